import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { exportFormat } from '#service/jobs/export/member-export.ts';
import { appendInOrder } from './append-in-order.ts';
import type { Exported } from './export-events.ts';
import { canonicalLine, withoutPlace } from './exported-event.ts';
import { linesIn } from './file-lines.ts';
import { checkedEvent, eventOfLine, type ImportedEvent, WrongImport } from './imported-event.ts';

type ImportOptions = {
  readonly store: Pick<EventStore, 'append' | 'readAll'>;
  readonly file: string;
  /** Expected SHA-256 of the file, in hex. */
  readonly sha256: string;
  /** Maximum number of concurrent appends, started in order; 1 for a store that may reorder them. */
  readonly appendsAtOnce: number;
  readonly signal: AbortSignal;
  /** Called with the number of stored events. */
  readonly onProgress: (events: number) => void;
};

/**
 * Checks a file before any event is stored.
 * @returns the number of events. @throws WrongImport when the file is not a valid export or does not match its hash.
 */
export async function checkFile({
  file,
  sha256,
  signal,
}: Pick<ImportOptions, 'file' | 'sha256' | 'signal'>): Promise<number> {
  const hash = createHash('sha256');
  let number = 0;
  for await (const line of eventLines(hashed(bytesOf(file), hash))) {
    signal.throwIfAborted();
    number += 1;
    checkedEvent(line, number);
  }
  if (hash.digest('hex') !== sha256)
    throw new WrongImport(`${file} is not what was exported: its SHA-256 is another.`);
  return number;
}

/**
 * Stores the events of a file in order, with their ids and metadata, and reads them back. The store must be empty or contain an interrupted
 * import of the same file. Uses about 150 bytes per stream.
 * @returns the number of events and the SHA-256 of the file.
 * @throws WrongImport when the store contains other events, or returns other events than the file.
 */
export async function importEvents(options: ImportOptions): Promise<Exported> {
  const { store, file, sha256, appendsAtOnce, signal, onProgress } = options;
  const [ofFile, ofLines] = [createHash('sha256'), createHash('sha256')];
  const lines = hashedLines(eventLines(hashed(bytesOf(file), ofFile)), ofLines);
  const revisions = new Map<string, number>();
  const before = await passStored(store, lines, revisions);
  const appended = await appendInOrder(store, eventsOf(lines), {
    revisions,
    appendsAtOnce,
    isPipelined: false,
    signal,
    onProgress: (events) => onProgress(before + events),
  });
  const events = before + appended;
  const stored = await contentOf(store);
  if (ofFile.digest('hex') !== sha256) throw new WrongImport(`${file} was changed while it was imported.`);
  if (stored.sha256 !== ofLines.digest('hex') || stored.events !== events)
    throw new WrongImport(`The store gives back ${stored.events} events with the SHA-256 ${stored.sha256}.`);
  return { events, sha256 };
}

/** Skips lines that are already stored. @throws WrongImport when the store starts differently from the file. */
async function passStored(
  store: ImportOptions['store'],
  lines: AsyncGenerator<string>,
  revisions: Map<string, number>,
): Promise<number> {
  let events = 0;
  for await (const stored of store.readAll({ after: beginning })) {
    const next = await lines.next();
    if (next.done === true || next.value !== canonicalLine(stored))
      throw new WrongImport('The store is not empty: it holds events that are not of this file.');
    revisions.set(stored.stream, stored.revision);
    events += 1;
  }
  return events;
}

async function contentOf(store: ImportOptions['store']): Promise<Exported> {
  const hash = createHash('sha256');
  let events = 0;
  for await (const stored of store.readAll({ after: beginning })) {
    hash.update(`${canonicalLine(stored)}\n`);
    events += 1;
  }
  return { events, sha256: hash.digest('hex') };
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* hashedLines(lines: AsyncIterable<string>, hash: Hash): AsyncGenerator<string> {
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield line;
  }
}

const bytesOf = (file: string): AsyncIterable<Buffer> => createReadStream(file);

async function* eventsOf(lines: AsyncIterable<string>): AsyncGenerator<ImportedEvent> {
  for await (const line of lines) yield eventOfLine(line);
}

/** The event lines of a file: of a whole-log export, or of a member's export, whose lines are elements of a list with a description. */
async function* eventLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isOfMember: boolean | null = null;
  for await (const line of linesIn(chunks)) {
    if (isOfMember === null) {
      isOfMember = line.startsWith(`{"format":"${exportFormat}"`);
      if (isOfMember) continue;
    }
    if (!isOfMember) yield withoutPlace(line);
    else if (line !== ']}') yield lineInList(line);
  }
}

/** Lines without an event are returned unchanged and checked later. */
function lineInList(line: string): string {
  try {
    return canonicalLine(JSON.parse(line.replace(/,$/, '')) as StoredEvent);
  } catch {
    return line;
  }
}
