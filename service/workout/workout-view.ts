import type { WorkoutTemplate as CatalogueTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { exerciseLogs } from '#domain/workout/set-log.ts';
import type { WorkoutWithSets } from '#projections/workout/workouts.ts';
import type { SetLog, WorkoutTemplate } from './workout-contract.ts';

export const shownTemplate = ({ exercises, equipment, ...template }: CatalogueTemplate): WorkoutTemplate => ({
  ...template,
  equipment: [...equipment],
  exercises: exercises.map(({ name, sets, restSeconds, reps, durationSeconds: duration }) => ({
    name,
    sets,
    restSeconds,
    ...(reps === undefined ? { duration } : { reps }),
  })),
});

/** @param workouts the latest first */
export function shownSetLog(workouts: readonly WorkoutWithSets[], preference: UnitPreference): SetLog {
  const unit = preference === 'metric' ? 'kg' : 'lbs';
  const lastWorkouts = new Map<string, SetLog['lastWorkouts'][number]>();
  for (const { template_id: templateId, date, sets } of workouts)
    if (!lastWorkouts.has(templateId)) lastWorkouts.set(templateId, { templateId, date, sets: sets.length });
  return {
    unit,
    exercises: exerciseLogs(workouts, unit) as SetLog['exercises'],
    lastWorkouts: [...lastWorkouts.values()],
  };
}
