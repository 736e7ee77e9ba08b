import assert from 'node:assert/strict';
import type pg from 'pg';
import type { DomainEvent } from '#domain/events.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { allProjections } from '#projections/all-projections.ts';
import { createRowWriter } from '#projections/engine/copy-rows.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { foldHistory } from '#projections/engine/fold-history.ts';
import { readHistory } from '#projections/engine/history.ts';
import { openLetterBook } from '#projections/engine/letter-book.ts';
import { followLog } from '#projections/engine/live.ts';
import { allMembers } from '#projections/engine/member-range.ts';
import type { AnyProjection, Projection } from '#projections/engine/projection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { createIndexes, createTables, tableOf } from '#projections/engine/tables.ts';
import { pointsLedgers } from '#projections/points/points-ledgers.ts';
import { type Connect, connector } from '#projections/postgres/connection.ts';
import { programs } from '#projections/program/programs.ts';
import { questDays } from '#projections/quest/quest-days.ts';
import { activities } from '#projections/streak/activities.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { numberOf, positionOf } from '#service/event-store/postgres/log-connection.ts';
import { names } from './replay-goals.ts';
import {
  type CursorClass,
  copyToNull,
  drainCopy,
  foldOverCursor,
  parseTexts,
  updateEventByEvent,
} from './replay-limits.ts';

const listed = (types: readonly string[]): string => types.map((type) => `'${type}'`).join(', ');

/** The rows of the quest read model in one statement: the last event of a quest decides its status. */
const questDaysInSql = `
  with happened as materialized (
    select e.position, t.type, e.data->>'memberId' as member_id, e.data->>'date' as date,
      e.data->>'questId' as quest_id, (e.data->>'points')::int as points
    from log.events e join log.event_types t using (type_no)
    where t.type in (${listed(questDays.handles.filter((type) => type.startsWith('Quest')))})
  ), cleared as (
    select e.data->>'memberId' as member_id, max(e.position) as position
    from log.events e join log.event_types t using (type_no)
    where t.type in (${listed(memberCleared)}) group by 1
  )
  select distinct on (member_id, date) member_id || '|' || date as key, member_id, date,
    case type when 'QuestSpun' then 'proposed' when 'QuestAccepted' then 'assigned' when 'QuestCompleted' then 'completed'
      when 'QuestSkipped' then 'skipped' when 'QuestCompletionUndone' then 'assigned' else 'none' end as status,
    quest_id, case type when 'QuestCompleted' then points else 0 end as points
  from happened h left join cleared c using (member_id)
  where c.position is null or h.position > c.position
  order by member_id, date, h.position desc`;

type MemberStats = { points: number; workouts: number; quests: number; readonly days: MemberDay[] };
type StatsRow = {
  readonly points: number;
  readonly workouts: number;
  readonly quests: number;
  readonly active_days: number;
  readonly last_day: string;
  readonly best_run: number;
};
type Counted = Extract<DomainEvent, { type: 'QuestCompleted' | 'WorkoutLogged' | 'RoutineCompleted' }>;

/**
 * A read model that one SQL statement can also compute. It is the lightest, so that the engine is measured instead of the product rules.
 */
const memberStats: Projection<Counted, MemberStats, StatsRow> = {
  name: 'member_stats',
  version: 1,
  holdsBack: 'owner',
  handles: ['QuestCompleted', 'WorkoutLogged', 'RoutineCompleted'],
  personal: [],
  metadata: [],
  key: ({ event }) => event.memberId,
  initial: () => ({ points: 0, workouts: 0, quests: 0, days: [] }),
  evolve(stats, { event }) {
    stats.points += event.points;
    if (event.type === 'QuestCompleted') stats.quests += 1;
    else stats.workouts += 1;
    if (!stats.days.includes(event.date)) stats.days.push(event.date);
    return stats;
  },
  table: {
    columns: {
      points: ['integer', (stats) => stats.points],
      workouts: ['integer', (stats) => stats.workouts],
      quests: ['integer', (stats) => stats.quests],
      active_days: ['integer', (stats) => stats.days.length],
      last_day: ['date', ({ days }) => lastOf(days)],
      best_run: ['integer', ({ days }) => bestRun(days.toSorted())],
    },
    indexes: [],
  },
};

function lastOf(dates: readonly MemberDay[]): string {
  let last = '';
  for (const date of dates) if (date > last) last = date;
  return last;
}

function bestRun(dates: readonly MemberDay[]): number {
  let [best, run] = [0, 0];
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    run = before !== undefined && daysBetween(before, date) === 1 ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best;
}

/** The same in one SQL statement. */
const statsInSql = `
  with done as materialized (
    select e.data->>'memberId' as key, (e.data->>'points')::int as points, (e.data->>'date')::date as day,
      t.type = 'QuestCompleted' as is_quest
    from log.events e join log.event_types t using (type_no)
    where t.type in ('QuestCompleted', 'WorkoutLogged', 'RoutineCompleted')
  ), days as (
    select key, day, day - (row_number() over (partition by key order by day))::int as run
    from (select distinct key, day from done) d
  ), runs as (select key, count(*)::int as days, max(day) as last_day from days group by key, run)
  select key, s.points, s.workouts, s.quests, r.active_days, r.last_day::text, r.best_run
  from (
    select key, sum(points)::int as points, count(*) filter (where not is_quest)::int as workouts,
      count(*) filter (where is_quest)::int as quests
    from done group by key
  ) s join (
    select key, sum(days)::int as active_days, max(last_day) as last_day, max(days) as best_run from runs group by key
  ) r using (key) order by key`;

type Taken = { readonly milliseconds: number; readonly cpu: NodeJS.CpuUsage };
/** A timed operation. It returns its own duration when setup must not count. */
export type Trial = {
  readonly name: string;
  run(): Promise<{ readonly events: number } & Partial<Taken>>;
};

const stats: readonly AnyProjection[] = [memberStats];
const nothing: readonly AnyProjection[] = [{ ...memberStats, handles: [] }];
const streakAndPoints: readonly AnyProjection[] = [activities, pointsLedgers];
const three: readonly AnyProjection[] = [...streakAndPoints, programs];
/** Trials in memory and slow trials use only this many events, from the middle of the log: at its start members only join. */
const sample = 100_000;
const naiveSample = 5_000;
const liveBatch = 5_000;

/** One log with encrypted personal fields. */
type BenchStores = {
  /** Decrypts personal fields that are read. */
  readonly encrypted: EventStore;
  readonly bare: EventStore;
  readonly cipher: RowCipher;
};

/**
 * @param size number of events in the log.
 * @param CursorOf pg-cursor, if installed.
 */
export async function trialsOn(url: string, stores: BenchStores, size: number, CursorOf: CursorClass | null) {
  const connect = connector({ connectionString: url });
  const source = eventSourceOf(stores.encrypted, stores.cipher);
  const client = await connect('bench');
  await client.query('vacuum analyze');
  const { parse } = await parseTexts(client, sample);
  const middle = positionOf(String(Math.floor(size / 2)));
  const held = await heldEvents(client, source, middle, Math.min(sample, size / 8));
  const few = await heldEvents(client, source, middle, Math.min(naiveSample, size / 8));
  const deps = { connect, source };
  const ofAll = async (work: Promise<unknown>) => {
    await work;
    return { events: size };
  };
  const rebuilding =
    (projections: readonly AnyProjection[], schema: string, from = source) =>
    () =>
      ofAll(rebuild({ connect, source: from, projections, schema }));
  const overCursor = (Cursor: CursorClass): Trial => {
    const history = { source, projections: stats };
    return { name: names.cursor, run: () => ofAll(foldOverCursor(client, Cursor, history)) };
  };
  const trials: Trial[] = [
    { name: names.copy, run: () => ofAll(copyToNull(client)) },
    { name: names.drain, run: () => ofAll(drainCopy(client)) },
    { name: names.stats, run: rebuilding(stats, 'bench_stats') },
    { name: names.nothing, run: rebuilding(nothing, 'bench_nothing') },
    { name: names.serial, run: () => ofAll(inOneProcess(client, statsInSql)) },
    { name: names.parallel, run: () => ofAll(client.query(statsInSql)) },
    ...(CursorOf ? [overCursor(CursorOf)] : []),
    { name: names.read, run: () => ofAll(readThrough(source)) },
    { name: names.fold, run: () => foldHeld(source, held) },
    { name: names.write, run: async () => ({ events: size, ...(await writing(client, source)) }) },
    { name: names.parse, run: async () => ({ events: parse() }) },
    { name: names.live, run: () => catchUp(client, { ...deps, size }) },
    {
      name: names.naive,
      async run() {
        await updateEventByEvent(client, few.events);
        return { events: few.logEvents };
      },
    },
    { name: names.quests, run: rebuilding([questDays], 'bench_quests') },
    { name: names.questsInSql, run: () => ofAll(inOneProcess(client, questDaysInSql)) },
    { name: names.three, run: rebuilding(three, 'bench_three') },
    { name: names.encrypted, run: rebuilding(streakAndPoints, 'bench_encrypted') },
    { name: names.bare, run: rebuilding(streakAndPoints, 'bench_bare', eventSourceOf(stores.bare)) },
    { name: names.all, run: rebuilding(allProjections, 'bench_all') },
  ];
  const close = async () => {
    await expectSameRows(client);
    const schemas =
      'bench_stats, bench_nothing, bench_quests, bench_three, bench_encrypted, bench_bare, bench_all, bench_followed, bench_written, naive';
    await client.query(`drop schema if exists ${schemas} cascade`);
    await client.end();
  };
  return { trials, close };
}

/** @throws when the rebuilt rows differ from those of SQL, which would make the measurement worthless. */
async function expectSameRows(client: pg.Client): Promise<void> {
  const { rows: statsFromSql } = await client.query<object>(statsInSql);
  for (const schema of ['bench_stats', 'bench_followed']) {
    const { rows } = await client.query<object>(
      `select key, points, workouts, quests, active_days, last_day::text, best_run from ${schema}.member_stats order by key`,
    );
    assert.deepEqual(rows, statsFromSql);
  }
  const { rows: questsFromSql } = await client.query<object>(questDaysInSql);
  const { rows } = await client.query<object>(
    'select key, member_id, date::text, status, quest_id, points from bench_quests.quest_days order by member_id, date',
  );
  assert.deepEqual(rows, questsFromSql);
}

/** Disables parallel query, because a fold is one thread as well. */
async function inOneProcess(client: pg.Client, statement: string): Promise<void> {
  await client.query('begin; set local max_parallel_workers_per_gather = 0');
  await client.query(statement);
  await client.query('commit');
}

/** Events handled by the stats, in memory. */
type HeldEvents = {
  readonly events: readonly Recorded<DomainEvent>[];
  /** Number of log events that they span: rates refer to the log, not to handled events. */
  readonly logEvents: number;
};

const types: ReadonlySet<string> = new Set(stats.flatMap(({ handles }) => handles));

async function heldEvents(
  client: pg.Client,
  source: EventSource<DomainEvent>,
  after: Position,
  limit: number,
): Promise<HeldEvents> {
  const events: Recorded<DomainEvent>[] = [];
  for await (const batch of source.readAll({ after, types, personal: new Set() })) {
    events.push(...batch);
    if (events.length >= limit) break;
  }
  const last = events.at(-1)?.position ?? after;
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from log.events where position > $1::bigint and position <= $2::bigint',
    [numberOf(after), numberOf(last)],
  );
  return { events, logEvents: Number(rows[0]?.count) };
}

async function readThrough(source: EventSource): Promise<void> {
  for await (const _ of readHistory({ source, projections: stats, after: beginning }));
}

async function foldHeld(source: EventSource, { events, logEvents }: HeldEvents) {
  async function* readAll() {
    for (let start = 0; start < events.length; start += 1000) yield events.slice(start, start + 1000);
  }
  await foldHistory(await allAtOnce({ ...source, readAll }), await openLetterBook(source));
  return { events: logEvents };
}

const allAtOnce = async (source: EventSource) => ({
  ...{ source, projections: stats, after: beginning, upTo: await source.head() },
  ...{ members: allMembers, memoryBytes: Infinity },
});

/** Cost of writing the rows of a folded log: COPY and indexes, in a transaction that is rolled back. */
async function writing(client: pg.Client, source: EventSource): Promise<Taken> {
  const { foldings } = await foldHistory(await allAtOnce(source), await openLetterBook(source));
  await client.query('create schema if not exists bench_written; begin');
  const taken = stopwatch();
  const tables = stats.map((projection) => tableOf(projection, 'bench_written', 'next'));
  const writer = createRowWriter(client, (work) => work());
  for (const [index, table] of tables.entries()) {
    const set = foldings[index]?.set;
    await createTables(client, [table]);
    if (set) await writer.add(table, set);
    await writer.end();
    await createIndexes(client, [table]);
  }
  const result = taken();
  await client.query('rollback');
  return result;
}

/** Runs the live path over the log, from the beginning. */
async function catchUp(
  client: pg.Client,
  {
    connect,
    source,
    size,
  }: { readonly connect: Connect; readonly source: EventSource; readonly size: number },
) {
  const schema = 'bench_followed';
  await client.query(`drop schema if exists ${schema} cascade`);
  await prepareTables(client, schema, stats);
  const head = await source.head();
  const caughtUp = new AbortController();
  const taken = stopwatch();
  let result = taken();
  await followLog({
    connect,
    schema,
    source,
    projections: stats,
    signal: caughtUp.signal,
    batchSize: liveBatch,
    cachedBytes: 100_000_000,
    onMoved(_, position) {
      if (position < head || caughtUp.signal.aborted) return;
      result = taken();
      caughtUp.abort();
    },
    onParked(failure) {
      throw failure;
    },
    onDeadLetters() {},
  }).catch((error: unknown) => {
    if (!caughtUp.signal.aborted) throw error;
  });
  return { events: size, ...result };
}

function stopwatch(): () => Taken {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  return () => ({ milliseconds: performance.now() - began, cpu: process.cpuUsage(cpu) });
}
