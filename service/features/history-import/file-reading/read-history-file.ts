import type { DateOrders, FileAnswers, FileItem, Source } from '#domain/history-import/file-rows.ts';
import { headerOf } from '#domain/history-import/readers/columns.ts';
import { openReading, type Reading, type RowReader } from '#domain/history-import/readers/reading.ts';
import { type TableFormat, tableFormatOf } from '#domain/history-import/readers/table-formats.ts';
import { csvRecords } from './csv-records.ts';
import { type FileBytes, piecesOf } from './file-bytes.ts';
import { textPieces } from './text-pieces.ts';
import { fileLimits, unreadable } from './unreadable.ts';
import { isZip, unpacked, zipEntries } from './zip-entries.ts';

/** A file that was read: the chosen one, or one in a chosen zip. */
export type ReadFile = {
  readonly path: string;
  readonly source: Source;
  /** The app, for the member. */
  readonly format: string;
  readonly orders: DateOrders;
};

export type ReadOptions = {
  readonly answers: FileAnswers;
  readonly onItem: (item: FileItem, source: Source) => void;
  /** @param bytes read so far, unpacked */
  readonly onProgress?: (bytes: number) => void;
};

/**
 * Reads a chosen file, or all known files in a chosen zip, without holding more of it than one workout. Items come in the order of the file.
 * @returns the files that were known, at least one
 * @throws Refusal with a sentence that names the file when it cannot be read
 */
export async function readHistoryFile(file: FileBytes, options: ReadOptions): Promise<readonly ReadFile[]> {
  if (file.size === 0) throw unreadable('file-empty', file.name);
  if (file.size > fileLimits.bytes) throw unreadable('file-too-large', file.name);
  const counted = countingSets(file.name, options);
  const found = isZip(await file.slice(0, 4))
    ? await readZip(file, counted)
    : [await readPieces(file.name, piecesOf(file), counted)];
  const known = found.filter((one) => one !== null);
  if (known.length === 0) throw unreadable('format-unknown', file.name);
  return known;
}

function countingSets(file: string, options: ReadOptions): ReadOptions {
  let sets = 0;
  return {
    ...options,
    onItem(item, source) {
      if (item.is === 'workout') sets += item.sets.length;
      if (sets > fileLimits.sets) throw unreadable('too-many-sets', file);
      options.onItem(item, source);
    },
  };
}

async function readZip(file: FileBytes, options: ReadOptions): Promise<readonly (ReadFile | null)[]> {
  const entries = await zipEntries(file);
  const tables = entries.filter(({ path }) => /\.csv$/i.test(path));
  if (tables.some(({ size }) => size > fileLimits.bytes)) throw unreadable('file-too-large', file.name);
  const found: (ReadFile | null)[] = [];
  for (const entry of tables) found.push(await readPieces(entry.path, unpacked(file, entry), options));
  return found;
}

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Null when the file is none of the known formats. */
async function readPieces(path: string, pieces: Pieces, options: ReadOptions): Promise<ReadFile | null> {
  return await readTable(path, counted(pieces, options), options);
}

async function* counted(
  pieces: Pieces,
  { onProgress }: ReadOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    onProgress?.(bytes);
    yield piece;
  }
}

async function readTable(path: string, pieces: Pieces, options: ReadOptions): Promise<ReadFile | null> {
  const table = openTable(path, options);
  for await (const text of textPieces(pieces, path)) {
    table.records.push(text);
    if (table.isUnknown()) return null;
  }
  table.records.end();
  return table.end();
}

type OpenTable = { readonly format: TableFormat; readonly reader: RowReader; readonly reading: Reading };

/** A table whose first record chooses the reader of the others. */
function openTable(path: string, options: ReadOptions) {
  let open: OpenTable | null | undefined;
  const records = csvRecords(path, (cells, line) => {
    if (open === undefined) open = openedBy(cells, options);
    else open?.reader.row(cells, line);
  });
  return {
    records,
    isUnknown: () => open === null,
    end(): ReadFile | null {
      if (!open) return null;
      open.reader.end();
      const { source, name } = open.format;
      return { path, source, format: name, orders: open.reading.times.orders() };
    },
  };
}

function openedBy(cells: readonly string[], { answers, onItem }: ReadOptions): OpenTable | null {
  const format = tableFormatOf(cells);
  if (format === null) return null;
  const reading = openReading(answers, (item) => onItem(item, format.source));
  return { format, reading, reader: format.open(headerOf(cells), reading) };
}
