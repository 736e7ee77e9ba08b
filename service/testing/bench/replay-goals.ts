export const names = {
  copy: 'COPY to /dev/null, in Postgres',
  drain: 'COPY drained by Node',
  parse: 'JSON.parse of the same text',
  serial: 'the stats by one SQL statement, one process',
  parallel: 'the stats by one SQL statement, as many processes as Postgres takes',
  cursor: 'the stats folded over pg-cursor',
  read: 'reading for the stats',
  fold: 'folding the stats',
  write: 'writing the stats, as events of the rows',
  stats: 'rebuild of the stats, all in all',
  nothing: 'the same where no event is theirs: what a rebuild costs whatever the log holds',
  quests: 'rebuild of the quest days, all in all',
  questsInSql: 'the quest days by one SQL statement, one process',
  three: 'rebuild of streak, points and programs, all in all',
  encrypted: 'rebuild of streak and points, through the encrypting store',
  bare: 'rebuild of streak and points, through the bare store',
  all: 'rebuild of all read models, all in all',
  live: 'catch-up of the stats by the live path',
  naive: 'an UPDATE for each event, 100 in a transaction',
} as const;

export type Goal = { readonly of: string; readonly to: string; readonly wanted: string };
const noGoal = '–';

/**
 * A rebuild folds in one thread, so it is compared with a single-process SQL statement. Also printed: the ratio to a parallel statement,
 * and to a product read model. A read model's rows are written and indexed, while the statement's rows are only returned.
 */
export const goals: readonly Goal[] = [
  { of: names.stats, to: names.drain, wanted: '0.7' },
  { of: names.stats, to: names.serial, wanted: '3' },
  { of: names.stats, to: names.parallel, wanted: noGoal },
  { of: names.quests, to: names.questsInSql, wanted: noGoal },
  { of: names.stats, to: names.cursor, wanted: '2' },
  { of: names.live, to: names.naive, wanted: '25' },
  { of: names.encrypted, to: names.bare, wanted: '0.95' },
];
