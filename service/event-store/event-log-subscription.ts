import { backOff } from './back-off.ts';
import type { Bell } from './event-log-bell.ts';
import type { Reader } from './event-log-reader.ts';
import { type Position, type StoredEvent, StoreUnavailable, type SubscriptionMessage } from './store.ts';

export type SubscriptionOptions = {
  readonly after: Position;
  readonly signal: AbortSignal;
  /** How long to wait for the bell before looking all the same. */
  readonly pollMilliseconds: number;
};

/** Reads to the end, waits for the bell, reads on: past and present are one path. */
export async function* subscribe(
  reader: Reader,
  bell: Bell,
  { after, signal, pollMilliseconds }: SubscriptionOptions,
): AsyncGenerator<SubscriptionMessage> {
  const isOver = () => signal.aborted;
  let at = after;
  let marked: Position | null = null;
  while (!isOver()) {
    const heard = bell.newest();
    for await (const event of readToEnd(reader, at, signal)) {
      if (isOver()) return;
      at = event.position;
      yield { kind: 'event', event };
    }
    if (marked !== at && !isOver()) yield { kind: 'caught-up', position: at };
    marked = at;
    await bell.pastPosition(heard, pollMilliseconds, signal);
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
