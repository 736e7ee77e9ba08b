import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#service/postgres/embedded-postgres.ts';

/** A server whose files hold nothing but what one house stores. */
export type OwnPostgres = {
  readonly url: string;
  /** Those of some words that a file below its data folder holds. */
  wordsInFiles(words: readonly string[]): Promise<readonly string[]>;
  /** Has every table written anew without what was deleted, and lets go of the log of changes until now. */
  rewriteFiles(): Promise<void>;
  stop(): Promise<void>;
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-own-'));
  // Segments of the log are taken away and not used again.
  const settings = { wal_recycle: 'off', min_wal_size: '32MB', fsync: 'off' };
  const postgres = await startEmbeddedPostgres(folder, settings);
  const client = new pg.Client(postgres.url);
  await client.connect();
  return {
    url: postgres.url,
    async wordsInFiles(words) {
      await client.query('checkpoint');
      const found = new Set<string>();
      for (const path of await filesBelow(postgres.home)) {
        const content = await readFile(path).catch(() => null);
        for (const word of words) if (content?.includes(word)) found.add(word);
      }
      return words.filter((word) => found.has(word));
    },
    async rewriteFiles() {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      for (const { name } of rows) await client.query(`vacuum full ${name}`);
      for (let time = 0; time < 3; time += 1) await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
    },
    async stop() {
      await client.end();
      await postgres.stop();
      for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
    },
  };
}

async function filesBelow(home: string): Promise<readonly string[]> {
  const files = await readdir(home, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => /\/(base|global|pg_wal)\//.test(path));
}
