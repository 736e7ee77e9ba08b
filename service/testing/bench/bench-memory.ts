import { parseArgs } from 'node:util';
import { allProjections } from '#projections/all-projections.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { makeLog, openEncrypted } from './synthetic-store.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures the cost of a rebuild of all read models for each event, and its memory, in logs of several lengths. The memory is that of the
 * process (RSS), read four times a second.
 *
 * npm run bench:memory -- [--events 1000000] [--seed rondel] [--database URL --folder FOLDER] [--memory MB] [--decided N]
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'rondel' },
    /** A database with an existing log, and the folder of its master key, instead of new ones. */
    database: { type: 'string' },
    folder: { type: 'string' },
    /** Megabytes of rows in memory; the default of the service when absent. */
    memory: { type: 'string' },
    /**
     * The number of events that are decided; the rest are copies for more members. By default all up to a million, and 250,000 of a longer
     * log.
     */
    decided: { type: 'string' },
  },
});
const megabyte = 2 ** 20;
const momentsShown = 20;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.database !== undefined && values.folder !== undefined)
  await measure(values.database, await sizeOf(values.database), values.folder);
else
  for (const size of values.events.split(',').map(Number))
    await withTemporaryPostgres(async ({ url, folder }) => {
      const decided = values.decided === undefined ? [] : [Number(values.decided)];
      say(await makeLog(url, values.seed, size, folder, 0, ...decided));
      await measure(url, size, folder);
    });

async function measure(url: string, size: number, folder: string): Promise<void> {
  const stores = await openEncrypted(url, folder);
  const connect = connector({ connectionString: url, ...withoutTimeout });
  const watched = watchMemory();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await rebuild({
    connect,
    source: eventSourceOf(stores.encrypted, stores.cipher),
    projections: allProjections,
    schema: 'bench_memory',
    ...(values.memory && { memoryBytes: Number(values.memory) * megabyte }),
    onProgress: ({ events }) => watched.at(events),
  });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { peak, line } = watched.end();
  say(`memory in MB, at 20 moments: ${line}`);
  say(
    `| ${count(size)} events | ${count(Math.round(size / seconds))} events/s | ${((user + system) / size).toFixed(1)} µs of CPU in Node | ` +
      `peak ${Math.round(peak / megabyte)} MB | ${await bytesOf(connect, size)} |`,
  );
  await stores.close();
}

function watchMemory() {
  const seen: number[] = [];
  let events = 0;
  const timer = setInterval(() => seen.push(process.memoryUsage.rss()), 250);
  return {
    at(now: number) {
      events = now;
    },
    end() {
      clearInterval(timer);
      const every = Math.max(1, Math.floor(seen.length / momentsShown));
      const line = seen
        .filter((_, index) => index % every === 0)
        .map((bytes) => Math.round(bytes / megabyte));
      return { peak: Math.max(...seen), line: line.join(' '), events };
    },
  };
}

async function bytesOf(connect: ReturnType<typeof connector>, size: number): Promise<string> {
  const { rows } = await withConnection(connect, 'sizes', (client) =>
    client.query<{ log: string; models: string }>(
      `select sum(pg_total_relation_size(oid)) filter (where relnamespace = 'log'::regnamespace) as log,
         sum(pg_total_relation_size(oid)) filter (where relnamespace = 'bench_memory'::regnamespace) as models
       from pg_class where relkind = 'r'`,
    ),
  );
  const perEvent = (bytes: string | undefined) => Math.round(Number(bytes) / size);
  return `${perEvent(rows[0]?.log)} B of log and ${perEvent(rows[0]?.models)} B of read models for an event`;
}

function sizeOf(url: string): Promise<number> {
  return withConnection(connector({ connectionString: url, ...withoutTimeout }), 'count', async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) from log.events');
    return Number(rows[0]?.count);
  });
}
