import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { parseConfig } from '#service/config.ts';
import type { Limits } from '#service/http/rate-limits.ts';
import { type Answer, createVisitor, type Visitor } from '#service/http/testing/visitor.ts';
import { devMemberId } from '#service/identity/dev-people.ts';
import { signInAs } from '#service/identity/testing/sign-in.ts';
import { freePort } from '#service/postgres/postmaster.ts';
import { startService } from '#service/service.ts';
import { testDatabase } from './database.ts';
import { heldToRoutes } from './declared-answers.ts';
import { steadySeed } from './steady-seed.ts';

type Body = Readonly<Record<string, unknown>>;
/** Somebody who is signed in, and speaks JSON. */
export type Caller = {
  readonly visitor: Visitor;
  /** The answer, parsed. @throws when it is no success. */
  get<Value = Body>(path: string): Promise<Value>;
  /** The same for a command. */
  send<Value = Body>(method: string, path: string, json?: unknown, key?: string): Promise<Value>;
  /** Status and text of whatever comes back. */
  ask(
    method: string,
    path: string,
    json?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<readonly [status: number, text: string]>;
};
export type RunningHouse = {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Moves the clock of the service. */
  setClock(at: string): void;
  /** Signs in at the development provider. */
  signIn(email: string): Promise<Caller>;
  /** Signs in somebody whom the beta has let in. */
  member(email: string): Promise<Caller>;
  visitor(): Visitor;
  stop(): Promise<void>;
};

const plenty = { points: 100_000, durationSeconds: 60 };
export const admin = 'ada@rondel.example';

type Options = {
  readonly at?: string;
  /** Who draws no Lucky Day on the date of `at`; everybody in `lucky` draws it first. */
  readonly steady?: readonly string[];
  readonly lucky?: readonly string[];
  /** Another service on the database and the secrets of this house, which outlives it. */
  readonly beside?: RunningHouse;
  /** Lines of the log, parsed; without it nothing is logged. */
  readonly log?: Record<string, unknown>[];
  readonly env?: Readonly<Record<string, string>>;
  /** Those that are meant to be met; the others are wide. */
  readonly limits?: Partial<Limits>;
  readonly databaseDeadlineMs?: number;
};

/** The real service on a database and a port of its own, with the demo people and a clock that stands still until it is moved. */
export async function runHouse({
  at = '2026-03-10T12:00:00.000Z',
  steady = [],
  lucky = [],
  beside,
  log,
  env = {},
  limits = {},
  ...deadlines
}: Options = {}): Promise<RunningHouse> {
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await testDatabase();
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'rondel-house-')));
  const port = await freePort();
  let clock = asInstant(at);
  const seed = steadySeed(steady.map(devMemberId), lucky.map(devMemberId), [dayOf(clock, 'UTC')]);
  const config = parseConfig({
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    QUEST_SEED: seed,
    LOG_LEVEL: log ? 'info' : 'silent',
    ...env,
  });
  const service = await startService({
    config,
    clientFolder: null,
    limits: { betaRequest: plenty, clientError: plenty, login: plenty, mutation: plenty, ...limits },
    now: () => clock,
    ...deadlines,
    ...(log && { log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) } }),
  });
  const { origin } = service;
  const signIn = async (email: string): Promise<Caller> => {
    const visitor = heldToRoutes(createVisitor(origin));
    await signInAs(visitor, email);
    return callerOf(visitor);
  };
  return {
    origin,
    databaseUrl: database.url,
    dataDir,
    setClock(next) {
      clock = asInstant(new Date(next).toISOString());
    },
    signIn,
    async member(email) {
      await letIn(await signIn(admin), email);
      return signIn(email);
    },
    visitor: () => heldToRoutes(createVisitor(origin)),
    async stop() {
      await service.stop();
      await database.drop();
      if (!beside) await rm(dataDir, { recursive: true });
    },
  };
}

async function letIn(reviewer: Caller, email: string): Promise<void> {
  const { id } = await reviewer.send('POST', '/api/beta/request', { email });
  await reviewer.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'approved' });
}

function callerOf(visitor: Visitor): Caller {
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
