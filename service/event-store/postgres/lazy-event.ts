import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { type Fields, textAt } from '#projections/postgres/binary-copy.ts';
import { type EncodedRow, type Position, type StoredEvent, withStoredAt } from '#service/event-store/port.ts';

/** How a store writes positions. */
export type PositionFormat = {
  position(bytes: Buffer, place: number): Position;
  /** Its first number. */
  commit(bytes: Buffer, place: number): number;
};

/** How the rows of a query are read. */
type RowFormat = {
  readonly positions: PositionFormat;
  readonly hasStoreTime: boolean;
  readonly decode: EncodedRow['decode'];
};

/** The place behind a field. */
const behind = (bytes: Buffer, place: number): number => place + 4 + bytes.readInt32BE(place);

/** Where the parts of an event are. */
class RowOfEvent implements EncodedRow {
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
  readonly stream: number;
  readonly id: number;
  readonly data: number;
  readonly metadata: number;
  readonly storedAt: number | null;
  readonly decode: EncodedRow['decode'];
  readonly #positions: PositionFormat;

  constructor(bytes: Buffer, from: number, stream: number, format: RowFormat) {
    this.bytes = bytes;
    this.from = from;
    this.stream = stream;
    this.id = behind(bytes, stream);
    this.data = behind(bytes, this.id);
    this.metadata = behind(bytes, this.data);
    const end = behind(bytes, this.metadata);
    this.storedAt = format.hasStoreTime ? end : null;
    this.to = format.hasStoreTime ? behind(bytes, end) : end;
    this.decode = format.decode;
    this.#positions = format.positions;
  }

  commit(): number {
    return this.#positions.commit(this.bytes, this.from);
  }
}

/**
 * An event whose parts are created on first access: most readers use only the data, and the rest would cost twice as much. It is small, so
 * that millions leave little to collect: the place of a part is found again whenever it is used.
 */
class LazyEvent implements StoredEvent {
  readonly revision: number;
  readonly type: string;
  readonly #bytes: Buffer;
  /** The place of the position, with which the row begins. */
  readonly #from: number;
  /** The place of the stream. The id is behind it, then data, metadata and, in some formats, the store time. */
  readonly #streamPlace: number;
  readonly #format: RowFormat;
  #position: Position | null = null;
  #data: StoredEvent['data'] | null = null;
  #metadata: StoredEvent['metadata'] | null = null;

  /** Reads the format's row from its beginning. */
  constructor(fields: Fields, typeOf: (fields: Fields) => string, format: RowFormat) {
    this.#bytes = fields.bytes;
    this.#from = fields.pass();
    this.revision = fields.int();
    this.type = typeOf(fields);
    this.#streamPlace = fields.pass();
    this.#format = format;
    fields.pass();
    fields.pass();
    fields.pass();
    if (format.hasStoreTime) fields.pass();
  }

  get encoded(): EncodedRow | undefined {
    return this.#data === null
      ? new RowOfEvent(this.#bytes, this.#from, this.#streamPlace, this.#format)
      : undefined;
  }

  get stream(): string {
    return textAt(this.#bytes, this.#streamPlace);
  }

  get data(): StoredEvent['data'] {
    this.#data ??= JSON.parse(textAt(this.#bytes, this.#dataPlace())) as StoredEvent['data'];
    return this.#data;
  }

  get position(): Position {
    this.#position ??= this.#format.positions.position(this.#bytes, this.#from);
    return this.#position;
  }

  get id(): string {
    return textAt(this.#bytes, behind(this.#bytes, this.#streamPlace));
  }

  get metadata(): StoredEvent['metadata'] {
    this.#metadata ??= JSON.parse(textAt(this.#bytes, this.#metadataPlace())) as StoredEvent['metadata'];
    return this.#metadata;
  }

  get storedAt(): Instant | undefined {
    return this.#format.hasStoreTime
      ? instantOf(textAt(this.#bytes, behind(this.#bytes, this.#metadataPlace())))
      : undefined;
  }

  #dataPlace(): number {
    return behind(this.#bytes, behind(this.#bytes, this.#streamPlace));
  }

  #metadataPlace(): number {
    return behind(this.#bytes, this.#dataPlace());
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
  const decode = (fields: Fields): LazyEvent => new LazyEvent(fields, typeOf, format);
  const format: RowFormat = { positions, hasStoreTime, decode };
  return isLazy ? decode : (fields) => whole(decode(fields));
}

/** Copies all lazy parts into plain properties. */
function whole(event: LazyEvent): StoredEvent {
  const { stream, revision, position, id, type, data, metadata, storedAt } = event;
  const read = { stream, revision, position, id, type, data, metadata };
  return storedAt === undefined ? read : withStoredAt(read, storedAt);
}
