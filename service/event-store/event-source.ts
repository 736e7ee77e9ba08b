import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { decode, decodeUnchecked } from './event-codec.ts';
import type { EventStore } from './store.ts';

/** Events of one batch: enough that a promise for each is not what a rebuild spends its time on. */
const batchSize = 1000;

/** The event store as the projections read it: decoded, and in batches where it is history. */
export function eventSourceOf(store: EventStore): EventSource<DomainEvent> {
  return {
    async *readAll({ after, types, signal }) {
      let batch: Recorded<DomainEvent>[] = [];
      for await (const stored of store.readAll({ after })) {
        signal?.throwIfAborted();
        if (!types.has(nameOf(stored.type))) continue;
        batch.push(decodeUnchecked(stored));
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async *subscribe(options) {
      for await (const message of store.subscribe(options)) {
        yield message.kind === 'event'
          ? { kind: 'event', recorded: decodeUnchecked(message.event) }
          : message;
      }
    },
    head: () => store.head(),
    async firstAfter(position) {
      for await (const stored of store.readAll({ after: position, limit: 1 })) return decode(stored);
      return null;
    },
  };
}

/** The event that a stored type is a version of. */
const nameOf = (storedType: string): string => storedType.replace(/\.v\d+$/, '');
