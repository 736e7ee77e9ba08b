import type { KeyObject } from 'node:crypto';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Webhook } from '#projections/integrations/webhooks.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import {
  isOfOrigins,
  type PostAnswer,
  postGuarded,
  type ResolveName,
} from '#service/platform/outbound/guarded-post.ts';
import { signedMessage, signingSecrets, type WebhookMessage } from './webhook-message.ts';
import { keepLast } from './webhook-queue.ts';

export type WebhookSending = {
  readonly dataKeyOf: (memberId: MemberId) => Promise<KeyObject>;
  /** Origins that may be called besides public https addresses. */
  readonly origins: readonly string[];
  /** Looks up the names of receivers; the name servers of this machine when absent. */
  readonly resolve?: ResolveName | undefined;
  readonly now: () => Instant;
};

/** How an attempt ended. */
export type Attempt = {
  readonly isAccepted: boolean;
  /** Of the answer; null without one. */
  readonly status: number | null;
  /** A word for the problem, such as ECONNREFUSED; null for an accepted message. */
  readonly problem: string | null;
  readonly retryAfterSeconds: number | null;
  readonly milliseconds: number;
};

/** How long an answer is waited for. */
export const answerTimeoutMs = 10_000;

/**
 * Sends a message once. Only a status of 200 to 299 accepts it; a redirect is not followed.
 * @param signal ends the attempt: with a `TimeoutError` it has failed. @throws the reason when it aborts with another one.
 */
export async function attemptMessage(
  { dataKeyOf, now, origins, resolve }: WebhookSending,
  webhook: Webhook,
  message: WebhookMessage,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = now();
  const secrets = signingSecrets(webhook, await dataKeyOf(webhook.memberId), at);
  const begun = performance.now();
  const passed = () => Math.round(performance.now() - begun);
  try {
    const answer = await postGuarded({
      endpoint: webhook.url,
      guard: isOfOrigins(webhook.url, origins) ? 'listed' : 'public',
      resolve,
      ...signedMessage(message, secrets, at),
      signal,
    });
    return { ...judged(answer), milliseconds: passed() };
  } catch (error) {
    if (signal.aborted && !isTimeout(signal.reason)) throw signal.reason;
    const problem = signal.aborted ? 'timeout' : problemOf(error);
    return { isAccepted: false, status: null, problem, retryAfterSeconds: null, milliseconds: passed() };
  }
}

const isTimeout = (reason: unknown): boolean => (reason as Error | null)?.name === 'TimeoutError';

function judged({ status, retryAfterSeconds }: PostAnswer): Omit<Attempt, 'milliseconds'> {
  const isAccepted = status >= 200 && status <= 299;
  return { isAccepted, status, problem: isAccepted ? null : `status ${status}`, retryAfterSeconds };
}

/** Names no address, which messages of errors may do. */
function problemOf(error: unknown): string {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (/private address|Only https/.test(message)) return 'private address';
  return code ?? 'no answer';
}

/** Where a receiver is, for the circuit breaker. */
export const originOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).origin;

const shownDeliveries = 20;

export type LoggedDelivery = {
  readonly webhookId: string;
  readonly id: string;
  readonly kind: string;
  readonly happenedAt: string;
  readonly state: 'waiting' | 'delivered' | 'dropped';
  readonly attempts: number;
  readonly triedAt: string | null;
  readonly status: number | null;
  readonly problem: string | null;
  readonly milliseconds: number | null;
};

type LogRow = {
  readonly webhook_id: string;
  readonly message_id: string;
  readonly kind: string;
  readonly happened_at: Date;
  readonly state: LoggedDelivery['state'];
  readonly attempts: number;
  readonly tried_at: Date | null;
  readonly status: number | null;
  readonly problem: string | null;
  readonly milliseconds: number | null;
};

/** The last deliveries of a webhook, the newest first. The member is given, so that no member reads those of another. */
export async function deliveriesOf(
  db: Pick<Pool, 'query'>,
  memberId: MemberId,
  webhookId: string,
): Promise<readonly LoggedDelivery[]> {
  const { rows } = await db.query<LogRow>(
    `select webhook_id, message_id, kind, happened_at, state, attempts, tried_at, status, problem, milliseconds
       from service.webhook_deliveries where webhook_id = $1 and member_id = $2
      order by seq desc limit ${shownDeliveries}`,
    [webhookId, memberId],
  );
  return rows.map((row) => ({
    ...{ webhookId: row.webhook_id, id: row.message_id, kind: row.kind },
    ...{ happenedAt: row.happened_at.toISOString(), state: row.state, attempts: row.attempts },
    ...{ triedAt: row.tried_at?.toISOString() ?? null, status: row.status },
    ...{ problem: row.problem, milliseconds: row.milliseconds },
  }));
}

/** What waits for each webhook of a member, and since when it fails. */
export async function queuesOf(
  db: Pick<Pool, 'query'>,
  memberId: MemberId,
): Promise<ReadonlyMap<string, { readonly failingSince: string | null; readonly retryAt: string | null }>> {
  const { rows } = await db.query<{ webhook_id: string; failing_since: Date | null; due_at: Date | null }>(
    'select webhook_id, failing_since, due_at from service.webhook_queues where member_id = $1',
    [memberId],
  );
  return new Map(
    rows.map(({ webhook_id, failing_since, due_at }) => [
      webhook_id,
      {
        failingSince: failing_since?.toISOString() ?? null,
        retryAt: failing_since && (due_at?.toISOString() ?? null),
      },
    ]),
  );
}

/** Notes a message that was sent at once, on request of the member. Nothing is noted of a webhook that was removed meanwhile. */
export async function noteSent(
  db: Pick<Pool, 'query'>,
  { webhookId, memberId }: Webhook,
  { id, type, timestamp }: WebhookMessage,
  { isAccepted, status, problem, milliseconds }: Attempt,
  at: Instant,
): Promise<void> {
  await db.query(
    `insert into service.webhook_deliveries as known
       (webhook_id, member_id, message_id, kind, happened_at, state, attempts, tried_at, status, problem, milliseconds)
     select $1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10
      where exists (select from service.webhook_queues where webhook_id = $1)
     on conflict (webhook_id, message_id) do update
       set state = excluded.state, attempts = known.attempts + 1, tried_at = excluded.tried_at,
           status = excluded.status, problem = excluded.problem, milliseconds = excluded.milliseconds`,
    [
      ...[webhookId, memberId, id, type, timestamp, isAccepted ? 'delivered' : 'dropped'],
      ...[at, status, problem, milliseconds],
    ],
  );
  await keepLast(db, [webhookId]);
}
