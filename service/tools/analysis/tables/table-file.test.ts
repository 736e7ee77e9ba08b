import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { ColumnKind, TableColumn } from './event-table.ts';
import { type JsonSpans, spansOf } from './json-spans.ts';
import { TableFile } from './table-file.ts';

const instant = fc
  .date({
    min: new Date('0001-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());
const arbitraries = {
  bigint: fc.oneof(fc.nat(9), fc.maxSafeInteger()),
  integer: fc.oneof(fc.nat(3), fc.integer()),
  double: fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: fc.boolean(),
  text: fc.oneof(fc.constantFrom('', 'a', 'grüße', '🏋️'), fc.string({ unit: 'grapheme' })),
  id: fc.string({ unit: 'grapheme' }),
  uuid: fc.uuid(),
  instant,
  date: instant.map((text) => text.slice(0, 10)),
  json: fc.constantFrom('[]', '["a","b"]', '[{"reps":12}]'),
} satisfies Record<ColumnKind, fc.Arbitrary<unknown>>;
const kinds = Object.keys(arbitraries) as ColumnKind[];

const columns: readonly TableColumn[] = kinds.flatMap((kind) => [
  { name: kind, kind, isNullable: false, path: null },
  { name: `${kind}_or_null`, kind, isNullable: true, path: null },
]);
const row = fc.tuple(
  ...kinds.flatMap((kind) => [
    arbitraries[kind] as fc.Arbitrary<unknown>,
    fc.option(arbitraries[kind] as fc.Arbitrary<unknown>),
  ]),
);

/** As the reader of Parquet gives it. */
function read(kind: ColumnKind, value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'bigint') return BigInt(value as number);
  return kind === 'instant' || kind === 'date' ? new Date(value as string) : value;
}

/** A row as JSON, with the place of each value in it. */
function textsOf(values: readonly unknown[]): { bytes: Buffer; spans: JsonSpans } {
  const spans = spansOf(columns.length);
  let text = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    // A row of values gives a list as JSON in a string; the text of an event contains the list itself.
    const json = columns[index]?.kind === 'json' ? String(value) : JSON.stringify(value);
    const inQuotes = json.startsWith('"') ? 1 : 0;
    spans.from[index] = Buffer.byteLength(text) + inQuotes;
    text += json;
    spans.to[index] = Buffer.byteLength(text) - inQuotes;
    spans.isEscaped[index] = inQuotes === 1 && json.includes('\\') ? 1 : 0;
  }
  return { bytes: Buffer.from(text), spans };
}

describe('a Parquet file of events', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-table-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('has every value of every kind of column, or null, in row groups of any size', async () => {
    let file = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(row, { minLength: 1, maxLength: 300 }), { maxLength: 3 }),
        async (groups) => {
          file += 1;
          const written = new TableFile(join(folder, `${file}.parquet`), columns);
          for (const group of groups) {
            for (const values of group) written.add(values);
            written.writeGroup();
          }
          written.end();
          const bytes = new Uint8Array(await readFile(written.path)).buffer;
          const expected = groups
            .flat()
            .map((values) =>
              Object.fromEntries(columns.map(({ name, kind }, index) => [name, read(kind, values[index])])),
            );
          expect(await parquetReadObjects({ file: bytes })).to.deep.equal(expected);
          expect(parquetMetadata(bytes).row_groups).to.have.length(groups.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('without rows names its row groups as a list of structs, which readers in Rust need', async () => {
    const written = new TableFile(join(folder, 'empty.parquet'), columns);
    written.end();
    const bytes = await readFile(written.path);
    expect(bytes.includes(Buffer.from([0x16, 0x00, 0x19, 0x0c]))).to.equal(true);
    expect(parquetMetadata(new Uint8Array(bytes).buffer).row_groups).to.deep.equal([]);
  });

  it('is the same of values and of their texts', async () => {
    const [byValues, byTexts] = ['values', 'texts'].map((name) => join(folder, `${name}.parquet`));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 300 }), async (rows) => {
        const [values, texts] = [
          new TableFile(byValues ?? '', columns),
          new TableFile(byTexts ?? '', columns),
        ];
        for (const each of rows.map((values) => JSON.parse(JSON.stringify(values)) as unknown[])) {
          values.add(each);
          const { bytes, spans } = textsOf(each);
          texts.addTexts(bytes, spans, []);
        }
        const written: Buffer[] = [];
        for (const file of [values, texts]) {
          file.end();
          written.push(await readFile(file.path));
          await rm(file.path);
        }
        expect(written[0]?.equals(written[1] ?? Buffer.alloc(0))).to.equal(true);
      }),
      { numRuns: 25 },
    );
  });

  it('tells the least and largest number and instant of each row group', async () => {
    const written = new TableFile(join(folder, 'range.parquet'), [
      { name: 'position', kind: 'bigint', isNullable: false, path: null },
      { name: 'occurred_at', kind: 'instant', isNullable: true, path: null },
    ]);
    for (const position of [7, 3, 11]) written.add([position, `2026-03-0${position % 10}T00:00:00.000Z`]);
    written.add([5, null]);
    written.end();
    const { row_groups } = parquetMetadata(new Uint8Array(await readFile(written.path)).buffer);
    const ranges = row_groups[0]?.columns.map(({ meta_data }) => [
      meta_data?.statistics?.min_value,
      meta_data?.statistics?.max_value,
    ]);
    expect(ranges).to.deep.equal([
      [3n, 11n],
      [new Date('2026-03-01T00:00:00.000Z'), new Date('2026-03-07T00:00:00.000Z')],
    ]);
  });

  it('refuses a row without a value that every row has', () => {
    const written = new TableFile(join(folder, 'refused.parquet'), [
      { name: 'position', kind: 'bigint', isNullable: false, path: null },
    ]);
    expect(() => written.add([null])).to.throw('has no position');
  });
});
