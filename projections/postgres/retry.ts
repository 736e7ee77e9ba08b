import { setTimeout as wait } from 'node:timers/promises';

/** After which errors work is done again, when, and for how long. */
export type RetryPolicy = {
  /** How long to wait for the next try, by the number of failures before the last one. */
  readonly delayMs: (failures: number) => number;
  /** Ends the retries. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the same may go well later. Any other error is thrown at once; without this there is none. */
  readonly isTemporary?: (error: unknown) => boolean;
  /** After so long no other try begins, counted from the first one or from the last `reset`. */
  readonly deadlineMs?: number;
  /** What to throw when the retries end, instead of the last error or the reason of the signal. */
  readonly errorAtEnd?: (end: 'deadline' | 'aborted', cause: unknown) => unknown;
  /** How to wait; resolves early when the signal aborts. */
  readonly pause?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** Doubles from the first delay to the longest. @param jitter the part of it that is random, so that processes do not try all at once */
export const doublingDelay =
  (firstMs: number, maxMs: number, jitter = 0) =>
  (failures: number): number =>
    Math.min(maxMs, firstMs * 2 ** failures) * (1 - jitter * Math.random());

/** For the calls of an event store. */
export const storeDelay = doublingDelay(50, 5_000, 0.5);

const engineDelay = doublingDelay(100, 10_000);

/** The retries of work that no function encloses, such as a generator that goes on where it failed. */
export type Retries = {
  /** The work goes well: delays and deadline begin again. */
  reset(): void;
  /** Waits for the next try. */
  wait(): Promise<void>;
  /** Waits after an error. @throws the error if it is not temporary, or what the policy says when the deadline is over. */
  afterFailure(error: unknown): Promise<void>;
};

export function startRetries(policy: RetryPolicy): Retries {
  const { delayMs, signal, isTemporary, deadlineMs = Number.POSITIVE_INFINITY, pause = sleep } = policy;
  let since = Date.now();
  let failures = 0;
  const retries: Retries = {
    reset() {
      since = Date.now();
      failures = 0;
    },
    async wait() {
      const milliseconds = delayMs(failures);
      failures += 1;
      await pause(milliseconds, signal);
    },
    async afterFailure(error) {
      if (isTemporary && !isTemporary(error)) throw error;
      if (Date.now() - since >= deadlineMs) throw policy.errorAtEnd?.('deadline', error) ?? error;
      await retries.wait();
    },
  };
  return retries;
}

/**
 * The result of the work, which is tried again after temporary errors. It must be harmless to repeat.
 * @throws as `afterFailure`, and when the signal aborts.
 */
export async function retry<Result>(work: () => Promise<Result>, policy: RetryPolicy): Promise<Result> {
  const { signal, errorAtEnd } = policy;
  const retries = startRetries(policy);
  let cause: unknown;
  for (;;) {
    if (signal?.aborted) throw errorAtEnd?.('aborted', cause) ?? signal.reason;
    try {
      return await work();
    } catch (error) {
      cause = error;
      await retries.afterFailure(error);
    }
  }
}

type RunOptions = Omit<RetryPolicy, 'delayMs' | 'deadlineMs' | 'errorAtEnd'> & {
  readonly signal: AbortSignal;
  readonly delayMs?: RetryPolicy['delayMs'];
  readonly onError: (error: unknown) => void;
};

/**
 * Does the work over and over until the signal aborts, with a pause after each error or end that doubles from 0.1 s to 10 s. Calling
 * `resetBackoff` during the work makes the next pause the shortest again.
 * @throws only an error that is not temporary.
 */
export async function runWithRetry(
  work: (resetBackoff: () => void) => Promise<void>,
  { onError, ...policy }: RunOptions,
): Promise<void> {
  const { signal, isTemporary } = policy;
  const retries = startRetries({ delayMs: engineDelay, ...policy });
  const isOver = () => signal.aborted;
  while (!isOver()) {
    try {
      await work(retries.reset);
    } catch (error) {
      if (isTemporary && !isTemporary(error)) throw error;
      if (!isOver()) onError(error);
    }
    await retries.wait();
  }
}

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal && { signal }).catch(() => {});
}
