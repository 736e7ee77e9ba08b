import type { Instant } from '#domain/kernel/day.ts';
import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from './event-source.ts';
import { createFold, type Fold, ownerOf } from './hold-back.ts';
import type { LetterBook } from './letter-book.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { type WorkingSet, workingSet } from './working-set.ts';

export type HistoryOptions = {
  readonly source: EventSource;
  /** Only events that one of these projections handles. */
  readonly projections: readonly AnyProjection[];
  readonly after: Position;
  /** Only events recorded at or before this instant. */
  readonly until?: Instant | undefined;
  /** Stop after this position. */
  readonly upTo?: Position | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after each read batch. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};
/** Progress of reading: the number of events so far, and the position of the last. */
export type Progress = { readonly events: number; readonly position: Position };

/** Events, and the position up to which the log was read, including omitted events. */
export type HistoryBatch = { readonly events: Events; readonly position: Position };

type Events = readonly Recorded<EventLike>[];

/**
 * Reads the history in batches, filtered by the options and without duplicates. Ends at the end of the log as of the start of reading: on a
 * busy log, reading to the moving end might never finish.
 */
export async function* readHistory(options: HistoryOptions): AsyncGenerator<HistoryBatch> {
  const { source, projections, after, until, signal } = options;
  const types = new Set(projections.flatMap(({ handles }) => handles));
  const end = options.upTo ?? (await source.head());
  let position = after;
  const personal = new Set(projections.flatMap((projection) => projection.personal ?? projection.handles));
  const streams = new Set(projections.flatMap((projection) => projection.streams ?? []));
  const metadata = new Set(projections.flatMap((projection) => projection.metadata ?? projection.handles));
  const looks = { personal, streams, ...(until === undefined && { metadata }), ...(signal && { signal }) };
  for await (const read of source.readAll({ after, types, ...looks })) {
    signal?.throwIfAborted();
    const wanted = between(read, position, end);
    position = wanted.at(-1)?.position ?? position;
    yield { events: recordedUntil(wanted, until), position };
    if ((read.at(-1)?.position ?? '') >= end) break;
  }
  // The source may have omitted the last events.
  if (end > position) yield { events: [], position: end };
}

function between(read: Events, after: Position, end: Position): Events {
  const found = eventsAfter(read, after);
  return (found.at(-1)?.position ?? end) <= end ? found : found.filter(({ position }) => position <= end);
}

const recordedUntil = (events: Events, until: Instant | undefined): Events =>
  until === undefined ? events : events.filter(({ metadata }) => metadata.occurredAt <= until);

/** The events after a position in order, without repeated deliveries. */
export function newEvents(delivered: Events, after: Position): Events {
  let last = after;
  return delivered.filter(({ position }) => {
    if (position <= last) return false;
    last = position;
    return true;
  });
}

/** The same for events that are already sorted and unique. Usually the first event decides for all. */
export function eventsAfter(events: Events, after: Position): Events {
  const [first] = events;
  return !first || first.position > after ? events : events.filter(({ position }) => position > after);
}

export type FoldedHistory = Progress & {
  readonly sets: readonly WorkingSet[];
  /** False when the row limit was reached before the history ended. The caller then runs the rest in batches over the written rows. */
  readonly isComplete: boolean;
};

type Folding = { readonly set: WorkingSet; readonly fold: Fold };

/**
 * Folds the history into rows in memory, in one pass for all projections, without I/O except reading.
 * @param maxRows stops reading at this number of rows, which bounds the memory of a rebuild.
 * @param book takes the dead letters.
 * @throws ProjectionFailed at the first event that parks a projection.
 */
export async function foldHistory(
  options: HistoryOptions,
  maxRows: number,
  book: LetterBook,
): Promise<FoldedHistory> {
  const foldings = options.projections.map((projection) => ({
    set: workingSet(projection),
    fold: createFold(projection, book.before(projection)),
  }));
  const byType = foldingsByType(foldings);
  const sets = foldings.map(({ set }) => set);
  let { after: position } = options;
  let [events, isComplete] = [0, true];
  for await (const batch of readHistory(options)) {
    for (const recorded of batch.events) {
      for (const { set, fold } of byType.get(recorded.event.type) ?? []) fold.fold(set, recorded);
    }
    position = batch.position;
    events += batch.events.length;
    options.onProgress?.({ events, position });
    isComplete = sets.reduce((sum, { rows }) => sum + rows.size, 0) < maxRows;
    if (!isComplete) break;
  }
  for (const { set, fold } of foldings) {
    await foldBrokenOwnersAgain({ ...options, onProgress: undefined, upTo: position }, set, fold);
    book.add(set.projection, fold);
  }
  return { sets, position, events, isComplete };
}

/**
 * An event that failed may have left the rows of its owner half changed, so they are folded again up to that event, in a second pass over
 * the history for those owners only.
 */
async function foldBrokenOwnersAgain(options: HistoryOptions, set: WorkingSet, fold: Fold): Promise<void> {
  const { projection } = set;
  const owners = new Set<string>();
  while (fold.broken.size > 0) {
    for (const owner of fold.broken) owners.add(owner);
    fold.restart();
    set.replaceOwners(owners, await foldOwners(options, { projection, fold, owners }));
  }
}

/** The rows of some owners, from a pass over the history. @param set the rows so far */
export async function foldOwners(
  options: HistoryOptions,
  { projection, fold, owners }: { projection: AnyProjection; fold: Fold; owners: ReadonlySet<string> },
  set: WorkingSet = workingSet(projection),
): Promise<WorkingSet> {
  for await (const { events } of readHistory({ ...options, projections: [projection] }))
    for (const recorded of events.filter(({ event }) => projection.handles.includes(event.type)))
      if (owners.has(ownerOf(projection, recorded) ?? '')) fold.fold(set, recorded);
  return set;
}

function foldingsByType(foldings: readonly Folding[]): Map<string, Folding[]> {
  const byType = new Map<string, Folding[]>();
  for (const folding of foldings) {
    for (const type of folding.set.projection.handles)
      byType.set(type, [...(byType.get(type) ?? []), folding]);
  }
  return byType;
}
