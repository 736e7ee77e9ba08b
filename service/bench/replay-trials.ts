import type pg from 'pg';
import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import { type Connect, connector } from '#projections/engine/connection.ts';
import { beginning, type EventSource } from '#projections/engine/event-source.ts';
import { foldHistory } from '#projections/engine/fold-history.ts';
import { followLog } from '#projections/engine/live.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { fillTables, rebuild } from '#projections/engine/rebuild.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { tableOf } from '#projections/engine/tables.ts';
import { pointsLedgers } from '#projections/points/points-ledgers.ts';
import { programs } from '#projections/program/programs.ts';
import { activities } from '#projections/streak/activities.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { EventStore } from '#service/event-store/store.ts';
import {
  copyToNull,
  drainCopy,
  foldOverCursor,
  parseTexts,
  sqlAggregate,
  updateEventByEvent,
} from './replay-limits.ts';

export type Taken = { readonly milliseconds: number; readonly cpu: NodeJS.CpuUsage };
/** Something to be timed; it says itself how long it took where getting ready does not count. */
export type Trial = {
  readonly name: string;
  run(): Promise<{ readonly events: number } & Partial<Taken>>;
};
export type Goal = { readonly of: string; readonly to: string; readonly wanted: string };

const names = {
  copy: 'COPY to /dev/null, in Postgres',
  drain: 'COPY drained by Node',
  parse: 'JSON.parse of the same text',
  aggregate: 'one SQL aggregate',
  cursor: 'the same fold over an SQL cursor',
  read: 'reading',
  fold: 'folding',
  write: 'writing, as events of the rows',
  three: 'rebuild of streak, points and programs, all in all',
  all: 'rebuild of all read models, all in all',
  live: 'catch-up of the three by the live path',
  naive: 'an UPDATE for each event, 100 in a transaction',
} as const;

export const goals: readonly Goal[] = [
  { of: names.three, to: names.drain, wanted: '0.7' },
  { of: names.three, to: names.aggregate, wanted: '3' },
  { of: names.three, to: names.cursor, wanted: '2' },
  { of: names.live, to: names.naive, wanted: '25' },
];

const three: readonly AnyProjection[] = [activities, pointsLedgers, programs];
/** What is held in memory, or done the slow way, is measured on the first events only. */
const sample = 100_000;
const naiveSample = 5_000;

/** @param size how many events the log holds. */
export async function trialsOn(url: string, store: EventStore, size: number) {
  const connect = connector({ connectionString: url });
  const source = eventSourceOf(store);
  const client = await connect('bench');
  await client.query('vacuum analyze');
  const { parse } = await parseTexts(client, sample);
  const held = await heldEvents(client, source, sample);
  const few = await heldEvents(client, source, naiveSample);
  const means = { connect, source };
  const ofAll = async (work: Promise<unknown>) => {
    await work;
    return { events: size };
  };
  const trials: Trial[] = [
    { name: names.copy, run: () => ofAll(copyToNull(client)) },
    { name: names.drain, run: () => ofAll(drainCopy(client)) },
    { name: names.three, run: () => ofAll(rebuild({ ...means, projections: three, schema: 'three' })) },
    { name: names.aggregate, run: () => ofAll(sqlAggregate(client)) },
    { name: names.cursor, run: () => ofAll(foldOverCursor(client, source, three)) },
    { name: names.read, run: () => ofAll(readThrough(source)) },
    { name: names.fold, run: () => foldHeld(source, held) },
    { name: names.write, run: async () => ({ events: size, ...(await writing(client, source)) }) },
    { name: names.parse, run: async () => ({ events: parse() }) },
    {
      name: names.all,
      run: () => ofAll(rebuild({ ...means, projections: allProjections, schema: 'whole' })),
    },
    { name: names.live, run: () => catchUp(client, { ...means, held }) },
    {
      name: names.naive,
      async run() {
        await updateEventByEvent(client, few.events);
        return { events: few.logEvents };
      },
    },
  ];
  return { trials, close: () => client.end() };
}

/** The first events that the three handle, in memory. */
type Held = {
  readonly events: readonly Recorded<DomainEvent>[];
  /** How many events of the log they span: rates are of the log, not of what is handled. */
  readonly logEvents: number;
  readonly last: string;
};

const types: ReadonlySet<string> = new Set(three.flatMap(({ handles }) => handles));

async function heldEvents(client: pg.Client, source: EventSource<DomainEvent>, limit: number): Promise<Held> {
  const events: Recorded<DomainEvent>[] = [];
  for await (const batch of source.readAll({ after: beginning, types })) {
    events.push(...batch);
    if (events.length >= limit) break;
  }
  const last = events.at(-1)?.position ?? beginning;
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from log.events where position <= $1::bigint',
    [last.slice(0, 20)],
  );
  return { events, logEvents: Number(rows[0]?.count), last };
}

async function readThrough(source: EventSource): Promise<void> {
  for await (const _ of source.readAll({ after: beginning, types }));
}

async function foldHeld(source: EventSource, { events, logEvents }: Held) {
  async function* readAll() {
    for (let start = 0; start < events.length; start += 1000) yield events.slice(start, start + 1000);
  }
  await foldHistory({ source: { ...source, readAll }, projections: three, after: beginning }, Infinity);
  return { events: logEvents };
}

/** What the rows of a folded log take: COPY and indexes, in a transaction that leaves nothing. */
async function writing(client: pg.Client, source: EventSource): Promise<Taken> {
  const history = { source, projections: three, after: beginning };
  const folded = await foldHistory(history, Infinity);
  await client.query('create schema if not exists written; begin');
  const taken = stopwatch();
  const tables = three.map((projection) => tableOf(projection, 'written', 'next'));
  await fillTables(client, tables, folded, history);
  const result = taken();
  await client.query('rollback');
  return result;
}

/** Lets the live path run over the held part of the log, from nothing. */
async function catchUp(
  client: pg.Client,
  { connect, source, held }: { readonly connect: Connect; readonly source: EventSource; readonly held: Held },
) {
  const schema = 'followed';
  await client.query(`drop schema if exists ${schema} cascade`);
  await prepareTables(client, schema, three);
  const caughtUp = new AbortController();
  const taken = stopwatch();
  let result = taken();
  await followLog({
    connect,
    schema,
    source,
    projections: three,
    signal: caughtUp.signal,
    batchSize: 1000,
    cachedRows: 100_000,
    onMoved(_, position) {
      if (position < held.last || caughtUp.signal.aborted) return;
      result = taken();
      caughtUp.abort();
    },
    onParked(failure) {
      throw failure;
    },
  }).catch((error: unknown) => {
    if (!caughtUp.signal.aborted) throw error;
  });
  return { events: held.logEvents, ...result };
}

function stopwatch(): () => Taken {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  return () => ({ milliseconds: performance.now() - began, cpu: process.cpuUsage(cpu) });
}
