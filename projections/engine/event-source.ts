import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { MemberRange } from './member-range.ts';
import type { EventLike } from './projection.ts';
import type { RowCipher } from './row-cipher.ts';

export type SourceMessage<Event extends EventLike> =
  | { readonly kind: 'event'; readonly recorded: Recorded<Event> }
  /** All events up to `position` were delivered, or left out as those of other members, and there are no newer ones now. */
  | { readonly kind: 'caught-up'; readonly position: Position };

/** Only events of members in some ranges, besides all events of some types. An event without a member counts as that of the member ''. */
export type EventsOfMembers = {
  readonly ranges: readonly MemberRange[];
  readonly exceptTypes: ReadonlySet<string>;
};

export type SkippedEvent = { readonly projection: string; readonly eventId: string };

/**
 * The parts of the log that projections use, so that the source can omit the rest. `types`: event types; others may be left out.
 * `personal`: types whose personal fields are used; those of others may be null. `streams` and `metadata`: types whose stream or metadata
 * is used; reading it from other events may throw. Without an option, all types are meant.
 */
export type Looks = {
  readonly types: ReadonlySet<string>;
  readonly personal?: ReadonlySet<string>;
  readonly streams?: ReadonlySet<string>;
  readonly metadata?: ReadonlySet<string>;
};

/** A history divided among parts of the members, which are then read one by one. */
export type DividedHistory<Event extends EventLike = EventLike> = {
  /** The events of one part in the order of the log, in batches. */
  read(nth: number): AsyncIterable<readonly Recorded<Event>[]>;
  close(): void;
};

/** The engine's port to the event log. Events come in the order of positions and may be delivered twice. */
export type EventSource<Event extends EventLike = EventLike> = {
  /**
   * The events after a position, in batches of any size, because one promise per event would cost more than folding it. Each batch contains
   * an event at most once. The iteration ends at the end of the log, either the end at the start of the call or a later one.
   */
  readAll(
    options: Looks & {
      readonly after: Position;
      readonly members?: EventsOfMembers | undefined;
      readonly signal?: AbortSignal;
    },
  ): AsyncIterable<readonly Recorded<Event>[]>;
  /**
   * Reads the whole log once and divides it among parts of the members, without gaps and in order. Each part also has all events of
   * `exceptTypes`. Absent when the source can only read the log once for each part.
   */
  divide?(
    options: Looks & {
      readonly parts: readonly MemberRange[];
      readonly exceptTypes: ReadonlySet<string>;
      readonly signal?: AbortSignal | undefined;
      readonly onProgress?: (events: number) => void;
    },
  ): Promise<DividedHistory<Event>>;
  /**
   * All events after a position, or those of some members, and later ones as they are appended, until the signal aborts. May fail or end at
   * any time.
   */
  subscribe(options: {
    readonly after: Position;
    readonly members?: EventsOfMembers | undefined;
    readonly signal: AbortSignal;
  }): AsyncIterable<SourceMessage<Event>>;
  /** The events that operators have skipped, each for one projection; none when absent. */
  skipped?(): Promise<readonly SkippedEvent[]>;
  /** All events about everybody, in the order of the log; none when absent. */
  aboutEverybody?(): Promise<readonly Recorded<Event>[]>;
  /** Encrypts the personal fields of rows under the keys of their events; absent when no projection has personal fields. */
  readonly cipher?: RowCipher;
  /** Position of the newest event that `subscribe` delivers, `beginning` when there is none. */
  head(): Promise<Position>;
  /** The oldest event of any type after a position. Its age is the lag. */
  firstAfter(position: Position): Promise<Recorded<Event> | null>;
  /** The number of events after a position, if the store can count them without reading them. */
  countAfter?(position: Position): Promise<number>;
};

/** A position that is not from this log: it was saved from another log, or the log was restored from an older backup. */
export class UnknownPosition extends Error {
  /** @param end the last position of the log, when the position is beyond it; 'other' when another event has the position */
  constructor(position: Position, end: Position | 'other' | null = null) {
    super(
      `The event store cannot read on from position ${position}: ` +
        (end === null
          ? 'none of its events begins there'
          : end === 'other'
            ? 'another event is there than before'
            : `its last event is at ${end || 'the beginning: it is empty'}`) +
        '. The position was kept from another log, so the read models, the mirror or the database that it comes from do not belong to ' +
        'this store. Set EVENTSTORE_URL to the store that they were made from, or make them again: npm run replay, npm run store -- ' +
        'mirror --anew. If the store was restored from a backup, restore the database from one of the same time or of an earlier one.',
    );
    this.name = 'UnknownPosition';
  }
}
