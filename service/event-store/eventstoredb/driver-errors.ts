import {
  type Retries,
  type RetryPolicy,
  retry,
  startRetries,
  storeDelay,
} from '#projections/postgres/retry.ts';
import { StoreUnavailable } from '#service/event-store/port.ts';
import { isUnclear, meaningOf } from './server-errors.ts';

/** Time limits for EventStoreDB. */
export type Terms = {
  /** How long a call is retried after the last sign of life. */
  readonly patienceMilliseconds: number;
  /** How long one attempt may receive nothing. */
  readonly silenceMilliseconds: number;
  readonly closing: AbortSignal;
};

/** An attempt received nothing for its time limit. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

const passing: ReadonlySet<unknown> = new Set(['turned away', 'passing', 'no such position']);

/** Whether a retry may succeed, possibly on the new leader. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Silence || passing.has(meaningOf(error)) || isUnclear(error);

/** Whether nothing was done for certain. After every other temporary error the outcome is unknown. */
export const wasTurnedAway = (error: unknown): boolean => meaningOf(error) === 'turned away';

/**
 * Tells an operator how to handle an error that did not pass. For an error that the adapter does not know, the error's own text is the only
 * information.
 */
const reasonOf = (error: unknown): string =>
  isUnclear(error)
    ? `EventStoreDB answers with an error that this release does not know: ${error.message}`
    : 'EventStoreDB does not answer at the configured address. Check that it runs, and the host, port and tls of EVENTSTORE_URL';

/** Adds a deadline: the driver has none for reads, and the one for writes starts only when a server was found. @throws Silence */
export async function answerWithin<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Retries temporary errors until the deadline, which `reset` restarts at every sign of life. */
const policyOf = ({ patienceMilliseconds, closing }: Terms): RetryPolicy => ({
  delayMs: storeDelay,
  signal: closing,
  deadlineMs: patienceMilliseconds,
  isTemporary: isPassing,
  errorAtEnd: (end, cause) =>
    end === 'aborted'
      ? closedStore()
      : new StoreUnavailable(`${reasonOf(cause)}; the operation was tried again until its time limit.`, {
          cause,
        }),
});

export const startStoreRetries = (terms: Terms): Retries => startRetries(policyOf(terms));

/**
 * Retries an operation that is safe to repeat.
 * @throws StoreUnavailable after the deadline or when the store closes; permanent errors at once.
 */
export const whileAway = <Result>(terms: Terms, attempt: () => Promise<Result>): Promise<Result> =>
  retry(attempt, policyOf(terms));

const closedStore = () => new StoreUnavailable('the event store is closed');

export function throwIfClosed(closing: AbortSignal): void {
  if (closing.aborted) throw closedStore();
}
