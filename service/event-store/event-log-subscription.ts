import { backOff } from './back-off.ts';
import type { Bell } from './event-log-bell.ts';
import type { Reader } from './event-log-reader.ts';
import type { Tail } from './event-log-tail.ts';
import { type Position, type StoredEvent, StoreUnavailable, type SubscriptionMessage } from './store.ts';

export type SubscriptionOptions = {
  readonly after: Position;
  readonly signal: AbortSignal;
  /** How long to wait for the bell before looking all the same. */
  readonly pollMilliseconds: number;
};
type Means = { readonly reader: Reader; readonly tail: Tail; readonly bell: Bell };

/**
 * Reads to the end, waits for the bell, reads on: past and present are one path. What this process has stored itself is taken from its
 * tail; Postgres is asked for what is not there, and whenever something may have been missed.
 */
export async function* subscribe(
  means: Means,
  { after, signal, pollMilliseconds }: SubscriptionOptions,
): AsyncGenerator<SubscriptionMessage> {
  const { bell } = means;
  const isOver = () => signal.aborted;
  let at = after;
  let marked: Position | null = null;
  let alarms: number | null = null;
  while (!isOver()) {
    const heard = bell.heard();
    for await (const event of eventsAfter(means, at, heard.alarms !== alarms, signal)) {
      at = event.position;
      yield { kind: 'event', event };
    }
    if (marked !== at && !isOver()) yield { kind: 'caught-up', position: at };
    marked = at;
    alarms = (await bell.moreThan(heard, pollMilliseconds, signal)) ? heard.alarms : null;
  }
}

async function* eventsAfter(
  { reader, tail, bell }: Means,
  after: Position,
  mayHaveMissed: boolean,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void> {
  let at = after;
  for (const event of tail.after(after)) {
    if (signal.aborted) return;
    at = event.position;
    yield event;
  }
  if (!mayHaveMissed && at >= bell.heard().newest) return;
  for await (const event of readToEnd(reader, at, signal)) {
    if (signal.aborted) return;
    yield event;
  }
}

/** Outlives a log that cannot be reached for a time. */
async function* readToEnd(
  reader: Reader,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void> {
  let at = after;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      for await (const event of reader.readAll({ after: at })) {
        at = event.position;
        yield event;
      }
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await backOff(failures, signal);
    }
  }
}
