import { isCommandError, NotLeaderError } from '@eventstore/db-client';
import { backOff } from './back-off.ts';
import { StoreUnavailable } from './store.ts';

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

/**
 * A deadline of our own: the driver has none for reads, and its deadline for writes begins only when it has found a server.
 * @throws Silence
 */
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

export type Patience = {
  /** There was a sign of life: patience begins anew. */
  renew(): void;
  /** Waits before the next attempt. @throws StoreUnavailable when patience or the store ends; an error that will not pass, at once. */
  bear(error: unknown): Promise<void>;
};

export function startPatience({ patienceMilliseconds, closing }: Terms): Patience {
  let since = Date.now();
  let failures = 0;
  return {
    renew: () => {
      since = Date.now();
      failures = 0;
    },
    bear: async (error) => {
      if (!isPassing(error)) throw error;
      if (Date.now() - since >= patienceMilliseconds)
        throw new StoreUnavailable('EventStoreDB cannot be reached', { cause: error });
      await backOff(failures, closing);
      throwIfClosed(closing);
      failures += 1;
    },
  };
}

/** Repeats what is harmless to repeat. @throws as `bear`. */
export async function whileAway<Result>(terms: Terms, attempt: () => Promise<Result>): Promise<Result> {
  throwIfClosed(terms.closing);
  const patience = startPatience(terms);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      await patience.bear(error);
    }
  }
}

export function throwIfClosed(closing: AbortSignal): void {
  if (closing.aborted) throw new StoreUnavailable('the event store is closed');
}
