import { type PositionErrors, positionErrors } from './faults.ts';

export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};
export type Place = { readonly commit: bigint; readonly prepare: bigint };
export type Recorded = Proposed &
  Place & { readonly stream: string; readonly revision: number; readonly at: number };

export type Expected = number | 'no-stream' | 'stream-exists';
export type Verdict =
  /** `last` is the last event of the append, if it still exists. */
  | { readonly kind: 'stored'; readonly revision: number; readonly last: Recorded | null }
  | { readonly kind: 'elsewhere'; readonly actual: number | null }
  | { readonly kind: 'tombstoned' };

type Stream = {
  events: Recorded[];
  beginsAt: number;
  maxAgeMilliseconds: number;
  isDeleted: boolean;
  /** Events were stored in it while it was deleted, and readers do not see them yet. */
  isUndeleting: boolean;
  isTombstoned: boolean;
};

/**
 * The observed behaviour of EventStoreDB 23.10. Several events of one append share their commit position, as in a transaction, so that code
 * which stores only one number fails here.
 */
export class RecordedLog {
  /** Includes scavenged events, so that counts never decrease. */
  readonly all: Recorded[] = [];
  /** Events that are stored in a deleted stream can be read only after the next append that expects an existing stream. */
  undeletesLate = false;
  /** Answers to a read or a subscription from a position where no record begins. */
  positionErrors: PositionErrors = positionErrors['EventStoreDB 24.10 and KurrentDB'];
  readonly #scavenged = new Set<Recorded>();
  readonly #streams = new Map<string, Stream>();
  readonly #waiting = new Set<() => void>();
  #next = 231n;

  constructor() {
    this.append('$$$scavenges', 'no-stream', [systemEvent('$metadata')]);
    this.append('$persistentSubscriptionConfig', 'no-stream', [systemEvent('PersistentConfig1')]);
    this.append('links', 'no-stream', [systemEvent('$>')]);
  }

  append(name: string, expected: Expected, events: readonly Proposed[]): Verdict {
    const stream = this.#stream(name);
    if (stream.isTombstoned || (expected === 'stream-exists' && stream.isDeleted))
      return { kind: 'tombstoned' };
    endUndeletion(stream, expected);
    const last = stream.events.length - 1;
    const after = placeOf(expected, last);
    if (after === last) return this.#store(name, stream, events);
    const alike = after < last ? countAlike(stream, after, events) : 0;
    if (alike === events.length && alike > 0) return repetition(stream, after, events.length);
    // The server also finds old ids hidden by a deletion, and reports them as stored.
    if (expected === 'no-stream' && stream.isDeleted && alike === 0) return this.#store(name, stream, events);
    return { kind: 'elsewhere', actual: last < 0 ? null : last };
  }

  /** A deletion appends a record to a system stream. */
  delete(name: string, expected: Expected): Verdict {
    const stream = this.#stream(name);
    if (stream.isTombstoned) return { kind: 'tombstoned' };
    const last = stream.events.length - 1;
    if (expected === 'no-stream' || expected !== last) return { kind: 'elsewhere', actual: last };
    stream.beginsAt = last + 1;
    stream.isDeleted = true;
    return this.#store(`$$${name}`, this.#stream(`$$${name}`), [systemEvent('$metadata')]);
  }

  /** Removes deleted events from `$all`; the last event of a stream always stays. */
  scavenge(): void {
    for (const { events, beginsAt } of this.#streams.values())
      for (const event of events.slice(0, Math.min(beginsAt, events.length - 1))) this.#scavenged.add(event);
  }

  holds(event: Recorded): boolean {
    return !this.#scavenged.has(event);
  }

  tombstone(name: string): void {
    const stream = this.#stream(name);
    stream.isTombstoned = true;
    this.#store(name, { ...stream, events: [] }, [systemEvent('$streamDeleted')]);
  }

  /** Null when the stream does not exist, or a soft deletion has emptied it. */
  eventsOf(name: string): readonly Recorded[] | 'tombstoned' | null {
    const stream = this.#stream(name);
    if (stream.isTombstoned) return 'tombstoned';
    if (stream.isUndeleting) return null;
    const oldest = Date.now() - stream.maxAgeMilliseconds;
    const events = stream.events.slice(stream.beginsAt).filter(({ at }) => at >= oldest);
    return events.length > 0 ? events : null;
  }

  /** Resolves when there are more than this many events, or the signal aborts. */
  async grown(count: number, signal: AbortSignal): Promise<void> {
    if (this.all.length > count || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  #stream(name: string): Stream {
    const found = this.#streams.get(name);
    if (found) return found;
    const stream = {
      events: [],
      beginsAt: 0,
      maxAgeMilliseconds: Number.POSITIVE_INFINITY,
      isDeleted: false,
      isUndeleting: false,
      isTombstoned: false,
    };
    this.#streams.set(name, stream);
    return stream;
  }

  #store(name: string, stream: Stream, events: readonly Proposed[]): Verdict {
    const commit = this.#next + 100n * BigInt(events.length);
    for (const [nth, event] of events.entries()) {
      const place = { commit, prepare: this.#next + 100n * BigInt(nth) };
      const recorded = { ...event, ...place, stream: name, revision: stream.events.length, at: Date.now() };
      stream.events.push(recorded);
      this.all.push(recorded);
      if (name.startsWith('$$')) describe(this.#stream(name.slice(2)), event);
    }
    this.#next = commit + 57n;
    if (!name.startsWith('$')) {
      stream.isUndeleting = this.undeletesLate && stream.isDeleted && events.length > 0;
      stream.isDeleted = false;
    }
    // An append without events must not wake waiting readers.
    if (events.length > 0) {
      for (const wake of this.#waiting) wake();
      this.#waiting.clear();
    }
    return { kind: 'stored', revision: stream.events.length - 1, last: stream.events.at(-1) ?? null };
  }
}

export const systemEvent = (type: string): Proposed => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
});

/** Applies a written stream metadata event. */
function describe(stream: Stream, { data }: Proposed): void {
  const { $maxAge } = JSON.parse(Buffer.from(data).toString()) as { $maxAge?: number };
  if ($maxAge !== undefined) stream.maxAgeMilliseconds = $maxAge * 1_000;
}

const placeOf = (expected: Expected, last: number): number => {
  if (expected === 'stream-exists') return last < 0 ? Number.POSITIVE_INFINITY : last;
  return expected === 'no-stream' ? -1 : expected;
};

/** Number of leading events whose ids match the stored ones. */
function countAlike(stream: Stream, after: number, events: readonly Proposed[]): number {
  const different = events.findIndex(({ id }, nth) => stream.events[after + 1 + nth]?.id !== id);
  return different < 0 ? events.length : different;
}

function repetition(stream: Stream, after: number, count: number): Verdict {
  const revision = after + count;
  const isGone = revision < stream.beginsAt;
  return { kind: 'stored', revision, last: isGone ? null : (stream.events[revision] ?? null) };
}

/** The server undoes a deletion after it has answered the append that caused this, and an append to an existing stream waits for it. */
function endUndeletion(stream: Stream, expected: Expected): void {
  if (expected === 'stream-exists') stream.isUndeleting = false;
}
