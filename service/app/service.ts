import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { DestinationStream, Logger } from 'pino';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { type RunningProjections, startProjections } from '#projections/engine/start-projections.ts';
import { memberAccess } from '#projections/member/members.ts';
import { type Connect, connector } from '#projections/postgres/connection.ts';
import { openPipelinedPool } from '#projections/postgres/pool.ts';
import { defaultTimeoutMs } from '#projections/postgres/timeouts.ts';
import { createExecuteCommand, type ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import {
  createRefusedCommands,
  type RefusedCommands,
} from '#service/event-store/commands/refused-commands.ts';
import { createSnapshots, snapshotVersion } from '#service/event-store/commands/snapshots.ts';
import { keyOwner } from '#service/event-store/encryption/encrypting-store.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { UnreadableEvent } from '#service/event-store/event-types/event-codec.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import { startWebhooks } from '#service/features/integrations/start-webhooks.ts';
import type { NotifiedReason } from '#service/features/integrations/webhook-sender.ts';
import { createProjectionOperations } from '#service/features/operations/projection-operations.ts';
import { createPushDelivery, type PushSender } from '#service/features/push/push-delivery.ts';
import { vapidKeyOf } from '#service/features/push/vapid.ts';
import { vapidSecretOf } from '#service/features/push/vapid-key.ts';
import { questSeedOf } from '#service/features/quest/quest-seed.ts';
import { adoptWheelRules } from '#service/features/quest/wheel-rules.ts';
import { startWheelSeeds, type WheelSeedDeps } from '#service/features/quest/wheel-seeds.ts';
import type { ReminderDelivery } from '#service/features/reminders/reminder-delivery.ts';
import { startReminders } from '#service/features/reminders/start-reminders.ts';
import { adoptShippedZoneRules, type ZoneRules } from '#service/features/rules/adopt-zones.ts';
import { createRecapMailer } from '#service/features/stats/recap-outbox.ts';
import { createDrain } from '#service/http/graceful-drain.ts';
import { createHttpServer } from '#service/http/http-server.ts';
import { purgeStoredResponses } from '#service/http/idempotency/idempotency.ts';
import { adminEmailsOf, isAdminOf } from '#service/http/identity/admin-emails.ts';
import { wantsFirstAdmin } from '#service/http/identity/own/compose-own.ts';
import { firstAdminCodeToPrint } from '#service/http/identity/own/first-admin.ts';
import { purgeSignInState } from '#service/http/identity/own/sign-in-state.ts';
import { type Limits, purgeRateLimits, standardLimits } from '#service/http/middleware/rate-limits.ts';
import { purgeSessions } from '#service/http/session/session.ts';
import {
  createSessionStore,
  revokeSessionsOf,
  type SessionStore,
} from '#service/http/session/session-store.ts';
import type { DevClient } from '#service/http/static/dev-client.ts';
import { startErasureScheduler } from '#service/jobs/erasure/erasure-scheduler.ts';
import { createErasures, type Erasures } from '#service/jobs/erasure/erasures.ts';
import type { Config } from '#service/platform/config.ts';
import type { Supervision } from '#service/platform/embedded-postgres/supervised-server.ts';
import { createLogger } from '#service/platform/logger.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type HeldSecrets, holdSharedSecrets } from '#service/platform/shared-secret.ts';
import { createInsights } from '#service/tools/analysis/insights/insights.ts';
import { seedDemo } from '#service/tools/demo/seed-demo.ts';
import { composeApp } from './compose-app.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { serveMetrics } from './monitoring/metrics-route.ts';
import { createReadiness } from './monitoring/readiness.ts';
import { type Tracing, tracedCommands, tracedStore } from './monitoring/tracing.ts';
import { startSubscribers } from './start-subscribers.ts';

type ServiceOptions = {
  readonly config: Config;
  /** Folder of the built client; null when the service answers API calls only. */
  readonly clientFolder: string | null;
  /** Folders of the client in other languages than English. */
  readonly clientLanguages?: ReadonlyMap<PageLanguage, string>;
  /** The client served from its sources instead of a build. Closed with the service. */
  readonly devClient?: DevClient;
  readonly now?: () => Instant;
  readonly limits?: Limits;
  /** Time limit of a request's Postgres queries; a connection that is silent for longer is closed. */
  readonly databaseDeadlineMs?: number;
  /** Called at each step of the start. */
  readonly onProgress?: (step: string) => void;
  /** Destination of the log instead of standard output. */
  readonly log?: DestinationStream | undefined;
  /** Those of this release by default. */
  readonly zoneRules?: ZoneRules;
  /** Called when the service cannot continue and must be ended. */
  readonly onHopeless?: (error: unknown) => void;
};
export type RunningService = {
  readonly origin: string;
  /** The code that makes the first admin of the built-in sign-in; null where there is one, or none is wanted. */
  readonly firstAdminCode: string | null;
  /** Completes running requests and closes everything, in less than ten seconds after `DRAIN_SECONDS`. */
  stop(): Promise<void>;
};

/** How long an erasure waits for the read models to process it. */
const shownMs = 10_000;
/** Long enough for Postgres to write a checkpoint when it stops. */
const storesPatienceMs = 2_500;
const systemClock = (): Instant => asInstant(new Date().toISOString());

/**
 * Starts the service in this process, or those parts that its roles name. The web application listens while the read models are built for the
 * first time, and refuses calls; this resolves when they are there. @throws when a part cannot start; nothing stays open then.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const logger = createLogger(options.config.logLevel, options.log);
  const closers = createShutdown(logger);
  const { devClient } = options;
  if (devClient) closers.add('client', () => devClient.close());
  try {
    const { firstAdminCode } = await open(options, logger, closers);
    return { origin: options.config.publicOrigin, firstAdminCode, stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

type Opened = Pick<RunningService, 'firstAdminCode'>;

async function open(options: ServiceOptions, logger: Logger, closers: Shutdown): Promise<Opened> {
  const { config, onProgress = () => {}, now = systemClock, limits = standardLimits } = options;
  const { databaseDeadlineMs: deadlineMs = defaultTimeoutMs } = options;
  const metrics = createMetrics();
  onProgress('Postgres');
  await refuseUsedAddresses(config);
  const stores = await openOwnStores(options, logger, closers);
  const pool = withCipher(openPipelinedPool(stores.databaseUrl, 'service', { deadlineMs }), stores.cipher);
  closers.add('pool', () => pool.end());
  await createServiceTables(pool);
  const connect = connector({ connectionString: stores.databaseUrl });
  const secrets = await holdSecrets(options, { connect, logger, closers });
  if (config.signIn === 'development') {
    onProgress('the people of the demo');
    await seedDemo(stores, pool, createExecuteCommand(stores.events), now());
  }
  onProgress('read models');
  const source = eventSourceOf(stores.events, stores.cipher, undecodableReporter(logger, metrics));
  const projections = await startReadModels(config, stores, source, logger);
  closers.add('read models', () => projections.stop());
  onProgress(config.roles.has('web') ? 'the web app' : 'background work');
  const sessionStore = createSessionStore(pool, isAdminOf(config), memberAccess(pool.cipher));
  const tracing = await startTracing(config.tracesProtocol);
  if (tracing) closers.add('traces', () => tracing.stop());
  const { execute, refused } = await startCommands({ stores, pool, metrics, tracing, logger }, closers);
  await adoptShippedZoneRules({ events: stores.events, execute, now }, options.zoneRules);
  const { events, keys, journal } = stores;
  const shown = async () => projections.waitFor(await events.head(), { timeoutMs: shownMs });
  const erasures = createErasures({
    connect,
    db: pool,
    store: events,
    ...{ keys, journal },
    endSessions: revokeSessionsOf,
    ...{ execute, now, shown },
    log: engineLog(logger),
  });
  const sharing = { config, stores, pool, sessionStore, erasures, execute };
  const push = pushSenderOf({ ...sharing, metrics, logger, now, secrets });
  const parts = { ...sharing, push, dataKeyOf: dataKeysOf(stores), metrics, shown, logger, now };
  if (config.roles.has('jobs')) await startJobs(parts, closers);
  const draining = createDrain(config.drainSeconds * 1000);
  const readiness = draining.readiness(createReadiness(projections, metrics, logger));
  const operations = createProjectionOperations({ connect, source, projections: allProjections });
  const doing = { events, operations, projections, readiness, limits, tracing };
  if (config.metrics) {
    const scrape = () => metrics.scrape({ pool, status: projections.status, now });
    closers.add('metrics', await serveMetrics(config.metrics, { scrape, readiness }), 500);
  }
  if (config.roles.has('web'))
    await startWeb({ ...parts, ...doing, ...{ draining, connect, refused, secrets } }, options, closers);
  await projections.caughtUp();
  return { firstAdminCode: await firstAdminCodeOf(config, pool) };
}

async function openOwnStores(options: ServiceOptions, logger: Logger, closers: Shutdown): Promise<Stores> {
  const stores = await openStores(options.config, { supervision: supervisionOf(options, logger) });
  closers.add('stores', () => stores.close(), storesPatienceMs);
  return stores;
}

const firstAdminCodeOf = async (config: Config, pool: RowDatabase): Promise<string | null> =>
  config.roles.has('web') && wantsFirstAdmin(config) ? firstAdminCodeToPrint(pool) : null;

/** The data keys of members. An erasure destroys them. */
const dataKeysOf =
  ({ keys }: Pick<Stores, 'keys'>) =>
  async (memberId: MemberId): Promise<KeyObject> =>
    (await keys.keyOf(keyOwner(memberId))).secret;

type HoldDeps = { readonly connect: Connect; readonly logger: Logger; readonly closers: Shutdown };

/** Only a process that draws needs QUEST_SEED. */
async function holdSecrets(
  { config, onHopeless = () => {} }: ServiceOptions,
  { connect, logger, closers }: HoldDeps,
): Promise<HeldSecrets> {
  const secrets = [vapidSecretOf(config), ...(config.roles.has('web') ? [questSeedOf(config)] : [])];
  const held = await holdSharedSecrets(secrets, {
    ...{ connect, config, logger },
    onReplaced(error) {
      logger.fatal({ err: error }, 'another host has replaced a shared secret meanwhile');
      onHopeless(error);
    },
  });
  closers.add('secrets', () => held.stop());
  return held;
}

/** Loads OpenTelemetry only where traces are on, because it costs memory and time at each start. */
async function startTracing(protocol: Config['tracesProtocol']): Promise<Tracing | null> {
  if (protocol === null) return null;
  const { startOpenTelemetry } = await import('./monitoring/open-telemetry.ts');
  return startOpenTelemetry(protocol);
}

type CommandDeps = {
  readonly stores: Stores;
  readonly pool: RowDatabase;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly logger: Logger;
};

/** Executes commands, measured and traced, and counts refusals. */
async function startCommands({ stores, pool, metrics, tracing, logger }: CommandDeps, closers: Shutdown) {
  const snapshots = createSnapshots(pool, stores.keys, await ownSnapshots(), onPassedOver(logger));
  const store = tracedStore(tracing, metrics.timed(stores.events));
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'the counts of refused commands were not stored; this is tried again');
  const refused = createRefusedCommands(pool, { onError });
  closers.add('refused commands', () => refused.stop());
  const counted = metrics.counted(refused.counted(createExecuteCommand(store, snapshots)));
  return { refused, execute: tracedCommands(tracing, counted) };
}

/** The version of the sources, which are read once. */
let readVersion: Promise<string> | null = null;
const ownSnapshots = (): Promise<string> => {
  readVersion ??= snapshotVersion();
  return readVersion;
};

type WebDeps = Omit<
  Parameters<typeof composeApp>[0],
  | 'questSeed'
  | 'wheelRules'
  | 'clientFolder'
  | 'clientLanguages'
  | 'devClient'
  | 'insights'
  | 'closeConnections'
> & {
  readonly stores: Stores;
  readonly connect: Connect;
  readonly refused: RefusedCommands;
  readonly draining: ReturnType<typeof createDrain>;
  readonly secrets: HeldSecrets;
};

async function startWeb(
  deps: WebDeps,
  { clientFolder, clientLanguages, devClient }: ServiceOptions,
  closers: Shutdown,
): Promise<void> {
  const { config, logger, draining, secrets } = deps;
  const questSeed = secrets.valueOf('quest-seed');
  const wheelRules = await adoptWheelRules(deps);
  closers.add('wheel seeds', await publishWheelSeeds({ ...deps, questSeed }));
  const insights = insightsOf(deps);
  closers.add('insights', () => insights.stop());
  const { closeConnections } = draining;
  const app = await composeApp({
    ...deps,
    questSeed,
    wheelRules,
    insights,
    clientFolder,
    clientLanguages,
    devClient,
    closeConnections,
    onClose: (close) => closers.add('sign-in', close),
  });
  const answer = app.callback();
  const server = serverOf((request, response) => void answer(request, response), config, logger);
  closers.add('web app', () => draining.drain(server), draining.patienceMs);
  await listenAt(server, config.port, config.host);
  if (devClient) server.on('upgrade', devClient.onUpgrade);
}

const insightsOf = ({ config, stores, connect, refused, now }: WebDeps) =>
  createInsights({
    config: { ...config, databaseUrl: stores.databaseUrl },
    memoryBytes: config.rebuildMemoryBytes,
    flushRefused: refused.flush,
    ...{ connect, now },
  });

/** By the processes that draw, before their first draw: only they need to know QUEST_SEED. */
const publishWheelSeeds = ({ execute, questSeed, now, logger }: WheelSeedDeps & Pick<WebDeps, 'logger'>) =>
  startWheelSeeds({
    ...{ execute, questSeed, now },
    onForeignSeed: (month) =>
      logger.warn(
        { month },
        'the seed of the wheel cannot be published, because its commitment was made by another QUEST_SEED: stop all processes and start one with that QUEST_SEED for a moment, or members cannot check the draws of this month',
      ),
    onError: (error) =>
      logger.error(
        { err: error },
        'the seeds of the wheel were not published; this is tried again every hour',
      ),
  });

type JobDeps = {
  readonly config: Config;
  readonly stores: Stores;
  readonly pool: RowDatabase;
  readonly sessionStore: SessionStore;
  readonly erasures: Erasures;
  readonly execute: ExecuteCommand;
  readonly shown: () => Promise<boolean>;
  readonly push: PushSender;
  readonly dataKeyOf: (memberId: MemberId) => Promise<KeyObject>;
  readonly metrics: Pick<Metrics, 'countWebhook'>;
  readonly logger: Logger;
  readonly now: () => Instant;
};

/** The work for which no request waits. */
async function startJobs(deps: JobDeps, closers: Shutdown): Promise<void> {
  const { config, stores, pool, sessionStore, erasures, execute, shown, logger, now } = deps;
  const onPurgeError = (error: unknown) => logger.error({ err: error }, 'purge');
  closers.add('purges', purgeSessions(sessionStore, onPurgeError));
  closers.add('purges', purgeStoredResponses(pool, onPurgeError));
  closers.add('purges', purgeRateLimits(pool, onPurgeError));
  closers.add('purges', purgeSignInState(pool, onPurgeError));
  closers.add('followers', await startSubscribers({ config, stores, pool, log: engineLog(logger), now }));
  const admission = { isBetaRequired: config.isBetaRequired, adminEmails: adminEmailsOf(config) };
  closers.add('erasures', startErasureScheduler(erasures, admission, onPurgeError));
  const { databaseUrl, events: store } = stores;
  const process = { databaseUrl, store, pool, execute, shown, now, erasures, log: engineLog(logger) };
  closers.add('reminders', await startReminders({ ...process, delivery: composeDelivery(deps) }));
  const { dataKeyOf, metrics } = deps;
  closers.add(
    'webhooks',
    await startWebhooks({
      ...{ ...process, db: pool, dataKeyOf, origins: config.webhookOrigins },
      tellStopped: (...stopped) => tellStopped(deps, ...stopped),
      onOutcome: metrics.countWebhook,
    }),
  );
}

const noticePatienceMs = 12_000;
const noticeSeconds = 3 * 86_400;

const stopWords: Readonly<Record<NotifiedReason, string>> = {
  failing:
    'Your program has not taken your news for three days. See what it answered, then turn it on again.',
  gone: 'Your program says it is gone, so we stopped calling it. If it is back, turn it on again.',
  admin: 'Our team stopped calling your program. Make sure that it is fine, then turn it on again.',
};

/** The page Integrations says it as well, also to members without a device. */
async function tellStopped(
  { push }: JobDeps,
  memberId: MemberId,
  id: string,
  reason: NotifiedReason,
): Promise<void> {
  await push.delivery.deliver(
    memberId,
    {
      ...{ id, kind: 'webhookStopped', title: 'A webhook was stopped' },
      body: stopWords[reason],
      ...{ path: '/integrations', topic: 'webhookStopped', ttlSeconds: noticeSeconds, urgency: 'low' },
    },
    AbortSignal.timeout(noticePatienceMs),
  );
}

/** Joins the features that send into what carries reminders to members. */
function composeDelivery({ config, pool, execute, push, now }: JobDeps): ReminderDelivery {
  const recaps = createRecapMailer({ pool, execute, sendsMail: config.mail !== null, now });
  return { ...push.delivery, sendRecap: recaps.sendRecap, withRecapByMail: recaps.reachable };
}

type PushDeps = Pick<JobDeps, 'config' | 'pool' | 'execute' | 'logger' | 'now'> & {
  readonly metrics: Pick<Metrics, 'countPush'>;
  readonly secrets: HeldSecrets;
};

/** Push services want to know whom to write to: the site itself, or the support where the site has no https address. */
function pushSenderOf({ config, pool, execute, metrics, logger, now, secrets }: PushDeps): PushSender {
  const vapid = vapidKeyOf(secrets.valueOf('vapid-key'));
  const { publicOrigin, supportEmail, pushOrigins: origins } = config;
  const contact = publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${supportEmail}`;
  const log = engineLog(logger);
  const onAttempt = metrics.countPush;
  const delivery = createPushDelivery({ db: pool, execute, vapid, origins, contact, now, log, onAttempt });
  return { delivery, publicKey: vapid.publicKey, origins };
}

const startReadModels = (
  config: Config,
  stores: Stores,
  source: EventSource,
  logger: Logger,
): Promise<RunningProjections> =>
  startProjections({
    // Rows and checkpoint are committed together and can be derived again from the log after a crash, so no batch waits for the disk.
    database: { connectionString: stores.databaseUrl, options: '-c synchronous_commit=off' },
    projections: allProjections,
    source,
    log: engineLog(logger),
    memoryBytes: config.rebuildMemoryBytes,
    isCandidate: config.roles.has('projector'),
  });

const onPassedOver = (logger: Logger) => (error: unknown) =>
  logger.warn({ err: error }, 'the snapshot of a stream is passed over');

const maxReportedTypes = 100;

/** Counts each event that cannot be decoded, and warns of each type once: a foreign program may store many. */
function undecodableReporter(logger: Logger, metrics: Metrics): (error: UnreadableEvent) => void {
  const reported = new Set<string>();
  return ({ type, stream, revision, message }) => {
    metrics.countUndecodable();
    if (reported.has(type) || reported.size >= maxReportedTypes) return;
    reported.add(type);
    logger.warn(
      { type, stream, revision, reason: message },
      'an event that cannot be decoded: a dead letter for the read models that handle its type, and passed over by all others',
    );
  };
}

/** Asked first, because the start before `listen` takes many seconds. @throws Error with what to do */
type Address = Pick<Config, 'host' | 'port'>;

async function refuseUsedAddresses(config: Config): Promise<void> {
  if (config.roles.has('web')) await refuseUsedAddress(config, 'PORT');
  if (config.metrics) await refuseUsedAddress(config.metrics, 'METRICS_PORT');
}

async function refuseUsedAddress({ host, port }: Address, name: 'PORT' | 'METRICS_PORT'): Promise<void> {
  const probe = createServer();
  try {
    await listenAt(probe, port, host, name);
  } finally {
    probe.close();
  }
}

const listenFailures: Readonly<Record<string, (place: string, name: string) => string>> = {
  EADDRINUSE: (place, name) =>
    `${place} is used by another program. Stop it, or set ${name} to another number.`,
  EACCES: (place, name) =>
    `This account may not listen at ${place}. Set ${name} to a number above 1023, and let a proxy take the other one.`,
  EADDRNOTAVAIL: (place, name) =>
    `${place} is no address of this machine. Set ${name.replace('PORT', 'HOST')} to one of its addresses, or leave it out for 127.0.0.1.`,
};

async function listenAt(server: Server, port: number, host: string, name = 'PORT'): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const sentence = listenFailures[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new Error(sentence(`Port ${port} of ${host}`, name), { cause: error }) : error;
  }
}

function serverOf(answer: RequestListener, config: Config, logger: Logger): Server {
  return createHttpServer(answer, {
    logger,
    trustsProxies: config.trustedProxies > 0,
    isHttps: config.publicOrigin.startsWith('https:'),
  });
}

const supervisionOf = ({ onHopeless = () => {} }: ServiceOptions, logger: Logger): Supervision => ({
  onExit: (pauseMs) => logger.error({ pauseMs }, 'the embedded Postgres has ended and is started again'),
  onRestart: () => logger.info('the embedded Postgres runs again'),
  onHopeless(error) {
    logger.fatal({ err: error }, 'the embedded Postgres cannot be kept running');
    onHopeless(error);
  },
});

const engineLog = (logger: Logger) => ({
  info: (fields: object, message: string) => logger.info(fields, message),
  warn: (fields: object, message: string) => logger.warn(fields, message),
  error: (fields: object, message: string) => logger.error(fields, message),
});

type Close = () => Promise<void> | void;
type Closer = { readonly part: string; readonly close: Close; readonly patienceMs: number };

/** Closes opened parts in reverse order. */
type Shutdown = {
  add(part: string, close: Close, patienceMs?: number): void;
  /** Waits for each part up to its deadline, so that one that hangs or fails does not keep the others open. */
  closeAll(): Promise<void>;
};

const shutdownTimeoutMs = 1_000;

function createShutdown(logger: Logger): Shutdown {
  const closers: Closer[] = [];
  return {
    add: (part, close, patienceMs = shutdownTimeoutMs) => void closers.push({ part, close, patienceMs }),
    async closeAll() {
      for (const closer of closers.splice(0).reverse()) {
        const problem = await problemOfClosing(closer);
        if (problem !== null) logger.error({ part: closer.part, err: problem }, 'not closed');
      }
    },
  };
}

async function problemOfClosing({ close, patienceMs }: Closer): Promise<unknown> {
  const closed = new AbortController();
  const tooLate = delay(patienceMs, new Error(`still open after ${patienceMs} ms`), {
    signal: closed.signal,
  });
  try {
    return await Promise.race([Promise.resolve(close()).then(() => null), tooLate]);
  } catch (error) {
    return error;
  } finally {
    closed.abort();
    await tooLate.catch(() => {});
  }
}
