import { isName, type Position, type StoredEvent } from '#service/event-store/port.ts';
import { hashOf, linkHash } from './hash-chain.ts';

/** The last event of an erased stream, as recorded by its erasure event. */
type Erased = { readonly name: string; readonly revision: number; readonly hash: string | null };
/** The last event of a stream, as known from a source other than the log. */
export type KnownHead = Erased & { readonly position: Position };

type Place = { readonly stream: string; readonly revision: number; readonly position: Position };
export type ChainFinding = Place & {
  /** The problem, as the end of a sentence that starts with the stream and the revision. */
  readonly what: string;
};

export type VerificationResult = {
  readonly events: number;
  readonly streams: number;
  readonly unchained: number;
  readonly erased: number;
  readonly findings: readonly ChainFinding[];
};

/** One pass over the log. */
type ChainVerifier = {
  take(event: StoredEvent): void;
  /** Call after all events. */
  checkHead(last: KnownHead): void;
  /** Number of streams in memory. */
  streams(): number;
  /** Drops the streams that this pass has not read. */
  forgetOthers(): void;
  finish(): VerificationResult;
};

type Head = {
  beginsAt: number;
  revision: number;
  hash: string | null;
  events: number;
  unchained: number;
};
/** The last event before a stream's deletion; without content if only its revision is known. */
type LastBeforeErasure = Place & { readonly event: StoredEvent | null };

type VerifierState = {
  readonly heads: Map<string, Head>;
  readonly gone: Map<string, LastBeforeErasure>;
  readonly erasures: Map<string, Erased>;
  readonly missing: Map<string, Place>;
  findings: ChainFinding[];
};

/** @param isOwn selects the streams of this pass. */
export function createChainVerifier(isOwn: (stream: string) => boolean): ChainVerifier {
  const books: VerifierState = {
    heads: new Map(),
    gone: new Map(),
    erasures: new Map(),
    missing: new Map(),
    findings: [],
  };
  return {
    take(event) {
      // An event of a stream outside this pass may account for an erased one within it.
      for (const erased of erasedBy(event)) if (isOwn(erased.name)) noteErasure(books, erased);
      if (isOwn(event.stream)) noteEvent(books, event);
    },
    checkHead(last) {
      if (isOwn(last.name)) noteKnownHead(books, last);
    },
    streams: () => books.heads.size,
    forgetOthers() {
      for (const map of [books.heads, books.gone, books.erasures])
        for (const stream of map.keys()) if (!isOwn(stream)) map.delete(stream);
      books.findings = books.findings.filter(({ stream }) => isOwn(stream));
    },
    finish: () => resultOf(books),
  };
}

function noteEvent(books: VerifierState, event: StoredEvent): void {
  const hash = hashOf(event);
  const before = books.heads.get(event.stream);
  const head = before ? follow(books, before, event, hash) : begin(books, event, hash);
  head.revision = event.revision;
  head.hash = hash;
  head.events += 1;
  if (hash === null) head.unchained += 1;
  books.heads.set(event.stream, head);
}

/** The first event of a stream in the log: its start, or the remainder of an earlier deleted life. */
function begin({ gone }: VerifierState, event: StoredEvent, hash: string | null): Head {
  const { stream, revision, position } = event;
  const head: Head = { beginsAt: 0, revision, hash, events: 0, unchained: 0 };
  if (hash === null) return head;
  if (isFirst(event, hash)) {
    if (revision > 0) gone.set(stream, { stream, revision: revision - 1, position, event: null });
    return { ...head, beginsAt: revision };
  }
  gone.set(stream, { stream, revision, position, event });
  // The start of a deleted life is unknown; most streams have only one life.
  return head;
}

/** A later event of a stream: the next one, or the first after a deletion. */
function follow(
  { findings, gone }: VerifierState,
  head: Head,
  event: StoredEvent,
  hash: string | null,
): Head {
  const { stream, revision, position } = event;
  if (hash !== null && isFirst(event, hash)) {
    // The remainder of the earlier life may be recorded already.
    if (!gone.has(stream)) gone.set(stream, { stream, revision: head.revision, position, event: null });
    return { ...head, beginsAt: revision };
  }
  const what = whatIsWrong(head, event, hash);
  if (what) findings.push({ stream, revision, position, what });
  return head;
}

function noteErasure({ erasures }: VerifierState, erased: Erased): void {
  if (erased.revision >= (erasures.get(erased.name)?.revision ?? -1)) erasures.set(erased.name, erased);
}

function noteKnownHead(
  { heads, missing, findings }: VerifierState,
  { name: stream, ...last }: KnownHead,
): void {
  const head = heads.get(stream);
  const { revision, position } = last;
  if (!head || head.revision < revision) missing.set(stream, { stream, revision, position });
  else if (head.revision === revision && head.hash !== last.hash)
    findings.push({ stream, revision, position, what: 'has another hash than the index of events knows.' });
}

function resultOf({ heads, gone, erasures, missing, findings }: VerifierState): VerificationResult {
  const all = [...heads.values()];
  return {
    events: all.reduce((sum, head) => sum + head.events, 0),
    streams: all.length,
    unchained: all.reduce((sum, head) => sum + head.unchained, 0),
    erased: gone.size,
    findings: [
      ...findings,
      ...[...gone.values()].flatMap(unaccounted),
      ...[...missing.values()].flatMap(lost),
    ],
  };

  function unaccounted({ event, ...place }: LastBeforeErasure): readonly ChainFinding[] {
    const what = whyUnaccounted(place.revision, event, erasures.get(place.stream));
    return what === null ? [] : [{ ...place, what }];
  }

  function lost(place: Place): readonly ChainFinding[] {
    const erasure = erasures.get(place.stream);
    if (erasure && place.revision <= erasure.revision + 1) return [];
    return [{ ...place, what: heads.has(place.stream) ? cutOff : whollyMissing }];
  }
}

const changed = 'is not what was stored, or does not follow the event before it: its hash is another.';
const cutOff = 'is missing, though the index of events knows it: the end of the stream was cut off.';
const whollyMissing =
  'is missing: the index of events knows the stream, the log does not, and no event accounts for it.';

/** Whether the event is linked to the name of its stream, like the first event of a life. */
const isFirst = (event: StoredEvent, hash: string): boolean => linkHash(event.stream, 0, event) === hash;

function whatIsWrong(head: Head, event: StoredEvent, hash: string | null): string | null {
  const { stream, revision } = event;
  if (revision > head.revision + 1)
    return `follows ${head.revision}: what was stored between them is missing.`;
  if (revision <= head.revision) return `comes after ${head.revision}: they were swapped.`;
  if (hash === null) return head.hash === null ? null : 'has no hash, though the event before it has one.';
  return linkHash(head.hash ?? stream, revision - head.beginsAt, event) === hash ? null : changed;
}

function whyUnaccounted(
  revision: number,
  event: StoredEvent | null,
  erasure: Erased | undefined,
): string | null {
  // A copy starts each stream at 0 again, even if it contains only the last event.
  if (event?.revision === 0) return erasure && isEndOf(erasure, event) ? null : changed;
  if (!erasure) return 'is all that is left of what was before, and no event accounts for that.';
  return isAccounted(revision - erasure.revision, event, erasure)
    ? null
    : 'is not what the event that erased the stream says was its last one.';
}

function isAccounted(beyond: number, event: StoredEvent | null, erasure: Erased): boolean {
  if (beyond < 0 || (event === null && beyond <= 1)) return true;
  if (event === null) return false;
  return (
    (beyond === 0 && hashOf(event) === erasure.hash) || (beyond === 1 && followsSomewhere(event, erasure))
  );
}

/** The named last event, or the one appended after it at the erasure. */
const isEndOf = (erasure: Erased, event: StoredEvent): boolean =>
  hashOf(event) === erasure.hash || followsSomewhere(event, erasure);

/** The start of the deleted life is unknown, and so is the event's index in it. */
function followsSomewhere(event: StoredEvent, { name, revision, hash }: Erased): boolean {
  for (let place = Math.max(event.revision, revision + 1); place >= 0; place -= 1)
    if (linkHash(hash ?? name, place, event) === hashOf(event)) return true;
  return false;
}

/** The streams that an event reports as erased. */
export function erasedBy({ data }: StoredEvent): readonly Erased[] {
  return Array.isArray(data.streams) ? (data.streams as unknown[]).filter(isErased) : [];
}

/** As Postgres keeps it. */
const isRevision = (revision: number): boolean => (revision | 0) === revision;

function isErased(value: unknown): value is Erased {
  if (typeof value !== 'object' || value === null) return false;
  const { name, revision, hash } = value as Partial<Record<keyof Erased, unknown>>;
  const isHash = hash === null || typeof hash === 'string';
  return (
    typeof name === 'string' && isName(name) && typeof revision === 'number' && isRevision(revision) && isHash
  );
}
