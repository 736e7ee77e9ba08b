import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type FoldedHistory, type FoldOptions, foldHistory } from './fold-history.ts';
import type { HistoryOptions, Progress } from './history.ts';
import { type LetterBook, openLetterBook } from './letter-book.ts';
import { allMembers, divided, type MemberRange } from './member-range.ts';
import type { AnyProjection } from './projection.ts';

/**
 * The rows of half a million events. When a history needs more, its members are folded part by part, each part in a pass over the events of
 * its members. The process takes three times as much, because memory is not freed at once.
 */
export const defaultMemoryBytes = 256 * 2 ** 20;

type PartsOptions = {
  readonly history: HistoryOptions & { readonly upTo: Position };
  readonly memoryBytes: number;
  readonly book: LetterBook;
  readonly members: MemberRange;
};

type TakePart = (foldings: FoldedHistory['foldings']) => Promise<void>;

/**
 * Folds the history of some members in as many parts as memory requires. A projection without partitions is in the first part only.
 * @param take gets the rows of each part, which nothing holds afterwards
 */
export async function foldInParts(
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
  before: Pick<FoldedHistory, 'members' | 'bytes'>,
  memoryBytes: number,
): MemberRange {
  if (before.bytes < memoryBytes / 2 || before.bytes > memoryBytes) return rest;
  const parts = Math.ceil((rest.to - rest.from) / (before.members.to - before.members.from));
  return divided(rest, parts)[0] ?? rest;
}

/** A separate function, so that the folded rows can be garbage-collected after they are taken. */
async function foldAndTake(fold: FoldOptions, book: LetterBook, take: TakePart) {
  const { foldings, ...folded } = await foldHistory(fold, book);
  await take(foldings);
  return folded;
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
  return foldInParts({ history, memoryBytes, book, members: allMembers }, async (foldings) => {
    await take(({ name }) => {
      const set = foldings.find((folding) => folding.set.projection.name === name)?.set;
      return new Map(set?.livingRows().map(([key, { state }]) => [key, state]));
    });
  });
}
