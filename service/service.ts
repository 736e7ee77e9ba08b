import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { DestinationStream, Logger } from 'pino';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { usualDeadlineMs } from '#projections/engine/deadlines.ts';
import { startProjections } from '#projections/engine/start.ts';
import { createExecuteCommand } from './commands/execute-command.ts';
import { composeApp } from './compose-app.ts';
import type { Config } from './config.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { eventSourceOf } from './event-store/event-source.ts';
import { startFollowers } from './followers/start-followers.ts';
import { purgeKeptAnswers } from './http/kept-answers.ts';
import { type Limits, standardLimits } from './http/rate-limits.ts';
import { createServiceTables } from './http/service-tables.ts';
import { purgeSessions } from './http/session.ts';
import { createSessionStore } from './http/session-store.ts';
import { createErasures } from './member-data/erasures.ts';
import { keepErasing } from './member-data/keep-erasing.ts';
import { openStores } from './open-stores.ts';
import { type Closers, createClosers } from './operations/closers.ts';
import { createLogger } from './operations/logger.ts';
import { createMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-route.ts';
import { openPoolWithLine } from './postgres/pool.ts';

export type ServiceOptions = {
  readonly config: Config;
  /** Folder of the built client; without one the service answers calls only. */
  readonly clientFolder: string | null;
  readonly now?: () => Instant;
  readonly limits?: Limits;
  /** How long a request's questions to Postgres may take: a connection that is silent for longer is given up. */
  readonly databaseDeadlineMs?: number;
  /** Told what start-up does next. */
  readonly onProgress?: (step: string) => void;
  /** Where the log goes instead of standard output. */
  readonly log?: DestinationStream;
};
export type RunningService = {
  readonly origin: string;
  /** Answers what is under way and lets go of everything, in less than ten seconds. */
  stop(): Promise<void>;
};

/** How long an erasure waits for the read models to show it. */
const shownMs = 10_000;
const drainMs = 3_500;
const sweepMs = 50;
/** Postgres writes a checkpoint when it stops. */
const storesPatienceMs = 2_500;
const systemClock = (): Instant => asInstant(new Date().toISOString());

/** The whole house in this process: stores, projections and the web app. @throws when a part cannot start; nothing stays open then. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const logger = createLogger(options.config.logLevel, options.log);
  const closers = createClosers(logger);
  try {
    await open(options, logger, closers);
    return { origin: options.config.publicOrigin, stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(options: ServiceOptions, logger: Logger, closers: Closers): Promise<void> {
  const { config, onProgress = () => {}, now = systemClock, limits = standardLimits } = options;
  const { databaseDeadlineMs: deadlineMs = usualDeadlineMs } = options;
  const metrics = createMetrics();
  onProgress('Postgres');
  const stores = await openStores(config);
  closers.add('stores', () => stores.close(), storesPatienceMs);
  if (config.oidc === null) {
    onProgress('Demo people');
    await seedDemo(stores.events, createExecuteCommand(stores.events), now());
  }
  onProgress('Read models');
  const projections = await startProjections({
    // Rows and checkpoint are committed together, and after a crash made again from the log: no batch waits for the disk.
    database: { connectionString: stores.databaseUrl, options: '-c synchronous_commit=off' },
    projections: allProjections,
    source: eventSourceOf(stores.events),
    log: engineLog(logger),
  });
  closers.add('read models', () => projections.stop());
  await projections.caughtUp();
  onProgress('Web app');
  const pool = openPoolWithLine(stores.databaseUrl, 'service', { deadlineMs });
  closers.add('pool', () => pool.end());
  await createServiceTables(pool);
  const sessionStore = createSessionStore(pool);
  const onPurgeError = (error: unknown) => logger.error({ err: error }, 'purge');
  closers.add('purges', purgeSessions(sessionStore, onPurgeError));
  closers.add('purges', purgeKeptAnswers(pool, onPurgeError));
  const execute = metrics.counted(createExecuteCommand(metrics.timed(stores.events)));
  closers.add('followers', await startFollowers({ config, stores, pool, log: engineLog(logger), now }));
  const { events } = stores;
  const erasures = createErasures({
    connect: connector({ connectionString: stores.databaseUrl }),
    db: pool,
    store: events,
    keys: stores.keys,
    execute,
    now,
    log: engineLog(logger),
    shown: async () => projections.waitFor(await events.head(), { timeoutMs: shownMs }),
  });
  closers.add('erasures', keepErasing(erasures, onPurgeError));
  const doing = { events, execute, erasures, projections, metrics, now };
  const parts = { config, pool, ...doing, sessionStore, logger, limits };
  const app = await composeApp({ ...parts, clientFolder: options.clientFolder });
  if (config.metrics) {
    const scrape = () => metrics.scrape({ pool, status: projections.status });
    closers.add('metrics', await serveMetrics(config.metrics, scrape), 500);
  }
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  closers.add('web app', () => drain(server), drainMs + 500);
  server.listen(config.port, config.host);
  await once(server, 'listening');
}

const engineLog = (logger: Logger) => ({
  info: (fields: object, message: string) => logger.info(fields, message),
  warn: (fields: object, message: string) => logger.warn(fields, message),
  error: (fields: object, message: string) => logger.error(fields, message),
});

/** Takes no more requests, answers those under way, and hangs up on who has not got an answer by then. */
async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // A connection that is kept alive is idle as soon as its last request is answered.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
  const hangUp = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(hangUp);
}
