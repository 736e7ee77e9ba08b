import { numberText, plural } from '#client/lib/format/locale.ts';

const minute = 60;

export const libCopy = {
  tooFast: (seconds: number): string => {
    if (seconds <= 2 * minute)
      return `Too many tries. Try again in ${numberText(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}.`;
    return `Too many tries. Try again in ${numberText(Math.ceil(seconds / minute))} minutes.`;
  },
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  undone: 'Completion Undone',
  undoneLead: 'The quest is open again, its points are taken back.',
  undoFailed: 'Failed to update quest. Please try again.',
  pending: 'pending',
  pendingLead: 'Pending: counts when you’re back online',
  waiting: 'Waiting to sync',
  waitingLead: 'Saved on this device. We’ll send it later.',
};
