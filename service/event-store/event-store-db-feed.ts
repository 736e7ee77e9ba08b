import type { Readable } from 'node:stream';

/** What comes from the server in a row, one after the other and no faster than it is taken. */
export type Feed<Item> = {
  /** The next one, or null when none has come. */
  take(): Item | null;
  /** Waits, if none has come: for so long at most, or until the signal aborts. @throws the driver's error. */
  wait(milliseconds: number, signal: AbortSignal): Promise<'more' | 'ended' | 'silent'>;
  close(): void;
};

/**
 * A stream of the driver's, to be taken from and waited for apart: so a wait can be limited while the time that the taker needs does
 * not count.
 */
export function openFeed<Item>(stream: Readable, cancel: () => Promise<void>): Feed<Item> {
  const signs = watch(stream);
  return {
    take: () => stream.read() as Item | null,
    wait: async (milliseconds, signal) => {
      if (stream.readableLength > 0) return 'more';
      if (signs.hasEnded()) return 'ended';
      // What stirs may be its end, which shows only when it is taken from.
      return (await signs.stirred(milliseconds, signal)) ? 'more' : 'silent';
    },
    // What has come already is let through to its end: the driver keeps every call whose end nobody has seen.
    close: () => {
      stream.removeAllListeners('readable');
      stream.resume();
      cancel().catch(() => {});
    },
  };
}

/** Listens to errors for as long as the stream lives, since one that nobody hears would end the process. */
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
