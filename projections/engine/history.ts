import type { Instant } from '#domain/kernel/day.ts';
import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource, EventsOfMembers, Looks } from './event-source.ts';
import { isEverybody, type MemberRange } from './member-range.ts';
import type { AnyProjection, EventLike } from './projection.ts';

export type HistoryOptions = {
  readonly source: EventSource;
  /** Only events that one of these projections handles. */
  readonly projections: readonly AnyProjection[];
  readonly after: Position;
  /** Only events that occurred at or before this instant. */
  readonly until?: Instant | undefined;
  /** Stop after this position. */
  readonly upTo?: Position | undefined;
  /** Only events of these members, and all that projections without partitions handle. */
  readonly members?: readonly MemberRange[] | undefined;
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
  const { source, projections, after, until, members, signal } = options;
  const end = options.upTo ?? (await source.head());
  let position = after;
  for await (const read of source.readAll({
    ...{ after, ...looksOf(options), ...(signal && { signal }) },
    members: eventsOf(projections, members),
  })) {
    signal?.throwIfAborted();
    const wanted = between(read, position, end);
    position = wanted.at(-1)?.position ?? position;
    yield { events: occurredUntil(wanted, until), position };
    if ((read.at(-1)?.position ?? '') >= end) break;
  }
  // The source may have omitted the last events.
  if (end > position) yield { events: [], position: end };
}

/** The fields that the projections use, and the time when there is an upper limit. */
export function looksOf({ projections, until }: Pick<HistoryOptions, 'projections' | 'until'>): Looks {
  const metadata = new Set(projections.flatMap((projection) => projection.metadata ?? projection.handles));
  return {
    types: new Set(projections.flatMap(({ handles }) => handles)),
    personal: new Set(projections.flatMap((projection) => projection.personal ?? projection.handles)),
    streams: new Set(projections.flatMap((projection) => projection.streams ?? [])),
    ...(until === undefined && { metadata }),
  };
}

/** The part of the log that projections need to write the rows of some members; undefined for the whole log. */
export const eventsOf = (
  projections: readonly AnyProjection[],
  members: readonly MemberRange[] | undefined,
): EventsOfMembers | undefined =>
  members && !members.some(isEverybody)
    ? { ranges: members, exceptTypes: typesForAll(projections) }
    : undefined;

/** The types of which a part of the members is not enough. */
export const typesForAll = (projections: readonly AnyProjection[]): ReadonlySet<string> =>
  new Set(
    projections.flatMap(({ partition, handles, everybody }) =>
      partition === 'member' ? (everybody?.handles ?? []) : handles,
    ),
  );

function between(read: Events, after: Position, end: Position): Events {
  const found = eventsAfter(read, after);
  return (found.at(-1)?.position ?? end) <= end ? found : found.filter(({ position }) => position <= end);
}

const occurredUntil = (events: Events, until: Instant | undefined): Events =>
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
