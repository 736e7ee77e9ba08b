import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { asMemberId } from '#domain/kernel/ids.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { replicateToMirror } from '#service/event-store/mirror/mirror-replicator.ts';
import { withMirroredReads } from '#service/event-store/mirror/mirrored-store.ts';
import { openBareStore, openEventStoreDb } from '#service/event-store/open-stores.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { copyEvents } from '#service/tools/analysis/copy-events.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { logWorkout } from './log-workout.ts';
import { median } from './quantile.ts';
import { makeLog } from './synthetic-store.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures a real EventStoreDB through its adapter, compared with the driver alone and the built-in log in the same run. Measured are
 * commands: the stream is loaded or known, the decider decides, one event is appended. Then the built-in log is copied into it, and all
 * events are read back, from it and from its mirror in Postgres.
 *
 * EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' npm run bench:eventstore [-- --events 20000 --rounds 3 --milliseconds 3000]
 *
 * The server must be empty, and keeps what is written.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    milliseconds: { type: 'string', default: '3000' },
  },
});
const [events, rounds, milliseconds] = [
  Number(values.events),
  Number(values.rounds),
  Number(values.milliseconds),
];
const url = eventStoreUrl;
if (url === null) throw new Error('Which EventStoreDB? EVENTSTORE_URL says it: one that holds nothing yet.');
const callers = 64;
const none = new AbortController().signal;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

say(`${availableParallelism()} cores, load average ${load()} at the start, ${rounds} rounds`);
const driver = EventStoreDBClient.connectionString(url);
const adapter = await openEventStoreDb(url, { compression: 'none' });
try {
  await withTemporaryPostgres(async (postgres) => {
    const config = {
      ...{ eventStoreUrl: null, eventStoreCompression: 'none' as const },
      ...{ databaseUrl: postgres.url, dataDir: postgres.folder },
    };
    const [log, target] = [await openBareStore(config), await openBareStore(config, url)];
    say(await makeLog(postgres.url, 'eventstore', events, postgres.folder));
    say('\n| what | a second | goal |\n|---|---:|---|');
    await measureCopy(log.events, target);
    await measureReads(postgres.url);
    await measureCommands(log.events);
    await target.close();
    await log.close();
  });
} finally {
  await adapter.close();
  await driver.dispose();
}
say(`\nload average ${load()} afterwards`);

function row(what: string, perSecond: number, goal = ''): void {
  say(`| ${what} | ${count(Math.round(perSecond))} | ${goal} |`);
}

async function measureCopy(
  from: EventStore,
  { events: to, appends }: Awaited<ReturnType<typeof openBareStore>>,
): Promise<void> {
  const began = performance.now();
  let appendedAt = began;
  await copyEvents({
    ...{ from, to, ...appends, signal: none },
    showProgress: () => ({
      update: () => {
        appendedAt = performance.now();
      },
      stop: () => {},
    }),
  });
  const until = (at: number): number => (events / (at - began)) * 1000;
  row('copied into EventStoreDB', until(appendedAt), '2,000');
  row('copied and compared', until(performance.now()));
}

/**
 * Reads all events of the server by the driver, with JSON parsed, and by the adapter. Also reads the mirror, where there is one, as replays
 * do.
 */
async function measureReads(connectionString: string): Promise<void> {
  const began = performance.now();
  const { events: mirrored } = await replicateToMirror({
    ...{ connectionString, store: adapter, once: true, signal: none },
    onProgress: () => {},
  });
  row('copied into the mirror', (mirrored / (performance.now() - began)) * 1000);
  const withMirror = withMirroredReads(adapter, { connectionString, patienceMilliseconds: 10_000 });
  const all = ({ readBatches }: EventStore) =>
    rateOf(readBatches({ after: beginning, isLazy: true }), ({ length }) => length);
  const [byDriver, byAdapter, fromMirror]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    byDriver.push(await rateOf(driver.readAll({ direction: FORWARDS, fromPosition: START }), () => 1));
    byAdapter.push(await all(adapter));
    fromMirror.push(await all(withMirror));
  }
  const goal = (rates: readonly number[]) => `as many as the driver: ${ratio(rates, byDriver)}`;
  row('read by the driver', median(byDriver));
  row('read by the adapter', median(byAdapter), goal(byAdapter));
  row('read from the mirror', median(fromMirror), goal(fromMirror));
}

async function rateOf<Item>(items: AsyncIterable<Item>, sizeOf: (item: Item) => number): Promise<number> {
  const began = performance.now();
  let read = 0;
  for await (const item of items) read += sizeOf(item);
  return (read / (performance.now() - began)) * 1000;
}

async function measureCommands(log: EventStore): Promise<void> {
  const appended: number[] = [];
  const sides = new Map([
    ['the built-in log', { store: log, rates: [] as number[] }],
    ['EventStoreDB', { store: adapter, rates: [] as number[] }],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    appended.push(await whileTime(appendByDriver));
    for (const { store, rates } of sides.values()) {
      const execute = createExecuteCommand(store);
      const members = Array.from({ length: callers * 16 }, () => asMemberId(randomUUID()));
      let next = 0;
      rates.push(
        await whileTime(async () => {
          next += 1;
          await logWorkout(execute, members[next % members.length] ?? asMemberId(randomUUID()));
        }),
      );
    }
  }
  row(`appended by the driver, ${callers} at once`, median(appended));
  const [ours, theirs] = [sides.get('the built-in log')?.rates ?? [], sides.get('EventStoreDB')?.rates ?? []];
  row(`commands on the built-in log, ${callers} at once`, median(ours));
  row(
    `commands on EventStoreDB, ${callers} at once`,
    median(theirs),
    `0.8 of the built-in log: ${ratio(theirs, ours)}; of the driver alone ${ratio(theirs, appended)}`,
  );
}

async function appendByDriver(): Promise<void> {
  const event = jsonEvent({ id: randomUUID(), type: 'BenchAppended', data: { points: 2 }, metadata: {} });
  await driver.appendToStream(`bench-${event.id}`, event, { expectedRevision: NO_STREAM });
}

/** How often it is done in a second when so many callers do it one time after the other. */
async function whileTime(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const call = async (): Promise<void> => {
    for (; performance.now() - began < milliseconds; done += 1) await work();
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (done / (performance.now() - began)) * 1000;
}

function ratio(one: readonly number[], other: readonly number[]): string {
  return median(one.map((rate, round) => rate / (other[round] ?? Number.NaN))).toFixed(2);
}
