import type { appNames as english } from '#client/lib/format/source-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

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
  'apple-health': 'Apple Health',
  'health-connect': 'Health Connect',
  fitbit: 'Fitbit',
  withings: 'Withings',
  renpho: 'Renpho',
  openscale: 'openScale',
  loop: 'Loop Habit Tracker',
  habitica: 'Habitica',
  csv: 'sua tabela',
  rondel: 'Rondel',
};
