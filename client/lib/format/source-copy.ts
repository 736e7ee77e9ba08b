import type { Source } from '#domain/history-import/sources.ts';

/** The apps that a history may come from, as members know them. */
export const appNames: Readonly<Record<Source, string>> = {
  strong: 'Strong',
  hevy: 'Hevy',
  fitnotes: 'FitNotes',
  fitbod: 'Fitbod',
  stronglifts: 'StrongLifts',
  liftosaur: 'Liftosaur',
  liftlog: 'LiftLog',
  jefit: 'JEFIT',
  wger: 'wger',
  garmin: 'Garmin',
  'apple-health': 'Apple Health',
  'health-connect': 'Health Connect',
  fitbit: 'Fitbit',
  withings: 'Withings',
  renpho: 'Renpho',
  openscale: 'openScale',
  loop: 'Loop Habit Tracker',
  habitica: 'Habitica',
  csv: 'your table',
  rondel: 'Rondel',
};
