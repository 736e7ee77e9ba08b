import { messageOf } from '#service/platform/message-of.ts';
import type { RunningService } from './service.ts';

/** Shuts the service down at the first SIGINT or SIGTERM; the second ends the process at once. */
export function stopOnSignals(service: RunningService, onStopping: () => void = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      onStopping();
      // Parts that could not be closed in time would keep the process alive.
      void service.stop().then(() => process.exit());
      process.once(signal, () => process.exit(1));
    });
  }
}

/** Ends the process with code 1 and logs the reason, without waiting, because nothing can be stored or answered any more. */
export function endAtOnce(error: unknown): void {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
