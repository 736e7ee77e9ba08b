import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { type Checkpoint, CheckpointMoved, type Claim, readCheckpoints, readClaimed } from './checkpoint.ts';
import { projectionsWithDeadLetters } from './dead-letters.ts';
import type { EventSource } from './event-source.ts';
import { everybodyAt } from './everybody.ts';
import { eventsAfter } from './history.ts';
import { readSkips } from './letter-book.ts';
import { joinedRanges, type MemberRange, memberOfEvent, partOf, rangeOfPart } from './member-range.ts';
import { type AnyProjection, type EventLike, isAboutEverybody } from './projection.ts';
import { type Table, tableOf } from './tables.ts';
import { createRowCaches, type RowCache } from './working-set.ts';

type Events = readonly Recorded<EventLike>[];

/** A running projection, or some parts of it that are at the same position. */
export type Runner = {
  readonly table: Table;
  readonly cache: RowCache;
  /**
   * Those that this worker knows to be committed: one, or one for each of its parts. One may be behind `position` when no event that it
   * handles, or none of its part, lies between them.
   */
  checkpoints: readonly Checkpoint[];
  /** Its events up to here are folded and committed. */
  position: Position;
  isParked: boolean;
  /** Ids of the events that operators have skipped. */
  readonly skips: ReadonlySet<string>;
  /** Only then are the held-back owners of a batch looked up. */
  hasDeadLetters: boolean;
  /** The value of the events about everybody at the position. */
  everybody: unknown;
};

type RunnerOptions = {
  readonly schema: string;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly cachedBytes: number;
  /** The parts that this process leads, with their fencing tokens; absent for a worker without leases. */
  readonly claims?: readonly Claim[];
};

/**
 * One runner for each projection, or several when its parts are at different positions. That happens when another process led some of them
 * before.
 * @throws CheckpointMoved
 */
export async function startRunners(
  client: pg.Client,
  { schema, source, projections, cachedBytes, claims }: RunnerOptions,
): Promise<readonly Runner[]> {
  const checkpoints = claims
    ? await readClaimed(client, schema, claims)
    : [...(await readCheckpoints(client, schema, projections)).values()];
  const withLetters = await projectionsWithDeadLetters(client, schema, projections);
  const skips = await readSkips(source);
  const events = await source.aboutEverybody?.();
  const addCache = createRowCaches(cachedBytes);
  const runners: Runner[] = [];
  for (const projection of projections) {
    const { name } = projection;
    const table = tableOf(projection, schema, 'current', source.cipher);
    for (const group of byPosition(ownedOf(checkpoints, projection, claims))) {
      const position = group[0]?.position ?? '';
      const since = { position, skips: skips(name) };
      runners.push({
        ...{ table, cache: addCache(), checkpoints: group, position, isParked: false },
        ...{ skips: skips(name), hasDeadLetters: withLetters.has(name) },
        everybody: await everybodyAt({ aboutEverybody: async () => events ?? [] }, projection, since),
      });
    }
  }
  return runners;
}

/** @throws CheckpointMoved when one is gone or claimed by a later leader. */
function ownedOf(
  checkpoints: readonly Checkpoint[],
  { name }: AnyProjection,
  claims: readonly Claim[] | undefined,
): readonly Checkpoint[] {
  const own = checkpoints.filter((checkpoint) => checkpoint.name === name);
  const claimed = claims?.filter((claim) => claim.name === name);
  if (own.length === 0 || own.length < (claimed?.length ?? 0))
    throw new CheckpointMoved(`the rows of ${name} are gone`);
  const tokens = new Map(claimed?.map(({ part, token }) => [part?.nth, token]));
  if (claimed && own.some(({ part, token }) => tokens.get(part?.nth) !== token))
    throw new CheckpointMoved(`a later leader has claimed ${name}`);
  return own;
}

const byPosition = (checkpoints: readonly Checkpoint[]): Iterable<readonly Checkpoint[]> =>
  grouped(checkpoints, ({ position }) => position).values();

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => Position) {
  const groups = new Map<Position, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** The parts that a runner has; null when it is not divided. */
export const partsOf = ({ checkpoints }: Pick<Runner, 'checkpoints'>): readonly number[] | null =>
  checkpoints[0]?.part ? checkpoints.map(({ part }) => part?.nth ?? 0) : null;

/** The part of a batch that one runner does. */
export type Share = {
  readonly runner: Runner;
  /** The events that are new to it, without those of other parts. */
  readonly events: Events;
  /** Those that must move with the rows. */
  readonly checkpoints: readonly Checkpoint[];
};

/**
 * Divides a batch among runners. Those without an event that they handle, or none of their parts, have nothing to do.
 * @param movesAll whether a checkpoint moves also without an event that its projection handles, because other processes wait for it
 */
export function sharesOf(runners: readonly Runner[], events: Events, movesAll: boolean): readonly Share[] {
  const partsIn = new Map<number, readonly number[]>();
  /** The part of each event, calculated once for all runners. */
  const numbered = (of: number) => {
    const numbers = partsIn.get(of) ?? events.map(({ event }) => partOf(memberOfEvent(event), of));
    partsIn.set(of, numbers);
    return numbers;
  };
  return runners.map((runner) => shareOf(runner, { events, movesAll }, numbered));
}

type Batch = { readonly events: Events; readonly movesAll: boolean };

function shareOf(
  runner: Runner,
  { events, movesAll }: Batch,
  numbered: (of: number) => readonly number[],
): Share {
  const { checkpoints, position, table } = runner;
  const of = checkpoints[0]?.part?.of;
  if (of === undefined) {
    const own = eventsAfter(events, position);
    const moves = movesAll || runner.hasDeadLetters || own.some(isHandledBy(table.projection));
    return { runner, events: own, checkpoints: moves ? checkpoints : [] };
  }
  const numbers = numbered(of);
  const own = new Set(partsOf(runner));
  const touched = new Set<number>();
  const isAboutAll = (recorded: Recorded<EventLike>) => isAboutEverybody(table.projection, recorded);
  const ours = events.filter((recorded, index) => {
    if (recorded.position <= position) return false;
    const part = numbers[index] ?? 0;
    if (own.has(part)) touched.add(part);
    return own.has(part) || isAboutAll(recorded);
  });
  const moved = ours.some(isAboutAll)
    ? checkpoints
    : checkpoints.filter(({ part }) => touched.has(part?.nth ?? -1));
  return { runner, events: ours, checkpoints: moved };
}

const isHandledBy =
  ({ handles }: AnyProjection) =>
  ({ event }: Recorded<EventLike>): boolean =>
    handles.includes(event.type);

/** After a batch: runners of one projection that have reached the same position continue as one. */
export function joinRunners(runners: readonly Runner[]): readonly Runner[] {
  const joined = new Map<string, Runner>();
  for (const runner of runners) {
    const key = `${runner.table.name} ${runner.isParked ? joined.size : runner.position}`;
    const first = joined.get(key);
    if (first) {
      first.checkpoints = [...first.checkpoints, ...runner.checkpoints];
      first.hasDeadLetters ||= runner.hasDeadLetters;
      runner.cache.forget();
    } else joined.set(key, runner);
  }
  return joined.size === runners.length ? runners : [...joined.values()];
}

/** The checkpoints that may move without rows, each with where to. */
export function checkpointsBehind(
  runners: readonly Runner[],
): ReadonlyMap<Position, readonly { readonly runner: Runner; readonly checkpoint: Checkpoint }[]> {
  const behind = runners.flatMap((runner) =>
    runner.checkpoints
      .filter(({ position }) => position < runner.position)
      .map((checkpoint) => ({ runner, checkpoint })),
  );
  return grouped(behind, ({ runner }) => runner.position);
}

/** Remembers that some of a runner's checkpoints were moved. */
export function place(runner: Runner, moved: ReadonlySet<Checkpoint>, to: Position) {
  runner.checkpoints = runner.checkpoints.map((checkpoint) =>
    moved.has(checkpoint) ? { ...checkpoint, position: to } : checkpoint,
  );
}

/** Whether an owner's rows are those of a runner. */
export function ownsRowsOf({ checkpoints }: Pick<Runner, 'checkpoints'>): (owner: string) => boolean {
  const of = checkpoints[0]?.part?.of;
  if (of === undefined) return () => true;
  const own = new Set(partsOf({ checkpoints }));
  return (owner) => own.has(partOf(owner, of));
}

/** The members whose rows the runners write; undefined when one of them is not divided, although it could be. */
export function membersOf(runners: readonly Runner[]): readonly MemberRange[] | undefined {
  const divisible = runners.filter(({ table }) => table.projection.partition === 'member');
  if (divisible.length === 0 || divisible.some((runner) => partsOf(runner) === null)) return undefined;
  return joinedRanges(
    divisible.flatMap(({ checkpoints }) =>
      checkpoints.flatMap(({ part }) => (part ? [rangeOfPart(part)] : [])),
    ),
  );
}
