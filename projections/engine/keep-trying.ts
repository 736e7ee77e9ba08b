import { setTimeout as wait } from 'node:timers/promises';

export type KeepTryingOptions = {
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
  /** Errors after which trying again is not for us. */
  readonly isFinal?: (error: unknown) => boolean;
  /** How to wait; resolves early when the signal aborts. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

const firstPauseMs = 100;
const longestPauseMs = 10_000;

/**
 * Does `work` over and over until the signal aborts, with a pause after each error or end that doubles from 0.1 s to 10 s. Calling
 * `isWell` during the work makes the next pause the shortest again.
 * @throws only an error that `isFinal` knows.
 */
export async function keepTrying(
  work: (isWell: () => void) => Promise<void>,
  { signal, onError, isFinal, pause = pauseFor }: KeepTryingOptions,
): Promise<void> {
  let pauseMs = firstPauseMs;
  const isOver = () => signal.aborted;
  while (!isOver()) {
    try {
      await work(() => {
        pauseMs = firstPauseMs;
      });
    } catch (error) {
      if (isFinal?.(error)) throw error;
      if (!isOver()) onError(error);
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
export async function pauseFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal && { signal }).catch(() => {});
}
