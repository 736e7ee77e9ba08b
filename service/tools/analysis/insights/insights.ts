import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/kernel/day.ts';
import type { Connect } from '#projections/postgres/connection.ts';
import type { openStores } from '#service/event-store/open-stores.ts';
import { type Answered, type Insights, InsightsBusy } from '#service/features/insights/insights.ts';
import type { Effect, EnergyFigures, Figures } from '#service/features/insights/insights-contract.ts';
import type { RuleChanges } from '#service/features/insights/rules-file.ts';
import { figuresNow } from './compute-figures.ts';

export type PartOrder = {
  readonly config: Parameters<typeof openStores>[0];
  readonly asOf: string;
  /** Rules, for their effect. */
  readonly question: 'figures' | 'energy' | RuleChanges;
  readonly memoryBytes: number;
};
export type PartAnswer = Figures | Effect | EnergyFigures;
export type PartMessage =
  | { readonly kind: 'progress'; readonly events: number; readonly total: number | null }
  | { readonly kind: 'done'; readonly answer: PartAnswer }
  | { readonly kind: 'failed'; readonly message: string };

type Deps = Pick<PartOrder, 'config' | 'memoryBytes'> & {
  readonly connect: Connect;
  /** Stores what was refused until now, so that the figures of now have it. */
  readonly flushRefused: () => Promise<void>;
  readonly now: () => Instant;
};

/** Questions that wait for the one that is worked on. */
const maxWaiting = 4;
/** Then the answer says how far the work is. */
const answeredWithinMs = 1_500;
/** How long an answer about the past is kept: only an erasure or an import changes it. */
const keptMs = 10 * 60_000;
/** How long an answer about now is kept. */
const freshMs = 5_000;
const keptAnswers = 20;
const longestMs = 30 * 60_000;
/** Behind the service, which has 0. */
const lowPriority = 5;

type Job<Answer> = {
  readonly work: Promise<Answer>;
  isDone: boolean;
  progress: { readonly events: number; readonly total: number | null };
  /** The number of jobs that were begun before it. */
  readonly nth: number;
};
type Run<Answer> = (onProgress: (progress: Job<Answer>['progress']) => void) => Promise<Answer>;

/**
 * Answers questions about all members. Works on one question at a time. A question about a past moment, other rules or
 * encrypted fields folds the history in a process of low priority; another one about now is a query. The same question is answered from the same work for some minutes.
 */
export function createInsights({ connect, flushRefused, now, ...order }: Deps): Insights {
  const jobs = new LRUCache<string, Job<unknown>>({ max: keptAnswers });
  const stopping = new AbortController();
  let begun = 0;
  let ended = 0;
  let last: Promise<unknown> = Promise.resolve();

  function begin<Answer>(key: string, ttl: number, run: Run<Answer>): Job<Answer> {
    if (begun - ended > maxWaiting) throw new InsightsBusy();
    const job: Job<Answer> = {
      work: last.then(() => run((progress) => Object.assign(job, { progress }))),
      ...{ isDone: false, progress: { events: 0, total: null }, nth: begun },
    };
    begun += 1;
    last = job.work
      .catch(() => {})
      .then(() => {
        ended += 1;
      });
    const end = () => {
      job.isDone = true;
      // The time begins when the answer is there.
      if (jobs.get(key) === job) jobs.set(key, job, { ttl });
    };
    // The next question tries failed work again.
    job.work.then(end, () => jobs.delete(key));
    jobs.set(key, job);
    return job;
  }

  async function ask<Answer>(key: string, ttl: number, run: Run<Answer>): Promise<Answered<Answer>> {
    const job = (jobs.get(key) as Job<Answer> | undefined) ?? begin(key, ttl, run);
    if (!job.isDone) await doneWithin(job.work, answeredWithinMs);
    if (job.isDone) return { state: 'ready', answer: await job.work };
    return { state: 'computing', ...job.progress, waitingFor: Math.max(0, job.nth - ended) };
  }

  /** Folds the history in a process, and keeps the answer under a key. */
  const folded = <Answer>(key: string, asOf: Instant | null, question: PartOrder['question']) =>
    ask<Answer>(`${key} ${asOf ?? ''}`, keptMs, async (onProgress) => {
      const asked = { ...order, asOf: asOf ?? now(), question };
      return (await inChild(asked, stopping.signal, onProgress)) as Answer;
    });

  return {
    figures: (asOf) =>
      asOf === null
        ? ask('now', freshMs, async () => {
            await flushRefused();
            return figuresNow(connect, now());
          })
        : folded('figures', asOf, 'figures'),
    effect: (rules, asOf) => folded(`effect ${JSON.stringify(rules)}`, asOf, rules),
    energy: (asOf) => folded('energy', asOf, 'energy'),
    async stop() {
      stopping.abort();
      await last;
    },
  };
}

/** Waits until the work has ended, for a time at most. @throws the error of the work */
async function doneWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const program = fileURLToPath(new URL('insights-part.ts', import.meta.url));

function inChild(
  order: PartOrder,
  stopping: AbortSignal,
  onProgress: (progress: Job<unknown>['progress']) => void,
): Promise<PartAnswer> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)]);
  const child = fork(program, [], { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    let answer: PartAnswer | null = null;
    let failure = 'its process was ended';
    child.on('message', (message: PartMessage) => {
      if (message.kind === 'progress') onProgress({ events: message.events, total: message.total });
      else if (message.kind === 'done') ({ answer } = message);
      else failure = message.message;
    });
    child.once('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, lowPriority);
      // Not by its arguments, which every account of the machine can read: it holds keys.
      child.send(order);
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (answer) resolve(answer);
      else reject(new Error(`The figures of ${order.asOf} could not be folded: ${failure}`));
    });
  });
}
