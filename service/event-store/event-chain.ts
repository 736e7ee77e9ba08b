import { hash as hashed } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { EventToAppend, StoredEvent } from './store.ts';

/** The last event of a stream, as far as the next one must know it. */
export type Link = {
  readonly revision: number;
  /** Hex SHA-256; null for an event from before the chain. */
  readonly hash: string | null;
  /** Revision of the first event of the stream's present life: deleting a stream begins a new one. */
  readonly beginsAt: number;
};

/** An event that is to be linked; `hash` in its metadata, if there is one already, does not count. */
type Content = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>;

/**
 * The hash that an event carries: over the hash of the event before it in its stream, or the stream's name where none has one, and
 * over everything that is stored of it.
 * @param place counted from 0 in the stream's present life: its revision, unless the stream was deleted before.
 */
export function linkHash(before: string, place: number, { id, type, data, metadata }: Content): string {
  const { hash: _, ...rest } = metadata;
  const content = canonicalJson({ id, type, revision: place, data, metadata: rest });
  return hashed('sha256', `${before}\n${content}`);
}

/** The hash that a stored event carries, or null for one from before the chain. */
export const hashOf = ({ metadata }: Pick<StoredEvent, 'metadata'>): string | null =>
  typeof metadata.hash === 'string' ? metadata.hash : null;

/** Events as they follow a link, each with its hash. @param before null at the beginning of a stream's life. */
export function linked(
  stream: string,
  before: Link | null,
  events: readonly EventToAppend[],
): { readonly events: readonly EventToAppend[]; readonly hash: string } {
  let hash = before?.hash ?? stream;
  let place = before ? before.revision + 1 - before.beginsAt : 0;
  const chained = events.map((event) => {
    hash = linkHash(hash, place, event);
    place += 1;
    return { ...event, metadata: { ...event.metadata, hash } };
  });
  return { events: chained, hash };
}
