import { beginning, type Position } from './store.ts';

/** What was heard up to a moment: it is another value as soon as there is more. */
export type Heard = {
  /** How far the log has grown. */
  readonly newest: Position;
  /** How often something may have been missed. */
  readonly alarms: number;
};

/** Tells subscribers of this process that the log has grown, and how far. */
export type Bell = {
  /** Without a position: something may have been missed, so look. */
  ring(position?: Position): void;
  heard(): Heard;
  /** Until there is more than `heard` or the signal aborts: true; or time is up: false. Never throws. */
  moreThan(heard: Heard, waitMilliseconds: number, signal: AbortSignal): Promise<boolean>;
};

export function createBell(): Bell {
  let heard: Heard = { newest: beginning, alarms: 0 };
  const waiting = new Set<() => void>();
  return {
    ring: (position) => {
      if (position !== undefined && position <= heard.newest) return;
      heard =
        position === undefined ? { ...heard, alarms: heard.alarms + 1 } : { ...heard, newest: position };
      for (const wake of [...waiting]) wake();
    },
    heard: () => heard,
    moreThan: (known, waitMilliseconds, signal) => {
      if (heard !== known || signal.aborted) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (isMore: boolean) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve(isMore);
        };
        const wake = () => end(true);
        const timer = setTimeout(() => end(false), waitMilliseconds);
        signal.addEventListener('abort', wake);
        waiting.add(wake);
      });
    },
  };
}
