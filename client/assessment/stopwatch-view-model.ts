/** Time to get into position before the clock counts. */
export const readySeconds = 5;

/** Milliseconds since 1970. */
export type Clock = { readonly begunAt: number; readonly stoppedAt: number | null };

/** `over`: the time of the test is up. */
export type Reading = {
  readonly phase: 'idle' | 'ready' | 'running' | 'stopped' | 'over';
  /** Until the clock counts while it is `ready`; left of a test with a fixed time; else what has passed. */
  readonly seconds: number;
};

/** The reading of the clock. @param limitSeconds null where the test has no fixed time */
export function clockAt(clock: Clock | null, now: number, limitSeconds: number | null): Reading {
  const idle = { phase: 'idle', seconds: limitSeconds ?? 0 } as const;
  if (!clock) return idle;
  const { begunAt, stoppedAt } = clock;
  const passed = Math.floor(((stoppedAt ?? now) - begunAt) / 1000);
  if (passed < 0) return stoppedAt === null ? { phase: 'ready', seconds: -passed } : idle;
  if (limitSeconds !== null && passed >= limitSeconds) return { phase: 'over', seconds: 0 };
  const seconds = limitSeconds === null ? passed : limitSeconds - passed;
  return { phase: stoppedAt === null ? 'running' : 'stopped', seconds };
}

/** Stops the clock. Seconds are whole ones, 0 before it counted. */
export const stopped = (clock: Clock, now: number): { readonly clock: Clock; readonly seconds: number } => ({
  clock: { ...clock, stoppedAt: now },
  seconds: Math.max(0, Math.floor((now - clock.begunAt) / 1000)),
});
