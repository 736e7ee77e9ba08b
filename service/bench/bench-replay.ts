import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { asMemberId } from '#domain/kernel/ids.ts';
import { appendInOrder } from '#service/analysis/append-in-order.ts';
import type { ImportedEvent } from '#service/analysis/imported-event.ts';
import { count } from '#service/analysis/progress-line.ts';
import { readConfig } from '#service/config.ts';
import { type DataKey, type DataKeys, openDataKeys } from '#service/event-store/encryption/data-keys.ts';
import { keyOwner, withEncryption } from '#service/event-store/encryption/encrypting-store.ts';
import { encryptFields } from '#service/event-store/encryption/field-encryption.ts';
import { openMasterKeys } from '#service/event-store/encryption/master-keys.ts';
import { createRowCipher } from '#service/event-store/encryption/row-cipher.ts';
import { hasPersonalFields } from '#service/event-store/event-types/event-codec.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { median } from './quantile.ts';
import { type Goal, goals, names } from './replay-goals.ts';
import type { CursorClass } from './replay-limits.ts';
import { type Trial, trialsOn } from './replay-trials.ts';
import { syntheticLog } from './synthetic-log.ts';
import { installTemporaryPackage } from './temporary-package.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * How fast a replay is, compared with the limits of the machine in the same run: events per second for reading, folding, writing and the
 * whole. The deciders make the log from a seed. Every round does all trials, every other round in reverse order, so that other load on the
 * machine affects all alike; shown are medians over the rounds, and of the ratios within each round. With several sizes (`--events
 * 10000,1000000`) it also prints the cost of an event in each.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'rondel' },
    /** A database with an existing log, instead of new ones. */
    database: { type: 'string' },
    /** A folder in which pg-cursor is installed. */
    cursor: { type: 'string' },
  },
});
const nothingConfigured = { masterKey: null, previousMasterKeys: [] };
const rounds = Number(values.rounds);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Measured = { readonly perSecond: number; readonly cpuMicroseconds: number };
type Results = Map<string, Measured[]>;

const costs: (readonly [size: number, microseconds: number])[] = [];
if (values.database !== undefined) await benchOn(values.database, await sizeOf(values.database), null);
else
  for (const size of values.events.split(',').map(Number))
    await withTemporaryPostgres(async ({ url, folder }) => {
      await makeLog(url, size, folder);
      await benchOn(url, size, folder);
    });
if (costs.length > 1) reportCosts();

async function benchOn(url: string, size: number, folder: string | null): Promise<void> {
  const stores = await openEncrypted(url, folder);
  const { trials, close } = await trialsOn(url, stores, size, await cursorFrom(folder));
  const results = await run(trials);
  await close();
  await stores.close();
  report(results);
  costs.push([size, microsecondsOf(names.stats, results) - microsecondsOf(names.nothing, results)]);
}

/** @param folder of the master key; null for the configured one. */
async function openEncrypted(url: string, folder: string | null) {
  const config = folder === null ? readConfig() : { ...nothingConfigured, dataDir: folder };
  const keys = await openDataKeys({ connectionString: url, masters: await openMasterKeys(config) });
  const bare = await openEventLog({ connectionString: url });
  const close = async () => {
    await bare.close();
    await keys.close();
  };
  return { bare, encrypted: withEncryption(bare, keys), keys, cipher: await createRowCipher(keys), close };
}

async function cursorFrom(folder: string | null): Promise<CursorClass | null> {
  const home = values.cursor ?? (folder && join(folder, 'borrowed'));
  try {
    if (home === null) throw new Error('no folder was given');
    const found = await installTemporaryPackage(home, 'pg-cursor', '2.22.0', ['pg@8.23.1']);
    return (found as { readonly default: CursorClass }).default;
  } catch (error) {
    say(`WITHOUT pg-cursor, which could not be installed: ${String(error)}`);
    return null;
  }
}

async function sizeOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from log.events');
  await client.end();
  return Number(rows[0]?.count);
}

async function makeLog(url: string, size: number, folder: string): Promise<void> {
  // Creating the log is not measured, so it does not wait for the disk.
  const quick = new URL(url);
  quick.searchParams.set('options', '-c synchronous_commit=off');
  const stores = await openEncrypted(quick.href, folder);
  const began = performance.now();
  const { members, events } = syntheticLog(values.seed, size);
  await appendInOrder(stores.bare, encryptedEvents(events, stores.keys), {
    revisions: new Map(),
    appendsAtOnce: 512,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await stores.close();
  const rate = Math.round((size / (performance.now() - began)) * 1000);
  say(`${count(size)} events of ${count(members)} members, decided and appended at ${count(rate)}/s`);
}

/** Encrypts events like the encrypting store, but fetches each member's key only once. */
async function* encryptedEvents(
  events: AsyncIterable<ImportedEvent>,
  keys: DataKeys,
): AsyncGenerator<ImportedEvent> {
  const known = new Map<string, DataKey>();
  for await (const event of events) {
    const { memberId } = event.data;
    if (typeof memberId !== 'string' || !hasPersonalFields(event)) {
      yield event;
      continue;
    }
    const key = known.get(memberId) ?? (await keys.keyOf(keyOwner(asMemberId(memberId))));
    known.set(memberId, key);
    yield { ...encryptFields(event, event.stream, key), stream: event.stream };
  }
}

async function run(trials: readonly Trial[]): Promise<Results> {
  const load = () => loadavg()[0]?.toFixed(1);
  say(`${availableParallelism()} cores, load average ${load()} before ${rounds} rounds`);
  const results: Results = new Map();
  for (let round = 0; round < rounds; round += 1)
    for (const trial of round % 2 === 0 ? trials : trials.toReversed())
      results.set(trial.name, [...(results.get(trial.name) ?? []), await measured(trial)]);
  say(`load average ${load()} afterwards\n`);
  return results;
}

/** CPU time measures only the work, independent of other load. Setup is excluded from both times. */
async function measured({ run }: Trial): Promise<Measured> {
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  const { events, milliseconds = performance.now() - began, cpu = process.cpuUsage(cpuBefore) } = await run();
  return { perSecond: (events / milliseconds) * 1000, cpuMicroseconds: (cpu.user + cpu.system) / events };
}

function report(results: Results): void {
  say('| | events/s | µs of CPU in Node for an event |\n|---|---:|---:|');
  for (const [name, all] of results) say(row(name, all));
  say('\n| goal | wanted | measured |\n|---|---:|---:|');
  for (const goal of goals) say(goalRow(goal, results));
  say('');
}

function row(name: string, results: readonly Measured[]): string {
  const perSecond = median(results.map((result) => result.perSecond));
  const cpu = median(results.map(({ cpuMicroseconds }) => cpuMicroseconds));
  return `| ${name} | ${count(Math.round(perSecond))} | ${cpu.toFixed(1)} |`;
}

function goalRow({ of, to, wanted }: Goal, results: Results): string {
  const beside = results.get(to);
  if (!beside) return `| ${of} / ${to} | ${wanted} | absent |`;
  const ratios = (results.get(of) ?? []).map(
    ({ perSecond }, round) => perSecond / (beside[round]?.perSecond ?? Number.NaN),
  );
  return `| ${of} / ${to} | ${wanted} | ${median(ratios).toFixed(2)} |`;
}

function microsecondsOf(name: string, results: Results): number {
  return 1e6 / median((results.get(name) ?? []).map(({ perSecond }) => perSecond));
}

function reportCosts(): void {
  const [[, least] = [0, Number.NaN]] = costs.toSorted(([, a], [, b]) => a - b);
  say('| events | µs that each adds to a rebuild | of the cheapest |\n|---:|---:|---:|');
  for (const [size, microseconds] of costs)
    say(`| ${count(size)} | ${microseconds.toFixed(2)} | ${(microseconds / least).toFixed(2)} |`);
}
