import { hash as hashed } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type Appended,
  checkExpected,
  checkStream,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type ReadStreamOptions,
  RevisionConflict,
  type StoredEvent,
} from '#service/event-store/port.ts';
import { createOrderedStart, type StartOrder } from '#service/platform/concurrency.ts';

/** Links of the most recently used streams, about 250 bytes each. */
const maxLinks = 20_000;

/**
 * A store whose events carry a `hash` in their metadata, which chains each event to the previous one in its stream. So a changed, removed
 * or swapped event is detected. It wraps the store below the encryption: the hash covers the stored form, so verification needs no key. The
 * previous hash is known from earlier reads, because a command reads its stream before it appends, and from appends known not to be
 * repetitions. EventStoreDB does not tell whether an append repeated other content. After such an append, the hash is known once a
 * subscription of this process has passed the event on. Otherwise it is looked up.
 * @param order whose order concurrent appends keep: that of each stream, or that of the whole log.
 */
export function withHashChain(store: EventStore, order: StartOrder = 'of-each-name'): EventStore {
  const links = createLinks(store);
  const begin = createOrderedStart(order);

  async function append(
    stream: string,
    expected: ExpectedRevision,
    before: Link | null,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    const chain = linked(stream, before, events);
    const appended = await store.append(stream, expected, chain.events);
    const { revision, isNew } = appended;
    const beginsAt = before?.beginsAt ?? revision - events.length + 1;
    links.follow(stream, { revision, beginsAt }, isNew ? chain.hash : undefined);
    return appended;
  }

  return {
    ...store,
    append: (stream, expected, events) =>
      begin(stream, links.before(stream, expected), (before) => append(stream, expected, before, events)),
    async *subscribe(options) {
      for await (const message of store.subscribe(options)) {
        if (message.kind === 'event') links.complete(message.event);
        yield message;
      }
    },
    readStream: (stream, options = {}) => links.learning(stream, options, store.readStream(stream, options)),
    async deleteStream(stream, expected) {
      try {
        await store.deleteStream(stream, expected);
      } finally {
        // EventStoreDB accepts an append at the last revision of a deleted stream, which nevertheless starts a new life.
        links.forget(stream);
      }
    },
  };
}

/** The ends of streams that the process knows. */
function createLinks({ readStream }: Pick<EventStore, 'readStream'>) {
  const links = new LRUCache<string, Known>({ max: maxLinks });
  /** Streams whose last hash is not known: none of a store that says whether an append is new. */
  const incomplete = new LRUCache<string, true>({ max: maxLinks });

  const newest = (stream: string, from?: number): Promise<StoredEvent | null> =>
    only(readStream(stream, { ...(from !== undefined && { from }), direction: 'backwards', limit: 1 }));

  /**
   * The expected last event; null when the stream reads as empty, as after a deletion.
   * @throws RevisionConflict when there are events but not this one: if it were appended meanwhile, the link would be wrong.
   */
  async function lookUp(stream: string, expected: number): Promise<Link | null> {
    checkStream(stream);
    checkExpected(expected);
    const [first, last] = await Promise.all([
      only(readStream(stream, { limit: 1 })),
      newest(stream, expected),
    ]);
    if (!first) return null;
    if (last?.revision === expected) return linkTo(last, first.revision);
    throw new RevisionConflict(stream, expected, (await newest(stream))?.revision ?? 'no-stream');
  }

  /** The same for an event that this process has appended. Without it, the stream was deleted since. */
  async function lookUpHash(stream: string, { revision, beginsAt }: Known): Promise<Link | null> {
    const last = await newest(stream, revision);
    return last?.revision === revision ? linkTo(last, beginsAt) : lookUp(stream, revision);
  }

  return {
    /** The last event before an append; null before the first one. */
    before(stream: string, expected: ExpectedRevision): Link | null | Promise<Link | null> {
      if (expected === 'no-stream') return null;
      const known = links.get(stream);
      if (known?.revision !== expected) return lookUp(stream, expected);
      const { hash } = known;
      return hash === undefined ? lookUpHash(stream, known) : { ...known, hash };
    },
    /** Keeps where an append ends. @param hash undefined when it may have stored nothing, because other content has its ids */
    follow(stream: string, place: Omit<Link, 'hash'>, hash: string | undefined): void {
      const isOutdated = (links.peek(stream)?.revision ?? -1) >= place.revision;
      if (hash === undefined && isOutdated) return;
      links.set(stream, { ...place, hash });
      if (hash === undefined) incomplete.set(stream, true);
    },
    /** Learns the hash of an event whose place is known. A later event may be of the stream's next life. */
    complete(event: StoredEvent): void {
      if (incomplete.size === 0) return;
      const link = links.peek(event.stream);
      if (link?.hash !== undefined) incomplete.delete(event.stream);
      else if (link?.revision === event.revision) {
        links.set(event.stream, linkTo(event, link.beginsAt));
        incomplete.delete(event.stream);
      }
    },
    async *learning(
      stream: string,
      { from = 0, direction = 'forwards' }: ReadStreamOptions,
      events: AsyncIterable<StoredEvent>,
    ): AsyncGenerator<StoredEvent> {
      let first: StoredEvent | null = null;
      let last: StoredEvent | null = null;
      try {
        for await (const event of events) {
          first ??= event;
          last = event;
          yield event;
        }
      } finally {
        const beginsAt = direction === 'forwards' ? beginOf(first, from, links.peek(stream)) : null;
        if (last && beginsAt !== null) links.set(stream, linkTo(last, beginsAt));
      }
    },
    forget: (stream: string): void => void links.delete(stream),
  };
}

/** Where the life of a stream began that was read from its beginning, or from the event of its link on; else null. */
function beginOf(first: StoredEvent | null, from: number, link: Known | undefined): number | null {
  if (!first) return null;
  return from === 0 ? first.revision : link?.revision === first.revision ? link.beginsAt : null;
}

const linkTo = (event: StoredEvent, beginsAt: number): Link => {
  const { revision } = event;
  return { revision, hash: hashOf(event), beginsAt };
};

async function only(events: AsyncIterable<StoredEvent>): Promise<StoredEvent | null> {
  for await (const event of events) return event;
  return null;
}

/** The data of a stream's last event that the next one needs. */
type Link = {
  readonly revision: number;
  /** Hex SHA-256; null for an event older than the chain. */
  readonly hash: string | null;
  /** Revision of the first event in the stream's current life. A deletion starts a new life. */
  readonly beginsAt: number;
};

/** A link whose hash is undefined when this process has appended the event and not seen it as it is stored. */
type Known = Omit<Link, 'hash'> & { readonly hash: Link['hash'] | undefined };

/** An event to link; an existing `hash` in its metadata is ignored. */
type Content = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>;

/**
 * The hash of an event covers everything stored of the event and the previous hash in its stream. The first event has the stream's name in
 * place of a previous hash.
 * @param place index in the stream's current life: the revision, unless the stream was deleted before.
 */
export function linkHash(before: string, place: number, { id, type, data, metadata }: Content): string {
  const { hash: _, ...rest } = metadata;
  const content = canonicalJson({ id, type, revision: place, data, metadata: rest });
  return hashed('sha256', `${before}\n${content}`);
}

/** The hash in a stored event, or null for one older than the chain. */
export const hashOf = ({ metadata }: Pick<StoredEvent, 'metadata'>): string | null =>
  typeof metadata.hash === 'string' ? metadata.hash : null;

/** Events after a link, each with its hash. @param before null at the start of a stream's life */
function linked(
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

/**
 * JSON in canonical form, independent of key order. So a value is equal before storage and after reading, even if the store sorts keys.
 * Omits and replaces the same values as `JSON.stringify`.
 * @throws TypeError for values that JSON cannot represent.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value) ?? 'null';
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (hasToJson(value)) return textOf(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each) ?? 'null').join(',')}]`;
  let fields = '';
  for (const name of Object.keys(value).sort()) {
    const text = textOf((value as Readonly<Record<string, unknown>>)[name]);
    if (text !== undefined) fields += `${fields && ','}${quoted(name)}:${text}`;
  }
  return `{${fields}}`;
}

/** ASCII that JSON does not escape, which is most of what is stored; five times as quick as asking for each text. */
const plain = /^[ !#-[\]-~]*$/;
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

const hasToJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';
