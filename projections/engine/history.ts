import type { Instant } from '#domain/kernel/day.ts';
import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from './event-source.ts';
import type { AnyProjection, EventLike } from './projection.ts';
import { type WorkingSet, workingSet } from './working-set.ts';

export type HistoryOptions = {
  readonly source: EventSource;
  /** Only events that one of these handles. */
  readonly projections: readonly AnyProjection[];
  readonly after: Position;
  /** Only events recorded at this moment or before. */
  readonly until?: Instant | undefined;
  /** Stop after this position. */
  readonly upTo?: Position | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after each batch that was read. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};
/** Of a history being read: the events seen so far, and the position of the last. */
export type Progress = { readonly events: number; readonly position: Position };

/** Events of the history, and the position that it was read to, which also counts what was cut away. */
export type HistoryBatch = { readonly events: Events; readonly position: Position };

type Events = readonly Recorded<EventLike>[];

/**
 * History in batches, cut as the options say and without doubles. It ends where the log ended when the reading began: a busy log grows as
 * fast as its events are taken, and who runs after its end never gets there.
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
  // The source may leave out the events at the end.
  if (end > position) yield { events: [], position: end };
}

function between(read: Events, after: Position, end: Position): Events {
  const found = eventsAfter(read, after);
  return (found.at(-1)?.position ?? end) <= end ? found : found.filter(({ position }) => position <= end);
}

const recordedUntil = (events: Events, until: Instant | undefined): Events =>
  until === undefined ? events : events.filter(({ metadata }) => metadata.occurredAt <= until);

/** The events after a position in their order, each once, also when some were delivered again. */
export function newEvents(delivered: Events, after: Position): Events {
  let last = after;
  return delivered.filter(({ position }) => {
    if (position <= last) return false;
    last = position;
    return true;
  });
}

/** The same for events that are in order already, each once: then mostly the first tells of all. */
export function eventsAfter(events: Events, after: Position): Events {
  const [first] = events;
  return !first || first.position > after ? events : events.filter(({ position }) => position > after);
}

export type FoldedHistory = Progress & {
  readonly sets: readonly WorkingSet[];
  /** False when memory was full before the history ended: the rest is to be run in batches over the written rows. */
  readonly isComplete: boolean;
};

/**
 * Folds the history into rows in memory, in one pass for all projections, with no I/O but the reading.
 * @param maxRows when so many rows are held it stops reading: what bounds a rebuild's memory.
 * @throws ProjectionFailed at the first event that a projection cannot take.
 */
export async function foldHistory(options: HistoryOptions, maxRows: number): Promise<FoldedHistory> {
  const sets = options.projections.map(workingSet);
  const byType = setsByType(sets);
  let { after: position } = options;
  let events = 0;
  for await (const batch of readHistory(options)) {
    for (const recorded of batch.events) {
      for (const set of byType.get(recorded.event.type) ?? []) set.fold(recorded);
    }
    position = batch.position;
    events += batch.events.length;
    options.onProgress?.({ events, position });
    const heldRows = sets.reduce((sum, { rows }) => sum + rows.size, 0);
    if (heldRows >= maxRows) return { sets, position, events, isComplete: false };
  }
  return { sets, position, events, isComplete: true };
}

function setsByType(sets: readonly WorkingSet[]): Map<string, WorkingSet[]> {
  const byType = new Map<string, WorkingSet[]>();
  for (const set of sets) {
    for (const type of set.projection.handles) byType.set(type, [...(byType.get(type) ?? []), set]);
  }
  return byType;
}
