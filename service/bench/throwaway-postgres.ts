import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#service/postgres/embedded-postgres.ts';

export type ThrowawayPostgres = {
  readonly url: string;
  /** For files on the disk that the database is on. */
  readonly folder: string;
};

/** Lends a Postgres of its own, as the embedded one of a service is set up, and leaves nothing behind. */
export async function withThrowawayPostgres(
  work: (postgres: ThrowawayPostgres) => Promise<void>,
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
