import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#service/platform/embedded-postgres/embedded-postgres.ts';

type TemporaryPostgres = {
  readonly url: string;
  /** A folder on the database's disk. */
  readonly folder: string;
};

/** Starts a separate Postgres with the settings of the embedded one, and deletes it afterwards. */
export async function withTemporaryPostgres(
  work: (postgres: TemporaryPostgres) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(join(folder, 'data'));
  try {
    await work({ url: postgres.url, folder });
  } finally {
    await postgres.stop();
    for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
  }
}
