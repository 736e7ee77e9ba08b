import { useEffect, useState } from 'react';

export type BegunWorkout = typeof import('./begun-workout.tsx');

/**
 * The modules of a workout that has begun; null until they are loaded. When loading fails, the workout continues without its set log, and
 * loading is tried again when the workout ends. @throws at the end of a workout that cannot be shown: the workout stays on this device.
 */
export function useBegunWorkout(hasBegun: boolean, isOver: boolean): BegunWorkout | null {
  const [begun, setBegun] = useState<BegunWorkout | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!hasBegun || begun) return;
    import('./begun-workout.tsx').then(setBegun, (error: unknown) => {
      if (isOver) setFailure({ error });
    });
  }, [hasBegun, isOver, begun]);
  if (failure) throw failure.error;
  return begun;
}
