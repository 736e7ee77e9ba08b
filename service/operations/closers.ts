import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

type Close = () => Promise<void> | void;
type Closer = { readonly part: string; readonly close: Close; readonly patienceMs: number };

/** What was opened, to be closed the other way round. */
export type Closers = {
  add(part: string, close: Close, patienceMs?: number): void;
  /** Waits for each part as long as its patience lasts and goes on: one that hangs or fails must not keep the others open. */
  closeAll(): Promise<void>;
};

const usualPatienceMs = 1_000;

export function createClosers(logger: Logger): Closers {
  const closers: Closer[] = [];
  return {
    add: (part, close, patienceMs = usualPatienceMs) => void closers.push({ part, close, patienceMs }),
    async closeAll() {
      for (const closer of closers.splice(0).reverse()) {
        const problem = await problemOfClosing(closer);
        if (problem !== null) logger.error({ part: closer.part, err: problem }, 'not closed');
      }
    },
  };
}

async function problemOfClosing({ close, patienceMs }: Closer): Promise<unknown> {
  const closed = new AbortController();
  const tooLate = delay(patienceMs, new Error(`still open after ${patienceMs} ms`), {
    signal: closed.signal,
  });
  try {
    return await Promise.race([Promise.resolve(close()).then(() => null), tooLate]);
  } catch (error) {
    return error;
  } finally {
    closed.abort();
    await tooLate.catch(() => {});
  }
}
