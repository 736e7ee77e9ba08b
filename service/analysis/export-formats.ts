import type { StoredEvent } from '#service/event-store/store.ts';
import { csvHeader, csvRecord } from './event-csv.ts';
import { parquetChunks } from './event-parquet.ts';
import { canonicalLine } from './exported-event.ts';

/** The bytes of a file of events, in pieces; memory holds one piece. */
type Chunks = (events: AsyncIterable<StoredEvent>) => AsyncIterable<Buffer>;

export const exportFormats = {
  ndjson: (events) => chunksOf(linesOf(events, canonicalLine)),
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

/** Few writes of many lines. */
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
