import type { Instant } from '#domain/kernel/day.ts';

/** Small steps are corrections of the clock. They delay nothing for long. */
const toleratedMs = 60_000;

/**
 * Watches for a clock that goes back. Times that were planned while the clock was ahead are then too late, by hours or years.
 * @param onBack plans them again; after an error it is called again by the next look
 * @returns a look at the clock
 */
export function createClockWatch(
  now: () => Instant,
  onBack: (now: Instant) => Promise<void>,
): () => Promise<void> {
  let last = Date.parse(now());
  return async () => {
    const at = now();
    if (Date.parse(at) < last - toleratedMs) await onBack(at);
    last = Date.parse(at);
  };
}
