import { appendFile } from 'node:fs/promises';
import type { ColumnChunk, Encoding, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { serializeTCompactProtocol } from 'hyparquet-writer/src/thrift.js';
import { type ColumnValues, columnValues, type EncodedValues, presence } from './column-values.ts';
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

type Column = TableColumn & {
  readonly values: ColumnValues;
  /** Null for a column that every row has. */
  readonly presence: ReturnType<typeof presence> | null;
};

/** A Parquet file that grows row group by row group; nothing is in the file system before the first is complete. */
export class TableFile {
  readonly path: string;
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  readonly #columns: readonly Column[];
  #waiting = 0;
  #rows = 0;

  constructor(path: string, columns: readonly TableColumn[]) {
    this.path = path;
    this.#columns = columns.map((column) => ({
      ...column,
      values: columnValues(column.kind),
      presence: column.isNullable ? presence() : null,
    }));
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
  }

  /** Rows that are not written yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** All rows. */
  get rows(): number {
    return this.#rows;
  }

  /** @param row a value for each column; null when it is missing */
  add(row: readonly unknown[]): void {
    for (let index = 0; index < this.#columns.length; index += 1) {
      const column = this.#columns[index] as Column;
      const value = row[index] ?? null;
      if (column.presence) column.presence.add(value !== null);
      else if (value === null) throw new Error(`A row of ${this.path} has no ${column.name}.`);
      if (value !== null) column.values.add(value);
    }
    this.#waiting += 1;
    this.#rows += 1;
  }

  async writeGroup(): Promise<void> {
    const rows = this.#waiting;
    const began = this.#bytes.offset;
    const columns = this.#columns.map((column) => writeColumn(this.#bytes, column, rows));
    const size = columns.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n);
    this.#file.row_groups.push({
      columns,
      total_byte_size: size,
      num_rows: BigInt(rows),
      total_compressed_size: BigInt(this.#bytes.offset - began),
    });
    this.#file.num_rows += BigInt(rows);
    this.#waiting = 0;
    await this.#append();
  }

  async end(): Promise<void> {
    if (this.#waiting > 0) await this.writeGroup();
    await this.#file.finish();
    await this.#append();
  }

  async #append(): Promise<void> {
    await appendFile(this.path, this.#bytes.getBytes(), { mode: 0o600 });
    this.#bytes.index = 0;
  }
}

/** Writes a column of a row group: the page of its dictionary if it has one, and one page of values. */
function writeColumn(bytes: ByteWriter, { name, kind, values, presence }: Column, rows: number): ColumnChunk {
  const began = bytes.offset;
  const levels = presence?.take() ?? Buffer.alloc(0);
  const { encoding, bytes: content, dictionary, range } = values.take();
  if (dictionary) writeDictionary(bytes, dictionary);
  const at = bytes.offset;
  const size = levels.length + content.length;
  writeHeader(bytes, size, { field_5: dataHeader(rows, encoding) }, pageTypes.data);
  bytes.appendBytes(levels);
  bytes.appendBytes(content);
  const length = BigInt(bytes.offset - began);
  return {
    file_offset: BigInt(began),
    meta_data: {
      type: elements[kind].type,
      encodings: dictionary ? ['PLAIN', 'RLE', encoding] : [encoding, 'RLE'],
      path_in_schema: [name],
      codec: 'UNCOMPRESSED',
      num_values: BigInt(rows),
      total_uncompressed_size: length,
      total_compressed_size: length,
      data_page_offset: BigInt(at),
      ...(dictionary && { dictionary_page_offset: BigInt(began) }),
      ...(range && { statistics: statisticsOf(kind, range) }),
    },
  };
}

/** With which queries pass over row groups that hold nothing of what they ask for. */
function statisticsOf(kind: ColumnKind, { min, max }: NonNullable<EncodedValues['range']>) {
  const stored = elements[kind].type === 'INT64' ? BigInt : Number;
  return { min_value: stored(min), max_value: stored(max) };
}

const pageTypes = { data: 0, dictionary: 2 } as const;
const encodings = { PLAIN: 0, RLE: 3, DELTA_BINARY_PACKED: 5, RLE_DICTIONARY: 8 } as const satisfies Partial<
  Record<Encoding, number>
>;

function writeDictionary(
  bytes: ByteWriter,
  { bytes: content, count }: { bytes: Buffer; count: number },
): void {
  writeHeader(
    bytes,
    content.length,
    { field_7: { field_1: count, field_2: encodings.PLAIN } },
    pageTypes.dictionary,
  );
  bytes.appendBytes(content);
}

const dataHeader = (values: number, encoding: EncodedValues['encoding']) => ({
  field_1: values,
  field_2: encodings[encoding],
  field_3: encodings.RLE,
  field_4: encodings.RLE,
});

/** The fields have the numbers of `PageHeader` in parquet.thrift. */
function writeHeader(bytes: ByteWriter, size: number, header: object, type: number): void {
  serializeTCompactProtocol(bytes, { field_1: type, field_2: size, field_3: size, ...header });
}
