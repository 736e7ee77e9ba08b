import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { type Fields, textAt } from '#projections/postgres/binary-copy.ts';
import { type Position, type StoredEvent, withStoredAt } from '#service/event-store/port.ts';

/** Offsets of the parts that are created on first access. */
type Places = {
  readonly position: number;
  readonly id: number;
  readonly metadata: number;
  /** Null when the store time is not read. */
  readonly storedAt: number | null;
};
type Eager = Pick<StoredEvent, 'stream' | 'revision' | 'type' | 'data'>;
type ReadPosition = (bytes: Buffer, place: number) => Position;

/** An event of which most readers use only the data. Creating the rest would cost twice as much. */
class LazyEvent implements StoredEvent {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: StoredEvent['data'];
  readonly #bytes: Buffer;
  readonly #places: Places;
  readonly #readPosition: ReadPosition;
  #position: Position | null = null;
  #id: string | null = null;
  #metadata: StoredEvent['metadata'] | null = null;

  constructor({ stream, revision, type, data }: Eager, bytes: Buffer, places: Places, read: ReadPosition) {
    this.stream = stream;
    this.revision = revision;
    this.type = type;
    this.data = data;
    this.#bytes = bytes;
    this.#places = places;
    this.#readPosition = read;
  }

  get position(): Position {
    this.#position ??= this.#readPosition(this.#bytes, this.#places.position);
    return this.#position;
  }

  get id(): string {
    this.#id ??= textAt(this.#bytes, this.#places.id);
    return this.#id;
  }

  get metadata(): StoredEvent['metadata'] {
    this.#metadata ??= JSON.parse(textAt(this.#bytes, this.#places.metadata)) as StoredEvent['metadata'];
    return this.#metadata;
  }

  get storedAt(): Instant | undefined {
    const { storedAt } = this.#places;
    return storedAt === null ? undefined : instantOf(textAt(this.#bytes, storedAt));
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
    readPosition: ReadPosition,
    typeOf: (fields: Fields) => string,
    hasStoreTime = false,
  ) =>
  (fields: Fields): StoredEvent => {
    const { bytes } = fields;
    const position = fields.pass();
    const revision = fields.int();
    const type = typeOf(fields);
    const stream = fields.text();
    const id = fields.pass();
    const data = JSON.parse(fields.text()) as StoredEvent['data'];
    const metadata = fields.pass();
    const places = { position, id, metadata, storedAt: hasStoreTime ? fields.pass() : null };
    const event = new LazyEvent({ stream, revision, type, data }, bytes, places, readPosition);
    return isLazy ? event : whole(event);
  };

/** Copies all lazy parts into plain properties. */
function whole(event: LazyEvent): StoredEvent {
  const { stream, revision, position, id, type, data, metadata, storedAt } = event;
  const read = { stream, revision, position, id, type, data, metadata };
  return storedAt === undefined ? read : withStoredAt(read, storedAt);
}
