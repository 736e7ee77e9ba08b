import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { partOf } from './member-range.ts';
import type { StoredStatus } from './status.ts';

export type Reached = Pick<StoredStatus, 'position' | 'state'>;

/** How far a projection is, as far as the one who says it knows. */
export type Seen = Reached & {
  /** The positions of its parts, by number: all of them, or those that this process leads. A part can be parked while others continue. */
  readonly parts?: { readonly of: number; readonly at: ReadonlyMap<number, Reached> } | undefined;
};

export type WaitOptions = {
  /** The projections that must reach the position; all by default. */
  readonly projections?: readonly string[];
  /** Whose rows must show the position; those of all members when absent. */
  readonly member?: string | undefined;
  readonly timeoutMs: number;
};

/** The known positions of the projections, and the requests that wait for them. */
type PositionWaiter = {
  /** Called by the leader's engine after each commit, and with positions read from Postgres. Resolves waits whose position was reached. */
  update(seen: Iterable<readonly [name: string, seen: Seen]>): void;
  /**
   * Waits until the projections have passed a position: true when all have, false at the deadline. Does not wait for projections that are
   * parked or being rebuilt, or whose part of this member is parked. If only those are behind, returns false at once.
   */
  waitFor(position: Position, options: WaitOptions): Promise<boolean>;
  /** Waits without a limit until all projections that are not parked are live and have passed a position. */
  caughtUp(position: Position): Promise<void>;
  readonly isAwaited: boolean;
  /** Ends all waits, and future ones at once. */
  close(): void;
};

type Waiter = {
  readonly isOver: () => boolean;
  readonly end: () => void;
};

/** @param look requests an `update`; called when a wait starts, because the known positions may be old. */
export function createPositionWaiter(projections: readonly string[], look: () => void): PositionWaiter {
  const known = new Map<string, Seen>();
  const waiters = new Set<Waiter>();
  let isClosed = false;
  let passedByAll = beginning;
  const isBehind = (name: string, position: Position, member?: string) =>
    reachedFor(known.get(name), member).position < position;
  const isIn = (name: string, state: Seen['state']) => (known.get(name)?.state ?? 'rebuilding') === state;

  const wait = (isOver: () => boolean, timeoutMs?: number) =>
    new Promise<void>((resolve) => {
      const waiter: Waiter = {
        isOver,
        end: () => {
          clearTimeout(timer);
          waiters.delete(waiter);
          resolve();
        },
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(waiter.end, timeoutMs);
      waiters.add(waiter);
      if (isClosed) waiter.end();
      else look();
    });

  return {
    update(seen) {
      for (const [name, news] of seen) known.set(name, withKnownParts(news, known.get(name)));
      passedByAll = lowestOf(projections.map((name) => known.get(name)));
      for (const waiter of waiters) if (waiter.isOver()) waiter.end();
    },
    async waitFor(position, { projections: names = projections, member, timeoutMs }) {
      if (position <= passedByAll) return true;
      const isMissing = (name: string) => isBehind(name, position, member);
      // One whose state was not read yet may be live: a process that has just started knows those first that it leads.
      const isComing = (name: string) =>
        isMissing(name) && (!known.has(name) || reachedFor(known.get(name), member).state === 'live');
      const isOver = () => position <= passedByAll || !names.some(isComing);
      if (names.some(isMissing)) await wait(isOver, timeoutMs);
      return !names.some(isMissing);
    },
    async caughtUp(position) {
      const isMissing = (name: string) =>
        isIn(name, 'rebuilding') || (isIn(name, 'live') && isBehind(name, position));
      await wait(() => !projections.some(isMissing));
    },
    get isAwaited() {
      return waiters.size > 0;
    },
    close() {
      isClosed = true;
      for (const waiter of waiters) waiter.end();
    },
  };
}

/** The position that all have passed, with all their parts; the beginning when one is not known. */
const lowestOf = (seen: readonly (Seen | undefined)[]): Position =>
  seen.map((one) => one?.position ?? beginning).sort()[0] ?? beginning;

function reachedFor(seen: Seen | undefined, member: string | undefined): Reached {
  if (!seen) return unknown;
  const { state, parts } = seen;
  if (!parts || member === undefined) return seen;
  return parts.at.get(partOf(member, parts.of)) ?? { position: beginning, state };
}

const unknown: Reached = { position: beginning, state: 'rebuilding' };

/** The parts of other processes stay as they were known. */
function withKnownParts({ state, position, parts }: Seen, before: Seen | undefined): Seen {
  if (!parts) return { state, position };
  const { of } = parts;
  const at = before?.parts?.of === of ? new Map([...before.parts.at, ...parts.at]) : parts.at;
  const all = [...at.values()];
  const lowest = all.length === of ? all.map((part) => part.position).sort()[0] : undefined;
  const isParked = all.some((part) => part.state === 'parked');
  return { state: isParked ? 'parked' : state, position: lowest ?? beginning, parts: { of, at } };
}
