import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { ensureDataDir } from '#service/platform/data-dir.ts';

const recorded = z.strictObject({
  id: z.string(),
  kind: z.enum(['data', 'account', 'expired-request', 'withdrawn-request']),
  /** Id of the member or request. */
  subject: z.string(),
  zone: z.string().nullable(),
  registeredAt: z.string().nullable(),
  actor: z.string().nullable(),
  /** Left out where there is none. */
  pageTakenDownBy: z.string().optional(),
  askedAt: z.iso.datetime(),
});

/** An erasure by ids and dates, without personal data. */
export type RecordedErasure = z.infer<typeof recorded>;
export const recordedErasure = recorded;

/**
 * Records an erasure before it begins. Resolves when the line is on the disk. @throws Error when it cannot be written: an erasure that no
 * journal names would be undone by the restore of an older backup.
 */
export type ErasureJournal = (erasure: RecordedErasure) => Promise<void>;

/**
 * The erasure journal: a file of JSON lines that several processes of a machine may append to. It lies outside of the database, because it must
 * survive what a backup is restored after.
 */
export function openErasureJournal(file: string): ErasureJournal {
  const path = resolve(file);
  return async (erasure) => {
    await ensureDataDir(dirname(path), 'ERASURE_JOURNAL');
    const journal = await open(path, 'a', 0o600);
    try {
      // One write, so that lines of several processes do not mix.
      await journal.appendFile(`${JSON.stringify(erasure)}\n`);
      await journal.sync();
    } finally {
      await journal.close();
    }
  };
}
