import { appendFileSync } from 'node:fs';
import type { ColumnChunk, Encoding, RowGroup, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { serializeTCompactProtocol } from 'hyparquet-writer/src/thrift.js';
import { type ColumnValues, columnValues, type EncodedValues, presence } from './column-values.ts';
import type { ColumnKind, TableColumn } from './event-table.ts';
import type { JsonSpans } from './json-spans.ts';

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

/** The end of a footer before the list of row groups: no rows, and a list of nothing. In the compact protocol of Thrift. */
const noRowGroups = Buffer.from([0x16, 0x00, 0x19, 0x00]);
const listOfStructs = 0x0c;

/**
 * The package writes an empty list of row groups without the type of its elements. Readers in Rust refuse such a file
 * (findings/hyparquet-writer-empty.sh).
 */
export function nameRowGroups(bytes: Uint8Array): void {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf(noRowGroups);
  if (at !== -1) bytes[at + noRowGroups.length - 1] = listOfStructs;
}

/** Four letters with which a Parquet file begins and ends. */
const magic = Buffer.from('PAR1');

/** The bytes that are about to be appended. All files share them, because they get as large as a row group. */
const output = new ByteWriter();

/** A Parquet file that grows row group by row group; nothing is in the file system before the first is complete. */
export class TableFile {
  readonly path: string;
  readonly #schema: readonly SchemaElement[];
  readonly #groups: RowGroup[] = [];
  readonly #columns: readonly Column[];
  #waiting = 0;
  #rows = 0;
  /** Bytes in the file system. */
  #size = 0;

  constructor(path: string, columns: readonly TableColumn[]) {
    this.path = path;
    this.#columns = columns.map((column) => ({
      ...column,
      values: columnValues(column.kind),
      presence: column.isNullable ? presence() : null,
    }));
    this.#schema = [
      { name: 'events', num_children: columns.length },
      ...columns.map(
        ({ name, kind, isNullable }): SchemaElement => ({
          name,
          repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
          ...elements[kind],
        }),
      ),
    ];
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
    for (const [index, column] of this.#columns.entries()) this.#addValue(column, row[index] ?? null);
    this.#waiting += 1;
    this.#rows += 1;
  }

  /** A row whose values are texts in UTF-8. @param others in place of missing texts */
  addTexts(bytes: Buffer, { from, to, isEscaped }: JsonSpans, others: readonly unknown[]): void {
    for (let index = 0; index < this.#columns.length; index += 1) {
      const column = this.#columns[index] as Column;
      const [start, end] = [from[index] ?? -1, to[index] ?? -1];
      if (start === -1) this.#addValue(column, others[index] ?? null);
      else if (isEscaped[index] === 1)
        this.#addValue(column, JSON.parse(bytes.toString('utf8', start - 1, end + 1)));
      else {
        column.presence?.add(true);
        column.values.addText(bytes, start, end);
      }
    }
    this.#waiting += 1;
    this.#rows += 1;
  }

  #addValue(column: Column, value: unknown): void {
    if (column.presence) column.presence.add(value !== null);
    else if (value === null) throw new Error(`A row of ${this.path} has no ${column.name}.`);
    if (value !== null) column.values.add(value);
  }

  writeGroup(): void {
    this.#beginOutput();
    const began = output.offset;
    const columns = this.#columns.map((column) => writeColumn(output, column, this.#waiting));
    const size = columns.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n);
    this.#groups.push({
      columns,
      total_byte_size: size,
      num_rows: BigInt(this.#waiting),
      total_compressed_size: BigInt(output.offset - began),
    });
    this.#waiting = 0;
    this.#append();
  }

  end(): void {
    if (this.#waiting > 0) this.writeGroup();
    this.#beginOutput();
    const begun = { index: output.index, offset: output.offset };
    const file = new ParquetWriter({ writer: output, schema: [...this.#schema], createdBy: 'rondel' });
    // It has begun another file.
    Object.assign(output, begun);
    file.row_groups.push(...this.#groups);
    file.num_rows = BigInt(this.#rows);
    // Nothing to wait for: only other writers than this one return a promise.
    void file.finish();
    if (this.#rows === 0) nameRowGroups(output.getBytes());
    this.#append();
  }

  #beginOutput(): void {
    Object.assign(output, { index: 0, offset: this.#size });
    if (this.#size === 0) output.appendBytes(magic);
  }

  #append(): void {
    appendFileSync(this.path, output.getBytes(), { mode: 0o600 });
    this.#size = output.offset;
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

/** By these, queries skip row groups without matching rows. */
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
