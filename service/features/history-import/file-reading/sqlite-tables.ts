import type { TableRow, TableValue } from '#domain/history-import/readers/table-rows.ts';
import type { FileBytes } from './file-bytes.ts';
import { type Columns, columnsOf } from './sqlite-columns.ts';
import { fileLimits, type UnreadableCode, unreadable } from './unreadable.ts';

const magic = new TextEncoder().encode('SQLite format 3\0');

/** Whether bytes begin as a database of SQLite does. */
export const isDatabase = (start: Uint8Array): boolean => magic.every((byte, place) => start[place] === byte);

/** The tables of a database of SQLite, page by page, as https://www.sqlite.org/fileformat2.html describes them. */
export type Database = {
  readonly tables: readonly string[];
  /** The rows of a table in the order of their ids. A table can be read once. @throws Refusal as `openDatabase` */
  rows(table: string): AsyncGenerator<TableRow>;
};

type Table = Columns & { readonly root: number };

/**
 * Opens a database that another program has closed: what stands only in a log beside the file (`-wal`) is not in the file.
 * @throws Refusal `database-broken` or `database-too-large` for pages that lead in circles, sizes that are not true, and too many rows
 */
export async function openDatabase(file: FileBytes): Promise<Database> {
  const pages = await openPages(file);
  const tables = new Map<string, Table>();
  for await (const row of rowsAt(pages, schemaTable)) {
    const { type, name, rootpage, sql } = row;
    if (type !== 'table' || typeof name !== 'string' || typeof sql !== 'string') continue;
    if (typeof rootpage === 'number' && rootpage > 0) tables.set(name, { root: rootpage, ...columnsOf(sql) });
  }
  return {
    tables: [...tables.keys()],
    async *rows(name) {
      const table = tables.get(name);
      if (table) yield* rowsAt(pages, table);
    },
  };
}

/** The table of all tables. */
const schemaTable: Table = { root: 1, columns: ['type', 'name', 'tbl_name', 'rootpage', 'sql'], id: null };

type Pages = {
  readonly file: FileBytes;
  /** In bytes. */
  readonly size: number;
  /** Of each page, without what an extension has reserved at its end. */
  readonly usable: number;
  readonly decoder: TextDecoder;
  /** No page is in two places, so none is read twice. */
  readonly read: Set<number>;
  rows: number;
};

const refuse = (file: FileBytes, code: UnreadableCode = 'database-broken') => unreadable(code, file.name);

async function openPages(file: FileBytes): Promise<Pages> {
  const header = await file.slice(0, Math.min(headerLength, file.size));
  if (header.byteLength < headerLength) throw refuse(file);
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const size = view.getUint16(16) === 1 ? 65_536 : view.getUint16(16);
  const usable = size - view.getUint8(20);
  const encoding = encodings[view.getUint32(56)];
  const isPower = size >= 512 && (size & (size - 1)) === 0;
  if (!isPower || usable < 480 || encoding === undefined || file.size < size) throw refuse(file);
  return { file, size, usable, decoder: new TextDecoder(encoding), read: new Set(), rows: 0 };
}

const headerLength = 100;
const encodings: Readonly<Record<number, string>> = { 0: 'utf-8', 1: 'utf-8', 2: 'utf-16le', 3: 'utf-16be' };

/** @param nth from 1 */
async function pageAt(pages: Pages, nth: number): Promise<DataView> {
  const { file, size, read } = pages;
  if (nth < 1 || nth * size > file.size || read.has(nth)) throw refuse(file);
  read.add(nth);
  const bytes = await file.slice((nth - 1) * size, nth * size);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const kinds = { inner: 5, leaf: 13 } as const;

/** From the left to the right, with a list in place of recursion: a chain of inner pages needs no deep stack. */
async function* rowsAt(pages: Pages, table: Table): AsyncGenerator<TableRow> {
  const left = [table.root];
  for (let nth = left.pop(); nth !== undefined; nth = left.pop()) {
    const page = await pageAt(pages, nth);
    const from = nth === 1 ? headerLength : 0;
    if (page.getUint8(from) === kinds.inner) left.push(...childrenOf(pages, page, from).toReversed());
    else yield* rowsOfLeaf(pages, page, from, table);
    // More than the file has would be pages that are named twice.
    if (left.length * pages.size > pages.file.size) throw refuse(pages.file);
  }
}

async function* rowsOfLeaf(
  pages: Pages,
  page: DataView,
  from: number,
  table: Table,
): AsyncGenerator<TableRow> {
  if (page.getUint8(from) !== kinds.leaf) throw refuse(pages.file);
  for (const at of cellsOf(pages, page, from + 8, page.getUint16(from + 3)))
    yield await rowAt(pages, page, at, table);
}

function childrenOf(pages: Pages, page: DataView, from: number): readonly number[] {
  const places = cellsOf(pages, page, from + 12, page.getUint16(from + 3));
  return [...places.map((at) => page.getUint32(at)), page.getUint32(from + 8)];
}

/** The places of the cells of a page, each with room for the shortest cell. */
function cellsOf({ file, usable }: Pages, page: DataView, listAt: number, count: number): readonly number[] {
  if (listAt + count * 2 > usable) throw refuse(file);
  const places = Array.from({ length: count }, (_, nth) => page.getUint16(listAt + nth * 2));
  if (places.some((at) => at < listAt + count * 2 || at + 4 > usable)) throw refuse(file);
  return places;
}

async function rowAt(pages: Pages, page: DataView, at: number, table: Table): Promise<TableRow> {
  pages.rows += 1;
  if (pages.rows > fileLimits.databaseRows) throw refuse(pages.file, 'database-too-large');
  const cell = { view: page, at, end: pages.usable, broken: () => refuse(pages.file) };
  const length = sizeAt(cell);
  const id = varint(cell);
  if (length > fileLimits.databaseRow) throw refuse(pages.file, 'database-too-large');
  return rowOf(await payloadAt(pages, cell, length), id, table, pages);
}

type Cursor = {
  readonly view: DataView;
  at: number;
  readonly end: number;
  readonly broken: () => Error;
};

/** A whole number of one to nine bytes: seven bits in each of the first eight, eight in the ninth, and then it has a sign. */
function varint(cursor: Cursor): number {
  const start = cursor.at;
  let value = 0;
  for (let nth = 0; nth < 8; nth += 1) {
    const byte = byteAt(cursor);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  byteAt(cursor);
  return signed(new Uint8Array(cursor.view.buffer, cursor.view.byteOffset + start, 9));
}

function byteAt(cursor: Cursor): number {
  if (cursor.at >= cursor.end) throw cursor.broken();
  cursor.at += 1;
  return cursor.view.getUint8(cursor.at - 1);
}

function signed(bytes: Uint8Array): number {
  let value = 0n;
  for (const [nth, byte] of bytes.entries())
    value = nth === 8 ? value * 256n + BigInt(byte) : value * 128n + BigInt(byte & 0x7f);
  return Number(BigInt.asIntN(64, value));
}

/** A length, or the kind of a value. */
function sizeAt(cursor: Cursor): number {
  const found = varint(cursor);
  if (found < 0) throw cursor.broken();
  return found;
}

/** The content of a cell: what does not fit into its page goes on in a chain of pages. */
async function payloadAt(pages: Pages, cell: Cursor, length: number): Promise<DataView> {
  const local = localLength(length, pages.usable);
  if (cell.at + local > cell.end) throw cell.broken();
  const own = new Uint8Array(cell.view.buffer, cell.view.byteOffset + cell.at, local);
  if (local === length) return new DataView(own.buffer, own.byteOffset, local);
  if (cell.at + local + 4 > cell.end) throw cell.broken();
  const bytes = new Uint8Array(length);
  bytes.set(own);
  let next = cell.view.getUint32(cell.at + local);
  for (let at = local; at < length; at += pages.usable - 4) {
    const page = await pageAt(pages, next);
    next = page.getUint32(0);
    const size = Math.min(pages.usable - 4, length - at);
    bytes.set(new Uint8Array(page.buffer, page.byteOffset + 4, size), at);
  }
  return new DataView(bytes.buffer);
}

function localLength(length: number, usable: number): number {
  const most = usable - 35;
  if (length <= most) return length;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  return fitting <= most ? fitting : least;
}

/** A row that is older than a column is shorter, and has null there. The column that is the id of the row has null in its place. */
function rowOf(record: DataView, id: number, table: Table, pages: Pages): TableRow {
  const cursor = { view: record, at: 0, end: record.byteLength, broken: () => refuse(pages.file) };
  const headEnd = sizeAt(cursor);
  const row: Record<string, TableValue> = {};
  let at = headEnd;
  for (const name of table.columns) {
    if (cursor.at >= headEnd) break;
    const type = sizeAt(cursor);
    const end = at + lengthOf(type);
    if (end > record.byteLength) throw refuse(pages.file);
    if (name !== null) row[name] = valueAt(record, at, type, pages.decoder);
    at = end;
  }
  return table.id === null ? row : { ...row, [table.id]: id };
}

const shortLengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];
const lengthOf = (type: number): number => shortLengths[type] ?? Math.floor((type - 12) / 2);

/** Bytes without a meaning as text become null: no table that is read here needs them. */
function valueAt(view: DataView, at: number, type: number, decoder: TextDecoder): TableValue {
  if (type >= 12)
    return type % 2 === 0
      ? null
      : decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at, lengthOf(type)));
  return numbers[type]?.(view, at) ?? null;
}

const numbers: Readonly<Record<number, (view: DataView, at: number) => number>> = {
  1: (view, at) => view.getInt8(at),
  2: (view, at) => view.getInt16(at),
  3: (view, at) => view.getInt8(at) * 65_536 + view.getUint16(at + 1),
  4: (view, at) => view.getInt32(at),
  5: (view, at) => view.getInt16(at) * 2 ** 32 + view.getUint32(at + 2),
  6: (view, at) => Number(view.getBigInt64(at)),
  7: (view, at) => view.getFloat64(at),
  8: () => 0,
  9: () => 1,
};
