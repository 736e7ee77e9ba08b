import type { Duplex } from 'node:stream';
import type pg from 'pg';

/**
 * Reads the fields of one row of a binary COPY in order. None may be null. A skipped field can be read later by its offset, because the
 * buffer does not change; keeping it retains the whole received chunk.
 */
export type Fields = {
  readonly bytes: Buffer;
  int(): number;
  text(): string;
  /** Skips a field. @returns its offset for `bigintAt` or `textAt`. */
  pass(): number;
};

type CopyOut<Row> = {
  /** Null after the last batch. @throws the error that ended the copy, or when no data arrives for this time. */
  next(silenceMilliseconds: number): Promise<readonly Row[] | null>;
};

/** The part of pg's connection that COPY needs and the type definitions omit. */
type CopyConnection = { readonly stream: Duplex; query(text: string): void };

const signatureBytes = 19;
/** So little that Postgres continues while a batch is folded: the socket holds about as much. */
const aimedBatchBytes = 131_072;
/** Maximum number of waiting batches before the server is paused. */
const maxWaiting = 8;

/**
 * Runs a query as a binary COPY, which costs a fraction of reading each row as an object. Reads at most a few megabytes ahead of the
 * consumer. To stop early, end the connection. It must not be a pipelined one.
 */
export function copyOut<Row>(client: pg.Client, query: string, rowOf: (fields: Fields) => Row): CopyOut<Row> {
  const waiting: (readonly Row[])[] = [];
  let batch: Row[] = [];
  let batchBytes = 0;
  let end: { readonly error: Error | null } | null = null;
  let stream: Duplex | null = null;
  let restore = () => {};
  let wake = () => {};

  const finish = (error: Error | null) => {
    end ??= { error };
    wake();
  };
  const deliver = () => {
    if (batch.length > 0) waiting.push(batch);
    batch = [];
    batchBytes = 0;
    if (waiting.length >= maxWaiting) stream?.pause();
    wake();
  };
  const read = createRowReader(rowOf, (row) => batch.push(row));
  const take: TakeCopyData = (bytes, from, to) => {
    if (end) return;
    try {
      read(bytes, from, to);
    } catch (error) {
      finish(error as Error);
    }
    batchBytes += to - from;
    if (batchBytes >= aimedBatchBytes) deliver();
  };
  const submittable = {
    submit: (connection: unknown) => {
      stream = (connection as CopyConnection).stream;
      restore = divertCopyData(stream, take);
      (connection as CopyConnection).query(`copy (${query}) to stdout (format binary)`);
    },
    handleCommandComplete: deliver,
    handleError: finish,
    handleReadyForQuery() {
      restore();
      finish(null);
    },
  };
  client.query(submittable);

  return {
    async next(silenceMilliseconds) {
      while (waiting.length === 0 && !end) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => finish(new Error('the server sends nothing')), silenceMilliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const taken = waiting.shift();
      if (waiting.length < maxWaiting) stream?.resume();
      if (taken) return taken;
      if (end?.error) throw end.error;
      return null;
    },
  };
}

type TakeCopyData = (bytes: Buffer, from: number, to: number) => void;

const copyDataCode = 'd'.charCodeAt(0);
/** One byte for the message type and four for its length, which includes itself. */
const headBytes = 5;

/**
 * Intercepts COPY data before pg, which would create three objects per row, and passes all other messages on.
 * @returns a function that restores pg's handling.
 */
function divertCopyData(stream: Duplex, take: TakeCopyData): () => void {
  const listeners = stream.listeners('data') as ((chunk: Buffer) => void)[];
  const pass = (bytes: Buffer) => {
    for (const listener of listeners) listener(bytes);
  };
  let rest: Buffer = Buffer.alloc(0);
  let isDiverted = true;
  const takeMessages = (bytes: Buffer, from: number) => {
    let at = from;
    for (let to = endOfMessage(bytes, at); isDiverted && to <= bytes.length; to = endOfMessage(bytes, at)) {
      if (bytes[at] === copyDataCode) take(bytes, at + headBytes, to);
      else pass(bytes.subarray(at, to));
      at = to;
    }
    rest = bytes.subarray(at);
    if (!isDiverted) pass(rest);
  };
  const divert = (chunk: Buffer) => {
    if (rest.length === 0) return takeMessages(chunk, 0);
    // Only the message that the last chunk has begun is put together: copying every chunk would cost as much as reading it.
    const lacking = lackingBytes(rest, chunk);
    const message = Buffer.concat([rest, chunk.subarray(0, lacking)]);
    rest = message;
    if (lacking > chunk.length) return;
    takeMessages(message, 0);
    takeMessages(chunk, lacking);
  };
  for (const listener of listeners) stream.off('data', listener);
  stream.on('data', divert);
  return () => {
    isDiverted = false;
    stream.off('data', divert);
    for (const listener of listeners) stream.on('data', listener);
  };
}

/** How many bytes of the next chunk end the message that begins in the rest of the one before. More than it has when the message is longer. */
function lackingBytes(rest: Buffer, chunk: Buffer): number {
  const head =
    rest.length < headBytes ? Buffer.concat([rest, chunk.subarray(0, headBytes - rest.length)]) : rest;
  return endOfMessage(head, 0) - rest.length;
}

/** Beyond the end of the bytes when they contain only a part of the message. */
const endOfMessage = (bytes: Buffer, at: number): number =>
  at + headBytes > bytes.length ? Number.POSITIVE_INFINITY : at + 1 + bytes.readInt32BE(at + 1);

/** Parses COPY messages. No message contains a partial row. */
function createRowReader<Row>(rowOf: (fields: Fields) => Row, onRow: (row: Row) => void): TakeCopyData {
  const fields = createFields();
  let isBegun = false;
  return (message, from, to) => {
    fields.moveTo(message, isBegun ? from : from + signatureBytes);
    isBegun = true;
    while (fields.place() < to) {
      const count = fields.short();
      if (count >= 0) onRow(rowOf(fields));
    }
  };
}

/** Reads fields one after the other, from any place in any buffer. */
export function createFields() {
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  const fields = {
    get bytes() {
      return bytes;
    },
    moveTo(other: Buffer, place: number) {
      bytes = other;
      at = place;
    },
    place: () => at,
    /** Two bytes that are no field. */
    short() {
      at += 2;
      return bytes.readInt16BE(at - 2);
    },
    int() {
      at += 8;
      return bytes.readInt32BE(at - 4);
    },
    text() {
      const place = fields.pass();
      return textAt(bytes, place);
    },
    pass() {
      const place = at;
      at += 4 + bytes.readInt32BE(at);
      return place;
    },
  };
  return fields satisfies Fields;
}

export const bigintAt = (bytes: Buffer, place: number): number =>
  bytes.readInt32BE(place + 4) * 2 ** 32 + bytes.readUInt32BE(place + 8);

export function textAt(bytes: Buffer, place: number): string {
  const length = bytes.readInt32BE(place);
  return length === 0 ? '' : bytes.toString('utf8', place + 4, place + 4 + length);
}
