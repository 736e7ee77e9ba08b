import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { type Fields, textAt } from '#projections/postgres/binary-copy.ts';
import {
  type EncodedEvent,
  type Position,
  type StoredEvent,
  withStoredAt,
} from '#service/event-store/port.ts';

/** How a store writes positions. */
export type PositionFormat = {
  position(bytes: Buffer, place: number): Position;
  /** Its first number. */
  commit(bytes: Buffer, place: number): number;
};

/** Where the parts of an event are. */
class EncodedRow implements EncodedEvent {
  readonly bytes: Buffer;
  readonly stream: number;
  readonly id: number;
  readonly data: number;
  readonly metadata: number;
  readonly storedAt: number | null;
  readonly #place: number;
  readonly #format: PositionFormat;

  /** Reads the next fields of a row. @param place of the position, which is already read */
  constructor(fields: Fields, place: number, format: PositionFormat, hasStoreTime: boolean) {
    this.bytes = fields.bytes;
    this.stream = fields.pass();
    this.id = fields.pass();
    this.data = fields.pass();
    this.metadata = fields.pass();
    this.storedAt = hasStoreTime ? fields.pass() : null;
    this.#place = place;
    this.#format = format;
  }

  commit(): number {
    return this.#format.commit(this.bytes, this.#place);
  }

  position(): Position {
    return this.#format.position(this.bytes, this.#place);
  }
}

/** An event whose parts are created on first access: most readers use only the data, and the rest would cost twice as much. */
class LazyEvent implements StoredEvent {
  readonly revision: number;
  readonly type: string;
  readonly #row: EncodedRow;
  #stream: string | null = null;
  #position: Position | null = null;
  #id: string | null = null;
  #data: StoredEvent['data'] | null = null;
  #metadata: StoredEvent['metadata'] | null = null;

  constructor(revision: number, type: string, row: EncodedRow) {
    this.revision = revision;
    this.type = type;
    this.#row = row;
  }

  get encoded(): EncodedEvent | undefined {
    return this.#data === null ? this.#row : undefined;
  }

  get stream(): string {
    this.#stream ??= textAt(this.#row.bytes, this.#row.stream);
    return this.#stream;
  }

  get data(): StoredEvent['data'] {
    this.#data ??= JSON.parse(textAt(this.#row.bytes, this.#row.data)) as StoredEvent['data'];
    return this.#data;
  }

  get position(): Position {
    this.#position ??= this.#row.position();
    return this.#position;
  }

  get id(): string {
    this.#id ??= textAt(this.#row.bytes, this.#row.id);
    return this.#id;
  }

  get metadata(): StoredEvent['metadata'] {
    this.#metadata ??= JSON.parse(textAt(this.#row.bytes, this.#row.metadata)) as StoredEvent['metadata'];
    return this.#metadata;
  }

  get storedAt(): Instant | undefined {
    const { bytes, storedAt } = this.#row;
    return storedAt === null ? undefined : instantOf(textAt(bytes, storedAt));
  }
}

let last = { milliseconds: '', instant: asInstant('') };

/** Undefined for an empty text. Events that were stored together have one time, and formatting it is a tenth of the cost of an export. */
function instantOf(milliseconds: string): Instant | undefined {
  if (milliseconds === '') return undefined;
  if (milliseconds !== last.milliseconds)
    last = { milliseconds, instant: asInstant(new Date(Number(milliseconds)).toISOString()) };
  return last.instant;
}

/** The store time in SQL: milliseconds as a text, empty when unknown. */
export const storeTimeColumn = `coalesce((extract(epoch from stored_at) * 1000)::bigint::text, '')`;

/**
 * Reads rows of position, revision, type, stream, id as text, data and metadata.
 * @param typeOf reads the type.
 * @param hasStoreTime whether `storeTimeColumn` is the last column.
 */
export const eventReader =
  (
    isLazy: boolean | undefined,
    format: PositionFormat,
    typeOf: (fields: Fields) => string,
    hasStoreTime = false,
  ) =>
  (fields: Fields): StoredEvent => {
    const place = fields.pass();
    const revision = fields.int();
    const type = typeOf(fields);
    const event = new LazyEvent(revision, type, new EncodedRow(fields, place, format, hasStoreTime));
    return isLazy ? event : whole(event);
  };

/** Copies all lazy parts into plain properties. */
function whole(event: LazyEvent): StoredEvent {
  const { stream, revision, position, id, type, data, metadata, storedAt } = event;
  const read = { stream, revision, position, id, type, data, metadata };
  return storedAt === undefined ? read : withStoredAt(read, storedAt);
}
