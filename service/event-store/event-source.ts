import type { DomainEvent } from '#domain/events.ts';
import type { EventMetadata, Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import {
  decodeUnchecked,
  isNewest,
  registrationOf,
  storedTypeOf,
  storedTypes,
  typeNamed,
  UnreadableEvent,
} from './event-types/event-codec.ts';
import type { EventStore, StoredEvent } from './port.ts';

/**
 * The event store as the projections read it: decoded, and in batches where it is history.
 * @param cipher encrypts what they write; only those that hold nothing personal are written without it.
 * @param onUndecodable called for each event that a subscription delivers undecoded.
 */
export function eventSourceOf(
  store: EventStore,
  cipher?: RowCipher,
  onUndecodable: (error: UnreadableEvent) => void = () => {},
): EventSource<DomainEvent> {
  return {
    ...(cipher && { cipher }),
    async *readAll({ after, types: handled, personal, streams, metadata, signal }) {
      const types = versionsOf(handled);
      const looks = {
        personal: personal && those(types, (type) => isOpened(type, personal)),
        streams: streams && those(types, (type) => streams.has(typeNamed(type)) || !isNewest(type)),
        metadata: metadata && those(types, (type) => metadata.has(typeNamed(type))),
        isLazy: true,
      };
      for await (const batch of store.readBatches({ after, types, ...looks })) {
        signal?.throwIfAborted();
        yield batch.map((stored) => recordedOf(stored));
      }
    },
    async *subscribe(options) {
      for await (const message of store.subscribe(options)) {
        yield message.kind === 'event'
          ? { kind: 'event', recorded: recordedOf(message.event, onUndecodable) }
          : message;
      }
    },
    head: () => store.head(),
    ...(store.countAfter && { countAfter: (position) => store.countAfter?.(position) ?? Promise.resolve(0) }),
    async firstAfter(position) {
      for await (const stored of store.readAll({ after: position, limit: 1 })) return recordedOf(stored);
      return null;
    },
  };
}

/**
 * An event that cannot be decoded, such as one of another program or of a newer release, is delivered with its failure: the projections that
 * handle its type stop there, and all others go on.
 */
function recordedOf(
  stored: StoredEvent,
  onUndecodable: (error: UnreadableEvent) => void = () => {},
): Recorded<DomainEvent> {
  try {
    return decodeUnchecked(stored);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    onUndecodable(error);
    const { id, stream, revision, position } = stored;
    const metadata = stored.metadata as EventMetadata;
    const event = { type: typeNamed(stored.type) } as DomainEvent;
    return { event, metadata, id, stream, revision, position, failure: error };
  }
}

/** Every version of these events and the next one, so that an event written by a newer service causes an error instead of being skipped. */
function versionsOf(types: ReadonlySet<string>): Set<string> {
  const known = storedTypes.filter((stored) => types.has(typeNamed(stored)));
  const next = [...types].map((type) => {
    const versions = known.filter((stored) => typeNamed(stored) === type);
    return storedTypeOf(type, versions.length + 1);
  });
  return new Set([...known, ...next]);
}

const those = (types: ReadonlySet<string>, isMeant: (type: string) => boolean): ReadonlySet<string> =>
  new Set([...types].filter(isMeant));

/** An older version must be complete to be upcast. Most events have no personal fields. */
const isOpened = (stored: string, personal: ReadonlySet<string>): boolean =>
  (personal.has(typeNamed(stored)) && registrationOf(stored)?.personal.length !== 0) ||
  (known.has(stored) && !isNewest(stored));

const known = new Set(storedTypes);
