import type { Position } from '#domain/kernel/recorded.ts';
import type { StoredStatus } from './status.ts';

type Seen = Pick<StoredStatus, 'position' | 'state'>;

export type WaitOptions = {
  /** The projections that must have come so far; all of them by default. */
  readonly projections?: readonly string[];
  readonly timeoutMs: number;
};

/** The positions of the projections as this process knows them, and the requests that wait for them. */
type PositionWaiter = {
  /**
   * Called by the leader's engine after each commit, or with what was read from Postgres. Resolves the waits whose position was reached.
   */
  update(seen: Iterable<readonly [name: string, seen: Seen]>): void;
  /**
   * Waits until the projections have passed a position: true when all have, false when time is up. It does not wait for those that are
   * parked or being rebuilt: if only they are behind, the answer is false at once.
   */
  waitFor(position: Position, options: WaitOptions): Promise<boolean>;
  /** Waits, without a limit, until all that are not parked are live and have passed a position. */
  caughtUp(position: Position): Promise<void>;
  readonly isAwaited: boolean;
  /** Answers all who still wait, and from now on at once. */
  close(): void;
};

type Waiter = {
  readonly isOver: () => boolean;
  readonly end: () => void;
};

/** @param look asks for an `update`: it is called when somebody starts to wait, since what is known may be old. */
export function createPositionWaiter(projections: readonly string[], look: () => void): PositionWaiter {
  const known = new Map<string, Seen>();
  const waiters = new Set<Waiter>();
  let isClosed = false;
  const isBehind = (name: string, position: Position) => (known.get(name)?.position ?? '') < position;
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
      for (const [name, { position, state }] of seen) known.set(name, { position, state });
      for (const waiter of waiters) if (waiter.isOver()) waiter.end();
    },
    async waitFor(position, { projections: names = projections, timeoutMs }) {
      const isDone = () => !names.some((name) => isBehind(name, position));
      const isHopeless = () => !names.some((name) => isIn(name, 'live') && isBehind(name, position));
      if (!isDone()) await wait(() => isDone() || isHopeless(), timeoutMs);
      return isDone();
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
