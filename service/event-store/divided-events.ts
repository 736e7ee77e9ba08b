import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import {
  allMembers,
  type MemberRange,
  memberNumber,
  memberOfEvent,
} from '#projections/engine/member-range.ts';
import { createFields } from '#projections/postgres/binary-copy.ts';
import { inBatches } from './batches.ts';
import {
  beginning,
  type DividedEvents,
  type DivideOptions,
  type EncodedRow,
  type EventStore,
  type StoredEvent,
  withFailure,
} from './port.ts';

/** Size of one write, in bytes. */
const blockBytes = 65_536;
/** The keys of all events that are read at once are looked up together. */
const blocksAtOnce = 8;

/**
 * A store whose history can be divided.
 * @param folder for temporary files, on a disk with as much room as the log takes
 */
export const withDivision = (store: EventStore, folder: string) => ({
  ...store,
  divide: (options: DivideOptions) => divideEvents(store.readBatches, folder, options),
});

/**
 * Reads a store once, and divides its events among parts of the members, in a temporary file that has no name.
 */
export async function divideEvents(
  readBatches: EventStore['readBatches'],
  folder: string,
  { parts: ranges, exceptTypes, signal, onProgress, ...looks }: DivideOptions,
): Promise<DividedEvents> {
  const file = openFileWithoutName(folder);
  const parts = ranges.map(() => createPart(file));
  const rows = createRows();
  const partOf = createPartFinder(ranges);
  const add = (event: StoredEvent) => {
    const { encoded } = event;
    const row = rows.write(event, encoded);
    if (exceptTypes.has(event.type)) for (const part of parts) part.add(row);
    else parts[partOf(event, encoded)]?.add(row);
  };
  try {
    let events = 0;
    for await (const batch of readBatches({ ...looks, after: beginning, isLazy: true })) {
      signal?.throwIfAborted();
      batch.forEach(add);
      events += batch.length;
      onProgress?.(events);
    }
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    async *read(nth) {
      for await (const blocks of inBatches(parts[nth]?.blocks() ?? [], blocksAtOnce)) {
        // The file is read without waiting, so that others have their turn here.
        await turn();
        yield blocks.flatMap(rows.read);
      }
    },
    close: file.close,
  };
}

/** Bytes of a buffer. */
type Piece = { readonly bytes: Buffer; readonly from: number; readonly to: number };

/** The number of the row's format in two bytes, and then the row as the store has it. */
type Row = Piece & { readonly format: number };

/** An event that the store has not as a row is one in JSON. */
const asJson = 0;

function createRows() {
  const formats: EncodedRow['decode'][] = [];
  const formatOf = (decode: EncodedRow['decode']): number => {
    const known = formats.indexOf(decode);
    return known === -1 ? formats.push(decode) : known + 1;
  };
  const fields = createFields();
  const readRow = (): StoredEvent => {
    const format = fields.short();
    if (format === asJson) return eventIn(fields.text());
    const decode = formats[format - 1];
    if (!decode) throw new TypeError(`a row of an unknown format: ${format}`);
    return decode(fields);
  };
  return {
    write(event: StoredEvent, encoded: EncodedRow | undefined): Row {
      if (!encoded) return { format: asJson, ...jsonOf(event) };
      const { bytes, from, to, decode } = encoded;
      return { format: formatOf(decode), bytes, from, to };
    },
    read({ bytes, from, to }: Piece): readonly StoredEvent[] {
      const events: StoredEvent[] = [];
      fields.moveTo(bytes, from);
      while (fields.place() < to) events.push(readRow());
      return events;
    },
  };
}

function jsonOf({ stream, revision, position, id, type, data, metadata, failure }: StoredEvent): Piece {
  const whole = { stream, revision, position, id, type, data, metadata, failure: failure?.message };
  const json = Buffer.from(JSON.stringify(whole));
  const length = Buffer.alloc(4);
  length.writeInt32BE(json.length);
  return { bytes: Buffer.concat([length, json]), from: 0, to: 4 + json.length };
}

function eventIn(json: string): StoredEvent {
  const { failure, ...event } = JSON.parse(json) as Omit<StoredEvent, 'failure'> & { failure?: string };
  return failure === undefined ? event : withFailure(event, new Error(failure));
}

type File = ReturnType<typeof openFileWithoutName>;

/** Since no name leads to the file, the system frees it with the process, however that ends. */
function openFileWithoutName(folder: string) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `history-${randomUUID()}`);
  const descriptor = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  let [end, isOpen] = [0, true];
  return {
    /** @returns where it was written */
    append({ bytes, from, to }: Piece): number {
      const start = end;
      try {
        for (let at = from; at < to; ) {
          const written = writeSync(descriptor, bytes, at, to - at, end);
          at += written;
          end += written;
        }
      } catch (error) {
        throw new Error(noPlaceIn(folder), { cause: error });
      }
      return start;
    },
    read(start: number, length: number): Buffer {
      const bytes = Buffer.allocUnsafeSlow(length);
      let at = 0;
      while (at < length) {
        const read = readSync(descriptor, bytes, at, length - at, start + at);
        if (read === 0)
          throw new Error('The temporary file with the history is shorter than what was written.');
        at += read;
      }
      return bytes;
    },
    close() {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}

const noPlaceIn = (folder: string): string =>
  `The history is too long to be folded at once, and a temporary file with it cannot be written in ${folder}. It needs at most as much disk ` +
  'as the event log. Free some, or set DATA_DIR to a folder on another disk.';

/** The events of one part: blocks in the file, each of whole rows, and the last one in memory. */
function createPart(file: File) {
  const written: { readonly start: number; readonly length: number }[] = [];
  let last: Buffer | null = null;
  let used = 0;
  const writeBlock = (piece: Piece) =>
    void written.push({ start: file.append(piece), length: piece.to - piece.from });
  const writeLast = () => {
    if (last && used > 0) writeBlock({ bytes: last, from: 0, to: used });
    used = 0;
  };
  return {
    add(row: Row): void {
      const length = lengthOf(row);
      if (used + length > blockBytes) writeLast();
      if (length > blockBytes) {
        writeBlock({ bytes: rowIn(Buffer.allocUnsafeSlow(length), 0, row), from: 0, to: length });
        return;
      }
      last = rowIn(last ?? Buffer.allocUnsafeSlow(blockBytes), used, row);
      used += length;
    },
    *blocks(): Generator<Piece> {
      for (const { start, length } of written) yield { bytes: file.read(start, length), from: 0, to: length };
      if (last && used > 0) yield { bytes: Buffer.from(last.subarray(0, used)), from: 0, to: used };
    },
  };
}

const lengthOf = ({ from, to }: Row): number => 2 + to - from;

function rowIn(block: Buffer, at: number, { format, bytes, from, to }: Row): Buffer {
  block.writeInt16BE(format, at);
  bytes.copy(block, at + 2, from, to);
  return block;
}

/** Members whose numbers are remembered: hashing the id costs more than the rest of dividing an event. */
const remembered = 500_000;

/** @returns the part of an event; -1 when it is in none of them */
function createPartFinder(ranges: readonly MemberRange[]) {
  const partOfNumber = new Int32Array(allMembers.to).fill(-1);
  for (const [nth, { from, to }] of ranges.entries()) partOfNumber.fill(nth, from, to);
  const parts = new Map<string, number>();
  return (event: StoredEvent, encoded: EncodedRow | undefined): number => {
    const memberId = (encoded && firstMemberId(encoded)) ?? memberOfEvent(event.data);
    const known = parts.get(memberId);
    if (known !== undefined) return known;
    if (parts.size >= remembered) parts.clear();
    const part = partOfNumber[memberNumber(memberId)] ?? -1;
    parts.set(memberId, part);
    return part;
  };
}

const beforeId = Buffer.from('{"memberId":"');
const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

/** Almost all events begin with their member, which is read without parsing the rest. */
function firstMemberId({ bytes, data }: EncodedRow): string | null {
  const from = data + 4 + beforeId.length;
  if (bytes.compare(beforeId, 0, beforeId.length, data + 4, from) !== 0) return null;
  const end = bytes.readInt32BE(data) + data + 4;
  for (let at = from; at < end; at += 1) {
    if (bytes[at] === backslash) return null;
    if (bytes[at] === quote) return bytes.toString('utf8', from, at);
  }
  return null;
}
