import { checkExpected, checkStream } from './append-rules.ts';
import { hashOf, type Link, linked } from './event-chain.ts';
import { inTurn } from './in-turn.ts';
import { isNew } from './new-appends.ts';
import {
  type Appended,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type ReadStreamOptions,
  RevisionConflict,
  type StoredEvent,
} from './store.ts';

/** Links that are kept, some 250 bytes each. */
const mostLinks = 20_000;

/**
 * A store whose events carry in their metadata a `hash` that chains each to the one before it in its stream (`event-chain.ts`), so that
 * nobody changes, removes or swaps an event unseen. Belongs below what encrypts: the hash is over what lies in the store, and whoever
 * checks it needs no key. The hash before is known from the reads that pass through, as a command reads its stream before it appends to
 * it, and from an append that is known not to repeat one; otherwise it is looked up.
 */
export function chained(store: EventStore): EventStore {
  const links = createLinks(mostLinks);
  const begin = inTurn();
  return {
    ...store,
    append: (stream, expected, events) => {
      const known = links.at(stream, expected);
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
        links.forget(stream);
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
    const { revision } = appended;
    const beginsAt = before?.beginsAt ?? revision - events.length + 1;
    if (isNew(appended)) links.keep(stream, { revision, hash: chain.hash, beginsAt });
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
        links.keep(stream, linkTo(last, first.revision));
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

/** The links of the streams that were last used. */
function createLinks(most: number) {
  const links = new Map<string, Link>();
  return {
    /** Null where no event is expected, undefined where it is not known. */
    at(stream: string, expected: ExpectedRevision): Link | null | undefined {
      if (expected === 'no-stream') return null;
      const link = links.get(stream);
      return link?.revision === expected ? link : undefined;
    },
    keep(stream: string, link: Link): void {
      links.delete(stream);
      links.set(stream, link);
      for (const oldest of links.keys()) {
        if (links.size <= most) return;
        links.delete(oldest);
      }
    },
    forget(stream: string): void {
      links.delete(stream);
    },
  };
}
