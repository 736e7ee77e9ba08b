import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import type { StoredKey, StoredKeys } from '#service/event-store/encryption/key-transfer.ts';
import { type RecordedErasure, recordedErasure } from '#service/event-store/erasure-journal.ts';
import { jsonOrNull } from '#service/platform/decoded.ts';
import type { CountedEvent } from '#service/tools/analysis/copy-events.ts';
import { linesIn } from '#service/tools/analysis/file-lines.ts';

/*
 * A backup is one gzip file of JSON lines. After the header come the events in the order of the log, as stored: personal fields encrypted,
 * with the hashes of their chain. Then come the data keys (wrapped by the master key), the owners that get no key any more, and the
 * erasures under way. The end has counts and the SHA-256 of all lines before it. A file without its end was cut off.
 */
const header = z.strictObject({
  format: z.literal('rondel-backup'),
  version: z.literal(1),
  /** When the backup was begun: it holds all that was stored before. */
  at: z.iso.datetime(),
  /** Number of events. */
  events: z.int(),
  /** Marks of the master keys that wrap the data keys. */
  masterKeys: z.array(z.string()),
  /** The mark of the quest seed; null where the service has never started. */
  questSeed: z.string().nullable(),
});

const key = z.strictObject({
  id: z.string(),
  owner: z.string(),
  /** In Base64; null for a destroyed key. */
  wrapped: z.string().nullable(),
  wrappedBy: z.string().nullable(),
  createdAt: z.string(),
  destroyedAt: z.string().nullable(),
});

const event = z.strictObject({
  id: z.string(),
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
  isLeftOver: z.boolean(),
});

const line = z.union([
  z.strictObject({ event }),
  z.strictObject({ key }),
  z.strictObject({ erasedOwner: z.string() }),
  z.strictObject({ erasure: recordedErasure }),
  z.strictObject({ end: z.strictObject({ events: z.int(), keys: z.int(), sha256: z.string() }) }),
]);

export type BackupHeader = z.infer<typeof header>;
type Line = z.infer<typeof line>;
type End = Extract<Line, { end: unknown }>['end'];

/** The parts of a backup that are small enough for memory: some 300 bytes for each member. */
export type BackupRest = StoredKeys & { readonly erasures: readonly RecordedErasure[] };

/** The file is not a complete backup. */
export class WrongBackup extends Error {
  override readonly name = 'WrongBackup';
}

/** The lines of a backup, each without its line break. Events are read while the lines are taken. */
export async function* backupLines(
  head: BackupHeader,
  events: AsyncIterable<CountedEvent>,
  rest: () => Promise<BackupRest>,
): AsyncGenerator<string, { readonly events: number; readonly keys: number }> {
  const hash = createHash('sha256');
  const lineOf = (value: unknown): string => {
    const text = JSON.stringify(value);
    hash.update(`${text}\n`);
    return text;
  };
  yield lineOf(head);
  let count = 0;
  for await (const counted of events) {
    count += 1;
    yield lineOf({ event: counted });
  }
  const { keys, erasedOwners, erasures } = await rest();
  for (const each of keys) yield lineOf({ key: each });
  for (const each of erasedOwners) yield lineOf({ erasedOwner: each });
  for (const each of erasures) yield lineOf({ erasure: each });
  const end = { events: count, keys: keys.length };
  yield JSON.stringify({ end: { ...end, sha256: hash.digest('hex') } });
  return end;
}

type Contents = {
  events: number;
  readonly keys: StoredKey[];
  readonly erasedOwners: string[];
  readonly erasures: RecordedErasure[];
};

function take(contents: Contents, read: Line): void {
  if ('event' in read) contents.events += 1;
  else if ('key' in read) contents.keys.push(read.key);
  else if ('erasedOwner' in read) contents.erasedOwners.push(read.erasedOwner);
  else if ('erasure' in read) contents.erasures.push(read.erasure);
}

/**
 * Reads a whole backup once and checks it, before anything is restored.
 * @returns what a restore needs besides the events. @throws WrongBackup
 */
export async function checkBackup(
  file: string,
  signal: AbortSignal,
): Promise<{ readonly head: BackupHeader } & BackupRest> {
  const hash = createHash('sha256');
  const lines = textLines(file);
  const first = await lines.next();
  const firstLine = first.done ? '' : first.value;
  const head = headerOf(file, firstLine);
  hash.update(`${firstLine}\n`);
  const contents: Contents = { events: 0, keys: [], erasedOwners: [], erasures: [] };
  let end: End | null = null;
  for await (const text of lines) {
    signal.throwIfAborted();
    if (end !== null) throw new WrongBackup(`${file} goes on after its end: it was changed.`);
    const read = lineOf(file, text);
    if ('end' in read) end = read.end;
    else hash.update(`${text}\n`);
    take(contents, read);
  }
  if (end === null)
    throw new WrongBackup(
      `${file} has no end: it was cut off while it was written or copied. Use another backup.`,
    );
  const { events, ...rest } = contents;
  const isWhole = end.sha256 === hash.digest('hex') && end.events === events && end.keys === rest.keys.length;
  if (!isWhole)
    throw new WrongBackup(
      `${file} is not what was written: its SHA-256 or its counts are others. Use another backup.`,
    );
  return { head, ...rest };
}

/** The events of a checked backup, in their order. */
export async function* eventsOfBackup(file: string): AsyncGenerator<CountedEvent, void> {
  for await (const text of textLines(file)) {
    if (!text.startsWith('{"event":')) continue;
    yield (JSON.parse(text) as { event: CountedEvent }).event;
  }
}

async function* textLines(file: string): AsyncGenerator<string, void> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error));
  try {
    yield* linesIn(bytes.pipe(text));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new WrongBackup(`There is no file ${file}.`);
    if (code === 'EISDIR')
      throw new WrongBackup(
        `${file} is a folder. Give one file in the folder, such as the newest rondel-<time>.backup.`,
      );
    throw new WrongBackup(`${file} cannot be read as a backup: ${message}. Use another one.`);
  } finally {
    bytes.destroy();
  }
}

function headerOf(file: string, text: string): BackupHeader {
  const parsed = header.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  throw new WrongBackup(
    `${file} is not a backup that this version can read: its first line is not the header of one.`,
  );
}

function lineOf(file: string, text: string): Line {
  const parsed = line.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  throw new WrongBackup(
    `${file} holds a line that is not one of a backup: it was changed. Use another backup.`,
  );
}

/** A line of an erasure journal. @throws WrongBackup */
export function journalLine(file: string, text: string): RecordedErasure {
  const parsed = recordedErasure.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  throw new WrongBackup(`${file} holds a line that is not one of an erasure journal.`);
}
