export const libCopy = {
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  undone: 'Completion Undone',
  undoneLead: 'The quest is open again, its points are taken back.',
  undoFailed: 'Failed to update quest. Please try again.',
  waiting: 'Waiting to sync',
  waitingLead: 'Saved on this device. We’ll send it when you’re back online.',
};
