export type Lane = 'quick' | 'slow';
type Sizes = Readonly<Record<Lane, number>>;

/** Work in a lane. */
export type Pace = {
  readonly lane: Lane;
  /**
   * Waits for a receiver. A wait that takes long leaves the quick lane. Its signal aborts with a `TimeoutError` after the time limit, or when the slow
   * lane has no room.
   */
  waitFor<Result>(
    wait: (signal: AbortSignal) => Promise<Result>,
    timeoutMs: number,
    stopping: AbortSignal,
  ): Promise<Result>;
};

export type Lanes = {
  /** How much more may begin in a lane. */
  free(lane: Lane): number;
  run(begun: Lane, work: (pace: Pace) => Promise<void>): Promise<void>;
};

/** The slow lane holds a socket for each receiver that does not answer, so its size bounds the memory. */
const usualSizes: Sizes = { quick: 256, slow: 1_024 };
const patienceMs = 500;

/**
 * Two lanes, so that receivers that do not answer hold nobody up: one that failed before begins in the slow lane, and one that takes long moves
 * there.
 */
export function createLanes(sizes = usualSizes): Lanes {
  const busy: Record<Lane, number> = { quick: 0, slow: 0 };
  return {
    free: (lane) => Math.max(0, sizes[lane] - busy[lane]),
    async run(begun, work) {
      let lane = begun;
      busy[lane] += 1;
      const leaveQuick = (): boolean => {
        if (lane === 'slow') return true;
        if (busy.slow >= sizes.slow) return false;
        busy.quick -= 1;
        busy.slow += 1;
        lane = 'slow';
        return true;
      };
      try {
        await work({
          get lane() {
            return lane;
          },
          waitFor: (wait, timeoutMs, stopping) => limited(wait, { timeoutMs, stopping, leaveQuick }),
        });
      } finally {
        busy[lane] -= 1;
      }
    },
  };
}

type Limits = {
  readonly timeoutMs: number;
  readonly stopping: AbortSignal;
  readonly leaveQuick: () => boolean;
};

/** The listener on the lasting signal is removed: `AbortSignal.any` would keep each signal of an attempt until the process ends. */
async function limited<Result>(
  wait: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, stopping, leaveQuick }: Limits,
): Promise<Result> {
  const limit = new AbortController();
  const giveUp = (): void => limit.abort(new DOMException('no answer in time', 'TimeoutError'));
  const stop = (): void => limit.abort(stopping.reason);
  const timers = [setTimeout(() => leaveQuick() || giveUp(), patienceMs), setTimeout(giveUp, timeoutMs)];
  stopping.addEventListener('abort', stop, { once: true });
  try {
    stopping.throwIfAborted();
    return await wait(limit.signal);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
