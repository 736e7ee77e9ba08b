import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { Claim } from '#projections/engine/checkpoint.ts';
import { followLog } from '#projections/engine/live.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openEncrypted } from './synthetic-store.ts';

/** The parts that a process of bench-parts follows. */
export type PartsOfWorker = {
  readonly url: string;
  readonly folder: string;
  readonly schema: string;
  readonly claims: readonly Claim[];
};
/** To come to a position, following the log from then on, or to follow it no more. */
export type TaskOfWorker = { readonly until: Position } | 'stop';
/** The CPU time since the last answer. */
export type Spent = { readonly microseconds: number };

const { url, folder, schema, claims } = JSON.parse(process.argv[2] ?? '{}') as PartsOfWorker;
const stores = await openEncrypted(url, folder);
const projections = allProjections.filter(({ name }) => claims.some((claim) => claim.name === name));
const positions = new Map(projections.map(({ name }) => [name, beginning]));
let until: Position | null = null;
let end = new AbortController();
let following: Promise<void> | null = null;
let before = process.cpuUsage();

process.on('message', (task: TaskOfWorker) => {
  if (task === 'stop') return void stop().then(answer);
  ({ until } = task);
  following ??= follow();
  answerWhenThere();
});
process.once('disconnect', () => void stop().then(stores.close));

async function stop(): Promise<void> {
  end.abort();
  await following;
  following = null;
}

async function follow(): Promise<void> {
  end = new AbortController();
  try {
    await followLog({
      ...{ connect: connector({ connectionString: url }), schema, projections, claims, signal: end.signal },
      ...{
        source: eventSourceOf(stores.encrypted, stores.cipher),
        batchSize: 1000,
        cachedBytes: 100_000_000,
      },
      onMoved(names, position) {
        for (const name of names) positions.set(name, position);
        answerWhenThere();
      },
      onParked(failure) {
        throw failure;
      },
      onDeadLetters() {},
    });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
}

function answerWhenThere(): void {
  const to = until;
  if (to === null || [...positions.values()].some((position) => position < to)) return;
  until = null;
  answer();
}

function answer(): void {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.({ microseconds: user + system } satisfies Spent);
}
