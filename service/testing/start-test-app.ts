import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { startService } from '#service/app/service.ts';
import type { ZoneRules } from '#service/features/rules/adopt-zones.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import type { Limits } from '#service/http/middleware/rate-limits.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
  highLimits,
  signInAs,
} from '#service/http/testing/http-client.ts';
import { parseConfig } from '#service/platform/config.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { checkingDeclaredResponses } from './declared-responses.ts';
import { questSeedFor } from './quest-seeds.ts';

type Body = Readonly<Record<string, unknown>>;
/** A signed-in account that sends and receives JSON. */
export type Caller = {
  readonly visitor: HttpClient;
  /** The parsed answer. @throws when the status is not a success. */
  get<Value = Body>(path: string): Promise<Value>;
  /** The same for a command. */
  send<Value = Body>(method: string, path: string, json?: unknown, key?: string): Promise<Value>;
  /** Status and text of the response. */
  ask(
    method: string,
    path: string,
    json?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<readonly [status: number, text: string]>;
};
export type TestApp = {
  readonly origin: string;
  /** Differs from that of `origin` where a test sets PUBLIC_ORIGIN. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** As the start prints it. */
  readonly firstAdminCode: string | null;
  /** Sets the clock of the service. */
  setClock(at: string): void;
  /** Signs in at the development provider. */
  signIn(email: string): Promise<Caller>;
  /** Signs in a member with beta access. */
  member(email: string): Promise<Caller>;
  visitor(): HttpClient;
  stop(): Promise<void>;
};

/** An origin that leads nowhere, so that tests call no push service. */
const samplePushOrigin = 'https://push.example';

export const admin = 'ada@rondel.example';

const usualStart = '2026-03-10T12:00:00.000Z';

type Options = {
  readonly at?: string;
  /** People who draw no Lucky Day on the date of `at`; those in `lucky` draw it in their first spin. */
  readonly withoutLuckyDay?: readonly string[];
  readonly withLuckyDay?: readonly string[];
  /** An existing database with data; it is dropped with the app. */
  readonly database?: TestDatabase;
  /** Starts another service on the database and secrets of this app, which must stay open for longer. */
  readonly sharingStoresOf?: TestApp;
  /** Receives parsed log lines; without it nothing is logged. */
  readonly log?: Record<string, unknown>[];
  readonly env?: Readonly<Record<string, string>>;
  /** Limits to be reached by the test; the others are high. */
  readonly limits?: Partial<Limits>;
  readonly databaseDeadlineMs?: number;
  /** Zone rules of another release than this one. */
  readonly zoneRules?: ZoneRules;
  /** Keeps the folder of secrets. */
  readonly keepsDataDir?: boolean;
  /** A built client; without it the app answers API calls only. */
  readonly clientFolder?: string;
};

/** Starts the real service on a separate database and port, with the demo people and a clock that only the test moves. */
export async function startTestApp({
  at = usualStart,
  withoutLuckyDay = [],
  withLuckyDay = [],
  database: given,
  sharingStoresOf,
  log,
  env = {},
  limits = {},
  keepsDataDir = sharingStoresOf !== undefined,
  clientFolder,
  ...deadlines
}: Options = {}): Promise<TestApp> {
  const isUsual =
    !sharingStoresOf && !given && !Object.keys(env).some((name) => changesFirstStart.test(name));
  const { database, dataDir } = sharingStoresOf
    ? {
        database: { url: sharingStoresOf.databaseUrl, drop: async () => {} },
        dataDir: sharingStoresOf.dataDir,
      }
    : await storesFrom(isUsual ? await templateAt(at) : null, given);
  const port = await freePort();
  let clock = asInstant(at);
  const seed = questSeedFor(withoutLuckyDay.map(devMemberId), withLuckyDay.map(devMemberId), [
    dayOf(clock, 'UTC'),
  ]);
  const config = parseConfig({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    QUEST_SEED: seed,
    PUSH_ORIGINS: samplePushOrigin,
    LOG_LEVEL: log ? 'info' : 'silent',
    ...env,
  });
  const service = await startService({
    config,
    clientFolder: clientFolder ?? null,
    limits: { ...highLimits, ...limits },
    now: () => clock,
    ...deadlines,
    ...(log && { log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) } }),
  });
  const { origin } = service;
  let reviewing: Promise<Caller> | null = null;
  const signIn = async (email: string): Promise<Caller> => {
    const visitor = checkingDeclaredResponses(createHttpClient(origin));
    await signInAs(visitor, email);
    return callerOf(visitor);
  };
  return {
    origin,
    port,
    databaseUrl: database.url,
    dataDir,
    firstAdminCode: service.firstAdminCode,
    setClock(next) {
      // The session may end.
      reviewing = null;
      clock = asInstant(new Date(next).toISOString());
    },
    signIn,
    async member(email) {
      reviewing ??= signIn(admin);
      await approveForBeta(await reviewing, email);
      return signIn(email);
    },
    visitor: () => checkingDeclaredResponses(createHttpClient(origin)),
    async stop() {
      await service.stop();
      await database.drop();
      if (!keepsDataDir) await rm(dataDir, { recursive: true });
    },
  };
}

/** Variables that say where a service stores, who signs in, or what its first start writes. */
const changesFirstStart = /^(DATABASE_URL|DATA_DIR|EVENTSTORE_URL|OIDC_|QUEST_SEED|SIGN_IN|VAPID_)/;

/** The result of a service's first start on an empty database, including demo people. */
type Template = { readonly database: TestDatabase; readonly dataDir: string };
const templates = new Map<string, Promise<Template> | null>();

/**
 * A single app starts faster without a template. Most apps start at the usual time, so that has one from the first app on; other times have
 * one from the second app on.
 */
async function templateAt(at: string): Promise<Template | null> {
  const known = templates.get(at);
  const isSingle = known === undefined && at !== usualStart;
  templates.set(at, isSingle ? null : (known ?? makeTemplate(at)));
  return (await templates.get(at)) ?? null;
}

/** A database and a folder of secrets for a service in a separate process, with the demo people already there. */
export const storesWithDemo = async (): Promise<Template> => storesFrom(await templateAt(usualStart));

async function storesFrom(template: Template | null, given?: TestDatabase): Promise<Template> {
  const database = given ?? (await testDatabase(template?.database));
  const dataDir = await mkdtemp(join(tmpdir(), 'rondel-test-data-'));
  if (template) await cp(template.dataDir, dataDir, { recursive: true });
  return { database, dataDir };
}

/** The template is deleted with the test server; its folder with the process. */
async function makeTemplate(at: string): Promise<Template> {
  const database = await testDatabase();
  const app = await startTestApp({
    at,
    database: { url: database.url, drop: async () => {} },
    keepsDataDir: true,
  });
  await app.stop();
  process.once('exit', () => rmSync(app.dataDir, { recursive: true, force: true }));
  return { database, dataDir: app.dataDir };
}

async function approveForBeta(reviewer: Caller, email: string): Promise<void> {
  const { id } = await reviewer.send('POST', '/api/beta/request', { email });
  await reviewer.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved' });
}

function callerOf(visitor: HttpClient): Caller {
  return {
    visitor,
    get: async (path) => parsed(await visitor.get(path)),
    send: async (method, path, json, key = randomUUID()) =>
      parsed(
        await visitor.send(method, path, {
          ...(json !== undefined && { json }),
          headers: { 'Idempotency-Key': key },
        }),
      ),
    async ask(method, path, json, headers = {}) {
      const { status, body } = await visitor.send(method, path, {
        ...(json !== undefined && { json }),
        headers,
      });
      return [status, body];
    },
  };
}

function parsed<Value>({ url, status, body }: Answer): Value {
  if (status >= 300) throw new Error(`${url.pathname} answered ${status}: ${body}`);
  return JSON.parse(body) as Value;
}
