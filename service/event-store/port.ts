import type { Instant } from '#domain/kernel/day.ts';
import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type EventsOfMembers, UnknownPosition } from '#projections/engine/event-source.ts';
import { isInRanges, type MemberRange, memberOfEvent } from '#projections/engine/member-range.ts';
import type { Fields } from '#projections/postgres/binary-copy.ts';

export { beginning, type EventsOfMembers, type Position, UnknownPosition };

/** Parses a position as people write it: `4711`, or with both numbers. A single number means all events of that commit. */
export function positionIn(text: string): Position | null {
  const digits = 20;
  const [, commit, prepare] = /^(\d{1,20})(?:\/(\d{1,20}))?$/.exec(text) ?? [];
  if (commit === undefined) return null;
  return `${commit.padStart(digits, '0')}/${prepare?.padStart(digits, '0') ?? '9'.repeat(digits)}`;
}

/** The revision of the last event that the writer has seen, or 'no-stream'. There is no "any". */
export type ExpectedRevision = number | 'no-stream';

export type EventToAppend = {
  /** UUID, the same for the same event of the same command, so that a repeated append is harmless. */
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
  /**
   * The time at which the store stored the event, by the store's clock; `metadata.occurredAt` is when the service accepted the command. Not
   * enumerable, because it belongs to the store like the position, and a copy has another time. Absent in batches unless asked for, and in
   * a subscription of the process that stored the event. Also absent in events that the built-in log stored, or a mirror copied, before
   * November 2026.
   */
  readonly storedAt?: Instant | undefined;
  /** The key that encrypts its personal fields; absent without any. Not enumerable, because it is not part of the event. */
  readonly keyId?: string;
  /**
   * Why it cannot be decoded: it is no JSON object, or its personal fields cannot be decrypted. Readers of the whole log continue after it;
   * a command that needs it fails. Absent for every event that can be. Not enumerable either.
   */
  readonly failure?: Error;
  /**
   * Its parts as the store has them. Present for events that were read with `isLazy`, until their data are read: reading may decrypt the
   * data in place.
   */
  readonly encoded?: EncodedRow | undefined;
};

/** Texts in UTF-8: each begins at its offset with its length in four bytes, the highest first. Data and metadata are JSON. */
export type EncodedEvent = {
  readonly bytes: Buffer;
  readonly id: number;
  readonly stream: number;
  readonly data: number;
  readonly metadata: number;
  /** Milliseconds since 1970 in digits, none when unknown; null when the store time was not read. */
  readonly storedAt: number | null;
  /** The first number of the position. */
  commit(): number;
};

export type EncodedRow = EncodedEvent & {
  /** The whole row, as `decode` reads it again, also from a copy of its bytes. */
  readonly from: number;
  readonly to: number;
  readonly decode: (fields: Fields) => StoredEvent;
};

export const withStoredAt = (event: StoredEvent, storedAt: Instant): StoredEvent =>
  Object.defineProperty(event, 'storedAt', { value: storedAt });

/** The failure of an event that is complete except for its personal fields, which are null. */
export class UnreadablePersonalFields extends Error {
  override readonly name = 'UnreadablePersonalFields';
}

/** Marks an event that cannot be decoded. It is no part of the event, so copies and exports do not have it. */
export const withFailure = (event: StoredEvent, failure: Error): StoredEvent =>
  Object.defineProperty(event, 'failure', { value: failure });

export type Appended = {
  /** Revision of the last event of this append. */
  readonly revision: number;
  /** Position of the last event of this append. */
  readonly position: Position;
  /**
   * True when this call stored the events, false when their ids were already stored, perhaps with other content. Null when the store cannot
   * distinguish the two.
   */
  readonly isNew: boolean | null;
};

/**
 * A subscription yields events in the order of `$all`, and a caught-up message at the end of the log, each time the end is reached. The
 * message has the position of the last event, or the start position. That event may be one that the subscription left out.
 */
export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'caught-up'; readonly position: Position };

export type ReadStreamOptions = {
  /** First revision to read (inclusive); by default the end of the stream when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
};

export type ReadBatchesOptions = {
  readonly after: Position;
  /** Stored types (`QuestSpun.v2`) to read; others are skipped. */
  readonly types?: ReadonlySet<string>;
  /** Types whose personal fields are used; all when absent. Those of others may be null, which saves decryption. */
  readonly personal?: ReadonlySet<string> | undefined;
  /** Types whose `stream` is used; all when absent. That of others may be empty, which saves the look-up. */
  readonly streams?: ReadonlySet<string> | undefined;
  /** Types whose `metadata` is used; all when absent. That of others may be empty, which saves more than half of the read data. */
  readonly metadata?: ReadonlySet<string> | undefined;
  /**
   * Id, position and metadata may be created on first access. Use such an event at once, because it retains its batch; and copy these
   * fields by name, because a spread omits them. It belongs to the reader, who may change its data.
   */
  readonly isLazy?: boolean;
  /** Whether `storedAt` is used. */
  readonly storeTimes?: boolean;
  /** Only events of these members; all when absent. */
  readonly members?: EventsOfMembers | undefined;
  readonly limit?: number;
};

export type DivideOptions = Pick<ReadBatchesOptions, 'types' | 'personal' | 'streams' | 'metadata'> & {
  /** Without gaps, in order. Events of other members are left out. */
  readonly parts: readonly MemberRange[];
  /** Stored types of which each part has all events. */
  readonly exceptTypes: ReadonlySet<string>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((events: number) => void) | undefined;
};

/** The history in a temporary file, divided by member. */
export type DividedEvents = {
  /** The events of one part, in the order of the log, as if they were read with `isLazy`. */
  read(nth: number): AsyncIterable<readonly StoredEvent[]>;
  close(): void;
};

/** Whether an event is one of these, by its stored type and member: before anything of it is decoded. */
export const isAmong = (
  { ranges, exceptTypes }: EventsOfMembers,
  { type, memberId }: { readonly type: string; readonly memberId: string },
): boolean => exceptTypes.has(type) || isInRanges(ranges, memberId);

/** The port to the event store. Every adapter must pass the contract suite. */
export type EventStore = {
  /**
   * Appends all events or none. Repeating the same event ids at the same expected revision stores nothing and returns their place.
   * @throws RevisionConflict, StreamDeleted, EventTooLarge, StoreUnavailable (nothing was stored), OutcomeUnknown; EventIdTaken, if the
   * store can detect it. TypeError when there are no events, an id is not a UUID or is used twice, or a name cannot be stored.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended>;
  /** Yields nothing for a stream that does not exist, is deleted, or has no events in the range. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<StoredEvent>;
  /** The events of several streams in the order of the log. For short streams, which a store may hold in memory. */
  readStreams(streams: readonly string[]): AsyncIterable<StoredEvent>;
  /**
   * All events after a position in order, in constant memory; ends at the end of the log.
   * @throws UnknownPosition, like the next two methods, when the position is beyond the end of the log or known to belong to another log.
   */
  readAll(options: { readonly after: Position; readonly limit?: number }): AsyncIterable<StoredEvent>;
  /**
   * `readAll` for large reads: non-empty batches of any size, which save a promise per event, with only the requested types. Events
   * appended meanwhile may be omitted, so that a slow reader still ends.
   */
  readBatches(options: ReadBatchesOptions): AsyncIterable<readonly StoredEvent[]>;
  /**
   * Reads all events once and divides them by member, for a reader that needs them part by part. `readBatches` would read the whole log for
   * each part. The file is as large as the events. It has no name, so it disappears with the process. Only stores of `withDivision` have
   * this method.
   */
  divide?(options: DivideOptions): Promise<DividedEvents>;
  /** All events after a position and then new ones, without gaps or repetitions, until the signal aborts. */
  subscribe(options: {
    readonly after: Position;
    readonly signal: AbortSignal;
    /** No personal field is used, so all may be null, which saves decryption. */
    readonly isImpersonal?: boolean;
    /** Only events of these members; all when absent. A store that does not know the member of an old event may yield it too. */
    readonly members?: EventsOfMembers | undefined;
  }): AsyncIterable<SubscriptionMessage>;
  /** Position of the newest event, `beginning` when there is none. */
  head(): Promise<Position>;
  /**
   * The last event that the store had at an instant, by its own clock, or up to a position. The built-in log takes `occurredAt` for events
   * from before it stored the time. Where its clock was set back, one of the events at the instant.
   */
  lastStoredBy(limit: StoredBy): Promise<PlaceInLog>;
  /**
   * Approximate number of events after a position, possibly including deleted ones. The cost does not depend on the number. Absent in
   * stores that would have to read the events.
   */
  countAfter?(position: Position): Promise<number>;
  /**
   * Soft: the stream reads as empty, and a later append with `no-stream` continues its revisions. Its events leave `readAll` as well, at
   * once or at the next scavenge, except for the last. So append a harmless event before deleting. A store may also accept the last
   * revision in place of `no-stream`; after the harmless event, no other caller knows that revision. An empty stream is left unchanged, so
   * that a deletion can be repeated.
   * @throws RevisionConflict, StoreUnavailable (the outcome is unknown: repeat it).
   */
  deleteStream(stream: string, expected: ExpectedRevision): Promise<void>;
  /** Completes accepted calls, ends subscriptions and refuses later calls with StoreUnavailable. */
  close(): Promise<void>;
};

export type StoredBy = { readonly instant: Instant } | { readonly position: Position };

/** `beginning` when the log had no event. */
export type PlaceInLog = { readonly position: Position; readonly storedAt: Instant | null };

/** The stream is not at the expected revision. */
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

/** The stream was deleted permanently. */
export class StreamDeleted extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`${stream} was deleted for good`);
    this.name = 'StreamDeleted';
    this.stream = stream;
  }
}

/** An event, or the whole append, exceeds the store's limit. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

/** The store contains this event id for an event at another place. */
export class EventIdTaken extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`an event for ${stream} has the id of one that is stored elsewhere`);
    this.name = 'EventIdTaken';
    this.stream = stream;
  }
}

/** The store cannot be reached; nothing was stored. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The append may or may not have been stored; read the event ids to find out. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** EventStoreDB's default limit for one append. */
export const maxAppendBytes = 1_048_576;

export type SerializedEvent = {
  readonly id: string;
  readonly type: string;
  /** Its member, empty without one. */
  readonly memberId: string;
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
/** Control characters and unpaired surrogates, which not every adapter returns unchanged. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

/**
 * The checks of every adapter before it sends an append.
 * @throws TypeError for mistakes of the caller; EventTooLarge.
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

/** In UTF-16 units, so that the name fits into an index of Postgres with any characters. */
const longestName = 500;

/** Whether a stream or a type of events can have this name. Those that start with `$` are reserved for EventStoreDB. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= longestName && !text.startsWith('$') && !unstorable.test(text);

function serializeEvent({ id, type, data, metadata }: EventToAppend): SerializedEvent {
  if (!isName(type)) throw new TypeError(`not a name for an event: ${JSON.stringify(type)}`);
  if (!uuid.test(id)) throw new TypeError(`not a UUID in lower case: ${id} (${type})`);
  return {
    id,
    type,
    memberId: memberOfEvent(data),
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  };
}

/** EventStoreDB counts two bytes per character of the type. */
export const sizeInBytes = ({ type, data, metadata }: Omit<SerializedEvent, 'memberId'>): number =>
  2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(metadata);
