import { setMaxListeners } from 'node:events';
import { connector } from '#projections/postgres/connection.ts';
import { runAsLeader } from '#projections/postgres/leader-election.ts';
import { sleep } from '#projections/postgres/retry.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { createWakeSignal } from '#service/jobs/process-manager/process-manager.ts';
import { runSubscriber } from '#service/jobs/subscriber.ts';
import { createClockWatch } from '#service/platform/clock-watch.ts';
import { createCircuitBreaker } from '#service/platform/outbound/circuit-breaker.ts';
import { lookForNews } from './webhook-looks.ts';
import { planAgain, webhookSubscriber } from './webhook-queue.ts';
import {
  type DueWebhook,
  finishHalt,
  type HaltedWebhook,
  type SenderDeps,
  sendingQueue,
  sendWaiting,
} from './webhook-sender.ts';
import { createSlots, type SlotKind, type Slots } from './webhook-slots.ts';

type Deps = Omit<SenderDeps, 'breaker' | 'events' | 'queue'> & {
  readonly databaseUrl: string;
  readonly store: EventStore;
  /** Resolves when the read models show all stored events; false when that takes too long. */
  readonly shown: () => Promise<boolean>;
};

/** How often this process looks for what is due without a wake. */
const pollMs = 1_000;
/** Work that ends in between is answered by one query. */
const gatherMs = 20;

/**
 * Sends members' news to their webhooks, or waits until it may: one process at a time notes what happens, and one sends. A message of a replaced
 * process has the same id, so its receiver drops the second.
 * @returns a function that stops it
 */
export async function startWebhooks(deps: Deps): Promise<() => Promise<void>> {
  const { databaseUrl, db, store, log, now } = deps;
  const woken = createWakeSignal();
  const subscriber = webhookSubscriber(now, woken.raise);
  const stopFollowing = await runSubscriber({ databaseUrl, pool: db, store, subscriber, log });
  const stopping = new AbortController();
  const lookAtClock = createClockWatch(now, async (at) => {
    log.warn({}, 'the clock has gone back; waiting webhooks are tried at once');
    await planAgain(db, at);
  });
  const leading = runAsLeader({
    connect: connector({ connectionString: databaseUrl }),
    lockNames: ['process webhooks'],
    schema: 'service',
    signal: stopping.signal,
    lead: ({ signal }) => sendWhile({ ...deps, lookAtClock }, woken, signal),
    log: { ...log, info: () => {} },
  });
  return async () => {
    stopping.abort();
    woken.raise();
    await Promise.all([stopFollowing(), leading]);
  };
}

type Work = {
  readonly deps: SenderDeps & Pick<Deps, 'shown'>;
  readonly slots: Slots;
  /** The webhooks that are being sent to, with their work. */
  readonly busy: Map<string, Promise<void>>;
  readonly signal: AbortSignal;
  readonly onEnd: () => void;
};

async function sendWhile(
  { lookAtClock, ...deps }: Deps & { readonly lookAtClock: () => Promise<void> },
  woken: ReturnType<typeof createWakeSignal>,
  signal: AbortSignal,
): Promise<void> {
  // One for each attempt under way.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', woken.raise, { once: true });
  const work: Work = {
    deps: { ...deps, events: deps.store, breaker: createCircuitBreaker(), queue: sendingQueue(deps.db) },
    ...{ slots: createSlots(), busy: new Map(), signal, onEnd: woken.raise },
  };
  try {
    while (!signal.aborted) {
      await lookAtClock();
      const isMoreDue = await lookAndBegin(work);
      await sleep(gatherMs, signal);
      if (!isMoreDue) await woken.wait(pollMs);
    }
  } finally {
    await Promise.all(work.busy.values());
  }
}

type Due = Readonly<Record<SlotKind | 'looks' | 'halted', boolean>>;

/** @returns whether more is due than could begin. */
async function lookAndBegin(work: Work): Promise<boolean> {
  const { db, now, shown } = work.deps;
  const isOpen = 'not is_stopped and not is_off and webhook_id <> all($2)';
  const { rows } = await db.query<Due>({
    name: 'webhooks-are-due',
    text: `select exists (select from service.webhook_queues where due_at <= $1 and failures = 0 and ${isOpen}) as quick,
                  exists (select from service.webhook_queues where due_at <= $1 and failures > 0 and ${isOpen}) as slow,
                  exists (select from service.webhook_queues where look_at <= $1 and ${isOpen}) as looks,
                  exists (select from service.webhook_queues
                           where halted_by is not null and webhook_id <> all($2)) as halted`,
    values: [now(), [...work.busy.keys()]],
  });
  const [due] = rows;
  if (!due || !Object.values(due).includes(true) || !(await shown())) return false;
  const mayLookAgain = due.looks && (await lookForNews(db, now()));
  const begun = await Promise.all([
    due.halted && beginHalted(work),
    // A look may have found news.
    (due.quick || due.looks) && beginDue(work, 'quick'),
    due.slow && beginDue(work, 'slow'),
  ]);
  return mayLookAgain || begun.some((isFull) => isFull);
}

/** Begins what is due, as far as slots of a kind are free. @returns whether there was more than one query gives. */
async function beginDue(work: Work, kind: SlotKind): Promise<boolean> {
  const { deps, slots, busy, signal } = work;
  const room = slots.free(kind);
  if (room === 0 || signal.aborted) return false;
  const { rows } = await deps.db.query<DueWebhook>({
    name: `due-webhooks-${kind}`,
    text: `select webhook_id, member_id, version, failures, failing_since, due_at::text from service.webhook_queues as q
            where due_at <= $1 and not is_stopped and not is_off and (failures > 0) = $2
              and webhook_id <> all($3)
            order by q.due_at limit $4`,
    values: [deps.now(), kind === 'slow', [...busy.keys()], room],
  });
  for (const due of rows)
    begin(work, due.webhook_id, () => slots.run(kind, (pace) => sendWaiting(deps, due, pace, signal)));
  return rows.length === room;
}

/** So many get their event at once after a stop of all webhooks. */
const mostHalted = 64;

async function beginHalted(work: Work): Promise<boolean> {
  const { deps, slots, busy, signal } = work;
  const room = Math.min(slots.free('slow'), mostHalted);
  if (room === 0 || signal.aborted) return false;
  const { rows } = await deps.db.query<HaltedWebhook>({
    name: 'halted-webhooks',
    text: `select webhook_id, member_id, halted_by from service.webhook_queues
            where halted_by is not null and webhook_id <> all($1) order by webhook_id limit $2`,
    values: [[...busy.keys()], room],
  });
  for (const halted of rows)
    begin(work, halted.webhook_id, () => slots.run('slow', () => finishHalt(deps, halted, signal)));
  return rows.length === room;
}

/** What fails is tried again after a pause. */
function begin({ deps, busy, signal, onEnd }: Work, webhookId: string, run: () => Promise<void>): void {
  const working = run()
    .catch((error: unknown) => {
      if (!signal.aborted)
        deps.log.warn(
          { err: error, webhook: webhookId },
          'a webhook could not be worked on; it is tried again',
        );
      return sleep(pollMs, signal);
    })
    .finally(() => {
      busy.delete(webhookId);
      onEnd();
    });
  busy.set(webhookId, working);
}
