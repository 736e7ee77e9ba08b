import { LRUCache } from 'lru-cache';
import { decodeUnchecked, isNewest, UnreadableEvent } from '#service/event-store/event-types/event-codec.ts';
import type { Fields } from '#service/event-store/event-types/registry/registration.ts';
import type { EncodedEvent, StoredEvent } from '#service/event-store/port.ts';
import { withoutFields } from '#service/tools/analysis/personal-fields.ts';
import { numberIn } from './column-values.ts';
import { type EventTable, positionNumber } from './event-table.ts';
import { JsonSpanReader, NotCompact, spansOf } from './json-spans.ts';
import type { TableFile } from './table-file.ts';

/** Fields of the metadata by the columns that have them. */
const ofMetadata: Readonly<Record<string, string>> = {
  occurred_at: 'occurredAt',
  local_date: 'localDate',
  local_zone: 'zone',
  actor: 'actor',
  command_id: 'commandId',
  command_type: 'commandType',
  correlation_id: 'correlationId',
  causation_id: 'causationId',
};
/** `2026-03` */
const monthLength = 7;
const lengthBytes = 4;

/** Turns the events of one stored type into rows of its table, one at a time. */
export class EventRow {
  readonly #spans;
  readonly #data: JsonSpanReader;
  readonly #metadata: JsonSpanReader;
  /** The values that are no text, by column. */
  readonly #others: unknown[];
  readonly #places;
  readonly #isNewest: boolean;
  readonly #hidden: readonly HiddenInList[];
  /** The columns that no row may leave empty. */
  readonly #required: readonly number[];
  #bytes: Buffer = Buffer.alloc(0);
  #month = { bytes: new Uint8Array(), text: '' };

  constructor({ columns, hiddenInLists }: EventTable, storedType: string) {
    const common = (column: string) =>
      columns.findIndex(({ name, path }) => name === column && path === null);
    this.#spans = spansOf(columns.length);
    this.#data = new JsonSpanReader(
      columns.map(({ path }) => path),
      this.#spans,
    );
    this.#metadata = new JsonSpanReader(
      columns.map(({ name, path }) => (path === null ? (ofMetadata[name] ?? null) : null)),
      this.#spans,
    );
    this.#places = {
      position: common('position'),
      id: common('event_id'),
      stream: common('stream'),
      revision: common('revision'),
      recordedAt: common('recorded_at'),
      occurredAt: common('occurred_at'),
    };
    this.#others = columns.map(() => null);
    this.#others[common('type_version')] = Number(/\.v(\d+)$/.exec(storedType)?.[1] ?? 1);
    this.#required = columns.flatMap(({ isNullable }, column) => (isNullable ? [] : [column]));
    this.#isNewest = isNewest(storedType);
    this.#hidden = columns.flatMap(({ path }, column) => {
      const paths = hiddenInLists.filter((each) => each.startsWith(`${path}[]`));
      return path === null || paths.length === 0 ? [] : [hiddenInList(column, path, paths)];
    });
  }

  /** @throws UnreadableEvent for an event without a field that its type must have */
  read(stored: StoredEvent): void {
    const isAsStored = this.#isNewest && !stored.failure;
    const encoded = (isAsStored ? stored.encoded : undefined) ?? this.#encodedAgain(stored);
    try {
      this.#readTexts(encoded);
    } catch (error) {
      if (!(error instanceof NotCompact)) throw error;
      this.#readTexts(this.#encodedAgain(stored));
    }
    this.#others[this.#places.position] = encoded.commit();
    this.#others[this.#places.revision] = stored.revision;
    for (const { column, without } of this.#hidden) this.#others[column] = this.#textWithout(column, without);
    if (!this.#isComplete()) throw new UnreadableEvent(stored, 'a field is missing');
  }

  #isComplete(): boolean {
    const { from } = this.#spans;
    for (const column of this.#required)
      if (from[column] === -1 && (this.#others[column] ?? null) === null) return false;
    return true;
  }

  get occurredAt(): string {
    const { occurredAt } = this.#places;
    return this.#bytes.toString('latin1', this.#spans.from[occurredAt], this.#spans.to[occurredAt]);
  }

  /** `2026-03` */
  get month(): string {
    const from = this.#spans.from[this.#places.occurredAt] ?? 0;
    const { bytes } = this.#month;
    for (let index = 0; index < monthLength; index += 1)
      if (bytes[index] !== this.#bytes[from + index]) return this.#newMonth(from);
    return this.#month.text;
  }

  #newMonth(from: number): string {
    const bytes = Uint8Array.from(this.#bytes.subarray(from, from + monthLength));
    this.#month = { bytes, text: Buffer.from(bytes).toString() };
    return this.#month.text;
  }

  addTo(file: TableFile): void {
    file.addTexts(this.#bytes, this.#spans, this.#others);
  }

  #readTexts({ bytes, id, stream, data, metadata, storedAt }: EncodedEvent): void {
    this.#bytes = bytes;
    this.#spans.from.fill(-1);
    this.#setSpan(this.#places.id, id);
    this.#setSpan(this.#places.stream, stream);
    this.#metadata.read(bytes, metadata + lengthBytes, endOf(bytes, metadata));
    this.#data.read(bytes, data + lengthBytes, endOf(bytes, data));
    this.#others[this.#places.recordedAt] = storedAt === null ? null : numberAt(bytes, storedAt);
  }

  #setSpan(column: number, place: number): void {
    this.#spans.from[column] = place + lengthBytes;
    this.#spans.to[column] = endOf(this.#bytes, place);
  }

  /** The list of a column without its personal fields, in place of its span. */
  #textWithout(column: number, without: HiddenInList['without']): string | null {
    const { from, to } = this.#spans;
    const [start, end] = [from[column] ?? -1, to[column]];
    from[column] = -1;
    return start === -1 ? null : without(this.#bytes.toString('utf8', start, end));
  }

  /** From the newest shape of its data. */
  #encodedAgain(stored: StoredEvent): EncodedEvent {
    const data = this.#isNewest && !stored.failure ? stored.data : upcastData(stored);
    const storedAt = stored.storedAt === undefined ? '' : String(Date.parse(stored.storedAt));
    const texts = [stored.id, stored.stream, JSON.stringify(data), JSON.stringify(stored.metadata), storedAt];
    const places: number[] = [];
    const parts: Buffer[] = [];
    for (const text of texts) {
      places.push(parts.reduce((sum, { length }) => sum + length, 0));
      const length = Buffer.alloc(lengthBytes);
      length.writeInt32BE(Buffer.byteLength(text));
      parts.push(length, Buffer.from(text));
    }
    const [id = 0, streamAt = 0, dataAt = 0, metadata = 0, recorded = 0] = places;
    return {
      bytes: Buffer.concat(parts),
      ...{ id, stream: streamAt, data: dataAt, metadata, storedAt: recorded },
      commit: () => Number(positionNumber(stored)),
    };
  }
}

const endOf = (bytes: Buffer, place: number): number => place + lengthBytes + bytes.readInt32BE(place);

/** Null for an empty text. */
function numberAt(bytes: Buffer, place: number): number | null {
  const end = endOf(bytes, place);
  const start = place + lengthBytes;
  return start === end ? null : numberIn(bytes, start, end);
}

/** The newest shape. */
function upcastData(stored: StoredEvent): Fields {
  const { type: _, ...data } = decodeUnchecked(stored).event;
  return data;
}

/** A column with a list whose elements have personal fields. */
type HiddenInList = { readonly column: number; without(list: string): string };

/** Lists that are remembered: many days have the same exercises. */
const mostLists = 1_000;

function hiddenInList(column: number, path: string, hidden: readonly string[]): HiddenInList {
  const known = new LRUCache<string, string>({ max: mostLists });
  const fields = hidden.map((each) => `list${each.slice(path.length)}`);
  return {
    column,
    without(list) {
      const found = known.get(list);
      if (found !== undefined) return found;
      const text = JSON.stringify(withoutFields({ list: JSON.parse(list) as unknown }, fields).list);
      known.set(list, text);
      return text;
    },
  };
}
