import { appendFile } from 'node:fs/promises';
import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ColumnKind, TableColumn } from './event-table.ts';

/** Rows per row group, which are in memory until it is complete. */
export const groupSize = 25_000;

const elements = {
  bigint: { type: 'INT64' },
  integer: { type: 'INT32' },
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  id: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  date: { type: 'INT32', converted_type: 'DATE' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const satisfies Record<ColumnKind, Omit<SchemaElement, 'name'>>;

/** A Parquet file that grows row group by row group; nothing is in the file system before the first is complete. */
export class TableFile {
  readonly path: string;
  readonly #columns: readonly TableColumn[];
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  #values: unknown[][];
  #rows = 0;

  constructor(path: string, columns: readonly TableColumn[]) {
    this.path = path;
    this.#columns = columns;
    const schema: SchemaElement[] = [
      { name: 'events', num_children: columns.length },
      ...columns.map(
        ({ name, kind, isNullable }): SchemaElement => ({
          name,
          repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
          ...elements[kind],
        }),
      ),
    ];
    this.#file = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'rondel' });
    this.#values = columns.map(() => []);
  }

  /** Rows that are not written yet. */
  get waiting(): number {
    return this.#values[0]?.length ?? 0;
  }

  /** All rows. */
  get rows(): number {
    return this.#rows;
  }

  /** @param row a value for each column; null when it is missing */
  add(row: readonly unknown[]): void {
    for (let index = 0; index < row.length; index += 1) this.#values[index]?.push(row[index]);
    this.#rows += 1;
  }

  async writeGroup(): Promise<void> {
    const columnData = this.#columns.map((column, index) => columnSource(column, this.#values[index] ?? []));
    await this.#file.write({ columnData, rowGroupSize: this.waiting });
    this.#values = this.#columns.map(() => []);
    await this.#append();
  }

  async end(): Promise<void> {
    if (this.waiting > 0) await this.writeGroup();
    await this.#file.finish();
    await this.#append();
  }

  async #append(): Promise<void> {
    await appendFile(this.path, this.#bytes.getBytes(), { mode: 0o600 });
    this.#bytes.index = 0;
  }
}

type Data = ColumnSource['data'];

/**
 * Ids hardly repeat within a group: neither a dictionary nor compression makes them smaller, and both would cost more than all the rest.
 */
const incompressible = { encoding: 'PLAIN', codec: 'UNCOMPRESSED', statistics: false } as const;
/** A tenth of the cost of a dictionary, and smaller for numbers that grow. It knows no null. */
const growing = { encoding: 'DELTA_BINARY_PACKED' } as const;

/**
 * The values of a column, with how they are encoded. Values are converted here, when a group is written, and not when they come: until then
 * texts and numbers take a third of the memory of bytes and of 64-bit integers.
 * @param values as in the event; of a list its JSON
 */
function columnSource({ name, kind, isNullable }: TableColumn, values: unknown[]): ColumnSource {
  const source = { name, offsetIndex: false };
  const delta = isNullable ? {} : growing;
  switch (kind) {
    case 'id':
      return { ...source, ...incompressible, data: bytesOf(values, textSize, writeText) };
    case 'uuid':
      return { ...source, ...incompressible, data: bytesOf(values, () => uuidBytes, writeUuid) };
    case 'bigint':
      return { ...source, ...delta, data: mapped(values, (value) => BigInt(value as number)) };
    case 'instant':
      return { ...source, ...delta, data: mapped(values, (value) => BigInt(Date.parse(value as string))) };
    case 'date':
      return { ...source, data: mapped(values, createDays()) };
    default:
      return { ...source, data: values as Data };
  }
}

function mapped(values: readonly unknown[], convert: (value: unknown) => unknown): Data {
  return values.map((value) => (value === null || value instanceof Date ? value : convert(value))) as Data;
}

const millisecondsOfDay = 86_400_000;

/** A group has few dates. */
function createDays() {
  const known = new Map<unknown, number>();
  return (date: unknown): number => {
    const days = known.get(date) ?? Date.parse(date as string) / millisecondsOfDay;
    known.set(date, days);
    return days;
  };
}

type Write = (bytes: Buffer, value: string, at: number) => number;

/** Cut from one piece of memory, because a piece for each costs more than its content. */
function bytesOf(values: readonly unknown[], sizeOf: (value: string) => number, write: Write): Data {
  let most = 0;
  for (const value of values) most += value === null ? 0 : sizeOf(value as string);
  const bytes = Buffer.allocUnsafeSlow(most);
  let at = 0;
  return values.map((value) => {
    if (value === null) return null;
    const from = at;
    at += write(bytes, value as string, from);
    return new Uint8Array(bytes.buffer, from, at - from);
  });
}

/** A UTF-16 unit takes three bytes at most. */
const textSize = (value: string): number => value.length * 3;
const writeText: Write = (bytes, value, at) => bytes.write(value, at, 'utf8');

const uuidBytes = 16;
const writeUuid: Write = (bytes, value, at) => bytes.write(value.replaceAll('-', ''), at, 'hex');
