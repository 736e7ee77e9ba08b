import type { SerializedAppend, SerializedEvent } from './append-rules.ts';
import { numberOf, positionOf } from './event-log-position.ts';
import type { Appended, Position, StoredEvent } from './store.ts';

type Kept = SerializedEvent & Pick<StoredEvent, 'stream' | 'revision'>;

/**
 * The events that this process has stored last, so that its own subscribers need not ask Postgres for what has just been sent there.
 * Positions have no gaps when they are given out: the event that follows another one is here, or somebody else's. What another process
 * deletes may still come from here, as it may have come to whoever was quicker.
 */
export type Tail = {
  /** @param last where the last event of the append lies */
  keep(append: SerializedAppend, last: Appended): void;
  /** Those behind a position, up to the first that is not here. They are made for whoever asks, and belong to them. */
  after(position: Position): Generator<StoredEvent, void>;
  forget(): void;
};

/** @param mostCharacters of all that is kept together */
export function createTail(mostCharacters = 4_000_000): Tail {
  const kept = new Map<number, Kept>();
  let characters = 0;

  function dropOldest(): void {
    for (const [position, event] of kept) {
      if (characters <= mostCharacters) return;
      kept.delete(position);
      characters -= sizeOf(event);
    }
  }

  return {
    keep({ stream, events }, last) {
      const before = events.length - 1;
      for (const [nth, event] of events.entries()) {
        const one = { ...event, stream, revision: last.revision - before + nth };
        kept.set(Number(numberOf(last.position)) - before + nth, one);
        characters += sizeOf(one);
      }
      dropOldest();
    },
    *after(position) {
      for (let next = Number(numberOf(position)) + 1; ; next += 1) {
        const event = kept.get(next);
        if (!event) return;
        yield storedAs(event, positionOf(String(next)));
      }
    },
    forget() {
      kept.clear();
      characters = 0;
    },
  };
}

/** With something for what a short one takes beside its texts. */
const sizeOf = ({ data, metadata }: Kept): number => 500 + data.length + metadata.length;

const storedAs = ({ stream, revision, id, type, data, metadata }: Kept, position: Position): StoredEvent => ({
  stream,
  revision,
  position,
  id,
  type,
  data: JSON.parse(data) as StoredEvent['data'],
  metadata: JSON.parse(metadata) as StoredEvent['metadata'],
});
