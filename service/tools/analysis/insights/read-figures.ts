import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type * as pg from '#projections/postgres/pg.ts';
import type { Figures, MeasureEffect, MemberChange } from '#service/features/insights/insights-contract.ts';
import { schemaAsOf } from '#service/tools/analysis/scratch-schema.ts';
import {
  bucketNames,
  changesSql,
  effectSql,
  type Measure,
  measures,
  questsSql,
  refusedSql,
  retentionSql,
  streaksSql,
} from './insights-sql.ts';

type Db = Pick<pg.ClientBase, 'query'>;

/** Runs the statements on the read models of the session's search path. */
export async function readFigures(db: Db, asOf: Instant): Promise<Omit<Figures, 'position'>> {
  const sql = {
    streaks: streaksSql,
    retention: retentionSql(asOf),
    quests: questsSql,
    refused: refusedSql(asOf),
  };
  const streaks = await readStreaks(db, sql.streaks);
  return {
    asOf,
    members: streaks.reduce((sum, { members }) => sum + members, 0),
    streaks,
    retention: await readRetention(db, sql.retention),
    quests: await readQuests(db, sql.quests),
    refused: await readRefused(db, sql.refused),
    schema: schemaAsOf({ until: asOf }),
    sql,
  };
}

/** Every bucket, also the empty ones. */
async function readStreaks(db: Db, sql: string): Promise<Figures['streaks']> {
  const { rows } = await db.query<{ bucket: number; members: number }>(sql);
  const found = new Map(rows.map(({ bucket, members }) => [bucket, members]));
  return bucketNames(measures['current-streak'].buckets).map((bucket, nth) => ({
    bucket,
    members: found.get(nth + 1) ?? 0,
  }));
}

type RetentionRow = {
  readonly cohort: string;
  readonly members: number;
  readonly week: number;
  readonly active: number;
};

/** The rows of each cohort in the order of its weeks. */
async function readRetention(db: Db, sql: string): Promise<Figures['retention']> {
  const { rows } = await db.query<RetentionRow>(sql);
  const cohorts = new Map<string, { week: string; members: number; active: number[] }>();
  for (const { cohort, members, active } of rows) {
    const known = cohorts.get(cohort) ?? { week: cohort, members, active: [] };
    known.active.push(active);
    cohorts.set(cohort, known);
  }
  return [...cohorts.values()];
}

async function readQuests(db: Db, sql: string): Promise<Figures['quests']> {
  const { rows } = await db.query<Omit<Figures['quests'][number], 'name'>>(sql);
  return rows.map((row) => ({ ...row, name: questById(row.questId)?.name ?? row.questId }));
}

async function readRefused(db: Db, sql: string): Promise<Figures['refused']> {
  const { rows } = await db.query<Figures['refused'][number]>(sql);
  return rows;
}

type EffectRow = {
  readonly before: number;
  readonly after: number;
  readonly members: number;
  readonly gaining: number;
  readonly losing: number;
};
type ChangeRow = { readonly key: string; readonly before: number; readonly after: number };

const listedChanges = 50;

/** @param pseudonymOf a member id */
export async function readEffect(
  db: Db,
  measure: Measure,
  pseudonymOf: (memberId: string) => string,
): Promise<MeasureEffect> {
  const sql = effectSql(measure);
  const { rows } = await db.query<EffectRow>(sql);
  const sumOf = (matches: (row: EffectRow) => boolean, of: keyof EffectRow = 'members') =>
    rows.filter(matches).reduce((sum, row) => sum + row[of], 0);
  const all = () => true;
  const changesOf = async (direction: 'gains' | 'losses'): Promise<MemberChange[]> => {
    const changed = await db.query<ChangeRow>(changesSql(measure, direction, listedChanges));
    return changed.rows.map(({ key, before, after }) => ({ member: pseudonymOf(key), before, after }));
  };
  const [gaining, losing] = [sumOf(all, 'gaining'), sumOf(all, 'losing')];
  return {
    measure,
    buckets: bucketNames(measures[measure].buckets).map((bucket, nth) => ({
      bucket,
      before: sumOf(({ before }) => before === nth + 1),
      after: sumOf(({ after }) => after === nth + 1),
    })),
    gaining,
    losing,
    unchanged: sumOf(all) - gaining - losing,
    gains: await changesOf('gains'),
    losses: await changesOf('losses'),
    sql,
  };
}
