import { beginning, type Position, type Recorded } from '#domain/kernel/recorded.ts';
import type { DividedHistory, EventSource, EventsOfMembers } from './event-source.ts';
import { type FoldedHistory, type FoldOptions, foldHistory, TooManyRows } from './fold-history.ts';
import { type HistoryOptions, looksOf, type Progress, typesForAll } from './history.ts';
import { type LetterBook, openLetterBook } from './letter-book.ts';
import { allMembers, divided, isInRanges, type MemberRange, memberOfEvent, sizeOf } from './member-range.ts';
import type { AnyProjection, EventLike } from './projection.ts';

/** Memory for the rows. The process takes three times as much, because memory is not freed at once. */
export const defaultMemoryBytes = 256 * 2 ** 20;

/**
 * Rows are folded together up to this size. A larger history is first written to a file divided by member, and then folded part by part.
 * Few rows that are freed early cost less processor time than many, although each event is written and read once more.
 */
const mostAtOnce = 128 * 2 ** 20;
/** A history of more events is divided without a try, which would fold its beginning twice. */
const mostEventsAtOnce = 100_000;

type PartsOptions = {
  readonly history: HistoryOptions & { readonly upTo: Position };
  readonly memoryBytes: number;
  readonly book: LetterBook;
  readonly members: MemberRange;
};

type TakePart = (foldings: FoldedHistory['foldings']) => Promise<void>;

/**
 * Folds the history of some members in as many parts as memory requires. A projection without partitions is in the first part only.
 * @param take gets the rows of each part that has any, which nothing holds afterwards
 */
export async function foldInParts(options: PartsOptions, take: TakePart): Promise<Progress> {
  const { history, memoryBytes, members, book } = options;
  if (!history.source.divide) return foldInPasses(options, take);
  if (((await eventsOf(options)) ?? 0) > mostEventsAtOnce) return foldDivided(options, take);
  const whole = { ...history, members, memoryBytes: Math.min(memoryBytes, mostAtOnce), isWhole: true };
  try {
    return await foldAndTake(whole, book, take);
  } catch (error) {
    if (error instanceof TooManyRows) return foldDivided(options, take);
    throw error;
  }
}

/** Reads the history once for the projections that are divided by member, and folds each part from what the source has put aside. */
async function foldDivided({ history, ...options }: PartsOptions, take: TakePart): Promise<Progress> {
  const isDivided = ({ partition }: AnyProjection) => partition === 'member';
  const byMember = { ...history, projections: history.projections.filter(isDivided) };
  const others = { ...history, projections: history.projections.filter((each) => !isDivided(each)) };
  let events = 0;
  if (others.projections.length > 0) ({ events } = await foldInPasses({ ...options, history: others }, take));
  events += await foldParts({ ...options, history: byMember }, take);
  return { events, position: history.upTo };
}

/** So few that most rows of a part are freed before the garbage collector has copied them. Still fewer cost a COPY for each read model. */
const eventsInPart = 5_000;
/** A short history may have large rows. */
const fewestParts = 16;
/** The rows of one part also fit where a log is a hundred times as long as usual. */
const mostParts = 512;

async function partsOf(options: PartsOptions): Promise<readonly MemberRange[]> {
  const parts = ((await eventsOf(options)) ?? Number.POSITIVE_INFINITY) / eventsInPart;
  return divided(options.members, Math.round(Math.min(Math.max(parts, fewestParts), mostParts)));
}

/** About how many events of its members a history has; null when the source cannot count. */
async function eventsOf({ history: { source, after }, members }: PartsOptions): Promise<number | null> {
  const ofEverybody = await source.countAfter?.(after);
  return ofEverybody === undefined ? null : (ofEverybody * sizeOf(members)) / sizeOf(allMembers);
}

async function foldParts(options: PartsOptions, take: TakePart): Promise<number> {
  const { history } = options;
  const { source, projections, signal, upTo: position } = history;
  const parts = await partsOf(options);
  let [read, folded] = [0, 0];
  // Each event is worked on twice.
  const show = (more: number) =>
    history.onProgress?.({ events: Math.round((read + folded + more) / 2), position });
  const onProgress = (events: number) => {
    read = events;
    show(0);
  };
  const aside = await source.divide?.({
    ...{ ...looksOf(history), parts, signal, onProgress },
    exceptTypes: typesForAll(projections),
  });
  if (!aside) throw new TypeError('the source does not divide its history');
  try {
    for (const [nth, members] of parts.entries()) {
      const part = {
        ...history,
        source: { ...source, readAll: readerOfPart(aside, nth, members) },
        onProgress: ({ events }: Progress) => show(events),
      };
      folded += (await foldInPasses({ ...options, history: part, members }, take)).events;
    }
  } finally {
    aside.close();
  }
  return folded;
}

/** Only some of its members when their rows alone do not fit into the memory. */
function readerOfPart(aside: DividedHistory, nth: number, all: MemberRange): EventSource['readAll'] {
  return async function* readAll({ members }) {
    const [range] = members?.ranges ?? [];
    const isNarrower = range && sizeOf(range) < sizeOf(all);
    for await (const batch of aside.read(nth))
      yield isNarrower ? batch.filter((recorded) => isAmong(members, recorded)) : batch;
  };
}

const isAmong = (members: EventsOfMembers | undefined, { event }: Recorded<EventLike>): boolean =>
  !members || members.exceptTypes.has(event.type) || isInRanges(members.ranges, memberOfEvent(event));

/** Reads the history once for each part of the members whose rows fit into the memory. */
async function foldInPasses(
  { history, memoryBytes, book, members }: PartsOptions,
  take: TakePart,
): Promise<Progress> {
  let [rest, part, events, position] = [members, members, 0, history.upTo];
  for (
    let projections = history.projections;
    projections.length > 0 && rest.from < rest.to;
    projections = projections.filter(({ partition }) => partition === 'member')
  ) {
    const before = events;
    const onProgress: HistoryOptions['onProgress'] = (progress) =>
      history.onProgress?.({ ...progress, events: before + progress.events });
    const fold = { ...history, projections, members: part, memoryBytes, onProgress };
    const folded = await foldAndTake(fold, book, take);
    events += folded.events;
    position = folded.position;
    rest = { from: folded.members.to, to: rest.to };
    part = nextPart(rest, folded, memoryBytes);
  }
  return { events, position };
}

/** As many members as fitted before, or fewer, so that all remaining parts are alike. Where members are few, the fold finds what fits. */
function nextPart(
  rest: MemberRange,
  before: { readonly members: MemberRange; readonly bytes: number | null },
  memoryBytes: number,
): MemberRange {
  if (before.bytes === null || before.bytes < memoryBytes / 2 || before.bytes > memoryBytes) return rest;
  const parts = Math.ceil(sizeOf(rest) / sizeOf(before.members));
  return divided(rest, parts)[0] ?? rest;
}

/** A separate function, so that the folded rows can be garbage-collected after they are taken. */
async function foldAndTake(fold: FoldOptions, book: LetterBook, take: TakePart) {
  const folded = await foldHistory(fold, book);
  const { members, events, position, foldings } = folded;
  // Estimating what rows take costs as much as a twentieth of folding them.
  const bytes = members.to < fold.members.to ? folded.bytes : null;
  if (foldings.some(({ set, stoppedAt }) => set.rows.size > 0 || stoppedAt !== null)) await take(foldings);
  return { members, events, position, bytes };
}

/** The states of a projection's rows in one part of the members, by key. */
export type FoldedRows = (projection: AnyProjection) => ReadonlyMap<string, unknown>;

/**
 * Folds the history as a rebuild does, but only shows the rows: writing them would cost as much again. All projections must be divided by
 * member. @param take gets the rows of each part of the members, which nothing holds afterwards
 * @throws ProjectionFailed
 */
export async function foldRows(
  {
    memoryBytes = defaultMemoryBytes,
    ...options
  }: Omit<HistoryOptions, 'after' | 'members'> & {
    readonly memoryBytes?: number | undefined;
  },
  take: (rows: FoldedRows) => Promise<void> | void,
): Promise<Progress> {
  const undivided = options.projections.find(({ partition }) => partition !== 'member');
  if (undivided) throw new TypeError(`${undivided.name} is not divided by member`);
  const history = { ...options, after: beginning, upTo: options.upTo ?? (await options.source.head()) };
  const book = await openLetterBook(options.source);
  const parts = { history, memoryBytes: Math.min(memoryBytes, mostAtOnce), book, members: allMembers };
  return foldInParts(parts, async (foldings) => {
    await take(({ name }) => {
      const set = foldings.find((folding) => folding.set.projection.name === name)?.set;
      return new Map(set?.livingRows().map(([key, { state }]) => [key, state]));
    });
  });
}
