import { type Award, awardUnder, type PointsRules, pointsRulesV1 } from '#domain/points/points-rules.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';

const unnamed: PointsRules = {
  easy: Number.NaN,
  medium: Number.NaN,
  hard: Number.NaN,
  luckyDay: Number.NaN,
  workout: Number.NaN,
  routine: Number.NaN,
  workoutsPerDay: Number.NaN,
};

/** The award if only some rules were changed. Events under unchanged rules keep their stored points. */
export function awardChangedBy(changes: Partial<PointsRules>): Award {
  const award = awardUnder({ ...unnamed, ...changes });
  return (event, earlierWorkouts) => {
    if (event.type === 'WorkoutLogged' || event.type === 'WorkoutCorrected')
      return workoutUnder(changes, event, earlierWorkouts);
    const points = award(event, earlierWorkouts);
    return Number.isNaN(points) ? event.points : points;
  };
}

/** Without a changed limit, the workout keeps the limit under which it was logged. */
function workoutUnder(
  { workout, workoutsPerDay }: Partial<PointsRules>,
  { beyondDailyLimit, points }: WorkoutLogged | WorkoutCorrected,
  earlierWorkouts: () => number,
): number {
  const wasBeyond = beyondDailyLimit !== undefined;
  const isBeyond = workoutsPerDay === undefined ? wasBeyond : earlierWorkouts() >= workoutsPerDay;
  if (isBeyond) return 0;
  return workout ?? (wasBeyond ? pointsRulesV1.workout : points);
}
