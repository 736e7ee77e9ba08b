import {
  decodeUnchecked,
  eventRegistry,
  storedTypeOf,
} from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import { withoutFields } from './personal-fields.ts';
import { positionNumber } from './tables/event-table.ts';

/**
 * An event without its personal fields. They are registered for the newest version only, so an older event is upcast first.
 * @throws UnreadableEvent for an event whose personal fields are not registered.
 */
export function withoutPersonalFields(stored: StoredEvent): StoredEvent {
  const { type, ...data } = decodeUnchecked(stored).event;
  const { personal, upcasts = [] } = eventRegistry[type];
  return { ...stored, type: storedTypeOf(type, upcasts.length + 1), data: withoutFields(data, personal) };
}

/**
 * An event as one line of JSON without the line feed, with all that another store needs. Revision and position are omitted, because another
 * store assigns its own. So is the hash, which covers the content of this store. The order of the lines is the order of the log.
 */
export const canonicalLine = ({
  id,
  stream,
  type,
  data,
  metadata: { hash: _, ...metadata },
}: Omit<StoredEvent, 'revision' | 'position'>): string =>
  JSON.stringify({ id, stream, type, data, metadata });

/** The same with the place in this store in front: what an analyst joins by, and what an import passes over. */
export const placedLine = (event: StoredEvent): string =>
  `{"position":${positionNumber(event)},"revision":${event.revision},${canonicalLine(event).slice(1)}`;

/** A line of either kind without its place. Exports from before November 2026 have none. */
export const withoutPlace = (line: string): string => line.replace(/^\{"position":\d+,"revision":\d+,/, '{');
