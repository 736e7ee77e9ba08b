export const appCopy = {
  workout: 'Workout',
  quest: 'Quest',
  connection: 'Connection',
  slowLine: 'Slow line. We keep trying.',
  youAreOffline: 'You are offline',
  offlineLead: 'What you log offline is saved on this device. We’ll send it when you’re back online.',
  notFound: '404 Page Not Found',
  notFoundLead: 'There’s nothing here. The page may have moved, or the address lost a letter.',
  goHome: 'Go home',
  routingWorks: 'Routing Works',
};
