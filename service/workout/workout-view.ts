import type { WorkoutTemplate as CatalogueTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { exerciseLogs } from '#domain/workout/set-log.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { ListedWorkout, WorkoutWithSets } from '#projections/workout/workouts.ts';
import type { SetLog, Workout, WorkoutTemplate } from './workout-contract.ts';

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

/** A workout as recorded by its event. */
export const workoutLogged = (event: WorkoutLogged, ownNames: ReadonlyMap<string, string>): Workout =>
  shownWorkout(
    {
      key: event.workoutId,
      template_id: event.templateId,
      date: event.date,
      duration_minutes: event.durationMinutes,
      perceived_exertion: event.perceivedExertion,
      mood_after: event.moodAfter,
      is_completed: event.isCompleted,
      points: event.points,
      sets: event.sets ?? null,
    },
    ownNames,
  );

/**
 * A template that is neither in the catalogue nor the member's own (imported, or removed) is shown as a plain workout.
 * @param ownNames of the member's templates, by id
 */
export function shownWorkout(
  workout: Omit<ListedWorkout, 'member_id' | 'position' | 'is_listed' | 'has_sets'>,
  ownNames: ReadonlyMap<string, string> = new Map(),
): Workout {
  const template = namedTemplates.get(workout.template_id);
  return {
    id: workout.key,
    templateId: workout.template_id,
    templateName: template?.name ?? ownNames.get(workout.template_id) ?? 'Workout',
    category: template?.category ?? 'strength',
    date: workout.date,
    durationMinutes: workout.duration_minutes,
    perceivedExertion: workout.perceived_exertion,
    moodAfter: workout.mood_after,
    isCompleted: workout.is_completed,
    pointsEarned: workout.points,
    sets: workout.sets && [...workout.sets],
  };
}

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
