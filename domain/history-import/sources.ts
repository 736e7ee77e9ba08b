/** Where a file comes from. `rondel` is our own export; `csv` is a table whose columns the member named. */
export const sources = [
  'strong',
  'hevy',
  'fitnotes',
  'fitbod',
  'stronglifts',
  'liftosaur',
  'liftlog',
  'jefit',
  'wger',
  'garmin',
  'apple-health',
  'health-connect',
  'fitbit',
  'withings',
  'renpho',
  'openscale',
  'loop',
  'habitica',
  'csv',
  'rondel',
] as const;
export type Source = (typeof sources)[number];

/** The app of an entry as set log and charts name it: nothing for an entry that was logged here, also when it came back from an export. */
export const otherApp = (source: Source | null | undefined): { readonly source?: Source } =>
  source && source !== 'rondel' ? { source } : {};
