import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#service/embedded-postgres/embedded-postgres.ts';

export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

type Server = EmbeddedPostgres & { readonly folder: string };
let server: Promise<Server> | null = null;

/**
 * Creates a database on the Postgres shared by all tests of this process.
 * @param template database to copy, without connections; empty when absent.
 */
export async function testDatabase(template?: TestDatabase): Promise<TestDatabase> {
  server ??= startServer();
  const admin = (await server).url;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = template ? ` template ${new URL(template.url).pathname.slice(1)}` : '';
  await run(admin, `create database ${name}${source}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(admin, `drop database ${name} with (force)`) };
}

/** Called once, after the last test of the process. */
export async function stopTestServer(): Promise<void> {
  if (!server) return;
  const { stop, folder, home } = await server;
  await stop();
  for (const left of new Set([folder, home])) await rm(left, { recursive: true, force: true });
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-test-'));
  // The data is discarded after the test run, so it need not be synced to disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  return { ...(await startEmbeddedPostgres(folder, settings)), folder };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
