import { createHash, type Hash } from 'node:crypto';
import type { OrderedAppends } from '#service/event-store/ordered-appends.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { createSemaphore } from '#service/platform/concurrency.ts';
import { appendInOrder } from './append-in-order.ts';
import type { Exported } from './export-events.ts';
import type { ImportedEvent } from './imported-event.ts';

type CopyOptions = OrderedAppends & {
  readonly from: Pick<EventStore, 'head' | 'readAll' | 'readStream'>;
  readonly to: Pick<EventStore, 'append' | 'deleteStream' | 'readAll'>;
  readonly signal: AbortSignal;
  /** Displays the progress in copied events. */
  readonly showProgress: (total: number) => { update(events: number): void; stop(): void };
};

/** The copy cannot be made or does not match its source. */
export class WrongCopy extends Error {
  override readonly name = 'WrongCopy';
}

/**
 * Copies all events of a store to another: ids, order, streams, revisions, types, data, metadata and deletions. Positions differ, because
 * each store assigns its own. An interrupted copy resumes. At the end both stores are read and compared.
 * @returns the number of events in both and their hash. @throws WrongCopy when the target starts differently from the source, in which case
 * nothing is changed, or when both differ at the end.
 */
export async function copyEvents({ from, ...options }: CopyOptions): Promise<Exported> {
  return storeCopy(await surveyLog(from, options.signal), options);
}

/** Stores surveyed events in another store, as `copyEvents`. They may come from a file. @throws WrongCopy */
export async function storeCopy(survey: LogSurvey, options: Omit<CopyOptions, 'from'>): Promise<Exported> {
  const { to, signal, showProgress } = options;
  const progress = showProgress(survey.total);
  const [events, hash] = hashing(survey.counted());
  try {
    const streams: CopiedStreams = { revisions: new Map(), deleted: new Set() };
    const begun = await passCopied(to, events, streams, signal);
    progress.update(begun);
    await copyRest(options, events, streams, (appended) => progress.update(begun + appended));
    return await compare(to, { events: survey.total, sha256: hash.digest('hex') }, signal);
  } finally {
    progress.stop();
    await events.return();
  }
}

/** The last revision of each stream with events in the target, and the streams that were deleted there. */
type CopiedStreams = { readonly revisions: Map<string, number>; readonly deleted: Set<string> };

/** Skips events that were already copied. @throws WrongCopy when they differ from the start of the source. */
async function passCopied(
  to: CopyOptions['to'],
  events: AsyncGenerator<CountedEvent, void>,
  streams: CopiedStreams,
  signal: AbortSignal,
): Promise<number> {
  let passed = 0;
  const leftOver = new Map<string, number>();
  for await (const copied of to.readAll({ after: beginning })) {
    signal.throwIfAborted();
    const next = await events.next();
    passed += 1;
    if (next.done || lineOf(next.value) !== lineOf(copied)) throw new WrongCopy(otherAt(passed, next.done));
    const { stream, revision, isLeftOver } = next.value;
    streams.revisions.set(stream, revision);
    leftOver.delete(stream);
    if (isLeftOver) leftOver.set(stream, revision);
  }
  for (const [stream, revision] of leftOver) await deleteAgain(to, stream, revision, streams);
  return passed;
}

const otherAt = (number: number, isTooMany: boolean | undefined): string =>
  isTooMany
    ? `The target holds more than the source: ${number - 1} events are equal, and then it goes on.`
    : `The target holds events that the source does not begin with: event ${number} is another one. A copy needs an empty target, or one that a copy of the same source was interrupted in.`;

/** A left-over event ends its stream, so its stream is deleted before later events. */
async function copyRest(
  { to, signal, ...appends }: Omit<CopyOptions, 'from'>,
  events: AsyncIterable<CountedEvent>,
  streams: CopiedStreams,
  onProgress: (appended: number) => void,
): Promise<void> {
  let appended = 0;
  for await (const part of partsOf(events)) {
    const before = appended;
    appended += await appendInOrder(to, part, {
      ...appends,
      ...streams,
      signal,
      onProgress: (inPart) => onProgress(before + inPart),
    });
    const last = part.at(-1);
    if (last?.isLeftOver) await deleteAgain(to, last.stream, last.revision, streams);
  }
}

async function deleteAgain(
  to: CopyOptions['to'],
  stream: string,
  revision: number,
  { revisions, deleted }: CopiedStreams,
): Promise<void> {
  await to.deleteStream(stream, revision);
  revisions.delete(stream);
  deleted.add(stream);
}

const maxInPart = 5_000;

async function* partsOf(events: AsyncIterable<CountedEvent>): AsyncGenerator<readonly CountedEvent[], void> {
  let part: CountedEvent[] = [];
  for await (const event of events) {
    part.push(event);
    if (!event.isLeftOver && part.length < maxInPart) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function compare(to: CopyOptions['to'], source: Exported, signal: AbortSignal): Promise<Exported> {
  let number = 0;
  const [events, hash] = hashing(to.readAll({ after: beginning }));
  for await (const _ of events) {
    signal.throwIfAborted();
    number += 1;
  }
  const sha256 = hash.digest('hex');
  if (number === source.events && sha256 === source.sha256) return source;
  throw new WrongCopy(
    `The copy is not the source: ${source.events} events with the SHA-256 ${source.sha256}, but ${number} with ${sha256}. Was anybody writing to either?`,
  );
}

type Line = Omit<CountedEvent, 'isLeftOver'>;

/** Passes the events on and hashes them. */
function hashing<Event extends Line>(
  events: AsyncIterable<Event>,
): readonly [AsyncGenerator<Event, void>, Hash] {
  const hash = createHash('sha256');
  return [hashed(), hash];

  async function* hashed(): AsyncGenerator<Event, void> {
    for await (const event of events) {
      hash.update(`${lineOf(event)}\n`);
      yield event;
    }
  }
}

const lineOf = ({ stream, revision, id, type, data, metadata }: Line): string =>
  JSON.stringify([stream, revision, id, type, data, metadata]);

/** An event of a log, as copied to another one. */
export type CountedEvent = ImportedEvent & {
  /** Counted from 0 in each stream. Differs from the store's revision only in streams that were deleted before. */
  readonly revision: number;
  /** The last event of a stream that was deleted after it. */
  readonly isLeftOver: boolean;
};

export type LogSurvey = {
  /** Number of events to copy. */
  readonly total: number;
  /** The events to copy, in order. */
  counted(): AsyncGenerator<CountedEvent, void>;
};

type Stream = {
  /** Revision of the first readable event in the stream; `Infinity` while it is deleted. */
  readonly beginsAt: number;
  /** Revision of the last event in the log. */
  lastAt: number;
};
type ReadableStore = Pick<EventStore, 'head' | 'readAll' | 'readStream'>;

const pageSize = 1_000;
const lookUpsAtOnce = 32;

/**
 * Reads a log once to determine which events must be copied: those readable in their streams, and the last event of each deleted stream.
 * All others only wait for a scavenge. Events appended later are excluded. Uses about 300 bytes per stream.
 */
export async function surveyLog(store: ReadableStore, signal: AbortSignal): Promise<LogSurvey> {
  const until = await store.head();
  const streams = new Map<string, Stream>();
  let total = 0;
  for await (const page of pagesOf(eventsUntil())) {
    signal.throwIfAborted();
    await lookUp(store, streams, page);
    for (const { stream, revision } of page) {
      const known = knownStream(streams, stream);
      if (adds(known, revision)) total += 1;
      known.lastAt = revision;
    }
  }
  return { total, counted };

  async function* eventsUntil(): AsyncGenerator<StoredEvent, void> {
    for await (const event of store.readAll({ after: beginning })) {
      if (event.position > until) return;
      yield event;
    }
  }

  async function* counted(): AsyncGenerator<CountedEvent, void> {
    const lengths = new Map<string, number>();
    for await (const { position: _, ...event } of eventsUntil()) {
      signal.throwIfAborted();
      const { beginsAt, lastAt } = knownStream(streams, event.stream);
      const firstAt = Math.min(beginsAt, lastAt + 1);
      if (event.revision < firstAt - 1) continue;
      const revision = lengths.get(event.stream) ?? 0;
      lengths.set(event.stream, revision + 1);
      yield { ...event, revision, isLeftOver: event.revision < firstAt };
    }
  }
}

/** A deleted stream contributes exactly one event. */
const adds = ({ beginsAt, lastAt }: Stream, revision: number): boolean =>
  beginsAt === Number.POSITIVE_INFINITY ? lastAt < 0 : revision >= beginsAt - 1;

async function lookUp(
  store: ReadableStore,
  streams: Map<string, Stream>,
  page: readonly StoredEvent[],
): Promise<void> {
  const limited = createSemaphore(lookUpsAtOnce);
  const unknown = new Set(page.map(({ stream }) => stream).filter((stream) => !streams.has(stream)));
  await Promise.all(
    [...unknown].map((stream) =>
      limited(async () => {
        let beginsAt = Number.POSITIVE_INFINITY;
        for await (const { revision } of store.readStream(stream, { limit: 1 })) beginsAt = revision;
        streams.set(stream, { beginsAt, lastAt: -1 });
      }),
    ),
  );
}

function knownStream(streams: ReadonlyMap<string, Stream>, name: string): Stream {
  const stream = streams.get(name);
  if (!stream) throw new Error(`${name} came into the log before its end.`);
  return stream;
}

async function* pagesOf(events: AsyncIterable<StoredEvent>): AsyncGenerator<readonly StoredEvent[]> {
  let page: StoredEvent[] = [];
  for await (const event of events) {
    page.push(event);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
