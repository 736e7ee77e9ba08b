import {
  energyStart,
  energyTally,
  leastMembers,
  type MemberEnergy,
} from '#domain/check-in/energy-of-members.ts';
import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import type { MemberEvent } from '#domain/member/member-events.ts';
import type { PointsLedger } from '#domain/points/points-ledger.ts';
import { storedAward } from '#domain/points/points-rules.ts';
import type { ZoneRulesAdopted } from '#domain/rules/rules-events.ts';
import { daysOf } from '#domain/streak/activity-state.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import { type CheckInState, checkIns } from '#projections/check-in/check-ins.ts';
import { readCheckpoints } from '#projections/engine/checkpoint.ts';
import { type FoldedRows, foldRows } from '#projections/engine/fold-parts.ts';
import type { AnyProjection, Projection, RowLike } from '#projections/engine/projection.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { members } from '#projections/member/members.ts';
import { pointsLedgersUnder } from '#projections/points/points-ledgers.ts';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import { copyIn, copyText } from '#projections/postgres/copy-in.ts';
import * as pg from '#projections/postgres/pg.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { type QuestDayState, questDays } from '#projections/quest/quest-days.ts';
import { type ActivityRecord, activities, activitiesUnder } from '#projections/streak/activities.ts';
import { tables } from '#projections/versions.ts';
import type { Effect, EnergyFigures, Figures } from '#service/features/insights/insights-contract.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import { awardChangedBy } from '#service/tools/analysis/changed-award.ts';
import { type ReplayContext, withProgress } from '#service/tools/analysis/replay-context.ts';
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
  const projections = [activities, questDays, joinings];
  return withTemporaryTables(context.connect, async (client) => {
    const tables = await createTables(client, {
      activities: 'key text, past json, state json, current_streak integer',
      members: 'key text, registered_at text',
      quest_days: 'quest_id text, status text, spun_away text[]',
    });
    const position = await folded(context, { projections, asOf }, async (rows) => {
      await tables.write('activities', activityLines(rows(activities), asOf));
      await tables.write('members', joiningLines(rows(joinings)));
      await tables.write('quest_days', questLines(rows(questDays)));
    });
    return { ...(await readFigures(client, asOf)), position };
  });
}

/** Longer than any time before the moment that the statements look at. */
const lookedBackDays = 120;

function* activityLines(rows: ReadonlyMap<string, unknown>, asOf: Instant): Generator<string> {
  const since = dayOf(
    asInstant(new Date(Date.parse(asOf) - lookedBackDays * 86_400_000).toISOString()),
    'UTC',
  );
  for (const [key, row] of rows) {
    const activity = row as ActivityRecord;
    const { currentStreak } = streakAt(activity.summary, dayAt(activity.summary.zones, asOf));
    const days = daysOf(activity)
      .filter(({ date }) => date >= since)
      .map(({ date, facts }) => ({
        date,
        facts: facts.map(({ kind, isTotalsOnly }) => ({ kind, isTotalsOnly })),
      }));
    yield line(key, '[]', JSON.stringify({ days }), String(currentStreak));
  }
}

function* joiningLines(rows: ReadonlyMap<string, unknown>): Generator<string> {
  for (const [key, { registeredAt }] of rows as ReadonlyMap<string, Joining>) yield line(key, registeredAt);
}

function* questLines(rows: ReadonlyMap<string, unknown>): Generator<string> {
  for (const { questId, status, spunAway } of rows.values() as Iterable<QuestDayState>)
    yield line(questId, status, `{${spunAway.map((away) => JSON.stringify(away)).join()}}`);
}

const line = (...values: readonly string[]): string => `${values.map(copyText).join('\t')}\n`;

type Joining = { readonly registeredAt: string };

/** When each member joined, as the read model of members has it, without their personal fields. */
const joinings: Projection<MemberEvent | ZoneRulesAdopted, Joining, RowLike> = {
  name: 'joinings',
  version: 1,
  holdsBack: members.holdsBack,
  partition: 'member',
  handles: members.handles,
  personal: [],
  key: members.key,
  ...(members.clears && { clears: members.clears }),
  initial: { registeredAt: '' },
  evolve({ registeredAt }, { event, metadata }) {
    if (event.type === 'AccountDeleted') return null;
    if (event.type === 'ZoneRulesAdopted') return { registeredAt };
    return {
      registeredAt: event.type === 'AccountKept' ? event.registeredAt : registeredAt || metadata.occurredAt,
    };
  },
  table: { columns: {}, indexes: [] },
};

type EffectOf = { readonly asOf: Instant; readonly rules: RuleChanges };

/** Everybody's numbers under the rules in force and under others, from one fold. Leaves nothing in the database. */
export async function effectAsOf(
  context: ReplayContext,
  { asOf, rules }: EffectOf,
  pseudonymOf: (memberId: string) => string,
): Promise<Effect> {
  const sides = sidesOf(rules, asOf);
  const projections = sides.flatMap(({ before, after }) => [before.projection, after.projection]);
  return withTemporaryTables(context.connect, async (client) => {
    const tables = await createTables(
      client,
      Object.fromEntries(
        sides.flatMap(({ measure }) => {
          const { before, after, column } = measures[measure];
          return [before, after].map((name) => [name, `key text primary key, ${column} integer`]);
        }),
      ),
    );
    const position = await folded(context, { projections, asOf }, async (rows) => {
      for (const side of sides)
        for (const { projection, numberOf } of [side.before, side.after])
          await tables.write(projection.name, numberLines(rows(projection), numberOf));
    });
    const effects: Effect['measures'] = [];
    for (const { measure } of sides) effects.push(await readEffect(client, measure, pseudonymOf));
    const counted = effects.map(({ gaining, losing, unchanged }) => gaining + losing + unchanged);
    return { asOf, position, members: Math.max(0, ...counted), measures: effects };
  });
}

type Side = { readonly projection: AnyProjection; readonly numberOf: (state: unknown) => number };
type Sides = { readonly measure: Measure; readonly before: Side; readonly after: Side };

function sidesOf({ points, streak }: RuleChanges, asOf: Instant): readonly Sides[] {
  const sides: Sides[] = [];
  const named = (projection: AnyProjection, name: string) => ({ ...projection, name });
  if (streak) {
    const { before, after } = measures['current-streak'];
    const other = { ...streakRulesV1, ...streak };
    const under = (rules: StreakRules) => (state: unknown) => {
      const { summary } = state as ActivityRecord;
      return streakAt(summary, dayAt(summary.zones, asOf), rules).currentStreak;
    };
    sides.push({
      measure: 'current-streak',
      before: { projection: named(activities, before), numberOf: under(streakRulesV1) },
      after: { projection: named(activitiesUnder(other, true), after), numberOf: under(other) },
    });
  }
  if (points) {
    const { before, after } = measures.points;
    const numberOf = (state: unknown) => (state as PointsLedger).total;
    sides.push({
      measure: 'points',
      before: { projection: named(pointsLedgersUnder(storedAward), before), numberOf },
      after: { projection: named(pointsLedgersUnder(awardChangedBy(points)), after), numberOf },
    });
  }
  return sides;
}

function* numberLines(
  rows: ReadonlyMap<string, unknown>,
  numberOf: (state: unknown) => number,
): Generator<string> {
  for (const [key, state] of rows) yield line(key, String(numberOf(state)));
}

/**
 * Energy and mood of all members until a moment. The rows of check-ins are encrypted for each member, so a fold reads them where they are
 * open. Only sums leave the fold.
 */
export async function energyAsOf(context: ReplayContext, asOf: Instant): Promise<EnergyFigures> {
  const tally = energyTally();
  const since = energyStart(dayOf(asOf, 'UTC'));
  const projections = [activities, checkIns];
  const position = await folded(context, { projections, asOf }, (rows) => {
    for (const member of energiesOf(rows, since)) tally.add(member);
  });
  const { members, afterTraining, weeks } = tally.result();
  return { asOf, position, leastMembers, members, afterTraining, weeks: [...weeks] };
}

/** The members of a part who checked in from a date on. */
function* energiesOf(rows: FoldedRows, since: MemberDay): Generator<MemberEnergy> {
  const byMember = new Map<string, CheckInState[]>();
  for (const row of rows(checkIns).values() as Iterable<CheckInState>)
    if (row.date >= since) byMember.set(row.memberId, [...(byMember.get(row.memberId) ?? []), row]);
  const trained = rows(activities);
  for (const [memberId, days] of byMember) {
    const activity = trained.get(memberId) as ActivityRecord | undefined;
    yield { checkIns: days, trained: activity ? trainingDates(activity, addDays(since, -1)) : [] };
  }
}

/** Dates with a workout that counts. */
const trainingDates = (activity: ActivityRecord, since: MemberDay): readonly MemberDay[] =>
  daysOf(activity)
    .filter(({ date, facts }) => date >= since && facts.some(({ kind }) => kind === 'workout'))
    .map(({ date }) => date);

type FoldOf = { readonly projections: readonly AnyProjection[]; readonly asOf: Instant };

/** Folds the events until an instant. @returns the position of the last one; null without any */
async function folded(
  context: ReplayContext,
  { projections, asOf }: FoldOf,
  take: (rows: FoldedRows) => Promise<void> | void,
): Promise<string | null> {
  const { events, position } = await withProgress(context, projections, (deps) =>
    foldRows({ ...deps, projections, until: asOf }, take),
  );
  return events === 0 ? null : position;
}

/** Temporary tables end with the connection. */
const withTemporaryTables = <Result>(
  connect: Connect,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => withConnection(connect, 'insights', work, withoutTimeout);

const chunkCharacters = 1 << 16;

/** @param columns by table */
async function createTables(client: pg.Client, columns: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(columns))
    await client.query(`create temporary table ${pg.escapeIdentifier(name)} (${text})`);
  return {
    async write(name: string, lines: Iterable<string>): Promise<void> {
      await copyIn(client, `copy ${pg.escapeIdentifier(name)} from stdin`, chunksOf(lines));
    },
  };
}

async function* chunksOf(lines: Iterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for (const each of lines) {
    text += each;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text.length > 0) yield Buffer.from(text);
}
