import { setTimeout as wait } from 'node:timers/promises';

/** Which errors are retried, with which delays, and for how long. */
export type RetryPolicy = {
  /** The delay before the next attempt, by the number of earlier failures. */
  readonly delayMs: (failures: number) => number;
  /** Ends the retries. */
  readonly signal?: AbortSignal | undefined;
  /** Whether a later attempt may succeed. Other errors are thrown at once. By default all errors are temporary. */
  readonly isTemporary?: (error: unknown) => boolean;
  /** No attempt starts after this time, measured from the first attempt or the last `reset`. */
  readonly deadlineMs?: number;
  /** The error to throw when the retries end, instead of the last error or the signal's reason. */
  readonly errorAtEnd?: (end: 'deadline' | 'aborted', cause: unknown) => unknown;
  /** Waits; resolves early when the signal aborts. */
  readonly pause?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** Doubles from the first delay to the longest. @param jitter random share of the delay, so that processes do not retry simultaneously */
export const doublingDelay =
  (firstMs: number, maxMs: number, jitter = 0) =>
  (failures: number): number =>
    Math.min(maxMs, firstMs * 2 ** failures) * (1 - jitter * Math.random());

/** Delays for calls of an event store. */
export const storeDelay = doublingDelay(50, 5_000, 0.5);

const engineDelay = doublingDelay(100, 10_000);

/** Retries for work that cannot be a single function, such as a generator that resumes where it failed. */
export type Retries = {
  /** Restarts delays and deadline after a success. */
  reset(): void;
  /** Waits for the next attempt. */
  wait(): Promise<void>;
  /** Waits after an error. @throws the error if it is not temporary, or the policy's error after the deadline. */
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
 * The result of the work, retried after temporary errors. The work must be safe to repeat.
 * @throws like `afterFailure`, and when the signal aborts.
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
 * Repeats the work until the signal aborts, with a pause after each error or end that doubles from 0.1 s to 10 s. `resetBackoff`, called
 * during the work, makes the next pause the shortest again.
 * @throws only errors that are not temporary.
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

/** Resolves after this many milliseconds, or when the signal aborts. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal && { signal }).catch(() => {});
}
