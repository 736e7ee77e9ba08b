import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { EventLike } from './projection.ts';
import type { RowCipher } from './row-cipher.ts';

export type SourceMessage<Event extends EventLike> =
  | { readonly kind: 'event'; readonly recorded: Recorded<Event> }
  /** All events up to `position` were delivered, and there are no others now. */
  | { readonly kind: 'caught-up'; readonly position: Position };

/** Where the engine reads events from. Order is the order of positions; an event delivered twice does no harm. */
export type EventSource<Event extends EventLike = EventLike> = {
  /**
   * The history after a position, in batches of any size, because one promise for each event would cost more than folding it. None
   * holds an event twice.
   * Ends at the end of the log, be it as it was in the beginning. `types` are the events that will be looked at: a source may leave out
   * all others. `personal` are those whose personal fields will be, all when absent: of others a source may leave them null. `streams`
   * are those whose `stream` will be, and `metadata` those whose metadata, all when absent: of others a source may not know it, and
   * throws when it is asked for.
   */
  readAll(options: {
    readonly after: Position;
    readonly types: ReadonlySet<string>;
    readonly personal?: ReadonlySet<string>;
    readonly streams?: ReadonlySet<string>;
    readonly metadata?: ReadonlySet<string>;
    readonly signal?: AbortSignal;
  }): AsyncIterable<readonly Recorded<Event>[]>;
  /** All events after a position and then those to come, until the signal aborts. May fail or end at any time. */
  subscribe(options: {
    readonly after: Position;
    readonly signal: AbortSignal;
  }): AsyncIterable<SourceMessage<Event>>;
  /** Encrypts the personal fields of rows under the keys that those of the events lie under; absent where no projection has any. */
  readonly cipher?: RowCipher;
  /** Position of the newest event that `subscribe` delivers, `beginning` when there is none. */
  head(): Promise<Position>;
  /** The oldest event after a position, of any type: its age is the lag. */
  firstAfter(position: Position): Promise<Recorded<Event> | null>;
  /** How many events lie after a position, where the store can tell that without reading them. */
  countAfter?(position: Position): Promise<number>;
};

/** A position that was not taken from this log: it was kept from another one, or the log was restored from an older backup. */
export class UnknownPosition extends Error {
  /** @param end the last position of the log, where the position is beyond it */
  constructor(position: Position, end: Position | null = null) {
    super(
      `The event store cannot read on from position ${position}: ` +
        (end === null
          ? 'none of its events begins there'
          : `its last event is at ${end || 'the beginning: it is empty'}`) +
        '. The position was kept from another log, so the read models, the mirror or the database that it comes from do not belong to ' +
        'this store. Set EVENTSTORE_URL to the store that they were made from, or make them again: npm run replay, npm run store -- ' +
        'mirror --anew. If the store was restored from a backup, restore the database from one of the same time or of an earlier one.',
    );
    this.name = 'UnknownPosition';
  }
}
