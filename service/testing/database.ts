import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#service/embedded-postgres/embedded-postgres.ts';
import { isAlive } from '#service/embedded-postgres/postmaster.ts';

export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

const memoryFolder = '/dev/shm';
/** Four test runs at the same time need half of it. */
const neededBytes = 3 * 1024 ** 3;

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
  const folder = await mkdtemp(join(await placeOfData(), `rondel-test-${process.pid}-`));
  // Started by root, the server has another account, which is to find its data here.
  await chmod(folder, 0o711);
  // The data is discarded after the test run, so it need not be synced to disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  return { ...(await startEmbeddedPostgres(folder, settings)), folder };
}

/**
 * In memory where there is plenty of it. A database is some 500 files, and ext4 looks for a new file's place past each file that was deleted
 * in the last minute: after a few dropped databases, each new one took 0.4 s of the processor.
 */
async function placeOfData(): Promise<string> {
  const isRoomy = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize >= neededBytes,
    () => false,
  );
  if (!isRoomy) return tmpdir();
  await removeLeftData();
  return memoryFolder;
}

/** Of runs that were killed: memory holds it until the machine starts again. */
async function removeLeftData(): Promise<void> {
  for (const name of await readdir(memoryFolder)) {
    const owner = /^rondel-test-(\d+)-/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner)))
      await rm(join(memoryFolder, name), { recursive: true, force: true });
  }
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
