import { hash as hashed } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createOrderedStart } from '#service/concurrency.ts';
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

/** Links of the streams that were last used, some 250 bytes each. */
const maxLinks = 20_000;

/**
 * A store whose events carry in their metadata a `hash` that chains each to the one before it in its stream, so that a
 * changed, removed or swapped event is found. It wraps the store below the encryption: the hash covers what is stored, so checking it needs
 * no key. The previous hash is known from the reads that pass through, because a command reads its stream before it appends to it, and from
 * an append that is known not to be a repeat; otherwise it is looked up.
 */
export function withHashChain(store: EventStore): EventStore {
  const links = new LRUCache<string, Link>({ max: maxLinks });
  const begin = createOrderedStart();
  return {
    ...store,
    append: (stream, expected, events) => {
      const known = expected === 'no-stream' ? null : linkAt(expected, links.get(stream));
      return begin(known === undefined ? lookUp(stream, expected) : known, (before) =>
        append(stream, expected, before, events),
      );
    },
    readStream: (stream, options = {}) => learning(stream, options, store.readStream(stream, options)),
    async deleteStream(stream, expected) {
      try {
        await store.deleteStream(stream, expected);
      } finally {
        // EventStoreDB takes an append at the last revision of a deleted stream, and it begins a new life all the same.
        links.delete(stream);
      }
    },
  };

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
    if (isNew) links.set(stream, { revision, hash: chain.hash, beginsAt });
    return appended;
  }

  /**
   * The event that is expected to be the last one; null where the stream reads as empty, as a deleted one does.
   * @throws RevisionConflict when there are events and this is not among them: had it come meanwhile, it would be linked wrongly.
   */
  async function lookUp(stream: string, expected: ExpectedRevision): Promise<Link | null> {
    checkStream(stream);
    checkExpected(expected);
    const [first, last] = await Promise.all([
      only(store.readStream(stream, { limit: 1 })),
      only(store.readStream(stream, { from: Number(expected), direction: 'backwards', limit: 1 })),
    ]);
    if (!first) return null;
    if (last?.revision === expected) return linkTo(last, first.revision);
    const newest = await only(store.readStream(stream, { direction: 'backwards', limit: 1 }));
    throw new RevisionConflict(stream, expected, newest?.revision ?? 'no-stream');
  }

  async function* learning(
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
      if (first && last && direction === 'forwards' && from === 0)
        links.set(stream, linkTo(last, first.revision));
    }
  }
}

const linkTo = (event: StoredEvent, beginsAt: number): Link => {
  const { revision } = event;
  return { revision, hash: hashOf(event), beginsAt };
};

async function only(events: AsyncIterable<StoredEvent>): Promise<StoredEvent | null> {
  for await (const event of events) return event;
  return null;
}

/** Undefined where it is not known. */
const linkAt = (revision: number, link: Link | undefined): Link | undefined =>
  link?.revision === revision ? link : undefined;

/** The last event of a stream, as far as the next one must know it. */
type Link = {
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
 * JSON in the one form that does not depend on the order of keys: it is the same for a value before it is stored and after it was read,
 * even if a store has sorted its keys. Leaves out and replaces what `JSON.stringify` does.
 * @throws TypeError for what JSON cannot carry.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value) ?? 'null';
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (hasToJson(value)) return textOf(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each) ?? 'null').join(',')}]`;
  const fields: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const text = textOf((value as Readonly<Record<string, unknown>>)[name]);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

const hasToJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';
