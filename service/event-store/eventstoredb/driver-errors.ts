import { ErrorType, isCommandError, NotLeaderError } from '@eventstore/db-client';
import {
  type Retries,
  type RetryPolicy,
  retry,
  startRetries,
  storeDelay,
} from '#projections/postgres/retry.ts';
import { StoreUnavailable } from '#service/event-store/port.ts';

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

/** gRPC: cancelled (by the server), unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable. */
const passingCodes: ReadonlySet<unknown> = new Set([1, 2, 4, 8, 10, 13, 14]);

/** An answer to one append in a batch has no code. */
const passingTypes: ReadonlySet<unknown> = new Set([ErrorType.DEADLINE_EXCEEDED, ErrorType.UNKNOWN]);

const neverSent =
  /Failed to discover|No connection established|Name resolution failed|Channel closed before call started/;
const turnedAway = /Server Is Not Ready|Server Is (?:Too )?Busy/;

/** Whether a retry may succeed, possibly on the new leader. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Silence || error instanceof NotLeaderError || wasTurnedAway(error)) return true;
  if (!(error instanceof Error && isCommandError(error))) return false;
  return passingCodes.has(error.code) || (error.code === undefined && passingTypes.has(error.type));
}

/** Whether nothing was done for certain. After every other temporary error the outcome is unknown. */
export function wasTurnedAway(error: unknown): boolean {
  if (error instanceof NotLeaderError) return true;
  return error instanceof Error && (neverSent.test(error.message) || turnedAway.test(error.message));
}

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
      : new StoreUnavailable(
          'EventStoreDB does not answer at the configured address. Check that it runs, and the host, port and tls of EVENTSTORE_URL; the operation was tried again until its time limit.',
          { cause },
        ),
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
