import {
  decodeUnchecked,
  eventRegistry,
  storedTypeOf,
} from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import { withoutFields } from './personal-fields.ts';

/**
 * An event without its personal fields. Those are registered for the newest version only, so an older event is upcast first.
 * @throws UnreadableEvent for an event whose personal fields are not registered.
 */
export function withoutPersonalFields(stored: StoredEvent): StoredEvent {
  const { type, ...data } = decodeUnchecked(stored).event;
  const { personal, upcasts = [] } = eventRegistry[type];
  return { ...stored, type: storedTypeOf(type, upcasts.length + 1), data: withoutFields(data, personal) };
}

/**
 * An event as one line of JSON, without the line feed: all that another store needs to hold the same. Revision and position are left
 * out, for another store may count differently, and with them the hash, which is over what this store holds; the order of the lines is
 * the order of the log.
 */
export const canonicalLine = ({
  id,
  stream,
  type,
  data,
  metadata: { hash: _, ...metadata },
}: Omit<StoredEvent, 'revision' | 'position'>): string =>
  JSON.stringify({ id, stream, type, data, metadata });
