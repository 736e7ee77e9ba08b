import type { RunningService } from '#service/service.ts';

/** Stops the service in an orderly way at the first SIGINT or SIGTERM; the second ends the process without waiting. */
export function stopOnSignals(service: RunningService, onStopping: () => void = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      onStopping();
      // What could not be closed in time would keep the process alive.
      void service.stop().then(() => process.exit());
      process.once(signal, () => process.exit(1));
    });
  }
}

/** Ends the process with the code 1 and says why: nothing can be stored or answered any more, so that nothing is worth waiting for. */
export function endAtOnce(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
