export type SlotKind = 'quick' | 'slow';
type Sizes = Readonly<Record<SlotKind, number>>;

/** Work in a slot. */
export type Pace = {
  readonly kind: SlotKind;
  /**
   * Waits for a receiver. A wait that takes long moves to a slow slot. Its signal aborts with a `TimeoutError` after the time limit, or when no slow
   * slot is free.
   */
  waitFor<Result>(
    wait: (signal: AbortSignal) => Promise<Result>,
    timeoutMs: number,
    stopping: AbortSignal,
  ): Promise<Result>;
};

export type Slots = {
  /** How many slots of a kind are free. */
  free(kind: SlotKind): number;
  run(begun: SlotKind, work: (pace: Pace) => Promise<void>): Promise<void>;
};

/** A slow slot holds a socket to a receiver that does not answer, so their number bounds the memory. */
const usualSizes: Sizes = { quick: 256, slow: 1_024 };
const patienceMs = 500;

/**
 * Two kinds of slots, so that receivers that do not answer delay no other one: one that failed before begins in a slow slot, and one that takes long
 * moves to it.
 */
export function createSlots(sizes = usualSizes): Slots {
  const busy: Record<SlotKind, number> = { quick: 0, slow: 0 };
  return {
    free: (kind) => Math.max(0, sizes[kind] - busy[kind]),
    async run(begun, work) {
      let kind = begun;
      busy[kind] += 1;
      const leaveQuick = (): boolean => {
        if (kind === 'slow') return true;
        if (busy.slow >= sizes.slow) return false;
        busy.quick -= 1;
        busy.slow += 1;
        kind = 'slow';
        return true;
      };
      try {
        await work({
          get kind() {
            return kind;
          },
          waitFor: (wait, timeoutMs, stopping) => limited(wait, { timeoutMs, stopping, leaveQuick }),
        });
      } finally {
        busy[kind] -= 1;
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
