import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { amountsAt } from '#domain/workout/session-log.ts';
import type { GuidedWorkout } from './guided-workout.ts';

/** The shape of what was done, as a template: the exercises with a ticked set, with the amounts of their first one. */
export function shapeOf({
  template,
  session,
  log,
}: GuidedWorkout): Pick<WorkoutTemplate, 'name' | 'exercises'> {
  const exercises = template.exercises.flatMap(({ name, restSeconds }, exercise) => {
    const ticks = session.ticks[exercise] ?? [];
    const sets = ticks.filter(Boolean).length;
    const { reps, seconds } = amountsAt(log, { exercise, set: Math.max(0, ticks.indexOf(true)) });
    if (sets === 0) return [];
    return [{ name, sets, restSeconds, ...(seconds === null ? { reps } : { durationSeconds: seconds }) }];
  });
  return { name: template.name, exercises };
}
