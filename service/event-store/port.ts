import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { UnknownPosition } from '#projections/engine/event-source.ts';

export { beginning, type Position, UnknownPosition };

/** The revision of the last event that the writer has seen, or that there is none. Never "any". */
export type ExpectedRevision = number | 'no-stream';

export type EventToAppend = {
  /** UUID, the same for the same event of the same command: makes a retried append harmless. */
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
};

export type StoredEvent = EventToAppend & {
  readonly stream: string;
  /** 0-based. */
  readonly revision: number;
  readonly position: Position;
  /** The key that its personal fields lie under; absent where none do. No part of the event: it is not enumerable. */
  readonly keyId?: string;
  /**
   * Why it cannot be decoded: it is no JSON object, or its personal fields cannot be decrypted. Readers of the whole log go on past it; a
   * command that needs it fails. Absent for every event that can be. Not enumerable either.
   */
  readonly failure?: Error;
};

/** Marks an event that cannot be decoded. It is no part of the event, so copies and exports do not have it. */
export const withFailure = (event: StoredEvent, failure: Error): StoredEvent =>
  Object.defineProperty(event, 'failure', { value: failure });

export type Appended = {
  /** Revision of the last event of this append. */
  readonly revision: number;
  /** Position of the last event of this append. */
  readonly position: Position;
  /**
   * True where this call stored the events as it was given them. False where they were found under their ids already, perhaps with other
   * content, and where the store cannot tell the two apart.
   */
  readonly isNew: boolean;
};

/**
 * What a subscription yields: events in the order of `$all`, and a mark when it has reached the end of the log: once at first, then
 * again after new events. The mark's position is that of the last event, or where the subscription began.
 */
export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'caught-up'; readonly position: Position };

export type ReadStreamOptions = {
  /** First revision to read (inclusive); the end of the stream when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
};

export type ReadBatchesOptions = {
  readonly after: Position;
  /** Types as they are stored (`QuestSpun.v2`); all others are left out. */
  readonly types?: ReadonlySet<string>;
  /** Types whose personal fields are looked at, all when absent: those of others may come as null, which spares opening them. */
  readonly personal?: ReadonlySet<string> | undefined;
  /** Types whose `stream` is looked at, all when absent: that of others may come empty, which spares looking it up. */
  readonly streams?: ReadonlySet<string> | undefined;
  /** Types whose `metadata` is looked at, all when absent: that of others may come empty, which spares more than half of what is read. */
  readonly metadata?: ReadonlySet<string> | undefined;
  /**
   * Id, position and metadata may be made when they are first looked at. Such an event is for the moment, as it holds on to those beside
   * it; and a copy has to name these parts: spread, it would lack them.
   */
  readonly isLazy?: boolean;
  readonly limit?: number;
};

/** The event store, as the service sees it. Its adapters implement it, and one contract suite holds them to it. */
export type EventStore = {
  /**
   * Appends all or nothing. Appending the same event ids again at the same expected revision stores nothing and answers where they lie.
   * @throws RevisionConflict, StreamDeleted, EventTooLarge, StoreUnavailable (nothing was stored), OutcomeUnknown; EventIdTaken, where
   * the store can tell; TypeError when there are no events, an id is no UUID or comes twice, or a name cannot be stored.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended>;
  /** Yields nothing for a stream that does not exist, is deleted, or has no events in the range. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<StoredEvent>;
  /**
   * All events after a position, in order, with constant memory; ends at the end of the log.
   * @throws UnknownPosition, as do the next two, when the position is beyond the end of the log, or where the store can tell otherwise
   * that it is of another one.
   */
  readAll(options: { readonly after: Position; readonly limit?: number }): AsyncIterable<StoredEvent>;
  /**
   * `readAll` for large reads: batches that are never empty and of any size, so that there is no promise for each event; and only the types
   * that are asked for. What is appended meanwhile may be left out, so that a reader need not be quicker than the log.
   */
  readBatches(options: ReadBatchesOptions): AsyncIterable<readonly StoredEvent[]>;
  /** All events after a position and then those to come, without gap or double, until the signal aborts. */
  subscribe(options: {
    readonly after: Position;
    readonly signal: AbortSignal;
    /** No personal field is looked at: all may come as null, which spares opening them. */
    readonly isImpersonal?: boolean;
  }): AsyncIterable<SubscriptionMessage>;
  /** Position of the newest event, `beginning` when there is none. */
  head(): Promise<Position>;
  /**
   * About how many events lie after a position: deleted ones may count. Costs the same however many there are; missing where a store
   * cannot tell without reading them.
   */
  countAfter?(position: Position): Promise<number>;
  /**
   * Soft: the stream reads as empty, and a later append with `no-stream` continues its revisions. Its events leave `readAll` too, at once
   * or when the store cleans up; only the last of them stays there. So append a harmless event before deleting: also because a store may
   * take its revision for `no-stream`, and so an append by a caller that has seen it. A stream that is already empty is left as it is, so
   * that deleting can be repeated.
   * @throws RevisionConflict, StoreUnavailable (it may be deleted or not: repeat it).
   */
  deleteStream(stream: string, expected: ExpectedRevision): Promise<void>;
  /** Answers what was taken on, ends the subscriptions and refuses what comes after with StoreUnavailable. */
  close(): Promise<void>;
};

/** The stream is not at the revision that the writer has seen. */
export class RevisionConflict extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: ExpectedRevision;

  constructor(stream: string, expected: ExpectedRevision, actual: ExpectedRevision) {
    super(`${stream} is at ${actual}, not at ${expected}`);
    this.name = 'RevisionConflict';
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The stream was deleted for good. */
export class StreamDeleted extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`${stream} was deleted for good`);
    this.name = 'StreamDeleted';
    this.stream = stream;
  }
}

/** An event, or an append as a whole, is over the store's limit. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

/** An event id that the store holds already, for another event than the one at this place. */
export class EventIdTaken extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`an event for ${stream} has the id of one that is stored elsewhere`);
    this.name = 'EventIdTaken';
    this.stream = stream;
  }
}

/** The store cannot be reached and nothing was stored. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The append may or may not have been stored; reading back for its event ids tells. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** EventStoreDB's default for one append. */
export const maxAppendBytes = 1_048_576;

export type SerializedEvent = {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
};
export type SerializedAppend = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly SerializedEvent[];
  readonly bytes: number;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Control characters and halves of a pair: one adapter or the other could not give them back. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

/**
 * What every adapter asks of an append before it sends anything.
 * @throws TypeError for what is a mistake of the caller; EventTooLarge.
 */
export function serializeAppend(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): SerializedAppend {
  checkStream(stream);
  checkExpected(expected);
  if (events.length === 0) throw new TypeError(`an append to ${stream} without events`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new TypeError(`an append to ${stream} with the same event id twice`);
  const serialized = events.map(serializeEvent);
  const bytes = serialized.reduce((sum, event) => sum + sizeInBytes(event), 0);
  if (bytes > maxAppendBytes)
    throw new EventTooLarge(`an append of ${bytes} bytes to ${stream}; the limit is ${maxAppendBytes}`);
  return { stream, expected, events: serialized, bytes };
}

export function checkStream(stream: string): void {
  if (!isName(stream)) throw new TypeError(`not a name for a stream: ${JSON.stringify(stream)}`);
}

export function checkExpected(expected: ExpectedRevision): void {
  if (expected !== 'no-stream' && !(Number.isSafeInteger(expected) && expected >= 0))
    throw new TypeError(`not a revision: ${expected}`);
}

/** Names that begin with `$` are EventStoreDB's own. */
const isName = (text: string): boolean => text !== '' && !text.startsWith('$') && !unstorable.test(text);

function serializeEvent({ id, type, data, metadata }: EventToAppend): SerializedEvent {
  if (!isName(type)) throw new TypeError(`not a name for an event: ${JSON.stringify(type)}`);
  if (!uuid.test(id)) throw new TypeError(`not a UUID in lower case: ${id} (${type})`);
  return { id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
}

/** EventStoreDB counts two bytes for each character of the type. */
export const sizeInBytes = ({ type, data, metadata }: SerializedEvent): number =>
  2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(metadata);
