type Value = number | string | null;
type TableOf = {
  readonly sql: string;
  /** In the order of the columns. The id of a row is its place, from 1. */
  readonly rows: readonly (readonly Value[])[];
};

const pageSize = 512;

/** A database of SQLite with these tables, in pages of 512 bytes. `databases.test.ts` compares the reading with files that SQLite wrote. */
export function databaseOf(tables: readonly TableOf[]): Uint8Array<ArrayBuffer> {
  const pages: Buffer[] = [Buffer.alloc(pageSize)];
  const schema = tables.map(({ sql, rows }) => {
    const [, name = ''] = /^create table (\w+)/i.exec(sql) ?? [];
    return ['table', name, name, writeTable(pages, rows), sql];
  });
  const root = writeTable(pages, schema);
  // The first page leads to the list of tables, because its cells may need more than one page.
  const first = innerPage([{ page: root, lastId: schema.length }], 100);
  first.write('SQLite format 3\0', 'latin1');
  first.writeUInt16BE(pageSize, 16);
  first.set([1, 1, 0, 64, 32, 32], 18);
  first.writeUInt32BE(pages.length, 28);
  first.writeUInt32BE(1, 56);
  pages[0] = first;
  return new Uint8Array(Buffer.concat(pages));
}

type Part = { readonly page: number; readonly lastId: number };

/** @returns the number of the first page of the table */
function writeTable(pages: Buffer[], rows: readonly (readonly Value[])[]): number {
  let parts: readonly Part[] = leaves(pages, rows);
  while (parts.length > 1) {
    const groups = Array.from({ length: Math.ceil(parts.length / 30) }, (_, nth) =>
      parts.slice(nth * 30, nth * 30 + 30),
    );
    parts = groups.map((group) => ({
      page: pages.push(innerPage(group, 0)),
      lastId: group.at(-1)?.lastId ?? 0,
    }));
  }
  return parts[0]?.page ?? 0;
}

function leaves(pages: Buffer[], rows: readonly (readonly Value[])[]): readonly Part[] {
  const parts: Part[] = [];
  let cells: Buffer[] = [];
  const finish = (lastId: number) => {
    parts.push({ page: pages.push(leafPage(cells)), lastId });
    cells = [];
  };
  for (const [index, row] of rows.entries()) {
    const cell = cellOf(pages, index + 1, recordOf(row));
    const used = cells.reduce((sum, { length }) => sum + length + 2, 8);
    if (used + cell.length + 2 > pageSize) finish(index);
    cells.push(cell);
  }
  finish(rows.length);
  return parts;
}

function leafPage(cells: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(pageSize);
  page[0] = 13;
  placeCells(page, cells, 8, 3);
  return page;
}

/** All parts but the last in cells, the last beside them. */
function innerPage(parts: readonly Part[], from: number): Buffer {
  const page = Buffer.alloc(pageSize);
  page[from] = 5;
  page.writeUInt32BE(parts.at(-1)?.page ?? 0, from + 8);
  const cells = parts.slice(0, -1).map(({ page: child, lastId }) => {
    const cell = Buffer.alloc(4);
    cell.writeUInt32BE(child);
    return Buffer.concat([cell, varint(lastId)]);
  });
  placeCells(page, cells, from + 12, from + 3);
  return page;
}

function placeCells(page: Buffer, cells: readonly Buffer[], listAt: number, countAt: number): void {
  let end = pageSize;
  page.writeUInt16BE(cells.length, countAt);
  for (const [nth, cell] of cells.entries()) {
    end -= cell.length;
    page.set(cell, end);
    page.writeUInt16BE(end, listAt + nth * 2);
  }
}

/** A payload that is too long for a page continues in a chain of pages. */
function cellOf(pages: Buffer[], id: number, record: Buffer): Buffer {
  const head = [varint(record.length), varint(id)];
  if (record.length <= pageSize - 35) return Buffer.concat([...head, record]);
  const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const fitting = least + ((record.length - least) % (pageSize - 4));
  const local = fitting <= pageSize - 35 ? fitting : least;
  let next = 0;
  const pieces = Math.ceil((record.length - local) / (pageSize - 4));
  for (let nth = pieces - 1; nth >= 0; nth -= 1) {
    const page = Buffer.alloc(pageSize);
    page.writeUInt32BE(next);
    const at = local + nth * (pageSize - 4);
    page.set(record.subarray(at, at + pageSize - 4), 4);
    next = pages.push(page);
  }
  const link = Buffer.alloc(4);
  link.writeUInt32BE(next);
  return Buffer.concat([...head, record.subarray(0, local), link]);
}

function recordOf(row: readonly Value[]): Buffer {
  const values = row.map((value) => {
    if (value === null) return { type: 0, bytes: Buffer.alloc(0) };
    if (typeof value === 'string') {
      const bytes = Buffer.from(value);
      return { type: 13 + 2 * bytes.length, bytes };
    }
    const bytes = Buffer.alloc(8);
    if (Number.isInteger(value)) bytes.writeBigInt64BE(BigInt(value));
    else bytes.writeDoubleBE(value);
    return { type: Number.isInteger(value) ? 6 : 7, bytes };
  });
  const types = Buffer.concat(values.map(({ type }) => varint(type)));
  const headLength = types.length + 1 > 127 ? types.length + 2 : types.length + 1;
  return Buffer.concat([varint(headLength), types, ...values.map(({ bytes }) => bytes)]);
}

function varint(value: number): Buffer {
  const bytes = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    bytes.unshift((left % 128) + 128);
  return Buffer.from(bytes);
}
