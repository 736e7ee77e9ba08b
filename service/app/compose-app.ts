import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Instant } from '#domain/kernel/day.ts';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { addressLookups } from '#projections/beta/beta-requests.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { RunningProjections } from '#projections/engine/start-projections.ts';
import { memberAccess } from '#projections/member/members.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';
import type { AppContext } from '#service/features/app-context.ts';
import { calendarFeed } from '#service/features/calendar/calendar-feed.ts';
import { waitForErasures } from '#service/features/erasing-member.ts';
import { chosenLanguageIn, registerMember } from '#service/features/member/register-member.ts';
import { createSystemOverview } from '#service/features/operations/system-overview.ts';
import { createPageReader } from '#service/features/public-page/page-reader.ts';
import { publicPages } from '#service/features/public-page/public-pages-router.ts';
import type { PushSender } from '#service/features/push/push-delivery.ts';
import { unsubscribePages } from '#service/features/stats/unsubscribe.ts';
import { clientRoutes } from '#service/http/client-routes-contract.ts';
import { createIdempotency } from '#service/http/idempotency/idempotency.ts';
import { createAccessGates } from '#service/http/identity/access-gates.ts';
import { adminEmailsOf, isAdminOf } from '#service/http/identity/admin-emails.ts';
import { demoPeople } from '#service/http/identity/demo-people.ts';
import { createDevProvider } from '#service/http/identity/dev-provider.ts';
import { composeOwnSignIn, type OwnSignIn } from '#service/http/identity/own/compose-own.ts';
import type { Readiness } from '#service/http/middleware/health.ts';
import { createRateLimits, type Limits, type RateLimits } from '#service/http/middleware/rate-limits.ts';
import { createSendCommand } from '#service/http/send-command.ts';
import { createAccessTokenStore } from '#service/http/session/access-tokens.ts';
import { sessionCookie } from '#service/http/session/session.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import type { DevClient } from '#service/http/static/dev-client.ts';
import { createFrameFacts } from '#service/http/static/frame-facts.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';
import { createMailSender } from '#service/jobs/mail/mail-sender.ts';
import type { Config } from '#service/platform/config.ts';
import { sessionKeys } from '#service/platform/secrets.ts';
import { allRoutes, routesByFeature, type WholeContext } from './all-routes.ts';
import { docsRouter } from './api-docs/docs-router.ts';
import { apiRoutes, createApp, routesFromInside } from './app.ts';
import { assistantEndpoint } from './assistants/assistant-endpoint.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { metricsForThisMachine } from './monitoring/metrics-route.ts';
import { type Tracing, tracedProjection } from './monitoring/tracing.ts';

type Parts = {
  readonly config: Config;
  readonly pool: RowDatabase;
  readonly events: AppContext['events'] & Pick<EventStore, 'head'>;
  readonly execute: ExecuteCommand;
  readonly erasures: AppContext['erasures'] & Pick<Erasures, 'beside'>;
  readonly dataKeyOf: AppContext['dataKeyOf'];
  readonly operations: WholeContext['operations'];
  readonly insights: WholeContext['insights'];
  readonly projections: Pick<RunningProjections, 'waitFor' | 'status' | 'isBuilt'>;
  readonly readiness: () => Promise<Readiness>;
  readonly sessionStore: SessionStore;
  readonly questSeed: string;
  readonly wheelRules: AppContext['wheelRules'];
  readonly push: PushSender;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly limits: Limits;
  readonly now: () => Instant;
  /** Folder of the built client; null when the service answers API calls only. */
  readonly clientFolder: string | null;
  /** Folders of the client in other languages than English. */
  readonly clientLanguages?: ReadonlyMap<PageLanguage, string> | undefined;
  readonly devClient?: DevClient | undefined;
  readonly closeConnections: Middleware;
  /** Called with what ends with the service. */
  readonly onClose?: (close: () => void) => void;
};

/** Maximum time that a command waits until the read models show it. */
const visibilityMs = 2_000;

const createWait =
  (waitFor: RunningProjections['waitFor']) =>
  (position: Position, member?: string): Promise<boolean> =>
    waitFor(position, { member, timeoutMs: visibilityMs });

/** How long the push services of a friend may take together. */
const nudgePatienceMs = 10_000;

const nudgesBy =
  ({ push, logger }: Pick<Parts, 'push' | 'logger'>): WholeContext['sendNudge'] =>
  (memberId, message) => {
    const failed = (err: unknown) =>
      logger.warn({ err }, 'a nudge was not sent; the screen of friends shows it');
    push.delivery.deliver(memberId, message, AbortSignal.timeout(nudgePatienceMs)).catch(failed);
  };

/** Builds the web application from its parts. */
export async function composeApp(parts: Parts): Promise<Koa> {
  const { config, pool, execute, projections, logger, metrics, now, tracing } = parts;
  const { publicOrigin } = config;
  const { events, erasures, sessionStore, dataKeyOf, operations } = parts;
  const cookieKeys = await sessionKeys(config.sessionKeys, config.dataDir);
  const adminEmails = adminEmailsOf(config);
  const waitFor = createWait(tracedProjection(tracing, projections.waitFor));
  const limits = createRateLimits(pool, parts.limits, pool.cipher.blind);
  const inside = await insideProviderOf(parts, { cookieKeys, waitFor, limits: limits.ownSignIn });
  const gates = createAccessGates({
    adminEmails,
    adminProof: config,
    isBetaRequired: config.isBetaRequired,
    lookUp: async ({ state }) => (await state.knownMember?.()) ?? null,
    ...addressLookups(pool),
    dataKeyOf,
    now,
  });
  const app = {
    ...gates,
    ...createIdempotency(pool, events),
    db: pool,
    send: createSendCommand({ execute, waitFor, now }),
    ...{ events, erasures, dataKeyOf, operations, insights: parts.insights, system: systemOf(parts) },
    besideErasures: waitForErasures(erasures, sessionStore),
    sendsMail: config.mail !== null,
    limits,
    ...{ questSeed: parts.questSeed, wheelRules: parts.wheelRules, push: parts.push },
    ...{ webhookSending: { origins: config.webhookOrigins }, supportEmail: config.supportEmail, now },
    sendNudge: nudgesBy(parts),
  };
  return createApp({
    publicOrigin,
    trustedProxies: config.trustedProxies,
    ...{ imageOrigins: config.profileImageOrigins, languages: config.languages },
    sessionKeys: cookieKeys,
    ...{ sessionStore, accessTokens: createAccessTokenStore(pool, memberAccess(pool.cipher), now) },
    ...{ rateLimits: limits, logger, readiness: parts.readiness },
    ...{ canServe: projections.isBuilt, findAnswer: app.findAnswer },
    ...{ onAnswered: metrics.observe, tracing, closeConnections: parts.closeConnections },
    metrics: hasMetricsHere(config) ? metricsForThisMachine(scrapeOf(parts)) : null,
    login: {
      ...adminRightsOf(config),
      ...providersOf(config, inside),
      onSignedIn: registerMember({ ...parts, waitFor, adminEmails, db: pool }),
      chosenLanguage: chosenLanguageIn(pool),
    },
    ...{ devProvider: inside?.middleware ?? null, client: clientOf(parts) },
    devClient: parts.devClient?.middleware ?? [],
    api: apiRoutes(allRoutes, app),
    assistants: assistantEndpoint({ publicOrigin, routes: routesFromInside(allRoutes, app), now }),
    routes: [docsRouter(routesByFeature)],
    linkedPages: pagesWithoutSignIn(parts, { waitFor, limits, adminEmails }),
  });
}

type Outside = Pick<Parameters<typeof unsubscribePages>[0], 'waitFor'> & {
  readonly limits: RateLimits;
  readonly adminEmails: ReadonlySet<string>;
};

/** Pages behind a secret link, and public ones. */
const pagesWithoutSignIn = (
  { pool: db, config, execute, erasures, projections, now }: Parts,
  { waitFor, limits, adminEmails }: Outside,
) => {
  const { publicOrigin, isBetaRequired } = config;
  return [
    calendarFeed({ db, publicOrigin, limit: limits.secretLink, now }),
    unsubscribePages({ db, execute, waitFor, erasures, limit: limits.secretLink, now }),
    publicPages({
      publicOrigin,
      read: createPageReader({ db, isBetaRequired, adminEmails, now }),
      limits: limits.publicPage,
      canServe: projections.isBuilt,
    }),
  ];
};

const scrapeOf =
  ({ metrics, pool, projections, now }: Parts) =>
  () =>
    metrics.scrape({ pool, status: projections.status, now });

const adminRightsOf = (config: Config) => ({
  isAdmin: isAdminOf(config),
  isAdminProofTrusted: config.isAdminProofTrusted,
  adminGroups: { claim: config.groupsClaim, names: config.adminGroups },
});

const systemOf = ({ pool, events, config, now }: Parts) =>
  createSystemOverview({
    ...{ db: pool, events, now },
    storeKind: config.eventStoreUrl === null ? 'postgres' : 'eventstoredb',
  });

const clientOf = (parts: Parts) => {
  const { clientFolder, clientLanguages: languages, config, sessionStore, now } = parts;
  if (clientFolder === null) return null;
  return {
    folder: clientFolder,
    ...(languages && { languages }),
    ...{ routes: clientRoutes, supportEmail: config.supportEmail },
    factsOf: createFrameFacts({
      sessionCookie: sessionCookie(config.publicOrigin),
      ...{ sessionStore, isBetaRequired: config.isBetaRequired, now },
    }),
  };
};

/** Behind a proxy, either all requests seem to come from this machine or none does, so the address cannot protect `/metrics`. */
const hasMetricsHere = ({ metrics, trustedProxies }: Config): boolean =>
  metrics === null && trustedProxies === 0;

type OwnDeps = Pick<Parameters<typeof composeOwnSignIn>[0], 'cookieKeys' | 'waitFor' | 'limits'>;

/** The provider inside this process; null where all sign in outside. */
async function insideProviderOf(parts: Parts, deps: OwnDeps): Promise<Inside | null> {
  const { config, pool: db, events, execute, erasures, sessionStore, logger, now, onClose } = parts;
  const { publicOrigin, isProduction, mail } = config;
  if (config.signIn === 'outside') return null;
  if (config.signIn === 'development')
    return createDevProvider({
      ...{ publicOrigin, isProduction, logger },
      ...{ cookieKeys: deps.cookieKeys, people: demoPeople },
    });
  const sender = mail && createMailSender({ mail, publicOrigin });
  const own = await composeOwnSignIn({
    ...{ ...deps, config, db, events, execute, erasures, sessionStore, sender, logger, now },
    isAdmin: isAdminOf(config),
  });
  onClose?.(own.close);
  return own;
}

type Inside = Pick<OwnSignIn, 'client' | 'middleware'> & Partial<Pick<OwnSignIn, 'joining' | 'endSteps'>>;

/** Beside the built-in sign-in, an outside provider is the second way. */
function providersOf({ oidc }: Config, inside: Inside | null) {
  const provider = inside?.client ?? oidc;
  if (!provider) throw new Error('There is no identity provider.');
  const both = inside && oidc && { outside: oidc, joining: inside.joining };
  return { provider, onSignOut: inside?.endSteps, ...both };
}
