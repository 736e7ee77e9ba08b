import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { type Fields, textAt } from '#projections/postgres/binary-copy.ts';
import { type EncodedRow, type Position, type StoredEvent, withStoredAt } from '#service/event-store/port.ts';

/** How a store writes positions. */
export type PositionFormat = {
  position(bytes: Buffer, place: number): Position;
  /** Its first number. */
  commit(bytes: Buffer, place: number): number;
};

/** Where the parts of an event are. */
class RowOfEvent implements EncodedRow {
  readonly bytes: Buffer;
  readonly stream: number;
  readonly id: number;
  readonly data: number;
  readonly metadata: number;
  readonly storedAt: number | null;
  readonly from: number;
  readonly decode: EncodedRow['decode'];
  readonly #format: PositionFormat;

  /** Reads the next fields of a row. @param from where its position is, which is already read */
  constructor(fields: Fields, from: number, format: RowFormat) {
    this.bytes = fields.bytes;
    this.from = from;
    this.stream = fields.pass();
    this.id = fields.pass();
    this.data = fields.pass();
    this.metadata = fields.pass();
    this.storedAt = format.hasStoreTime ? fields.pass() : null;
    this.decode = format.decode;
    this.#format = format.positions;
  }

  get to(): number {
    const last = this.storedAt ?? this.metadata;
    return last + 4 + this.bytes.readInt32BE(last);
  }

  commit(): number {
    return this.#format.commit(this.bytes, this.from);
  }

  position(): Position {
    return this.#format.position(this.bytes, this.from);
  }
}

/** How the rows of a query are read. */
type RowFormat = {
  readonly positions: PositionFormat;
  readonly hasStoreTime: boolean;
  readonly decode: EncodedRow['decode'];
};

/** An event whose parts are created on first access: most readers use only the data, and the rest would cost twice as much. */
class LazyEvent implements StoredEvent {
  readonly revision: number;
  readonly type: string;
  readonly #row: RowOfEvent;
  #stream: string | null = null;
  #position: Position | null = null;
  #id: string | null = null;
  #data: StoredEvent['data'] | null = null;
  #metadata: StoredEvent['metadata'] | null = null;

  constructor(revision: number, type: string, row: RowOfEvent) {
    this.revision = revision;
    this.type = type;
    this.#row = row;
  }

  get encoded(): EncodedRow | undefined {
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
export function eventReader(
  isLazy: boolean | undefined,
  positions: PositionFormat,
  typeOf: (fields: Fields) => string,
  hasStoreTime = false,
): (fields: Fields) => StoredEvent {
  const decode = (fields: Fields): LazyEvent => {
    const from = fields.pass();
    const revision = fields.int();
    const type = typeOf(fields);
    return new LazyEvent(revision, type, new RowOfEvent(fields, from, format));
  };
  const format: RowFormat = { positions, hasStoreTime, decode };
  return isLazy ? decode : (fields) => whole(decode(fields));
}

/** Copies all lazy parts into plain properties. */
function whole(event: LazyEvent): StoredEvent {
  const { stream, revision, position, id, type, data, metadata, storedAt } = event;
  const read = { stream, revision, position, id, type, data, metadata };
  return storedAt === undefined ? read : withStoredAt(read, storedAt);
}
