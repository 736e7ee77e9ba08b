import type { EventStore, StoredEvent } from './port.ts';

/** The place of an event that an index names. */
export type NamedEvent = Pick<StoredEvent, 'id' | 'stream' | 'revision'>;

/** The event at its place; null when it was erased since the index named it. */
export async function eventAt(
  events: Pick<EventStore, 'readStream'>,
  { id, stream, revision }: NamedEvent,
): Promise<StoredEvent | null> {
  for await (const stored of events.readStream(stream, { from: revision, limit: 1 }))
    if (stored.id === id) return stored;
  return null;
}
