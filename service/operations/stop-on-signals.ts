import type { RunningService } from '#service/service.ts';

/** Ends a service in an orderly way when the process is told to end; told twice, it ends without waiting. */
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
