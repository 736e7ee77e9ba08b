import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';

/** A server whose files contain only the data of one app. */
export type OwnPostgres = {
  readonly url: string;
  /** The words found in any file of its data folder. */
  wordsInFiles<Word extends string | Buffer>(words: readonly Word[]): Promise<readonly Word[]>;
  /** Rewrites every table without deleted rows, and removes the earlier write-ahead log. */
  rewriteFiles(): Promise<void>;
  stop(): Promise<void>;
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-own-'));
  // WAL segments are removed instead of recycled.
  const settings = { wal_recycle: 'off', min_wal_size: '32MB', fsync: 'off' };
  const postgres = await startEmbeddedPostgres(folder, settings);
  const client = new pg.Client(postgres.url);
  await client.connect();
  return {
    url: postgres.url,
    async wordsInFiles<Word extends string | Buffer>(words: readonly Word[]) {
      await client.query('checkpoint');
      const found = new Set<Word>();
      for (const path of await filesBelow(postgres.home)) {
        const content = await readFile(path).catch(() => null);
        for (const word of words) if (content?.includes(word)) found.add(word);
      }
      return words.filter((word) => found.has(word));
    },
    async rewriteFiles() {
      // Includes the catalogue, whose statistics contain sample values.
      await client.query('analyze');
      await client.query('vacuum full');
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
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}
