import {
  decodeUnchecked,
  eventRegistry,
  storedTypeOf,
} from '#service/event-store/event-types/event-codec.ts';
import { type StoredEvent, withStoredAt } from '#service/event-store/port.ts';
import { withoutFields } from './personal-fields.ts';
import { positionNumber } from './tables/event-table.ts';

/**
 * An event without its personal fields. They are registered for the newest version only, so an older event is upcast first.
 * @throws UnreadableEvent for an event whose personal fields are not registered.
 */
export function withoutPersonalFields(stored: StoredEvent): StoredEvent {
  const { type, ...data } = decodeUnchecked(stored).event;
  const { personal, upcasts = [] } = eventRegistry[type];
  const shown = {
    ...stored,
    type: storedTypeOf(type, upcasts.length + 1),
    data: withoutFields(data, personal),
  };
  return stored.storedAt === undefined ? shown : withStoredAt(shown, stored.storedAt);
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

/** The same with the place and time in this store in front: what an analyst joins by, and what an import passes over. */
export const placedLine = (event: StoredEvent): string => {
  const recorded = event.storedAt === undefined ? '' : `"recordedAt":"${event.storedAt}",`;
  return `{"position":${positionNumber(event)},"revision":${event.revision},${recorded}${canonicalLine(event).slice(1)}`;
};

const place = /^\{"position":\d+,"revision":\d+,(?:"recordedAt":"[^"]*",)?/;

/** A line of either kind without its place and time. Exports from before November 2026 have none. */
export const withoutPlace = (line: string): string => line.replace(place, '{');
