import type { DomainEvent } from '#domain/events.ts';
import { type WebhookStopReason, webhookStream } from '#domain/integrations/webhook-events.ts';
import { webhookDecider } from '#domain/integrations/webhooks.ts';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { type Webhook, webhooksNamed } from '#projections/integrations/webhooks.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import { tables } from '#projections/versions.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { eventAt } from '#service/event-store/event-at.ts';
import { decode, UnreadableEvent } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import { type Gathered, gathering } from '#service/platform/gathering.ts';
import type { CircuitBreaker } from '#service/platform/outbound/circuit-breaker.ts';
import {
  type Attempt,
  answerTimeoutMs,
  attemptMessage,
  originOf,
  type WebhookSending,
} from './webhook-delivery.ts';
import { newsIn, type WebhookMessage } from './webhook-message.ts';
import { dropWaiting, keptDeliveries, tooOldAt } from './webhook-queue.ts';
import type { Pace } from './webhook-slots.ts';

export type WebhookOutcome = 'delivered' | 'failed' | 'postponed' | 'dropped' | 'stopped';

/** Why a webhook was stopped by somebody other than its member. */
export type NotifiedReason = Exclude<WebhookStopReason, 'member'>;

export type SenderDeps = WebhookSending & {
  readonly db: RowDatabase;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly execute: ExecuteCommand;
  readonly erasures: Pick<Erasures, 'beside'>;
  readonly breaker: CircuitBreaker;
  readonly queue: SendingQueue;
  readonly log: EngineLog;
  /** Tells the member that a webhook was stopped. @param id the same for every attempt */
  readonly tellStopped: (memberId: MemberId, id: string, reason: NotifiedReason) => Promise<void>;
  readonly onOutcome: (outcome: WebhookOutcome) => void;
};

/** A webhook whose time has come. */
export type DueWebhook = {
  readonly webhook_id: string;
  readonly member_id: string;
  readonly version: string;
  readonly failures: number;
  readonly failing_since: Date | null;
  /** As Postgres prints it, with its microseconds. Each turn changes it, so it shows whether another process has had one meanwhile. */
  readonly due_at: string;
};

type Waiting = {
  readonly seq: string;
  readonly message_id: string;
  readonly kind: string;
  readonly happened_at: Date;
  readonly event_id: string | null;
  readonly stream: string | null;
  readonly revision: number | null;
  readonly data: Readonly<Record<string, unknown>> | null;
};

/** Pauses after failures, in seconds; the last one repeats until the webhook is stopped. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 3 * 3_600, 6 * 3_600];
const longestAskedSeconds = 86_400;
/** While a service is left out, its webhooks are asked for again so often. */
const postponedSeconds = 30;
/** After so many messages, it is the turn of other webhooks. */
const mostInTurn = 20;

/** Sends what waits for a webhook, the oldest first. A message that is not accepted holds the later ones back, so that their order stays. */
export async function sendWaiting(
  deps: SenderDeps,
  due: DueWebhook,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const { db, queue } = deps;
  let standing = due;
  for (let nth = 0; nth < mostInTurn; nth += 1) {
    signal.throwIfAborted();
    const one = await queue.next(standing);
    if (!one) return rest(db, due);
    if (!(await sendOne(deps, one, pace, signal))) return;
    standing = { ...standing, failures: 0, failing_since: null };
    if (pace.kind === 'slow') break;
  }
  await postpone(db, due.webhook_id, deps.now());
}

/** The reads and writes of each message, for many webhooks at once: each statement is a good part of the cost of a message. */
export type SendingQueue = {
  /**
   * The next message of a webhook. Read before each one, so that nothing is sent once the member has removed or stopped the webhook, or flipped the
   * switch.
   */
  readonly next: Gathered<DueWebhook, One | null>;
  /**
   * Notes that a message waits no longer.
   * @returns whether another one waits. Without one, the webhook leaves the index of due work, unless something was added meanwhile.
   */
  readonly settle: Gathered<SettledMessage, boolean>;
};

/** Messages that are accepted within this time are noted together. */
const settleMs = 10;

export const sendingQueue = (db: RowDatabase): SendingQueue => ({
  next: gathering(0, (due) => nextOnes(db, due)),
  settle: gathering(settleMs, (settled) => settleAll(db, settled)),
});

type Next = Waiting & {
  readonly webhook_id: string;
  /** Null for a member who is gone. */
  readonly is_on: boolean | null;
};

async function nextOnes(db: RowDatabase, due: readonly DueWebhook[]): Promise<readonly (One | null)[]> {
  const ids = due.map(({ webhook_id }) => webhook_id);
  const [webhooks, { rows }] = await Promise.all([
    webhooksNamed(db, ids),
    db.query<Next>({
      name: 'next-deliveries',
      text: `select w.webhook_id, d.*, (m.state #>> '{member,privacy,thirdPartyIntegrations}')::boolean as is_on
               from unnest($1::text[], $2::text[]) as w (webhook_id, member_id)
               join lateral (
                 select seq, message_id, kind, happened_at, event_id, stream, revision, data
                   from service.webhook_deliveries
                  where webhook_id = w.webhook_id and state = 'waiting' order by seq limit 1) d on true
               join ${tables.members} m on m.key = w.member_id`,
      values: [ids, due.map(({ member_id }) => member_id)],
    }),
  ]);
  const byId = new Map(webhooks.map((webhook) => [webhook.webhookId, webhook]));
  const waitingFor = new Map(rows.map((row) => [row.webhook_id, row]));
  return due.map((one) => {
    const webhook = byId.get(one.webhook_id);
    const waiting = waitingFor.get(one.webhook_id);
    return webhook && !webhook.stopped && waiting?.is_on ? { webhook, waiting, due: one } : null;
  });
}

type One = { readonly webhook: Webhook; readonly waiting: Waiting; readonly due: DueWebhook };

/** @returns whether the next message may follow; false also when none waits. */
async function sendOne(deps: SenderDeps, one: One, pace: Pace, signal: AbortSignal): Promise<boolean> {
  const { webhook, waiting, due } = one;
  const isTooOld = due.failing_since === null && waiting.happened_at.toISOString() < tooOldAt(deps.now());
  const message = isTooOld ? null : await messageFor(deps, webhook, waiting);
  if (!message) return settle(deps, one, 'dropped', { problem: isTooOld ? 'too old' : 'erased' });
  const origin = originOf(webhook);
  if (deps.breaker.isOpen(origin)) {
    deps.onOutcome('postponed');
    await fail(deps, one, null, signal);
    return false;
  }
  const attempt = await pace.waitFor(
    (limit) => attemptMessage(deps, webhook, message, limit),
    answerTimeoutMs,
    signal,
  );
  if (attempt.status === null) deps.breaker.didNotAnswer(origin);
  else deps.breaker.answered(origin);
  if (attempt.isAccepted) return settle(deps, one, 'delivered', attempt);
  deps.onOutcome('failed');
  await noteAttempt(deps, one, attempt);
  if (await hasMoved(deps, webhook)) return true;
  await fail(deps, one, attempt, signal);
  return false;
}

/** Whether the member has changed the address since the attempt began: its answer says nothing about the new address. */
async function hasMoved({ db }: SenderDeps, { webhookId, url }: Webhook): Promise<boolean> {
  const [known] = await webhooksNamed(db, [webhookId]);
  return known !== undefined && known.url !== url;
}

/** Null for an event that was erased, that cannot be read, or that says nothing. */
async function messageFor(
  { events }: SenderDeps,
  { scopes }: Webhook,
  { message_id: id, kind: type, happened_at, event_id, stream, revision, data: kept }: Waiting,
): Promise<WebhookMessage | null> {
  const timestamp = happened_at.toISOString();
  if (kept) return { id, type, timestamp, data: kept };
  if (event_id === null || stream === null || revision === null) return null;
  const stored = await eventAt(events, { id: event_id, stream, revision });
  const event = stored && !stored.failure ? eventIn(stored) : null;
  const data = event && newsIn(event, scopes);
  return data && { id, type, timestamp, data };
}

/** Null for broken data of a known type, which would hold up all that follows. */
function eventIn(stored: StoredEvent): DomainEvent | null {
  try {
    return decode(stored).event;
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
}

type Settled = {
  readonly status?: number | null;
  readonly problem?: string | null;
  readonly milliseconds?: number | null;
};

type SettledMessage = Required<Settled> & {
  readonly webhook_id: string;
  readonly seq: string;
  readonly state: 'delivered' | 'dropped';
  readonly attempts: number;
  readonly tried_at: Instant;
  readonly version: string;
};

/** @returns whether the next message may follow */
async function settle(
  { queue, now, onOutcome }: SenderDeps,
  { waiting: { seq }, due: { webhook_id, version } }: One,
  state: 'delivered' | 'dropped',
  { status = null, problem = null, milliseconds = null }: Settled,
): Promise<boolean> {
  const hasMore = await queue.settle({
    ...{ webhook_id, seq, state, attempts: state === 'dropped' ? 0 : 1, tried_at: now() },
    ...{ status, problem, milliseconds, version },
  });
  onOutcome(state);
  return hasMore;
}

/** A webhook has one message at a time under way, so each is named once. */
async function settleAll(db: RowDatabase, settled: readonly SettledMessage[]): Promise<readonly boolean[]> {
  const { rows } = await db.query<{ webhook_id: string; has_more: boolean }>({
    name: 'settle-deliveries',
    text: `with given as (
             select * from jsonb_to_recordset($1) as r (
               webhook_id text, seq bigint, state text, attempts integer, tried_at timestamptz, status integer,
               problem text, milliseconds integer, version bigint)),
           settled as (
             update service.webhook_deliveries d
                set state = g.state, data = null, attempts = d.attempts + g.attempts, tried_at = g.tried_at, status = g.status,
                    problem = g.problem, milliseconds = g.milliseconds
               from given g where d.seq = g.seq),
           trimmed as (
             delete from service.webhook_deliveries d using given g
              where d.webhook_id = g.webhook_id and d.state <> 'waiting' and d.seq <= (
                select seq from service.webhook_deliveries
                 where webhook_id = g.webhook_id and state <> 'waiting'
                 order by seq desc offset ${keptDeliveries - 1} limit 1)),
           others as (
             select g.webhook_id, g.version, exists (
                      select from service.webhook_deliveries d
                       where d.webhook_id = g.webhook_id and d.state = 'waiting' and d.seq <> g.seq) as has_more
               from given g),
           rested as (
             update service.webhook_queues q
                set failures = 0, failing_since = null,
                    due_at = case when o.has_more or q.version <> o.version then q.due_at end
               from others o where q.webhook_id = o.webhook_id)
           select webhook_id, has_more from others`,
    values: [JSON.stringify(settled)],
  });
  const found = new Map(rows.map(({ webhook_id, has_more }) => [webhook_id, has_more]));
  return settled.map(({ webhook_id }) => found.get(webhook_id) ?? false);
}

async function noteAttempt(
  { db, now }: SenderDeps,
  { waiting }: One,
  { status, problem, milliseconds }: Attempt,
): Promise<void> {
  await db.query({
    name: 'note-attempt',
    text: `update service.webhook_deliveries
              set attempts = attempts + 1, tried_at = $2, status = $3, problem = $4, milliseconds = $5
            where seq = $1 and state = 'waiting'`,
    values: [waiting.seq, now(), status, problem, milliseconds],
  });
}

/**
 * Waits ever longer, or stops the webhook after three days. Where another process has replaced this one and had its turn, the failure counts no
 * longer: the webhook may have accepted the message since.
 * @param attempt null when the service of the receiver is left out
 */
async function fail(
  deps: SenderDeps,
  { webhook, due }: One,
  attempt: Attempt | null,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.now();
  const since = due.failing_since?.toISOString() ?? now;
  const usual = pauses[Math.min(due.failures, pauses.length - 1)] ?? 0;
  const asked = Math.min(attempt?.retryAfterSeconds ?? 0, longestAskedSeconds);
  const seconds = attempt ? Math.max(usual, asked) : postponedSeconds;
  const { rowCount } = await deps.db.query(
    `update service.webhook_queues
        set due_at = $2, failures = failures + $3, failing_since = coalesce(failing_since, $4)
      where webhook_id = $1 and not is_stopped and failures = $5 and due_at = $6`,
    [webhook.webhookId, later(now, seconds), attempt ? 1 : 0, since, due.failures, due.due_at],
  );
  if (rowCount === 0) return;
  if (attempt?.status === 410) return stop(deps, webhook, { reason: 'gone', cause: since }, signal);
  if (since <= tooOldAt(now)) return stop(deps, webhook, { reason: 'failing', cause: since }, signal);
}

const later = (now: Instant, seconds: number): Instant =>
  asInstant(new Date(Date.parse(now) + seconds * 1000).toISOString());

/** A webhook that an admin has stopped. */
export type HaltedWebhook = Pick<DueWebhook, 'webhook_id' | 'member_id'> & { readonly halted_by: string };

/** Gives it its event, and tells its member. */
export async function finishHalt(
  deps: SenderDeps,
  { webhook_id: webhookId, member_id, halted_by: cause }: HaltedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const memberId = asMemberId(member_id);
  await stop(deps, { webhookId, memberId }, { reason: 'admin', cause }, signal);
  await deps.db.query(
    'update service.webhook_queues set halted_by = null where webhook_id = $1 and halted_by = $2',
    [webhookId, cause],
  );
}

/** @param cause the same for every attempt at this stop */
async function stop(
  { db, execute, erasures, now, log, tellStopped, onOutcome }: SenderDeps,
  { webhookId, memberId }: Pick<Webhook, 'webhookId' | 'memberId'>,
  { reason, cause }: { readonly reason: NotifiedReason; readonly cause: string },
  signal: AbortSignal,
): Promise<void> {
  const occurredAt = now();
  const commandId = asCommandId(derivedId('webhook stopped', webhookId, cause));
  const { events } = await erasures.beside(memberId, async () => {
    signal.throwIfAborted();
    return execute(
      webhookDecider,
      webhookStream(memberId),
      { type: 'StopWebhook', memberId, webhookId, reason },
      {
        ...{ commandId, correlationId: commandId, actor: 'system', occurredAt },
        ...{ zone: 'UTC', localDate: dayOf(occurredAt, 'UTC') },
      },
    );
  });
  // Its member has stopped or removed it meanwhile.
  if (events.length === 0) return;
  await dropWaiting(db, [webhookId]);
  onOutcome('stopped');
  log.warn({ webhook: webhookId, reason }, 'a webhook was stopped, and its member is notified');
  await tellStopped(memberId, commandId, reason);
}

/** Nothing waits, unless something was added meanwhile. */
async function rest(db: RowDatabase, { webhook_id, version }: DueWebhook): Promise<void> {
  await db.query('update service.webhook_queues set due_at = null where webhook_id = $1 and version = $2', [
    webhook_id,
    version,
  ]);
}

/** More may wait: other webhooks have their turn first. */
async function postpone(db: RowDatabase, webhookId: string, now: Instant): Promise<void> {
  await db.query(
    'update service.webhook_queues set due_at = $2 where webhook_id = $1 and due_at is not null',
    [webhookId, now],
  );
}
