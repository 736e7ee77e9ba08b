import { Meter } from '#client/charts/meter.tsx';
import { progressCopy } from './progress-copy.ts';

/** The chart's top: beyond it the bar stays full, and the number goes on. */
const workoutsCap = 50;
const ticks = [0, 10, 25, workoutsCap].map((at) => ({ at, label: String(at) }));

export function WorkoutsMeter({ totalWorkouts }: { totalWorkouts: number }) {
  return (
    <Meter
      label={progressCopy.workoutsCompleted}
      value={Math.min(totalWorkouts, workoutsCap)}
      maximum={workoutsCap}
      valueText={progressCopy.workoutCount(totalWorkouts)}
      tone="sun"
      ticks={ticks}
    />
  );
}
