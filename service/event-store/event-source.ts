import { skippedEventsStream } from '#domain/audit/audit-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { EventMetadata, Recorded } from '#domain/kernel/recorded.ts';
import { rulesStream } from '#domain/rules/rules-events.ts';
import type { EventSource, EventsOfMembers, Looks, SkippedEvent } from '#projections/engine/event-source.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import {
  decodeInPlace,
  decodeUnchecked,
  identifyingFields,
  isNewest,
  registrationOf,
  storedTypeOf,
  storedTypes,
  typeNamed,
  UnreadableEvent,
} from './event-types/event-codec.ts';
import { type EventStore, type StoredEvent, UnreadablePersonalFields } from './port.ts';

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
    readAll: ({ after, members, signal, ...looks }) =>
      recordedIn(
        store.readBatches({
          ...{ after, isLazy: true, ...storedLooks(looks) },
          members: members && storedEventsOf(members),
        }),
        signal,
      ),
    ...(store.divide && {
      async divide({ parts, exceptTypes, signal, onProgress, ...looks }) {
        const options = { parts, exceptTypes: versionsOf(exceptTypes), signal, onProgress };
        const divided = await store.divide?.({ ...storedLooks(looks), ...options });
        if (!divided) throw new TypeError('the store does not divide its history');
        return { read: (nth) => recordedIn(divided.read(nth), signal), close: divided.close };
      },
    }),
    async *subscribe({ members, ...options }) {
      for await (const message of store.subscribe({
        ...options,
        members: members && storedEventsOf(members),
      })) {
        yield message.kind === 'event'
          ? { kind: 'event', recorded: recordedOf(message.event, decodeUnchecked, onUndecodable) }
          : message;
      }
    },
    async skipped() {
      const skipped: SkippedEvent[] = [];
      for await (const { data } of store.readStream(skippedEventsStream))
        skipped.push({ projection: String(data.projection), eventId: String(data.skippedEvent) });
      return skipped;
    },
    async aboutEverybody() {
      const events: Recorded<DomainEvent>[] = [];
      for await (const stored of store.readStream(rulesStream)) events.push(recordedOf(stored));
      return events;
    },
    head: () => store.head(),
    ...(store.countAfter && { countAfter: (position) => store.countAfter?.(position) ?? Promise.resolve(0) }),
    async firstAfter(position) {
      for await (const stored of store.readAll({ after: position, limit: 1 })) return recordedOf(stored);
      return null;
    },
  };
}

/** The events that projections use, by stored type. */
function storedLooks({ types: handled, personal, streams, metadata }: Looks) {
  const types = versionsOf(handled);
  return {
    types,
    personal: personal && those(types, (type) => isOpened(type, personal)),
    streams: streams && those(types, (type) => streams.has(typeNamed(type)) || !isNewest(type)),
    metadata: metadata && those(types, (type) => metadata.has(typeNamed(type))),
  };
}

async function* recordedIn(
  batches: AsyncIterable<readonly StoredEvent[]>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Recorded<DomainEvent>[]> {
  for await (const batch of batches) {
    signal?.throwIfAborted();
    yield batch.map((stored) => recordedOf(stored, decodeInPlace));
  }
}

/**
 * An event that cannot be decoded, such as one of a newer release, is delivered with its failure. It becomes a dead letter of the
 * projections that handle its type. If only its personal fields cannot be read, the failure concerns only projections that use them.
 */
function recordedOf(
  stored: StoredEvent,
  decoded: (stored: StoredEvent) => Recorded<DomainEvent> = decodeUnchecked,
  onUndecodable: (error: UnreadableEvent) => void = () => {},
): Recorded<DomainEvent> {
  try {
    return decoded(stored);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    onUndecodable(error);
    const { id, stream, revision, position } = stored;
    const place = { metadata: stored.metadata as EventMetadata, id, stream, revision, position };
    const isOfPersonalFields = error.cause instanceof UnreadablePersonalFields && isNewest(stored.type);
    const event = { ...(isOfPersonalFields ? stored.data : idsIn(stored)), type: typeNamed(stored.type) };
    const failure = { [isOfPersonalFields ? 'personalFailure' : 'failure']: error };
    return { ...place, event: event as DomainEvent, ...failure };
  }
}

/** Whose event it is. These ids are never encrypted, and every version of an event has them. */
function idsIn({ data }: StoredEvent): Readonly<Record<string, string>> {
  const ids = Object.entries(data).filter(
    (field): field is [string, string] => identifyingFields.has(field[0]) && typeof field[1] === 'string',
  );
  return Object.fromEntries(ids);
}

/** More than there will be between this release and the newest one that runs beside it. */
const newerVersions = 20;

/** Every version of these events and later ones, so that an event written by a newer service causes an error instead of being skipped. */
function versionsOf(types: ReadonlySet<string>): Set<string> {
  const known = storedTypes.filter((stored) => types.has(typeNamed(stored)));
  const next = [...types].flatMap((type) => {
    const newest = known.filter((stored) => typeNamed(stored) === type).length;
    return Array.from({ length: newerVersions }, (_, index) => storedTypeOf(type, newest + index + 1));
  });
  return new Set([...known, ...next]);
}

const storedEventsOf = (members: EventsOfMembers): EventsOfMembers => ({
  ...members,
  exceptTypes: versionsOf(members.exceptTypes),
});

const those = (types: ReadonlySet<string>, isMeant: (type: string) => boolean): ReadonlySet<string> =>
  new Set([...types].filter(isMeant));

/** An older version must be complete to be upcast. Most events have no personal fields. */
const isOpened = (stored: string, personal: ReadonlySet<string>): boolean =>
  (personal.has(typeNamed(stored)) && registrationOf(stored)?.personal.length !== 0) ||
  (known.has(stored) && !isNewest(stored));

const known = new Set(storedTypes);
