import { isCommandError, NotLeaderError } from '@eventstore/db-client';
import {
  type Retries,
  type RetryPolicy,
  retry,
  startRetries,
  storeDelay,
} from '#projections/postgres/retry.ts';
import { StoreUnavailable } from '#service/event-store/port.ts';

/** How long to wait for EventStoreDB. */
export type Terms = {
  /** How long a call goes on trying, counted from the last sign of life. */
  readonly patienceMilliseconds: number;
  /** How long one attempt may go without a sign of life. */
  readonly silenceMilliseconds: number;
  readonly closing: AbortSignal;
};

/** Nothing came for as long as an attempt may go without a sign of life. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** gRPC: cancelled (by the server), unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable. */
const passingCodes: ReadonlySet<unknown> = new Set([1, 2, 4, 8, 10, 13, 14]);

const neverSent = /Failed to discover|No connection established|Name resolution failed/;
const turnedAway = /Server Is Not Ready|Server Is Too Busy/;

/** The same call may go well later, or on the server that is the leader now. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Silence || error instanceof NotLeaderError || wasTurnedAway(error)) return true;
  return error instanceof Error && isCommandError(error) && passingCodes.has(error.code);
}

/** Whether it is certain that nothing was done: every other passing failure leaves that open. */
export function wasTurnedAway(error: unknown): boolean {
  if (error instanceof NotLeaderError) return true;
  return error instanceof Error && (neverSent.test(error.message) || turnedAway.test(error.message));
}

/** Adds a deadline: the driver has none for reads, and its deadline for writes begins only when it has found a server. @throws Silence */
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

/** Passing errors are waited for, as long as the server gives a sign of life now and then: `reset` is for that. */
const policyOf = ({ patienceMilliseconds, closing }: Terms): RetryPolicy => ({
  delayMs: storeDelay,
  signal: closing,
  deadlineMs: patienceMilliseconds,
  isTemporary: isPassing,
  errorAtEnd: (end, cause) =>
    end === 'aborted' ? closedStore() : new StoreUnavailable('EventStoreDB cannot be reached', { cause }),
});

export const startStoreRetries = (terms: Terms): Retries => startRetries(policyOf(terms));

/**
 * Repeats what is harmless to repeat.
 * @throws StoreUnavailable when the deadline is over or the store closes; at once an error that will not pass.
 */
export const whileAway = <Result>(terms: Terms, attempt: () => Promise<Result>): Promise<Result> =>
  retry(attempt, policyOf(terms));

const closedStore = () => new StoreUnavailable('the event store is closed');

export function throwIfClosed(closing: AbortSignal): void {
  if (closing.aborted) throw closedStore();
}
