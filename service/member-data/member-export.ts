import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { decode } from '#service/event-store/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/store.ts';
import { wordsFor } from './event-words.ts';
import { memberEvents } from './member-events.ts';

export const exportFormat = 'rondel-member-1';

/**
 * A member's whole history as JSON, an event on each line, in pieces: ids, streams, data and metadata as they are stored, so that
 * another store can hold the same, and beside them what happened in words.
 */
export async function* memberExport(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  at: Instant,
): AsyncGenerator<string> {
  const head = { format: exportFormat, memberId, exportedAt: at };
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`;
  let separator = '\n';
  for await (const stored of memberEvents(store, memberId, at)) {
    yield separator + JSON.stringify(exported(stored));
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Without the place in this log, and without the hash that chains it to this log. */
function exported(stored: StoredEvent) {
  const { id, stream, type, data } = stored;
  const { hash: _, ...metadata } = stored.metadata;
  return { id, stream, type, data, metadata, words: wordsFor(decode(stored).event) };
}
