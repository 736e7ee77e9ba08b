import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { asInstant } from '#domain/kernel/day.ts';
import { type AppDeps, createApp } from '#service/app/app.ts';
import { isAdminBy } from '#service/http/identity/admin-emails.ts';
import type { LoginProvider } from '#service/http/identity/code-flow.ts';
import { createDevProvider } from '#service/http/identity/dev-provider.ts';
import type { SignedIn } from '#service/http/identity/login-routes.ts';
import { memberIdOf } from '#service/http/identity/member-id.ts';
import { createRateLimits, type Limits, type RateLimits } from '#service/http/middleware/rate-limits.ts';
import { createAccessTokenStore } from '#service/http/session/access-tokens.ts';
import { createSessionStore, type SessionStore } from '#service/http/session/session-store.ts';
import { highLimits } from '#service/http/testing/http-client.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { testDatabase } from './database.ts';

type LogLine = Readonly<Record<string, unknown>>;
export type HttpApp = {
  readonly origin: string;
  readonly pool: pg.Pool;
  readonly sessionStore: SessionStore;
  readonly rateLimits: RateLimits;
  /** Every account that signed in, in order. */
  readonly signedIn: SignedIn[];
  /** Parsed lines of the log. */
  readonly log: LogLine[];
  stop(): Promise<void>;
};
type Options = Partial<
  Pick<
    AppDeps,
    | 'api'
    | 'routes'
    | 'client'
    | 'readiness'
    | 'trustedProxies'
    | 'publicOrigin'
    | 'requestLimitMs'
    | 'bodyLimitMs'
  >
> & {
  readonly limits?: Partial<Limits>;
  /** Can be changed while the app runs. */
  readonly adminEmails?: ReadonlySet<string>;
  /** Groups of the provider that make admins. */
  readonly adminGroups?: readonly string[];
  /** Replaces the development provider. */
  readonly provider?: LoginProvider;
};

export const testCookieKeys = ['0123456789abcdef0123456789abcdef'];
const people = [
  demoPerson('Ada', 'Byron', 'Approved, with 90 days of history'),
  demoPerson('Noor', 'Haddad', 'Approved, new here'),
  demoPerson('Eve', 'Moreau', 'Without access to the beta'),
  demoPerson('Root', 'Okafor', 'Admin'),
];

/** Starts the app on a separate port and database. */
export async function startHttpApp({ adminGroups = [], ...options }: Options = {}): Promise<HttpApp> {
  const database = await testDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  pool.on('error', () => {});
  await createServiceTables(pool);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log: LogLine[] = [];
  const logger = pino({ level: 'debug' }, { write: (line) => void log.push(JSON.parse(line) as LogLine) });
  const devProvider = await createDevProvider({
    publicOrigin: origin,
    isProduction: false,
    cookieKeys: testCookieKeys,
    people,
    logger,
  });
  const signedIn: SignedIn[] = [];
  const isAdmin = isAdminBy(options.adminEmails ?? new Set(), {
    ...{ adminGroups, adminAcr: [], adminAmr: [] },
  });
  const sessionStore = createSessionStore(pool, isAdmin);
  const rateLimits = createRateLimits(pool, { ...highLimits, ...options.limits }, (text) =>
    hash('sha256', text, 'hex'),
  );
  const app = createApp({
    publicOrigin: options.publicOrigin ?? origin,
    trustedProxies: options.trustedProxies ?? 0,
    sessionKeys: testCookieKeys,
    sessionStore,
    accessTokens: createAccessTokenStore(pool, { columns: 'null', join: '', open: async () => null }, () =>
      asInstant(new Date().toISOString()),
    ),
    rateLimits,
    logger,
    readiness: options.readiness ?? (async () => ({ isReady: true, checks: {} })),
    canServe: () => true,
    onAnswered: () => {},
    metrics: null,
    tracing: null,
    login: {
      isAdmin,
      adminGroups: { claim: 'groups', names: adminGroups },
      isAdminProofTrusted: false,
      provider: options.provider ?? devProvider.client,
      async onSignedIn(person) {
        signedIn.push(person);
        return memberIdOf(person.issuer, person.subject);
      },
    },
    devProvider: devProvider.middleware,
    client: options.client ?? null,
    ...(options.api && { api: options.api }),
    routes: options.routes ?? [],
    ...(options.requestLimitMs && { requestLimitMs: options.requestLimitMs }),
    ...(options.bodyLimitMs && { bodyLimitMs: options.bodyLimitMs }),
  });
  const handle = app.callback();
  server.on('request', (req, res) => void handle(req, res));
  return { origin, pool, sessionStore, rateLimits, signedIn, log, stop };

  async function stop(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await pool.end();
    await database.drop();
  }
}

function demoPerson(firstName: string, lastName: string, description: string) {
  return { email: `${firstName.toLowerCase()}@rondel.example`, firstName, lastName, description };
}
