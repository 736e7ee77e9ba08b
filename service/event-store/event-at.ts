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

/** Streams that are read concurrently for one answer. */
const readsAtOnce = 8;

/** Reads what each row names, a few at once, in the order of the rows. */
export async function readEach<Row, Found>(
  rows: readonly Row[],
  read: (row: Row) => Promise<Found>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (let first = 0; first < rows.length; first += readsAtOnce)
    found.push(...(await Promise.all(rows.slice(first, first + readsAtOnce).map(read))));
  return found;
}
