import type { appNames as english } from '#client/lib/format/source-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The apps that a history may come from, as members know them. */
export const appNames: Translated<typeof english> = {
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
  'apple-health': 'Apple Santé',
  'health-connect': 'Santé Connect',
  fitbit: 'Fitbit',
  withings: 'Withings',
  renpho: 'Renpho',
  openscale: 'openScale',
  loop: 'Loop Habit Tracker',
  habitica: 'Habitica',
  csv: 'ton tableau',
  rondel: 'Rondel',
};
