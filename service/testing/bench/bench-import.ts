import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import Papa from 'papaparse';
import { noAnswers } from '#domain/history-import/file-rows.ts';
import { setsIn } from '#domain/history-import/history-import.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { fileEntries, workoutBatches } from '#service/features/history-import/file-entries-contract.ts';
import { type FileBytes, piecesOf } from '#service/features/history-import/file-reading/file-bytes.ts';
import { readHistoryFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import {
  healthExport,
  strongFile,
} from '#service/features/history-import/file-reading/testing/history-files.ts';
import type { SentWorkout } from '#service/features/history-import/import-contract.ts';
import { type HostileProvider, hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { answers, emails, serviceEnv, serviceOptions, signInMembers, workoutOn } from './http-targets.ts';
import { type Measured, measure } from './measure.ts';
import { processorTimeFromNow } from './process-time.ts';
import { median } from './quantile.ts';
import { installTemporaryPackage } from './temporary-package.ts';

/*
 * Measures the import of a history: a file of Strong read and previewed, beside csv-parse and the bare parser that the reader uses; its sets
 * stored over HTTP; commands of other members meanwhile, at a rate and as fast as they can; a health file of 1 GB read, beside the bare
 * parser, with its memory. csv-parse is no dependency: it is installed into a temporary folder, or taken from `--csv FOLDER`.
 *
 * npm run bench:import -- [--only read|store|beside|health] [--sets 200000] [--megabytes 1000] [--rounds 3] [--csv FOLDER] [--profile FOLDER]
 *
 * --profile writes a CPU profile of the service into the folder.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sets: { type: 'string', default: '200000' },
    megabytes: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    csv: { type: 'string', default: '' },
    profile: { type: 'string', default: '' },
  },
});
const [sets, rounds] = [Number(values.sets), Number(values.rounds)];
/** Who log workouts meanwhile, and over how many connections. */
const [otherCount, connections] = [64, 16];
const goals = { read: 3, stored: 10_000, others: 0.9, health: 0.6, healthBytes: 150_000_000 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isAsked = (part: string): boolean => values.only === '' || values.only === part;
const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
await chmod(folder, 0o755);
try {
  say(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds`);
  if (isAsked('read')) await benchReading();
  if (isAsked('store') || isAsked('beside')) await benchStoring();
  if (isAsked('health')) await benchHealth();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Prints a figure beside its goal, and makes the run fail when it is missed. */
function report(what: string, figure: number, goal: number, isLess = false): void {
  const isMet = isLess ? figure <= goal : figure >= goal;
  const shown = (value: number) => (value < 1_000 ? value.toFixed(2) : count(Math.round(value)));
  say(
    `${what}: ${shown(figure)} (goal: at ${isLess ? 'most' : 'least'} ${shown(goal)})${isMet ? '' : ' MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

async function previewed(file: FileBytes): Promise<readonly SentWorkout[]> {
  const workouts: Parameters<typeof fileEntries>[0]['workouts'][number][] = [];
  await readHistoryFile(file, {
    answers: noAnswers,
    onItem: (item) => void (item.is === 'workout' && workouts.push(item)),
  });
  const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
  return fileEntries({ workouts, weights: [] }, { zoneAt: () => 'UTC', today }).workouts;
}

type CsvParse = { readonly parse: (options: object) => NodeJS.ReadWriteStream };

async function benchReading(): Promise<void> {
  const file = strongFile(sets);
  const { parse } = (await installTemporaryPackage(values.csv || folder, 'csv-parse', '7.0.3')) as CsvParse;
  const contenders = {
    ours: async () => void (await previewed(file)),
    csvParse: () =>
      new Promise<void>((resolve, reject) => {
        const parser = parse({ delimiter: ';' });
        parser
          .on('data', () => {})
          .on('end', resolve)
          .on('error', reject);
        Readable.from(piecesOf(file)).pipe(parser);
      }),
    papaparse: async () => {
      const decoder = new TextDecoder();
      const parser = new Papa.Parser({ delimiter: ';', newline: '\n', quoteChar: '"' });
      let rest = '';
      for await (const piece of piecesOf(file)) {
        rest += decoder.decode(piece, { stream: true });
        const { meta } = parser.parse(rest, 0, true) as Papa.ParseResult<unknown>;
        rest = rest.slice(meta.cursor);
      }
    },
  };
  for (const contender of Object.values(contenders)) await contender();
  const times = { ours: [] as number[], csvParse: [] as number[], papaparse: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['ours', 'csvParse', 'papaparse'] as const)
      times[name].push(await secondsOf(contenders[name]));
  const [ours, csvParse, papaparse] = [times.ours, times.csvParse, times.papaparse].map(median);
  say(
    `${count(sets)} sets of Strong, ${Math.round(file.size / 1e6)} MB: ours ${ours?.toFixed(2)} s, csv-parse ${csvParse?.toFixed(2)} s, papaparse ${papaparse?.toFixed(2)} s`,
  );
  const ratio = (other: readonly number[]) =>
    median(times.ours.map((time, round) => time / (other[round] ?? Number.NaN)));
  report('read and previewed, in times of csv-parse', ratio(times.csvParse), goals.read, true);
  say(`in times of the bare papaparse: ${ratio(times.papaparse).toFixed(2)}`);
}

async function benchStoring(): Promise<void> {
  const postgres = await startEmbeddedPostgres(join(folder, 'data'));
  const provider = await hostileProvider();
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  const service = spawn(
    process.execPath,
    [
      ...serviceOptions,
      ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
      ...['--import', 'tsx', 'service/testing/serve.ts'],
    ],
    {
      env: {
        PATH: '/usr/bin:/bin',
        PORT: String(port),
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        ...serviceEnv(provider),
      },
      stdio: ['ignore', log.fd, 'inherit'],
    },
  );
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/readyz`);
    const isOurs: Service['isOurs'] = ({ id, command }) => id === service.pid || command.includes(folder);
    await measureStoring({ origin, isOurs }, provider);
  } finally {
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    await ended;
    await provider.stop();
    await postgres.stop();
    await log.close();
    await rm(postgres.home, { recursive: true, force: true });
  }
}

type Service = { readonly origin: string; readonly isOurs: Parameters<typeof processorTimeFromNow>[0] };

/** Members who import, and members who log workouts meanwhile. */
type People = { readonly importers: string[]; readonly others: readonly string[] };
type Batches = readonly (readonly SentWorkout[])[];

async function measureStoring({ origin, isOurs }: Service, provider: HostileProvider): Promise<void> {
  const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
  const cookies = await signInMembers(origin, provider, today, emails.slice(0, otherCount + rounds * 3));
  const people = { others: cookies.slice(0, otherCount), importers: cookies.slice(otherCount) };
  const batches = workoutBatches(await previewed(strongFile(sets)));
  if (isAsked('store')) await measureAlone({ origin, isOurs }, people, batches);
  if (isAsked('beside')) await measureOthers(origin, people, batches);
}

async function measureAlone({ origin, isOurs }: Service, { importers }: People, batches: Batches) {
  const stored = batches.reduce((sum, workouts) => sum + setsIn(workouts), 0);
  say(`${count(stored)} sets in ${batches.length} batches`);
  const rates: number[] = [];
  for (const cookie of importers.splice(0, rounds)) {
    const spent = await processorTimeFromNow(isOurs).catch(() => async () => Number.NaN);
    const seconds = await secondsOf(() => storeAll(clientOf(origin, cookie), batches));
    rates.push(stored / seconds);
    say(`stored in ${seconds.toFixed(1)} s, with ${((await spent()) / 1e6).toFixed(1)} s of processors`);
  }
  report('sets stored per second', median(rates), goals.stored);
}

async function measureOthers(origin: string, { others, importers }: People, batches: Batches): Promise<void> {
  const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
  const json = workoutOn(today);
  const log = {
    name: 'log workout',
    origin,
    requests: [{ method: 'POST', path: '/api/workouts', json } as const],
  };
  await measure({ ...log, cookies: others }, connections, 5);
  for (const rate of [128, undefined]) {
    const target = { ...log, cookies: others, ...(rate !== undefined && { rate }) };
    const measured = () => measure(target, connections, 4);
    const found: [Measured, Measured][] = [];
    for (const cookie of importers.splice(0, rounds))
      found.push([await measured(), await besideAnImport(clientOf(origin, cookie), batches, measured)]);
    reportOthers(rate === undefined ? `${connections} at once` : `${rate} a second`, found);
  }
}

/** @param found pairs of without and with an import */
function reportOthers(name: string, found: readonly (readonly [Measured, Measured])[]): void {
  const shown = (which: 0 | 1) => {
    const of = (what: 'perSecond' | 'p50' | 'p99') =>
      Math.round(median(found.map((pair) => pair[which][what])));
    return `${of('perSecond')} a second, p50 ${of('p50')} ms, p99 ${of('p99')} ms`;
  };
  const failed = found.reduce((sum, [alone, beside]) => sum + alone.failed + beside.failed, 0);
  say(`commands of others, ${name}: ${shown(0)}; beside an import ${shown(1)}; ${failed} failed`);
  const shares = found.map(([alone, beside]) => beside.perSecond / alone.perSecond);
  report(`share of their rate, ${name}`, median(shares), goals.others);
}

type Sender = (method: string, path: string, json?: object) => Promise<string>;

function clientOf(origin: string, cookie: string): Sender {
  const client: HttpClient = createHttpClient(origin);
  return async (method, path, json) => {
    const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
    const { status, body } = await client.send(method, path, { headers, ...(json && { json }) });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${body}`);
    return body;
  };
}

async function begun(send: Sender): Promise<string> {
  const body = await send('POST', '/api/me/imports', { source: 'strong', fileName: 'strong.csv' });
  return `/api/me/imports/${(JSON.parse(body) as { import: { id: string } }).import.id}`;
}

async function storeAll(send: Sender, batches: Batches, isOver: () => boolean = () => false): Promise<void> {
  const path = await begun(send);
  for (const [index, workouts] of batches.entries()) {
    if (isOver()) return;
    await send('POST', `${path}/workouts`, { batch: index + 1, workouts });
  }
  await send('POST', `${path}/complete`);
}

/** Measures while batches of an import follow each other; imports again from the start of other days when it ends sooner. */
async function besideAnImport(
  send: Sender,
  batches: Batches,
  measured: () => Promise<Measured>,
): Promise<Measured> {
  let isOver = false;
  const importing = storeAll(send, batches, () => isOver);
  const ended = importing.then(() => true);
  await delay(200);
  const result = await measured();
  const wasShort = await Promise.race([ended, Promise.resolve(false)]);
  isOver = true;
  await importing;
  if (wasShort) say('the import ended before the measurement');
  return result;
}

type Said = { readonly seconds: number; readonly peakBytes: number; readonly bytes: number };

async function benchHealth(): Promise<void> {
  // Bundled, so that the memory of a compiler of TypeScript is not counted.
  const program = join(folder, 'reading-process.mjs');
  await build({
    entryPoints: ['service/testing/bench/reading-process.ts'],
    ...{ outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
  });
  const readBy = async (who: 'saxes' | 'ours') => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, who, values.megabytes]);
    return JSON.parse(stdout) as Said;
  };
  const found: { saxes: Said; ours: Said }[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push({ saxes: await readBy('saxes'), ours: await readBy('ours') });
  const perSecond = (who: 'saxes' | 'ours') =>
    median(found.map((one) => one[who].bytes / 1e6 / one[who].seconds)).toFixed(0);
  say(
    `health file of ${healthExport(Number(values.megabytes) * 1e6).size / 1e6} MB: ours ${perSecond('ours')} MB/s, saxes ${perSecond('saxes')} MB/s`,
  );
  report(
    'share of the speed of bare saxes',
    median(found.map(({ saxes, ours }) => saxes.seconds / ours.seconds)),
    goals.health,
  );
  report(
    'peak memory in MB',
    Math.max(...found.map(({ ours }) => ours.peakBytes)) / 1e6,
    goals.healthBytes / 1e6,
    true,
  );
}
