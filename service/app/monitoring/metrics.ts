import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Instant } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RunningProjections } from '#projections/engine/start-projections.ts';
import { countAccessTokens } from '#projections/integrations/access-tokens.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { version } from '#projections/postgres/version.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { StaleRevision } from '#service/event-store/commands/execute-command.ts';
import { type EventStore, RevisionConflict } from '#service/event-store/port.ts';
import type { WebhookOutcome } from '#service/features/integrations/webhook-sender.ts';
import { readLastBackup, readOutboxes } from '#service/features/operations/system-overview.ts';
import { readUnreadEvents } from '#service/features/operations/unread-events.ts';
import { zoneVersionOf } from '#service/features/operations/zones-in-use.ts';
import type { PushOutcome } from '#service/features/push/push-delivery.ts';
import { countMails } from '#service/jobs/mail/given-up.ts';

/** How a request ended. */
type AnsweredRequest = {
  readonly method: string;
  /** The route's path pattern, so that the number of labels is bounded. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** The code of a refusal; null for other answers. */
  readonly code: string | null;
  /** Whether it was sent with an access token, right or wrong. */
  readonly isByToken: boolean;
};
export type Scrape = { readonly contentType: string; readonly text: string };
type Watched = {
  readonly pool: Pool;
  readonly status: RunningProjections['status'];
  readonly now: () => Instant;
};

export type Metrics = {
  observe(request: AnsweredRequest): void;
  /** Wraps `execute` and counts commands by outcome. */
  counted(execute: ExecuteCommand): ExecuteCommand;
  /** Wraps the store and measures append durations. */
  timed(store: EventStore): EventStore;
  /** Whether the last append failed, as on a full disk. A conflict is an answer of a working store. */
  isAppendFailing(): boolean;
  /** One more event that a subscription delivered undecoded. */
  countUndecodable(): void;
  /** Counts the outcome of one more push message to a device. */
  countPush(outcome: PushOutcome | 'postponed'): void;
  /** Counts what became of one more attempt at a webhook, or of the webhook. */
  countWebhook(outcome: WebhookOutcome): void;
  /** All metrics in the text format of Prometheus, with current values of the pool and the read models. */
  scrape(watched: Watched): Promise<Scrape>;
};

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Metrics of one service in a separate registry, because a process may run several services. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = createRequestMetrics(registry);
  const gauges = createGauges(registry);
  const appends = measureAppends(registry);
  const undecodable = new Counter({
    name: 'rondel_undecodable_events_total',
    help: 'Events of unknown types or versions, and those whose personal fields cannot be decrypted.',
    registers: [registry],
  });
  const pushMessages = new Counter({
    name: 'rondel_push_messages_total',
    help: 'Push messages for each device: sent, failed, postponed after a failure, or removed, because its push service no longer knows the device.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed', 'postponed', 'removed'] as const) pushMessages.inc({ outcome }, 0);
  const webhookMessages = new Counter({
    name: 'rondel_webhook_messages_total',
    help: 'Messages to webhooks: delivered, failed and tried again, postponed because the host of the receiver does not answer, or dropped. Also webhooks that were stopped.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['delivered', 'failed', 'postponed', 'dropped', 'stopped'] as const)
    webhookMessages.inc({ outcome }, 0);
  return {
    observe: requests,
    counted: countCommands(registry),
    ...appends,
    countUndecodable: () => undecodable.inc(),
    countPush: (outcome) => pushMessages.inc({ outcome }),
    countWebhook: (outcome) => webhookMessages.inc({ outcome }),
    async scrape({ pool, status, now }) {
      gauges.setPool(pool);
      gauges.setProjections(await status().catch(() => []));
      gauges.setMails(await countMails(pool).catch(() => null));
      gauges.setOutboxes(await readOutboxes(pool).catch(() => []));
      gauges.setLastBackup(await readLastBackup(pool).catch(() => null));
      gauges.setAccessTokens(await countAccessTokens(pool, now()).catch(() => null));
      gauges.setUnread(await readUnreadEvents(pool).catch(() => []));
      gauges.setZoneRules(await zoneVersionOf(pool).catch(() => null));
      const text = `${await registry.metrics()}\n${await metricsOfProcess().metrics()}`;
      return { contentType: registry.contentType, text };
    },
  };
}

let ofProcess: Registry | null = null;

/** Memory, CPU, event loop and garbage collection: once for a process, from its first scrape on, because they are measured all the time. */
function metricsOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const build = new Gauge({
    name: 'rondel_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node'],
    registers: [ofProcess],
  });
  build.set({ version, node: process.versions.node }, 1);
  return ofProcess;
}

const tokenRefusals: ReadonlySet<string> = new Set([
  ...['invalid-token', 'token-in-url', 'missing-scope', 'takes-no-token', 'integrations-off'],
]);

const tokenOutcomeOf = (code: string | null) =>
  code !== null && tokenRefusals.has(code) ? 'refused' : 'taken';

function createRequestMetrics(registry: Registry): Metrics['observe'] {
  const registers = [registry];
  const total = new Counter({
    name: 'rondel_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'rondel_http_request_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'rondel_refusals_total',
    help: 'Refused requests and failures by the code that their answer carries.',
    labelNames: ['code'],
    registers,
  });
  const byToken = new Counter({
    name: 'rondel_token_calls_total',
    help: 'Calls with an access token: taken, or refused because of the token, its scopes or the switch of its member.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['taken', 'refused'] as const) byToken.inc({ outcome }, 0);
  return ({ method, route, status, seconds, code, isByToken }) => {
    if (code !== null) refusals.inc({ code });
    if (isByToken || code === 'token-in-url') byToken.inc({ outcome: tokenOutcomeOf(code) });
    total.inc({ method, route, status });
    duration.observe({ route }, seconds);
  };
}

function countCommands(registry: Registry): Metrics['counted'] {
  const total = new Counter({
    name: 'rondel_commands_total',
    help: 'Commands by outcome: stored, unchanged, refused, stale, conflict or failed.',
    labelNames: ['command', 'outcome'],
    registers: [registry],
  });
  return (execute) => async (decider, stream, command, context) => {
    const { type } = command as { readonly type: string };
    try {
      const outcome = await execute(decider, stream, command, context);
      total.inc({ command: type, outcome: outcome.events.length > 0 ? 'stored' : 'unchanged' });
      return outcome;
    } catch (error) {
      total.inc({ command: type, outcome: failureIn(error) });
      throw error;
    }
  };
}

function failureIn(error: unknown): string {
  if (error instanceof Refusal) return 'refused';
  if (error instanceof StaleRevision) return 'stale';
  return error instanceof RevisionConflict ? 'conflict' : 'failed';
}

function measureAppends(registry: Registry): Pick<Metrics, 'timed' | 'isAppendFailing'> {
  let isFailing = false;
  new Gauge({
    name: 'rondel_append_failing',
    help: '1 from a failed append until one is stored, as on a full disk.',
    registers: [registry],
    collect() {
      this.set(isFailing ? 1 : 0);
    },
  });
  const duration = new Histogram({
    name: 'rondel_append_seconds',
    help: 'Time of an append to the event store, by whether it was stored.',
    labelNames: ['outcome'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const timed: Metrics['timed'] = (store) => ({
    ...store,
    async append(stream, expected, events) {
      const observe = duration.startTimer();
      try {
        const appended = await store.append(stream, expected, events);
        isFailing = false;
        observe({ outcome: 'stored' });
        return appended;
      } catch (error) {
        const isConflict = error instanceof RevisionConflict;
        isFailing = !isConflict;
        observe({ outcome: isConflict ? 'conflict' : 'failed' });
        throw error;
      }
    },
  });
  return { timed, isAppendFailing: () => isFailing };
}

type Status = Awaited<ReturnType<RunningProjections['status']>>[number];

type Gauges = {
  setPool(pool: Pool): void;
  /** An empty list when they are unavailable: clears the last known values. */
  setProjections(statuses: readonly Status[]): void;
  /** Null when they cannot be counted. */
  setMails(counts: Awaited<ReturnType<typeof countMails>> | null): void;
  /** An empty list when they are unavailable. */
  setOutboxes(outboxes: Awaited<ReturnType<typeof readOutboxes>>): void;
  /** Null when there was none, or it is unavailable. */
  setLastBackup(backup: Awaited<ReturnType<typeof readLastBackup>>): void;
  /** Null when it is unavailable. */
  setZoneRules(version: string | null): void;
  /** Null when they cannot be counted. */
  setAccessTokens(count: number | null): void;
  /** None when they are unavailable. */
  setUnread(events: Awaited<ReturnType<typeof readUnreadEvents>>): void;
};

function zoneRulesGauge(registry: Registry): Gauges['setZoneRules'] {
  const zoneRules = new Gauge({
    name: 'rondel_zone_rules_info',
    help: 'Always 1; its label names the zone rules in force.',
    labelNames: ['version'],
    registers: [registry],
  });
  return (version) => {
    zoneRules.reset();
    if (version !== null) zoneRules.set({ version }, 1);
  };
}

function accessTokensGauge(registry: Registry): Gauges['setAccessTokens'] {
  const tokens = new Gauge({
    name: 'rondel_access_tokens',
    help: 'Access tokens that are neither revoked nor expired.',
    registers: [registry],
  });
  return (count) => (count === null ? tokens.reset() : tokens.set(count));
}

function unreadGauge(registry: Registry): Gauges['setUnread'] {
  const unread = new Gauge({
    name: 'rondel_events_without_reader',
    help: 'Events of types that this release does not know: written by a newer release, or by another program (foreign).',
    labelNames: ['origin'],
    registers: [registry],
  });
  return (events) => {
    for (const origin of ['newer', 'foreign'] as const) {
      const ofOrigin = events.filter((each) => each.origin === origin);
      unread.set(
        { origin },
        ofOrigin.reduce((sum, { count }) => sum + count, 0),
      );
    }
  };
}

/** Current values. They are set before a scrape, because a scrape must answer while the database is unavailable. */
function createGauges(registry: Registry): Gauges {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const connections = gauge('rondel_pool_connections', 'Connections of the pool by state.', 'state');
  const waiting = gauge('rondel_pool_waiting', 'Requests that wait for a connection of the pool.');
  const known = gauge('rondel_projections_known', 'Read models that could be asked how they stand.');
  const ofProjections = [
    [gauge('rondel_projection_lag_events', 'Events not yet seen.', 'projection'), lagEventsOf],
    [gauge('rondel_projection_lag_seconds', 'Age of the oldest event not yet seen.', 'projection'), lagOf],
    [
      gauge('rondel_dead_letters', 'Events that could not be processed, not skipped.', 'projection'),
      lettersOf,
    ],
    [gauge('rondel_projection_live', 'Whether a read model follows the log.', 'projection'), liveOf],
  ] as const;
  const mails = gauge('rondel_mails', 'Mails that wait to be sent, and those given up.', 'state');
  const waitingOf = gauge('rondel_outbox_waiting', 'Work in the background that waits to be done.', 'outbox');
  const oldestOf = gauge(
    'rondel_outbox_oldest_seconds',
    'Age of the oldest that waits; 0 when none does.',
    'outbox',
  );
  const lastBackup = gauge('rondel_last_backup_timestamp_seconds', 'When the last complete backup began.');
  return {
    setOutboxes(outboxes) {
      for (const one of [waitingOf, oldestOf]) one.reset();
      for (const { name, waiting: count, oldestSeconds } of outboxes) {
        waitingOf.set({ outbox: name }, count);
        oldestOf.set({ outbox: name }, oldestSeconds ?? 0);
      }
    },
    setLastBackup(backup) {
      lastBackup.reset();
      // Without a backup it stays 0, which is a very old one for an alert too.
      if (backup) lastBackup.set(Date.parse(backup.at) / 1000);
    },
    setZoneRules: zoneRulesGauge(registry),
    setUnread: unreadGauge(registry),
    setAccessTokens: accessTokensGauge(registry),
    setMails(counts) {
      mails.reset();
      for (const [state, count] of Object.entries(counts ?? {})) mails.set({ state }, count);
    },
    setPool({ idleCount, totalCount, waitingCount }) {
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'busy' }, totalCount - idleCount);
      waiting.set(waitingCount);
    },
    setProjections(statuses) {
      known.set(statuses.length);
      for (const [one, of] of ofProjections) {
        one.reset();
        for (const standing of statuses) one.set({ projection: standing.name }, of(standing));
      }
    },
  };
}

/** NaN when the store cannot count them. */
const lagEventsOf = ({ lagEvents }: Status): number => lagEvents ?? Number.NaN;
const lettersOf = ({ deadLetters }: Status): number => deadLetters;
const lagOf = ({ lagSeconds }: Status): number => lagSeconds;
const liveOf = ({ state }: Status): number => (state === 'live' ? 1 : 0);
