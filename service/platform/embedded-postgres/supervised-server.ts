import { setTimeout as delay } from 'node:timers/promises';

/** A running server process. */
export type Server = {
  /** Resolves when the process has ended. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
};

export type Supervision = {
  /** Called when the server ended unexpectedly or could not be restarted; the next attempt follows after the pause. */
  readonly onExit: (pauseMs: number) => void;
  readonly onRestart: () => void;
  /** Called when it failed too often and the supervision has ended. */
  readonly onHopeless: (error: unknown) => void;
};

/** Maximum number of failures within the window; the next one ends the supervision. */
const maxFailures = 6;
const windowMs = 120_000;
const firstPauseMs = 200;
const maxPauseMs = 5_000;

/**
 * Restarts a server whenever it ends, after a pause that doubles with each failure in the last two minutes.
 * @param start resolves to null when the server did not start. @param whyHopeless the error reported at the end.
 */
export function supervised(
  first: Server,
  start: () => Promise<Server | null>,
  whyHopeless: () => Promise<Error>,
  { onExit, onRestart, onHopeless }: Supervision,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<'stopped'>((done) => signal.addEventListener('abort', () => done('stopped')));
  let server: Server | null = first;

  async function supervise(): Promise<void> {
    for (let failures: number[] = []; !signal.aborted; ) {
      if ((await Promise.race([server?.exited, stopped])) === 'stopped') return;
      server = null;
      failures = [...failures.filter((at) => at > Date.now() - windowMs), Date.now()];
      if (failures.length >= maxFailures) throw await whyHopeless();
      await restart(Math.min(maxPauseMs, firstPauseMs * 2 ** (failures.length - 1)));
    }
  }

  async function restart(pauseMs: number): Promise<void> {
    onExit(pauseMs);
    await delay(pauseMs, undefined, { signal, ref: false });
    server = await start();
    if (server) onRestart();
  }

  const supervising = supervise().catch((error: unknown) => {
    if (!signal.aborted) onHopeless(error);
  });
  return {
    async stop() {
      stopping.abort();
      await supervising;
      await server?.stop();
    },
  };
}
