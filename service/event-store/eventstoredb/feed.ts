import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { AllStreamRecordedEvent, RecordedEvent } from '@eventstore/db-client';

/** An event of the driver, from a stream or from `$all`. */
export type DriverEvent = RecordedEvent | AllStreamRecordedEvent;

/** Items of a server stream, one by one and only as fast as they are taken. */
export type Feed<Item> = {
  /** The next item, or null when none has arrived. */
  take(): Item | null;
  /** Waits for an item, up to a time limit or until the signal aborts. @throws the driver's error. */
  wait(milliseconds: number, signal: AbortSignal): Promise<'more' | 'ended' | 'silent'>;
  close(): void;
};

/** Separates taking from waiting, so that a wait can be limited without counting the consumer's time. */
export function openFeed<Item>(stream: Readable, cancel: () => Promise<void>): Feed<Item> {
  const signs = watch(stream);
  return {
    take: () => stream.read() as Item | null,
    wait: async (milliseconds, signal) => {
      if (stream.readableLength > 0) return 'more';
      if (signs.hasEnded()) return 'ended';
      const hasStirred = await signs.stirred(milliseconds, signal);
      // One turn later everything is there that came with the first item.
      await turn();
      // The wake-up may be the end of the stream, which shows only when it is read.
      return hasStirred ? 'more' : 'silent';
    },
    // Reads arrived items to the end, because the driver holds every call whose end was not read.
    close: () => {
      stream.removeAllListeners('readable');
      stream.resume();
      cancel().catch(() => {});
    },
  };
}

/** Listens for errors as long as the stream is open, because an `error` event without a listener would end the process. */
function watch(stream: Readable) {
  let failure: Error | null = null;
  let isOver = false;
  let stir = () => {};
  const over = () => {
    isOver = true;
    stir();
  };
  stream.on('readable', () => stir());
  stream.on('end', over);
  stream.on('close', over);
  stream.on('error', (error: Error) => {
    failure ??= error;
    over();
  });
  return {
    hasEnded: () => {
      if (failure) throw failure;
      return isOver;
    },
    stirred: (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
      new Promise((resolve) => {
        const done = (hasStirred: boolean) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          resolve(hasStirred);
        };
        const giveUp = () => done(false);
        const timer = setTimeout(giveUp, milliseconds);
        signal.addEventListener('abort', giveUp);
        stir = () => done(true);
        if (signal.aborted) giveUp();
      }),
  };
}
