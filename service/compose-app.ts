import type Koa from 'koa';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Instant } from '#domain/kernel/day.ts';
import type { RunningProjections } from '#projections/engine/start.ts';
import { type AskedMember, membersAccess } from '#projections/member/member-queries.ts';
import { allRoutes, routesByFeature } from './all-routes.ts';
import { docsRouter } from './api-docs/docs-router.ts';
import { createApp } from './app.ts';
import type { ExecuteCommand } from './commands/execute-command.ts';
import type { Config } from './config.ts';
import { demoPeople } from './demo/demo-people.ts';
import type { Position } from './event-store/store.ts';
import type { House } from './house.ts';
import { routerOf } from './http/api-route.ts';
import { clientRoutes } from './http/client-routes-contract.ts';
import { gathered } from './http/gathered.ts';
import type { Readiness } from './http/health.ts';
import { keepAnswers } from './http/kept-answers.ts';
import { createRateLimits, type Limits } from './http/rate-limits.ts';
import { createSendCommand } from './http/send-command.ts';
import { keptKey, sessionKeys } from './http/session-keys.ts';
import type { SessionStore } from './http/session-store.ts';
import { adminEmailsOf } from './identity/admin-emails.ts';
import { createDevProvider } from './identity/dev-provider.ts';
import { createGates } from './identity/gates.ts';
import { registerMember } from './member/register-member.ts';
import type { Metrics } from './operations/metrics.ts';
import { metricsForThisMachine } from './operations/metrics-route.ts';

export type Parts = {
  readonly config: Config;
  readonly pool: Pool;
  readonly events: House['events'];
  readonly execute: ExecuteCommand;
  readonly erasures: House['erasures'];
  readonly projections: Pick<RunningProjections, 'waitFor' | 'status'>;
  readonly sessionStore: SessionStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly now: () => Instant;
  /** Folder of the built client; without one the service answers calls only. */
  readonly clientFolder: string | null;
};

/** How long a command waits for the read models to show it. */
const visibilityMs = 2_000;

/** The web app over its parts. */
export async function composeApp(parts: Parts): Promise<Koa> {
  const { config, pool, execute, projections, logger, metrics, now } = parts;
  const { publicOrigin, isProduction } = config;
  const cookieKeys = await sessionKeys(config.sessionKeys, config.dataDir);
  const devProvider = config.oidc
    ? null
    : await createDevProvider({ publicOrigin, isProduction, cookieKeys, people: demoPeople, logger });
  const waitFor = (position: Position) => projections.waitFor(position, { timeoutMs: visibilityMs });
  const limits = createRateLimits(pool, parts.limits);
  const lookUpMember = gathered((asked: readonly AskedMember[]) => membersAccess(pool, asked));
  const gates = createGates({
    adminEmails: adminEmailsOf(config),
    isBetaRequired: config.isBetaRequired,
    lookUp: (memberId, verifiedEmail) => lookUpMember({ memberId, verifiedEmail }),
    now,
  });
  const house = {
    ...keepAnswers(pool, gates),
    db: pool,
    send: createSendCommand({ execute, waitFor, now }),
    events: parts.events,
    erasures: parts.erasures,
    sendsMail: config.mail !== null,
    limits,
    questSeed: config.questSeed ?? (await keptKey(config.dataDir, 'quest-seed')),
    supportEmail: config.supportEmail,
  };
  return createApp({
    publicOrigin,
    trustedProxies: config.trustedProxies,
    imageOrigins: config.profileImageOrigins,
    sessionKeys: cookieKeys,
    sessionStore: parts.sessionStore,
    rateLimits: limits,
    logger,
    readiness: () => readinessOf(projections),
    onAnswered: metrics.observe,
    metrics: hasMetricsHere(config)
      ? metricsForThisMachine(() => metrics.scrape({ pool, status: projections.status }))
      : null,
    login: {
      provider: providerOf(config, devProvider),
      onSignedIn: registerMember({ execute, waitFor, now }),
    },
    devProvider: devProvider?.middleware ?? null,
    client: parts.clientFolder === null ? null : { folder: parts.clientFolder, routes: clientRoutes },
    routes: [routerOf(allRoutes, house), docsRouter(routesByFeature)],
  });
}

/** Behind a proxy everybody comes from this machine, or nobody does. */
const hasMetricsHere = ({ metrics, trustedProxies }: Config): boolean =>
  metrics === null && trustedProxies === 0;

function providerOf({ oidc }: Config, devProvider: Awaited<ReturnType<typeof createDevProvider>> | null) {
  const provider = oidc ?? devProvider?.client;
  if (!provider) throw new Error('There is no identity provider.');
  return provider;
}

/** Ready when every read model is live and has seen all there is. */
async function readinessOf(projections: Parts['projections']): Promise<Readiness> {
  const standings = await projections.status();
  const checks = standings.map(({ name, state, lagSeconds }) => {
    const isCurrent = state === 'live' && lagSeconds < 10;
    return [name, isCurrent ? 'live' : state === 'live' ? 'behind' : state] as const;
  });
  return { isReady: checks.every(([, check]) => check === 'live'), checks: Object.fromEntries(checks) };
}
