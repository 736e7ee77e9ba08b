import { brand } from './brand.ts';

/** Texts that several rooms show. */
export const commonCopy = {
  cancel: 'Cancel',
  error: 'Error',
  loading: 'Loading...',
  tryAgain: 'Try again',
};

export const uiCopy = {
  logoName: `${brand} Fitness, home`,
  professionalConsulted: "I've talked to a professional about this",
  keepMyPlan: 'Keep my plan',
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
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  mainNavigation: 'Main',
  dashboard: 'Dashboard',
  profileOf: (name: string): string => `Profile, ${name}`,
};
