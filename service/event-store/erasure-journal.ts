import { type FileHandle, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { ensureDataDir } from '#service/platform/data-dir.ts';
import { jsonOrNull } from '#service/platform/decoded.ts';

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
    const journal = await open(path, 'a+', 0o600);
    try {
      // One write, so that lines of several processes do not mix.
      await journal.appendFile(`${(await isCutOff(journal)) ? '\n' : ''}${JSON.stringify(erasure)}\n`);
      await journal.sync();
    } finally {
      await journal.close();
    }
  };
}

/** A full disk or a power failure can leave the beginning of a line, whose erasure was refused. */
async function isCutOff(journal: FileHandle): Promise<boolean> {
  const { size } = await journal.stat();
  if (size === 0) return false;
  const { buffer } = await journal.read({ buffer: Buffer.alloc(1), position: size - 1 });
  return buffer.toString() !== '\n';
}

/** The beginning of a line, of an erasure that did not begin. After a power failure the rest of it can be NUL bytes. */
export function isCutOffLine(line: string): boolean {
  const written = line.replace(/\0+$/, '');
  return jsonOrNull(line) === null && '{"id":"'.startsWith(written.slice(0, 7)) && !written.endsWith('}');
}
