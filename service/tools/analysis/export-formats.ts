import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { StoredEvent } from '#service/event-store/port.ts';
import { type EventColumn, eventColumns } from './event-columns.ts';
import { csvHeader, csvRecord } from './event-csv.ts';
import { placedLine } from './exported-event.ts';
import { nameRowGroups } from './tables/table-file.ts';

/** The bytes of an export file in chunks, of which one is in memory at a time. */
type Chunks = (events: AsyncIterable<StoredEvent>) => AsyncIterable<Buffer>;

export const exportFormats = {
  ndjson: (events) => chunksOf(linesOf(events, placedLine)),
  csv: (events) => chunksOf(linesOf(events, csvRecord, csvHeader)),
  parquet: parquetChunks,
} as const satisfies Record<string, Chunks>;

export type ExportFormat = keyof typeof exportFormats;

export const isExportFormat = (text: string): text is ExportFormat => Object.hasOwn(exportFormats, text);

async function* linesOf(
  events: AsyncIterable<StoredEvent>,
  lineOf: (event: StoredEvent) => string,
  header?: string,
): AsyncGenerator<string> {
  if (header !== undefined) yield header;
  for await (const event of events) yield lineOf(event);
}

const chunkCharacters = 1 << 16;

/** Joins many lines into few writes. */
async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Events per row group, which are in memory together. */
const groupSize = 20_000;

/** Events as a Parquet file, row group by row group. */
async function* parquetChunks(events: AsyncIterable<StoredEvent>): AsyncGenerator<Buffer> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema, createdBy: 'rondel' });
  for await (const group of groupsOf(events)) {
    await file.write({ columnData: columnsOf(group), rowGroupSize: group.length });
    yield taken(writer);
  }
  await file.finish();
  const end = taken(writer);
  if (file.num_rows === 0n) nameRowGroups(end);
  yield end;
}

const elements = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  bigint: { type: 'INT64' },
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  date: { type: 'INT32', converted_type: 'DATE' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON', logical_type: { type: 'JSON' } },
} as const satisfies Record<EventColumn['kind'], Omit<SchemaElement, 'name'>>;

const schema: SchemaElement[] = [
  { name: 'events', num_children: eventColumns.length },
  ...eventColumns.map(
    ({ name, kind }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...elements[kind] }),
  ),
];

async function* groupsOf(events: AsyncIterable<StoredEvent>): AsyncGenerator<StoredEvent[]> {
  let group: StoredEvent[] = [];
  for await (const event of events) {
    group.push(event);
    if (group.length < groupSize) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const columnsOf = (group: readonly StoredEvent[]) =>
  eventColumns.map(({ name, kind, of }) => ({ name, data: group.map((event) => cell(kind, of(event))) }));

function cell(kind: EventColumn['kind'], value: ReturnType<EventColumn['of']>): unknown {
  return value !== null && (kind === 'instant' || kind === 'date') ? new Date(String(value)) : value;
}

/** The bytes that the package's writer has buffered since the last call. */
function taken(writer: ByteWriter): Buffer {
  const bytes = Buffer.from(writer.getBytes().slice());
  writer.index = 0;
  return bytes;
}
