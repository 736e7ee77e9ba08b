import { setImmediate as turn } from 'node:timers/promises';
import { copyIn, copyText } from '#projections/postgres/copy-in.ts';
import * as pg from '#projections/postgres/pg.ts';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import type { Table } from './tables.ts';
import type { LoadedRow, WorkingSet } from './working-set.ts';
import { keysFor, rowTexts } from './write-batch.ts';

/** Writes the rows of sets into tables without indexes by COPY, which is five times as fast as inserts. */
export type RowWriter = {
  /**
   * Makes the text of all rows of a set, which may be dropped then. Waits for Postgres only when much text is waiting.
   * @returns the number of rows
   * @throws ProjectionFailed when a row cannot be made, or Postgres has refused one that was added before
   */
  add(table: Table, set: WorkingSet): Promise<number>;
  /** Writes what is left. @throws ProjectionFailed when Postgres refuses a row */
  end(): Promise<void>;
  /** Waits until nothing is being written, whether it failed or not. */
  settled(): Promise<void>;
};

/** Large enough that Postgres answers while the next rows are made. */
const defaultBytesAtOnce = 8 * 2 ** 20;
/** The share of that which Postgres gets while Postgres has nothing to write. */
const firstShare = 1 / 8;

/**
 * Rows become text at once, so that only the rows of one part are in memory as objects. One transaction writes the text of several parts,
 * because a COPY and a commit for each part would take too long.
 * @param client must not be pipelined, nor used otherwise until the writer has ended.
 * @param write runs the function that writes.
 * @param bytesAtOnce about the most that one call of `write` writes. Meanwhile up to as many bytes are collected in memory.
 */
export function createRowWriter(
  client: pg.Client,
  write: (work: () => Promise<void>) => Promise<void>,
  bytesAtOnce = defaultBytesAtOnce,
): RowWriter {
  let texts = new Map<Table, Text>();
  let bytes = 0;
  let written: Promise<void> = Promise.resolve();
  let isWriting = false;
  const textOf = (table: Table): Text => {
    const text = texts.get(table) ?? createText();
    texts.set(table, text);
    return text;
  };
  const startWriting = async () => {
    const taken = texts;
    texts = new Map();
    bytes = 0;
    await written;
    isWriting = true;
    written = write(async () => {
      for (const [table, text] of taken) await copyChunks(client, table, text.chunks());
    }).finally(() => {
      isWriting = false;
    });
    // It is thrown where the next rows or the end wait for it.
    written.catch(() => {});
  };
  /** @returns what to wait for when a chunk is full */
  const addLine = (table: Table, line: string): Promise<void> | null => {
    const filled = textOf(table).add(line);
    bytes += filled;
    if (bytes >= (isWriting ? bytesAtOnce : firstShare * bytesAtOnce)) return startWriting();
    // Gives the event loop a turn, so that the running COPY continues.
    return filled > 0 ? turn() : null;
  };
  return {
    async add(table, set) {
      let added = 0;
      for (const rows of portions(set)) {
        const keys = await keysFor(
          table,
          rows.map(([, row]) => row),
        );
        for (const [key, row] of rows) {
          const full = addLine(table, rowTexts(table, key, row, keys).map(copyText).join('\t'));
          if (full) await full;
        }
        added += rows.length;
      }
      return added;
    },
    async end() {
      if (texts.size > 0) await startWriting();
      await written;
    },
    settled: () => written.catch(() => {}),
  };
}

async function copyChunks(client: pg.Client, table: Table, chunks: readonly Buffer[]): Promise<void> {
  const names = table.written.map(({ name }) => pg.escapeIdentifier(name));
  try {
    await copyIn(client, `copy ${table.name} (${names.join(', ')}) from stdin`, chunks);
  } catch (error) {
    throw isRefusedByPostgres(error) ? new ProjectionFailed(table.projection, error) : error;
  }
}

type Text = ReturnType<typeof createText>;

const chunkBytes = 1 << 16;
/** The most that a UTF-16 code unit takes in UTF-8. */
const bytesOfCharacter = 3;
const lineEnd = '\n'.charCodeAt(0);

/** Lines in chunks. Each is written to its place at once: a text that grows line by line would be copied twice more. */
function createText() {
  const full: Buffer[] = [];
  let [chunk, used] = [Buffer.allocUnsafeSlow(chunkBytes), 0];
  return {
    /** @returns the bytes of the chunk that it has filled, otherwise 0 */
    add(line: string): number {
      const most = bytesOfCharacter * line.length + 1;
      let filled = 0;
      if (used + most > chunk.length) {
        filled = used;
        if (used > 0) full.push(chunk.subarray(0, used));
        [chunk, used] = [Buffer.allocUnsafeSlow(Math.max(chunkBytes, most)), 0];
      }
      used += chunk.write(line, used);
      used = chunk.writeUInt8(lineEnd, used);
      return filled;
    },
    chunks: (): readonly Buffer[] => [...full, chunk.subarray(0, used)],
  };
}

/** Number of rows whose keys are looked up together. */
const rowsAtOnce = 5_000;

function* portions(set: WorkingSet): Generator<(readonly [string, LoadedRow])[]> {
  let portion: (readonly [string, LoadedRow])[] = [];
  for (const [key, row] of set.rows) {
    if (!set.isLiving(key, row)) continue;
    portion.push([key, row]);
    if (portion.length < rowsAtOnce) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
