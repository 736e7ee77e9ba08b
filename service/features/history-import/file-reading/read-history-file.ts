import type { DateOrders, FileAnswers, FileItem } from '#domain/history-import/file-rows.ts';
import { appleHealthReader } from '#domain/history-import/readers/apple-health.ts';
import { headerOf } from '#domain/history-import/readers/columns.ts';
import { databaseFormatOf } from '#domain/history-import/readers/database-formats.ts';
import { fitReader } from '#domain/history-import/readers/fit.ts';
import { jsonFormatOf } from '#domain/history-import/readers/json-files.ts';
import { mappedTableReader, type NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import { isOwnTable } from '#domain/history-import/readers/own-export.ts';
import { openReading, type Reading, type RowReader } from '#domain/history-import/readers/reading.ts';
import { tableFormatOf } from '#domain/history-import/readers/table-formats.ts';
import type { Source } from '#domain/history-import/sources.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { withoutApostrophe } from '#domain/kernel/spreadsheet-text.ts';
import { csvRecords } from './csv-records.ts';
import { bytesOfBlob, type FileBytes, piecesOf } from './file-bytes.ts';
import { isFit, readFitMessages } from './fit-messages.ts';
import { isDatabase, openDatabase } from './sqlite-tables.ts';
import { textPieces } from './text-pieces.ts';
import { fileLimits, unreadable } from './unreadable.ts';
import { xmlElements } from './xml-elements.ts';
import { isZip, unpacked, type ZipEntry, zipEntries } from './zip-entries.ts';

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
  /** For a table that is none of the known ones. */
  readonly columns?: NamedColumns;
  /** @param bytes read so far, unpacked, of the file that is being read */
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
  const found = await readAny(file, counted);
  const known = found.filter((one) => one !== null);
  if (known.length === 0) throw unreadable('format-unknown', file.name);
  return known;
}

async function readAny(file: FileBytes, options: ReadOptions): Promise<readonly (ReadFile | null)[]> {
  const start = await file.slice(0, 16);
  if (isZip(start)) return readZip(file, options);
  if (isDatabase(start)) return [await readDatabase(file.name, countedPages(file, options), options)];
  return [await readPieces(file.name, piecesOf(file), options)];
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

/** Files of a zip that can hold something known, the list of habits before the habits. */
async function readZip(file: FileBytes, options: ReadOptions): Promise<readonly (ReadFile | null)[]> {
  const entries = (await zipEntries(file)).filter(({ path }) => mayBeKnown.test(path));
  if (entries.some(({ size }) => size > fileLimits.bytes)) throw unreadable('file-too-large', file.name);
  const hasGrams = entries.some(({ path }) => gramsFile.test(path));
  // The same weights stand in two files of one archive, in grams and in pounds.
  const chosen = entries.filter(({ path }) => !(hasGrams && poundsFile.test(path)));
  const isList = ({ path }: ZipEntry) => /(^|\/)Habits\.csv$/.test(path);
  const found: (ReadFile | null)[] = [];
  const context = { ...options, habits: new Map<number, string>() };
  for (const entry of chosen.toSorted((a, b) => Number(isList(b)) - Number(isList(a)))) {
    const pieces = unpacked(file, entry);
    if (entry.path.endsWith('.zip')) found.push(...(await readUploads(entry.path, pieces, options)));
    else found.push(await readPieces(entry.path, pieces, context));
  }
  return found;
}

/** The copy of a Garmin account has the files of its watches in further zips, thousands of them. One that is damaged is named and left out. */
async function readUploads(path: string, pieces: Pieces, options: ReadOptions): Promise<readonly ReadFile[]> {
  const file = await heldBytes(pieces, path);
  const known = new Map<Source, ReadFile>();
  for (const entry of (await zipEntries(file)).filter((one) => /\.fit$/i.test(one.path)))
    try {
      const read = await readPieces(entry.path, unpacked(file, entry), options);
      if (read) known.set(read.source, read);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'fit-broken')) throw error;
      options.onItem({ is: 'problem', code: 'file-broken', text: entry.path.slice(-60), line: 1 }, 'garmin');
    }
  return [...known.values()];
}

const mayBeKnown =
  /(\.csv|\.xml|\.fit|health_connect_export\.db|\.fitnotes|(^|\/)UploadedFiles_[^/]*\.zip|(weight|biometrics|habitica|userdata|wger|workout|hevy|liftlog|liftosaur|rondel)[^/]*\.json)$/i;
const gramsFile = /GoogleData\/weight[^/]*\.csv$/i;
const poundsFile = /Global Export Data\/weight[^/]*\.json$/i;

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;
type Context = ReadOptions & { readonly habits?: Map<number, string> };

/** Null when the file is none of the known formats. The first bytes decide between a watch's file and a text. */
async function readPieces(path: string, pieces: Pieces, context: Context): Promise<ReadFile | null> {
  const all = counted(pieces, context);
  const first = await all.next();
  if (first.done) return null;
  const whole = joined(first.value, all);
  if (isDatabase(first.value)) return readDatabase(path, await heldBytes(whole, path), context);
  return isFit(first.value) ? await readFit(path, whole, context) : await readText(path, whole, context);
}

/** For files that are not read from their start to their end. */
async function heldBytes(pieces: Pieces, path: string): Promise<FileBytes> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.byteLength;
    if (length > fileLimits.held) throw unreadable('packed-too-large', path);
    kept.push(piece);
  }
  return bytesOfBlob(path, new Blob(kept));
}

function countedPages(file: FileBytes, { onProgress }: ReadOptions): FileBytes {
  let bytes = 0;
  return {
    ...file,
    slice(start, end) {
      bytes += end - start;
      onProgress?.(bytes);
      return file.slice(start, end);
    },
  };
}

async function readDatabase(path: string, file: FileBytes, context: Context): Promise<ReadFile> {
  const database = await openDatabase({ ...file, name: path });
  const format = databaseFormatOf(database.tables);
  if (format === null) throw unreadable('database-unknown', path);
  const reading = readingOf(path, format.source, context);
  const reader = format.open(reading);
  let line = 0;
  for (const table of format.tables)
    for await (const row of database.rows(table)) {
      line += 1;
      reader.row(table, row, line);
    }
  reader.end();
  return { path, source: format.source, format: format.name, orders: reading.times.orders() };
}

async function readFit(path: string, pieces: Pieces, context: Context): Promise<ReadFile> {
  const bytes = await bytesOf(pieces, path);
  const reading = readingOf(path, 'garmin', context);
  const reader = fitReader(reading);
  let messages = 0;
  readFitMessages(bytes, path, (message) => {
    messages += 1;
    if (messages > fileLimits.fitMessages) throw unreadable('fit-too-large', path);
    reader.message(message);
  });
  reader.end();
  return { path, source: 'garmin', format: 'Garmin and other FIT files', orders: reading.times.orders() };
}

/** A checksum at the end covers the file, so that all of it is needed. */
async function bytesOf(pieces: Pieces, path: string): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    length += piece.byteLength;
    if (length > fileLimits.fitLength) throw unreadable('fit-too-large', path);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of kept) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** The first letter decides between a table, a health file and JSON. */
async function readText(path: string, pieces: Pieces, context: Context): Promise<ReadFile | null> {
  const texts = textPieces(pieces, path);
  const first = await texts.next();
  if (first.done) return null;
  const start = first.value.trimStart().slice(0, 1);
  const all = joined(first.value, texts);
  if (start === '<') return await readHealth(path, all, context);
  return start === '{' || start === '['
    ? await readJson(path, all, context)
    : await readTable(path, all, context);
}

async function* joined<Piece>(first: Piece, rest: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  yield first;
  yield* rest;
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

type Texts = AsyncIterable<string>;

const readingOf = (path: string, source: Source, { answers, habits, onItem }: Context): Reading =>
  openReading({ path, answers, ...(habits ? { habits } : {}), give: (item) => onItem(item, source) });

async function readHealth(path: string, texts: Texts, context: Context): Promise<ReadFile | null> {
  const reading = readingOf(path, 'apple-health', context);
  const reader = appleHealthReader(reading);
  const names: string[] = [];
  const elements = xmlElements(path, (name, attributes, line) => {
    if (names.length === 0) names.push(name);
    reader.element(name, attributes, line);
  });
  for await (const text of texts) {
    elements.push(text);
    if (names.some((name) => name !== 'HealthData')) return null;
  }
  elements.end();
  reader.end();
  return { path, source: 'apple-health', format: 'Apple Health', orders: reading.times.orders() };
}

async function readJson(path: string, texts: Texts, context: Context): Promise<ReadFile | null> {
  let text = '';
  for await (const piece of texts) {
    text += piece;
    if (text.length > fileLimits.jsonLength) throw unreadable('json-too-large', path);
  }
  const value = parsed(text, path);
  const format = jsonFormatOf(value);
  if (format === null) return null;
  const reading = readingOf(path, format.source, context);
  format.read(value, reading);
  return { path, source: format.source, format: format.name, orders: reading.times.orders() };
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('json-broken', path);
  }
}

async function readTable(path: string, texts: Texts, context: Context): Promise<ReadFile | null> {
  const table = openTable(path, context);
  for await (const text of texts) {
    table.records.push(text);
    if (table.isUnknown()) return null;
  }
  table.records.end();
  return table.end();
}

type OpenTable = Pick<ReadFile, 'source' | 'format'> & {
  readonly reader: RowReader;
  readonly reading: Reading;
};

/** A table whose first record chooses the reader of the others, unless the member named its columns. */
function openTable(path: string, context: Context) {
  let open: OpenTable | null | undefined;
  const records = csvRecords(path, (cells, line) => {
    if (open === undefined) open = openedBy(cells, path, context);
    else open?.reader.row(cells, line);
  });
  return {
    records,
    isUnknown: () => open === null,
    end(): ReadFile | null {
      if (!open) return null;
      open.reader.end();
      const { source, format, reading } = open;
      return { path, source, format, orders: reading.times.orders() };
    },
  };
}

function openedBy(cells: readonly string[], path: string, context: Context): OpenTable | null {
  if (context.columns) {
    const reading = readingOf(path, 'csv', context);
    const { row, end } = mappedTableReader(cells, context.columns, reading);
    // It may be a table of our own export that a spreadsheet has changed.
    const exact: RowReader = { row: (written, line) => row(written.map(withoutApostrophe), line), end };
    return { source: 'csv', format: 'Table', reading, reader: exact };
  }
  // A zip has the file of events too, so its tables are passed over.
  if (!context.habits && isOwnTable(headerOf(cells))) throw unreadable('own-table', path);
  const format = tableFormatOf(cells, path);
  if (format === null) return null;
  const reading = readingOf(path, format.source, context);
  return {
    source: format.source,
    format: format.name,
    reading,
    reader: format.open(headerOf(cells), reading),
  };
}
