import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { asCommandId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { pushDecider } from '#domain/push/push-devices.ts';
import { pushStream } from '#domain/push/push-events.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import { membersWithDevices, type PushDevice, pushDevicesOf } from '#projections/push/push-devices.ts';
import { tables } from '#projections/versions.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { type CircuitBreaker, createCircuitBreaker } from '#service/platform/outbound/circuit-breaker.ts';
import { isOfOrigins, type PostAnswer, postGuarded } from '#service/platform/outbound/guarded-post.ts';
import { encryptMessage } from './encryption.ts';
import { type VapidKey, vapidAuthorization } from './vapid.ts';

/** The message on a device. It has no health data, because everybody can read a lock screen. */
export type PushMessage = {
  /** The same for every attempt: a device shows a message once. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** The path of the screen that it opens. */
  readonly path: string;
  /** Another screen, where the device shows buttons. */
  readonly button?: { readonly title: string; readonly path: string };
  /** A message replaces an earlier one of the same topic that has not been delivered. At most 32 characters of base64url. */
  readonly topic: string;
  /** How long a push service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high';
};

/**
 * The number of a member's devices now, and how many have the message at their push service (`sent`) or do not (`failed`). `deliver` may be
 * called again for failed ones, at any time.
 */
export type PushResult = { readonly devices: number; readonly sent: number; readonly failed: number };

export type PushDelivery = {
  /**
   * Sends a message once to each device of the member that does not have it yet. A device whose push service has failed before is left out
   * until its pause is over, and counts as failed. @throws when `signal` aborts.
   */
  deliver(memberId: MemberId, message: PushMessage, signal: AbortSignal): Promise<PushResult>;
  /** Those of the members who have a device. */
  withDevice(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
};

/** The delivery, with what a browser needs to be reached by it. */
export type PushSender = {
  readonly delivery: PushDelivery;
  readonly publicKey: string;
  readonly origins: readonly string[];
};

type Deps = {
  readonly db: RowDatabase;
  readonly execute: ExecuteCommand;
  readonly vapid: VapidKey;
  /** Origins of the push services that may be called. */
  readonly origins: readonly string[];
  /** `mailto:` or `https:` address, by which the operators of push services find those of this one. */
  readonly contact: string;
  readonly now: () => Instant;
  readonly log: EngineLog;
  /** Called for each message and device. `postponed`: it was not tried, because an earlier one failed. */
  readonly onAttempt?: (outcome: PushOutcome | 'postponed') => void;
  /** How long the answer of a push service is waited for. */
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 10_000;
/** The usual message is shorter, so all bodies have one length. */
const paddedBytes = 1_024;
/** Pauses after failures double from half a minute to an hour; a push service may ask for a day at most. */
const firstPauseSeconds = 30;
const longestPauseSeconds = 3_600;
const longestAskedSeconds = 86_400;

/** `removed`: the push service no longer knows the device. */
export type PushOutcome = 'sent' | 'failed' | 'removed';
/** The outcome of the latest message to a device. */
type Send = {
  readonly device_id: string;
  readonly sent_message: string | null;
  readonly failures: number;
  readonly not_before: Date | null;
};

/** Sends push messages to members' devices, and forgets the devices that their push services no longer know. */
export function createPushDelivery(given: Deps): PushDelivery {
  const { db } = given;
  const deps = { ...given, breaker: createCircuitBreaker() };
  return {
    async deliver(memberId, message, signal) {
      const devices = await pushDevicesOf(db, memberId);
      const sends = new Map((await sendsOf(db, memberId)).map((send) => [send.device_id, send]));
      const outcomes = await Promise.all(
        devices.map((device) =>
          sendTo(deps, { memberId, device, before: sends.get(device.deviceId), message, signal }),
        ),
      );
      const count = (outcome: PushOutcome) => outcomes.filter((one) => one === outcome).length;
      return { devices: devices.length - count('removed'), sent: count('sent'), failed: count('failed') };
    },
    withDevice: (memberIds) => membersWithDevices(db, memberIds),
  };
}

type Sending = {
  readonly memberId: MemberId;
  readonly device: PushDevice;
  readonly before: Send | undefined;
  readonly message: PushMessage;
  readonly signal: AbortSignal;
};

type Breaking = Deps & { readonly breaker: CircuitBreaker };

async function sendTo(deps: Breaking, sending: Sending): Promise<PushOutcome> {
  const { before, message } = sending;
  if (before?.sent_message === message.id) return 'sent';
  const isPaused = before?.not_before && before.not_before.toISOString() > deps.now();
  const isPostponed = isPaused || deps.breaker.isOpen(serviceOf(sending));
  const outcome = isPostponed ? 'postponed' : await attempt(deps, sending);
  deps.onAttempt?.(outcome);
  return outcome === 'postponed' ? 'failed' : outcome;
}

const serviceOf = ({ device }: Sending): string => new URL(device.endpoint).origin;

async function attempt(deps: Breaking, sending: Sending): Promise<PushOutcome> {
  const { breaker } = deps;
  let response: PostAnswer;
  try {
    response = await post(deps, sending);
  } catch (error) {
    sending.signal.throwIfAborted();
    breaker.didNotAnswer(serviceOf(sending));
    return noteFailure(deps, sending, problemOf(error), null);
  }
  breaker.answered(serviceOf(sending));
  return settle(deps, sending, response);
}

async function post(
  { vapid, origins, contact, now, timeoutMs = defaultTimeoutMs }: Deps,
  { device, message, signal }: Sending,
): Promise<PostAnswer> {
  const { endpoint } = device;
  // The list may be shorter than when the device was added.
  if (!isOfOrigins(endpoint, origins)) throw new Error('PUSH_ORIGINS does not name the push service.');
  const { topic, ttlSeconds, urgency, ...shown } = message;
  const seconds = Math.floor(Date.parse(now()) / 1000);
  return postGuarded({
    endpoint,
    guard: 'listed',
    headers: {
      Authorization: await vapidAuthorization(vapid, new URL(endpoint).origin, contact, seconds),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttlSeconds),
      Topic: topic,
      Urgency: urgency,
    },
    body: encryptMessage(JSON.stringify(shown), device, paddedBytes),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
}

async function settle(deps: Deps, sending: Sending, response: PostAnswer): Promise<PushOutcome> {
  const { status, retryAfterSeconds } = response;
  // At the member's next visit, a browser with a subscription of another key subscribes again by itself.
  if (status === 404 || status === 410 || isOfOtherKey(response)) return forget(deps, sending);
  if (status < 200 || status > 299) return noteFailure(deps, sending, `status ${status}`, retryAfterSeconds);
  await note(deps, sending, {
    sentMessage: sending.message.id,
    failures: 0,
    pauseSeconds: null,
    problem: null,
  });
  return 'sent';
}

/**
 * Whether a push service refuses a message because the browser has subscribed with another key: Apple by a reason, Google and Mozilla by a
 * sentence. A wrong signature or clock is another refusal.
 */
const isOfOtherKey = ({ status, refusal }: Pick<PostAnswer, 'status' | 'refusal'>): boolean =>
  [400, 401, 403].includes(status) &&
  /VapidPkHashMismatch|do not correspond to the credentials used to create the subscription|VAPID public key mismatch/i.test(
    refusal,
  );

/** The push service no longer knows the browser: it was uninstalled, or the member took the permission away. */
async function forget({ db, execute, now }: Deps, { memberId, device }: Sending): Promise<PushOutcome> {
  const { deviceId } = device;
  const occurredAt = now();
  const commandId = asCommandId(derivedId('push device gone', deviceId));
  await execute(
    pushDecider,
    pushStream(memberId),
    { type: 'RemovePushDevice', memberId, deviceId, reason: 'gone' },
    {
      commandId,
      correlationId: commandId,
      actor: 'system',
      occurredAt,
      zone: 'UTC',
      localDate: dayOf(occurredAt, 'UTC'),
    },
  );
  await forgetSends(db, deviceId);
  return 'removed';
}

async function noteFailure(
  deps: Deps,
  sending: Sending,
  problem: string,
  askedSeconds: number | null,
): Promise<PushOutcome> {
  const { before, device } = sending;
  const failures = (before?.failures ?? 0) + 1;
  const usual = Math.min(firstPauseSeconds * 2 ** (failures - 1), longestPauseSeconds);
  const pauseSeconds = Math.max(usual, Math.min(askedSeconds ?? 0, longestAskedSeconds));
  const { hostname } = new URL(device.endpoint);
  deps.log.warn(
    { device: device.deviceId, service: hostname, problem, failures, pauseSeconds },
    'a push message could not be sent; the device is tried again after the pause',
  );
  await note(deps, sending, { sentMessage: before?.sent_message ?? null, failures, pauseSeconds, problem });
  return 'failed';
}

/** Names no endpoint, which messages of errors may do. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return code ?? (error.name === 'Error' ? error.message : error.name);
}

type Note = {
  readonly sentMessage: string | null;
  readonly failures: number;
  /** Null when the message was accepted. */
  readonly pauseSeconds: number | null;
  readonly problem: string | null;
};

/** Nothing is noted of a device that was removed meanwhile: an erasure must leave no row. */
async function note(
  { db, now }: Deps,
  { memberId, device }: Sending,
  { sentMessage, failures, pauseSeconds, problem }: Note,
): Promise<void> {
  const at = Date.parse(now());
  const sentAt = pauseSeconds === null ? new Date(at) : null;
  const notBefore = pauseSeconds === null ? null : new Date(at + pauseSeconds * 1000);
  await db.query(
    `insert into service.push_sends as s (device_id, member_id, sent_message, sent_at, failures, not_before, problem)
     select $1, $2, $3, $4, $5, $6, $7 where exists (select from ${tables.push_devices} where key = $1)
     on conflict (device_id) do update
       set sent_message = excluded.sent_message, sent_at = coalesce(excluded.sent_at, s.sent_at),
           failures = excluded.failures, not_before = excluded.not_before, problem = excluded.problem`,
    [device.deviceId, memberId, sentMessage, sentAt, failures, notBefore, problem],
  );
}

async function sendsOf(db: Pick<RowDatabase, 'query'>, memberId: MemberId): Promise<readonly Send[]> {
  const { rows } = await db.query<Send>(
    'select device_id, sent_message, failures, not_before from service.push_sends where member_id = $1',
    [memberId],
  );
  return rows;
}

export async function forgetSends(db: Pick<RowDatabase, 'query'>, deviceId: string): Promise<void> {
  await db.query('delete from service.push_sends where device_id = $1', [deviceId]);
}

/** When each device of a member last got a message, and whether the latest attempt failed. */
export async function lastSends(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
): Promise<ReadonlyMap<string, { readonly sentAt: string | null; readonly isFailing: boolean }>> {
  const { rows } = await db.query<{ device_id: string; sent_at: Date | null; failures: number }>(
    'select device_id, sent_at, failures from service.push_sends where member_id = $1',
    [memberId],
  );
  return new Map(
    rows.map(({ device_id, sent_at, failures }) => [
      device_id,
      { sentAt: sent_at?.toISOString() ?? null, isFailing: failures > 0 },
    ]),
  );
}
