export const appCopy = {
  youAreOffline: 'You are offline',
  offlineLead: 'What you logged without a network is kept on this device, and is sent when you are back.',
  notFound: '404 Page Not Found',
  notFoundLead: 'There is nothing at this address. It may have moved, or lost a letter on the way.',
  goHome: 'Go home',
  routingWorks: 'Routing Works',
  workout: 'Workout',
};
