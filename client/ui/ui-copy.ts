import { numberText } from '#client/lib/format/locale.ts';

export const brand = 'Rondel';

/** Texts that several rooms show. */
export const commonCopy = {
  addActivity: 'Add activity',
  backToDashboard: 'Back to Dashboard',
  cancel: 'Cancel',
  error: 'Error',
  loading: 'Loading...',
  tryAgain: 'Try again',
};

export const uiCopy = {
  logoName: `${brand} Fitness, home`,
  professionalConsulted: "I've talked to a professional about this",
  keepMyPlan: 'Keep my plan',
  wholeNumbersOnly: 'Whole numbers only.',
  numbersFromTo: (least: number, most: number): string =>
    `Use a number from ${numberText(least)} to ${numberText(most)}.`,
  didYouMean: (meant: string): string => `Did you mean ${meant}?`,
  reallyMean: (typed: string): string => `That’s a lot. Is ${typed} right?`,
  takeNumber: (meant: string): string => `Use ${meant}`,
  keepNumber: (typed: string): string => `Keep ${typed}`,
  close: 'Close',
  dock: 'Dock',
  failureOf: (kind: string, reason: string): string => `${kind} Error: ${reason}`,
  nothingIsLost: 'Nothing that you saved is lost.',
  reload: 'Reload',
  logoSecondLine: 'FITNESS',
  home: 'Home',
  welcome: `Welcome to ${brand}`,
  poweredBy: `Powered by ${brand}`,
  homeName: 'Home, dashboard',
  workout: 'Workout',
  daily: 'Daily',
  dailyMaintenance: 'Daily maintenance',
  quest: 'Quest',
  progress: 'Progress',
  profile: 'Profile',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  dashboard: 'Dashboard',
  profileOf: (name: string): string => `Profile, ${name}`,
};
