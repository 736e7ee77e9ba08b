import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#service/platform/embedded-postgres/embedded-postgres.ts';
import { isAlive } from '#service/platform/embedded-postgres/postmaster.ts';

export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

const memoryFolder = '/dev/shm';
/** Four test runs at the same time need half of it. */
const neededBytes = 3 * 1024 ** 3;

type Server = EmbeddedPostgres & {
  readonly folder: string;
  /** One connection creates and drops all databases. */
  readonly admin: pg.Client;
};
let server: Promise<Server> | null = null;

/**
 * Creates a database on the Postgres shared by all tests of this process.
 * @param template database to copy, without connections; empty when absent.
 */
export async function testDatabase(template?: TestDatabase): Promise<TestDatabase> {
  server ??= startServer();
  const { admin, url: serverUrl } = await server;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = template ? ` template ${new URL(template.url).pathname.slice(1)}` : '';
  await admin.query(`create database ${name}${source}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = async () => void (await admin.query(`drop database ${name} with (force)`));
  return { url: url.href, drop };
}

/** Called once, after the last test of the process. */
export async function stopTestServer(): Promise<void> {
  if (!server) return;
  const { admin, stop, folder, home } = await server;
  await admin.end();
  await stop();
  for (const left of new Set([folder, home])) await rm(left, { recursive: true, force: true });
}

/**
 * The socket asks for no password, because only the account of the tests reaches it. With a password, two of seven milliseconds of each of
 * thousands of connections went to its exchange.
 */
const accessRules = 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(await placeOfData(), `rondel-test-${process.pid}-`));
  // Started by root, the server has another account, which is to find its data here.
  await chmod(folder, 0o711);
  const access = join(folder, 'pg_hba.conf');
  await writeFile(access, accessRules);
  const settings = {
    hba_file: access,
    // The data is discarded after the test run, so it need not be synced to disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const started = await startEmbeddedPostgres(folder, settings);
  const admin = new pg.Client(started.url);
  await admin.connect();
  return { ...started, folder, admin };
}

/**
 * The data is in memory where there is plenty of it. A database is some 500 files, and ext4 looks for a new file's place past each file
 * that was deleted in the last minute. After a few dropped databases, each new database took 0.4 s of processor time.
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

/** Removes the data of killed runs, which would stay in memory until the machine starts again. */
async function removeLeftData(): Promise<void> {
  for (const name of await readdir(memoryFolder)) {
    const owner = /^rondel-test-(\d+)-/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner)))
      await rm(join(memoryFolder, name), { recursive: true, force: true });
  }
}
