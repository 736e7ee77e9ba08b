import { beginning, type Position } from './store.ts';

/** Tells subscribers of this process that the log has grown, and how far. */
export type Bell = {
  /** Without a position: something may have been missed, so look. */
  ring(position?: Position): void;
  /** The newest position that was heard of. */
  newest(): Position;
  /** Until the log is past `position`, somebody rings, time is up or the signal aborts; whichever is first. Never throws. */
  pastPosition(position: Position, waitMilliseconds: number, signal: AbortSignal): Promise<void>;
};

export function createBell(): Bell {
  let newest = beginning;
  const waiting = new Set<() => void>();
  return {
    ring: (position = beginning) => {
      if (position > newest) newest = position;
      for (const wake of [...waiting]) wake();
    },
    newest: () => newest,
    pastPosition: (position, waitMilliseconds, signal) => {
      if (newest > position || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, waitMilliseconds);
        signal.addEventListener('abort', wake);
        waiting.add(wake);
      });
    },
  };
}
