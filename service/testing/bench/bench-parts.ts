import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { Position } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import { readCheckpoints, readParts } from '#projections/engine/checkpoint.ts';
import { changeParts } from '#projections/engine/division.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { logWorkout } from './log-workout.ts';
import type { PartsOfWorker, Spent, TaskOfWorker } from './parts-worker.ts';
import { median } from './quantile.ts';
import { makeLog, openEncrypted } from './synthetic-store.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/*
 * Measures the cost of following the log when the work is divided in parts of the members. The cost is each process's CPU time for each
 * event. Contenders are one process without parts, one with all parts, and two with half of them each. They have fixed parts, without
 * leases. The CPU time without parts, divided by that of each of two, is how many times as much two processes can carry. Three situations
 * are measured. First, so many events are behind that they are read in bulk. Then fewer are behind, so that they arrive by subscription in
 * full batches. Last, members log workouts, in small batches, for which each process has its own cost.
 *
 * npm run bench:parts -- [--backlog 20000] [--behind 9000] [--workouts 3000] [--parts 8] [--rounds 2] [--seed rondel]
 */
const { values } = parseArgs({
  options: {
    backlog: { type: 'string', default: '20000' },
    behind: { type: 'string', default: '9000' },
    workouts: { type: 'string', default: '3000' },
    parts: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'rondel' },
  },
});
const [backlog, behind, workouts] = [Number(values.backlog), Number(values.behind), Number(values.workouts)];
const [rounds, allParts] = [Number(values.rounds), Number(values.parts)];
const callers = 16;
const membersOfEach = 20;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Stores = Awaited<ReturnType<typeof openEncrypted>>;
type Contender = {
  readonly name: string;
  readonly parts: number;
  readonly processes: number;
  /** Microseconds for each event, of each round. */
  readonly spent: { readonly backlog: number[]; readonly behind: number[]; readonly live: number[] };
};

await withTemporaryPostgres(async ({ url, folder }) => {
  const stores = await openEncrypted(url, folder);
  const contender = (name: string, parts: number, processes: number): Contender => ({
    ...{ name, parts, processes, spent: { backlog: [], behind: [], live: [] } },
  });
  const alone = contender('one process without parts', 1, 1);
  const contenders = [
    alone,
    contender(`one process with ${allParts} parts`, allParts, 1),
    contender(`two processes with ${allParts / 2} parts each`, allParts, 2),
  ];
  say(`load average ${loadavg()[0]?.toFixed(1)} before ${rounds} rounds`);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, each] of contenders.entries())
      await follow(stores, each, { url, folder, schema: `bench_${round}_${nth}` });
  say(`load average ${loadavg()[0]?.toFixed(1)} afterwards\n`);
  say(`| µs of CPU of each process for an event of the log | ${backlog} behind | ${behind} behind | live |`);
  say('|---|---:|---:|---:|');
  for (const each of contenders) say(row(each, alone));
  await stores.close();
});

function row({ name, spent }: Contender, alone: Contender): string {
  const cells = (['backlog', 'behind', 'live'] as const).map((kind) => {
    const [each, one] = [median(spent[kind]), median(alone.spent[kind])];
    return `${Math.round(each)}, ${(one / each).toFixed(2)}x`;
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

type Place = { readonly url: string; readonly folder: string; readonly schema: string };

async function follow(stores: Stores, { parts, processes, spent }: Contender, place: Place) {
  const { url, folder, schema } = place;
  const workers = (await claimedParts(stores, { parts, processes }, place)).map(startWorker);
  const fall = async (name: string, size: number) => {
    await Promise.all(workers.map((worker) => ask(worker, 'stop')));
    await makeLog(url, `${values.seed} ${schema} ${name}`, size, folder);
    return (await spentUntil(workers, await stores.bare.head())) / size;
  };
  await fall('first', behind);
  await logWorkouts(stores, workouts);
  spent.live.push((await spentUntil(workers, await stores.bare.head())) / workouts);
  spent.behind.push(await fall('behind', behind));
  spent.backlog.push(await fall('backlog', backlog));
  for (const worker of workers) {
    worker.disconnect();
    await once(worker, 'exit');
  }
}

/** Empty read models, and what each process follows of them. */
async function claimedParts(
  { encrypted, cipher }: Stores,
  { parts, processes }: Pick<Contender, 'parts' | 'processes'>,
  { url, folder, schema }: Place,
): Promise<readonly PartsOfWorker[]> {
  const connect = connector({ connectionString: url });
  return withConnection(connect, 'bench', async (client) => {
    await prepareTables(client, schema, allProjections);
    const source = eventSourceOf(encrypted, cipher);
    await client.query(`update ${schema}.checkpoint set position = $1`, [await encrypted.head()]);
    await changeParts({ connect, schema, source, projections: allProjections }, parts);
    const undivided = [...(await readCheckpoints(client, schema, allProjections)).values()];
    const claims: PartsOfWorker['claims'][number][] = undivided.filter((each) => each.parts === 1);
    for (const projection of allProjections) claims.push(...(await readParts(client, schema, projection)));
    const workerOf = (nth: number) => Math.floor((nth * processes) / parts);
    return Array.from({ length: processes }, (_, worker) => ({
      ...{ url, folder, schema },
      claims: claims.filter(({ part }) => workerOf(part?.nth ?? 0) === worker),
    }));
  });
}

function startWorker(parts: PartsOfWorker): ChildProcess {
  return fork(fileURLToPath(new URL('parts-worker.ts', import.meta.url)), [JSON.stringify(parts)]);
}

/** The CPU time of each process until its rows are at a position, on average, in microseconds. */
async function spentUntil(workers: readonly ChildProcess[], until: Position): Promise<number> {
  const spent = await Promise.all(workers.map((worker) => ask(worker, { until })));
  return spent.reduce((sum, { microseconds }) => sum + microseconds, 0) / spent.length;
}

async function ask(worker: ChildProcess, task: TaskOfWorker): Promise<Spent> {
  worker.send(task);
  const [answer] = (await once(worker, 'message')) as [Spent];
  return answer;
}

async function logWorkouts({ encrypted }: Stores, number: number): Promise<void> {
  const execute = createExecuteCommand(encrypted);
  let left = number;
  const call = async () => {
    const members = Array.from({ length: membersOfEach }, () => asMemberId(randomUUID()));
    for (; left > 0; ) {
      left -= 1;
      await logWorkout(execute, members[left % membersOfEach] ?? asMemberId(randomUUID()));
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}
