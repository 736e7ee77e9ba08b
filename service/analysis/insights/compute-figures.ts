import type { Instant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import { readCheckpoints } from '#projections/engine/checkpoint.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { members } from '#projections/member/members.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { questDays } from '#projections/quest/quest-days.ts';
import { activities } from '#projections/streak/activities.ts';
import { tables } from '#projections/versions.ts';
import { awardChangedBy } from '#service/analysis/changed-award.ts';
import { type ReplayContext, withProgress } from '#service/analysis/replay-context.ts';
import type { RuleChanges } from '#service/analysis/rules-file.ts';
import { withScratchSchema } from '#service/analysis/scratch-schema.ts';
import { streaksAsOf } from '#service/analysis/streaks-as-of.ts';
import type { Effect, Figures } from './insights-contract.ts';
import { type Measure, measures } from './insights-sql.ts';
import { readEffect, readFigures } from './read-figures.ts';

/**
 * The figures of now, by queries on the live rows, all of one snapshot. Only the streaks are computed here, from the summaries, because they
 * depend on the time. What the statements name are temporary views, which end with the transaction.
 */
export function figuresNow(connect: Connect, asOf: Instant): Promise<Figures> {
  return withConnection(
    connect,
    'insights',
    async (client) => {
      await client.query('begin isolation level repeatable read');
      await client.query('create temporary table streaks (key text primary key, current_streak integer)');
      await storeStreaks(client, asOf);
      await client.query('analyze streaks');
      await client.query(`
        create temporary view activities as
          select key, state, past, current_streak from ${tables.activities} join streaks using (key);
        create temporary view members as select key, registered_at from ${tables.members};
        create temporary view quest_days as select * from ${tables.quest_days}`);
      const figures = await readFigures(client, asOf);
      const position = await livePosition(client);
      await client.query('rollback');
      return { ...figures, position };
    },
    withoutTimeout,
  );
}

const pageSize = 1_000;

type Page = { readonly rows: readonly { readonly key: string; readonly summary: StreakSummary }[] };

async function storeStreaks(client: pg.Client, asOf: Instant): Promise<void> {
  for (let after = ''; ; ) {
    const { rows }: Page = await client.query(
      `select key, summary from ${tables.activities} where key > $1 order by key limit ${pageSize}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    const streaks = rows.map(({ summary }) => streakAt(summary, dayAt(summary.zones, asOf)).currentStreak);
    await client.query('insert into streaks select * from unnest($1::text[], $2::integer[])', [
      rows.map(({ key }) => key),
      streaks,
    ]);
    after = last.key;
  }
}

async function livePosition(client: pg.Client): Promise<string | null> {
  const checkpoints = await readCheckpoints(client, liveSchema, [activities]);
  return checkpoints.get(activities.name)?.position ?? null;
}

/** The figures of a moment, from a fold of the events until then. Leaves nothing in the database. */
export async function figuresAsOf(context: ReplayContext, asOf: Instant): Promise<Figures> {
  const projections = [streaksAsOf(asOf, streakRulesV1), questDays, members];
  return folded(context, { projections, asOf }, async (client, position) => ({
    ...(await readFigures(client, asOf)),
    position,
  }));
}

type EffectOf = { readonly asOf: Instant; readonly rules: RuleChanges };

/** Everybody's numbers under the rules in force and under others, from one fold. Leaves nothing in the database. */
export async function effectAsOf(
  context: ReplayContext,
  { asOf, rules }: EffectOf,
  pseudonymOf: (memberId: string) => string,
): Promise<Effect> {
  const { points, streak } = rules;
  const sides: { measure: Measure; before: AnyProjection; after: AnyProjection }[] = [];
  if (streak)
    sides.push({
      measure: 'current-streak',
      before: streaksAsOf(asOf, streakRulesV1),
      after: streaksAsOf(asOf, { ...streakRulesV1, ...streak }, true),
    });
  if (points)
    sides.push({
      measure: 'points',
      before: pointsLedgersUnder(storedAward),
      after: pointsLedgersUnder(awardChangedBy(points)),
    });
  const projections = sides.flatMap(({ measure, before, after }) => [
    { ...before, name: measures[measure].before },
    { ...after, name: measures[measure].after },
  ]);
  return folded(context, { projections, asOf }, async (client, position) => {
    const effects: Effect['measures'] = [];
    for (const { measure } of sides) effects.push(await readEffect(client, measure, pseudonymOf));
    const counted = effects.map(({ gaining, losing, unchanged }) => gaining + losing + unchanged);
    return { asOf, position, members: Math.max(0, ...counted), measures: effects };
  });
}

type Fold = { readonly projections: readonly AnyProjection[]; readonly asOf: Instant };

/** Reads from a fold of the events until an instant, in a schema that is dropped afterwards. */
function folded<Result>(
  context: ReplayContext,
  { projections, asOf }: Fold,
  read: (client: pg.Client, position: string | null) => Promise<Result>,
): Promise<Result> {
  return withScratchSchema(context.connect, async (schema) => {
    const { events, position } = await withProgress(context, projections, (deps) =>
      rebuild({ ...deps, projections, schema, until: asOf }),
    );
    return withConnection(context.connect, 'insights', async (client) => {
      await client.query(`set search_path to ${pg.escapeIdentifier(schema)}`);
      return read(client, events === 0 ? null : position);
    });
  });
}
