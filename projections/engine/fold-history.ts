import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import { type HistoryOptions, type Progress, readHistory, typesForAll } from './history.ts';
import { createFold, type Fold, ownerOf } from './hold-back.ts';
import type { LetterBook } from './letter-book.ts';
import {
  createMemberNumbers,
  isEverybody,
  isInRange,
  type MemberRange,
  memberOfEvent,
  sizeOf,
} from './member-range.ts';
import { bytesIn } from './memory-usage.ts';
import { type AnyProjection, type EventLike, isAboutEverybody } from './projection.ts';
import { type WorkingSet, workingSet } from './working-set.ts';

export type FoldOptions = Omit<HistoryOptions, 'members'> & {
  readonly members: MemberRange;
  /** All parts of a history end here. */
  readonly upTo: Position;
  /** Approximate memory for the rows, in bytes. */
  readonly memoryBytes: number;
  /** Throws `TooManyRows` instead of dropping members. */
  readonly isWhole?: boolean;
};

/** The rows of all members will not fit into the memory. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

/** The rows of one projection. */
type Folding = {
  readonly set: WorkingSet;
  readonly fold: Fold;
  /** Where it was stopped because its rows take too much memory; null when it was folded to the end. */
  stoppedAt: Position | null;
};

export type FoldedHistory = Progress & {
  /** The lower part of the given members, whose rows fit into the memory. */
  readonly members: MemberRange;
  /** Memory of their rows, in bytes. */
  readonly bytes: number;
  readonly foldings: readonly Pick<Folding, 'set' | 'stoppedAt'>[];
};

/**
 * Folds the history into rows in memory, in one pass for all projections, without I/O except reading. When the rows will take more memory
 * than allowed, it drops the rows of the members at the upper end of the range. The caller folds those members in another pass. A
 * projection without partitions can only be stopped.
 * @param book takes the dead letters.
 * @throws ProjectionFailed at the first event that parks a projection. TooManyRows
 */
export async function foldHistory(options: FoldOptions, book: LetterBook): Promise<FoldedHistory> {
  const foldings = options.projections.map(
    (projection): Folding => ({
      set: workingSet(projection),
      // Another part of the members may have been folded to the end before.
      fold: createFold(projection, { ...book.before(projection), everybody: undefined }),
      stoppedAt: null,
    }),
  );
  const usage = createMemoryUsage(options);
  const at: At = { members: options.members, position: options.after, events: 0 };
  while (await hasToNarrow(options, foldings, at, usage));
  for (const { set, fold, stoppedAt } of foldings) {
    const range = { members: [at.members], upTo: stoppedAt ?? at.position };
    await foldBrokenOwnersAgain({ ...options, ...range, onProgress: undefined }, set, fold);
    book.add(set.projection, fold);
  }
  return {
    ...at,
    foldings,
    // Only who has to fold other members as well looks at it.
    get bytes() {
      return bytesOfAll(foldings);
    },
  };
}

/** How far a fold has come, and for which members. */
type At = { members: MemberRange; position: Position; events: number };

/** Folds on. @returns true when it has dropped members, so that those that are left must be read by themselves; false at the end. */
async function hasToNarrow(
  options: FoldOptions,
  foldings: readonly Folding[],
  at: At,
  usage: ReturnType<typeof createMemoryUsage>,
): Promise<boolean> {
  const foldEvent = createEventFold(foldings, at.members);
  for await (const batch of readHistory({ ...options, members: [at.members], after: at.position })) {
    at.position = batch.position;
    at.events += batch.events.filter(foldEvent).length;
    options.onProgress?.({ events: at.events, position: at.position });
    const share = await usage.fittingShare(foldings, at);
    const fitting = share < 1 ? narrow(options, foldings, at.members, share) : null;
    if (fitting) {
      // About those that remain.
      at.events = Math.round((at.events * sizeOf(fitting)) / sizeOf(at.members));
      at.members = fitting;
      return true;
    }
    if (foldings.every(({ stoppedAt }) => stoppedAt !== null)) return false;
  }
  return false;
}

const bytesOfAll = (some: readonly Folding[]): number => some.reduce((sum, { set }) => sum + bytesIn(set), 0);
const isPartitioned = ({ set }: Folding): boolean => set.projection.partition === 'member';

/** The rows that stay use this share of the memory, so a wrong estimate seldom exceeds the limit again. */
const usedShare = 0.85;

function createMemoryUsage({ source, memoryBytes, after, upTo, isWhole }: FoldOptions) {
  const eventsBetweenChecks = memoryBytes / 10_000;
  // After `TooManyRows` the same events are folded again, so the first check comes early.
  let nextCheck = isWhole ? eventsBetweenChecks / 8 : eventsBetweenChecks;
  let size: number | undefined;
  /** The share of the history up to a position; 1 when the source cannot count. */
  const doneAt = async (position: Position) => {
    size ??= await source.countAfter?.(after);
    const left = await source.countAfter?.(position);
    return size === undefined || left === undefined || size <= left ? 1 : 1 - left / size;
  };
  return {
    /**
     * The share of the rows that there is memory for at the end of the history; 1 for all. Stops projections without partitions that need
     * half of the memory already.
     */
    async fittingShare(foldings: readonly Folding[], { events, position }: Progress): Promise<number> {
      if (events < nextCheck || position >= upTo) return 1;
      nextCheck = events + Math.max(eventsBetweenChecks, events / 8);
      const whole = foldings.filter((folding) => !isPartitioned(folding));
      if (bytesOfAll(whole) > memoryBytes / 2) for (const folding of whole) folding.stoppedAt ??= position;
      const expected = bytesOfAll(foldings) / (await doneAt(position));
      if (expected <= memoryBytes) return 1;
      nextCheck = 0;
      return Math.min((usedShare * memoryBytes) / expected, 0.9);
    },
  };
}

/**
 * Drops the rows of the members at the upper end of a range.
 * @param share of the rows that is kept, at least those of one member
 * @returns the rest of the range; null when nothing can be dropped.
 * @throws TooManyRows when all must be kept
 */
function narrow(
  { isWhole }: FoldOptions,
  foldings: readonly Folding[],
  members: MemberRange,
  share: number,
): MemberRange | null {
  if (isWhole) throw new TooManyRows();
  const sets = foldings.filter(isPartitioned).map(({ set }) => set);
  const numberOf = createMemberNumbers();
  const rowsOf = new Map<number, number>();
  for (const set of sets)
    for (const [key, row] of set.rows) {
      const number = numberOf(set.ownerOf(key, row));
      rowsOf.set(number, (rowsOf.get(number) ?? 0) + 1);
    }
  const to = endOfShare(rowsOf, share);
  if (to === null) return null;
  for (const set of sets) set.keepOnly((owner) => numberOf(owner) < to);
  return { from: members.from, to };
}

/** The number at which a share of the rows ends; null when all rows have the same. */
function endOfShare(rowsOf: ReadonlyMap<number, number>, share: number): number | null {
  const numbers = [...rowsOf].toSorted(([one], [other]) => one - other);
  let left = share * numbers.reduce((sum, [, rows]) => sum + rows, 0);
  for (const [number, rows] of numbers.slice(0, -1)) {
    left -= rows;
    if (left <= 0) return number + 1;
  }
  return numbers.at(-2) ? (numbers.at(-1)?.[0] ?? null) : null;
}

/** @returns whether the event counts: events that other parts of the members have as well count in one part only. */
type FoldEvent = (recorded: Recorded<EventLike>) => boolean;

/** Folds an event into the rows of every projection that handles it. */
function createEventFold(foldings: readonly Folding[], members: MemberRange): FoldEvent {
  const byType = new Map<string, Folding[]>();
  for (const folding of foldings)
    for (const type of folding.set.projection.handles)
      byType.set(type, [...(byType.get(type) ?? []), folding]);
  const forAll = isEverybody(members) ? new Set() : typesForAll(foldings.map(({ set }) => set.projection));
  return (recorded) => {
    const isOfOthers = forAll.has(recorded.event.type) && !isInRange(members, memberOfEvent(recorded.event));
    for (const { set, fold, stoppedAt } of byType.get(recorded.event.type) ?? [])
      if (stoppedAt === null && !(isOfOthers && isOfOneMember(set.projection, recorded)))
        fold.fold(set, recorded);
    return !isOfOthers;
  };
}

const isOfOneMember = (projection: AnyProjection, recorded: Recorded<EventLike>): boolean =>
  projection.partition === 'member' && !isAboutEverybody(projection, recorded);

/**
 * An event that failed may have changed only some rows of its owner. So these rows are folded again up to that event, in a second pass over
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
      if (isAboutEverybody(projection, recorded) || owners.has(ownerOf(projection, recorded) ?? ''))
        fold.fold(set, recorded);
  return set;
}
