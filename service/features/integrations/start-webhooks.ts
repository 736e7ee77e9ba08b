import { setMaxListeners } from 'node:events';
import { connector } from '#projections/postgres/connection.ts';
import { runAsLeader } from '#projections/postgres/leader-election.ts';
import { sleep } from '#projections/postgres/retry.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { createWakeSignal } from '#service/jobs/process-manager/process-manager.ts';
import { runSubscriber } from '#service/jobs/subscriber.ts';
import { createCircuitBreaker } from '#service/platform/outbound/circuit-breaker.ts';
import { lookForNews } from './webhook-looks.ts';
import { webhookSubscriber } from './webhook-queue.ts';
import { type DueWebhook, type SenderDeps, sendWaiting } from './webhook-sender.ts';
import { createSlots, type SlotKind, type Slots } from './webhook-slots.ts';

type Deps = Omit<SenderDeps, 'breaker' | 'events'> & {
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
  const leading = runAsLeader({
    connect: connector({ connectionString: databaseUrl }),
    lockNames: ['process webhooks'],
    schema: 'service',
    signal: stopping.signal,
    lead: ({ signal }) => sendWhile(deps, woken, signal),
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
  deps: Deps,
  woken: ReturnType<typeof createWakeSignal>,
  signal: AbortSignal,
): Promise<void> {
  // One for each attempt under way.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', woken.raise, { once: true });
  const work: Work = {
    deps: { ...deps, events: deps.store, breaker: createCircuitBreaker() },
    ...{ slots: createSlots(), busy: new Map(), signal, onEnd: woken.raise },
  };
  try {
    while (!signal.aborted) {
      const isMoreDue = await lookAndBegin(work);
      await sleep(gatherMs, signal);
      if (!isMoreDue) await woken.wait(pollMs);
    }
  } finally {
    await Promise.all(work.busy.values());
  }
}

/** @returns whether more is due than could begin. */
async function lookAndBegin({ deps, ...work }: Work): Promise<boolean> {
  const { db, now, shown } = deps;
  const { rows } = await db.query<{ is_due: boolean }>({
    name: 'webhooks-are-due',
    text: `select exists (select from service.webhook_queues where not is_stopped and not is_off
                             and (due_at <= $1 or look_at <= $1) and webhook_id <> all($2)) as is_due`,
    values: [now(), [...work.busy.keys()]],
  });
  if (!rows[0]?.is_due || !(await shown())) return false;
  const mayLookAgain = await lookForNews(db, now());
  const begun = await Promise.all((['quick', 'slow'] as const).map((kind) => begin({ deps, ...work }, kind)));
  return mayLookAgain || begun.some((isFull) => isFull);
}

/** Begins what is due, as far as slots of a kind are free. @returns whether there was more than one query gives. */
async function begin({ deps, slots, busy, signal, onEnd }: Work, kind: SlotKind): Promise<boolean> {
  const room = slots.free(kind);
  if (room === 0 || signal.aborted) return false;
  const { rows } = await deps.db.query<DueWebhook>({
    name: `due-webhooks-${kind}`,
    text: `select webhook_id, member_id, version, failures, failing_since from service.webhook_queues
            where due_at <= $1 and not is_stopped and not is_off and (failures > 0) = $2
              and webhook_id <> all($3)
            order by due_at limit $4`,
    values: [deps.now(), kind === 'slow', [...busy.keys()], room],
  });
  for (const due of rows) {
    const sending = slots
      .run(kind, (pace) => sendWaiting(deps, due, pace, signal))
      .catch((error: unknown) => {
        if (!signal.aborted)
          deps.log.warn(
            { err: error, webhook: due.webhook_id },
            'a webhook could not be worked on; it is tried again',
          );
        return sleep(pollMs, signal);
      })
      .finally(() => {
        busy.delete(due.webhook_id);
        onEnd();
      });
    busy.set(due.webhook_id, sending);
  }
  return rows.length === room;
}
