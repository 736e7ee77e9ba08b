/** What pages say before scripts run, and what an installed app is called. The HTML files have the English texts. */
export const pageCopy = {
  landingTitle: 'Spin a quest. Build a habit. · Rondel',
  description:
    'Spin a quest wheel daily for personalised fitness challenges. Track progress, reach goals and build healthy habits.',
  needsScript: 'Rondel needs JavaScript. Please turn it on and reload this page.',
  appName: 'Rondel Fitness',
  appDescription: 'Spin a quest wheel daily for personalised fitness challenges.',
  spin: 'Spin',
  workout: 'Workout',
  logWeight: 'Log weight',
};
