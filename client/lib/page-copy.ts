/** Texts of pages before scripts run, and the name of an installed app. The HTML files have the English texts. */
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
