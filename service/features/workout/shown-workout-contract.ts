import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { LoggedSet, WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { Workout } from './workout-contract.ts';

/** A workout or a completed daily routine, as a row of the read model. */
type RecordedWorkout = {
  readonly key: string;
  readonly template_id: string;
  readonly date: MemberDay;
  readonly duration_minutes: number;
  readonly perceived_exertion: number | null;
  readonly mood_after: number | null;
  readonly is_completed: boolean;
  readonly points: number;
  readonly sets: readonly LoggedSet[] | null;
  readonly distance_meters?: number | null;
  readonly imported_name?: string | null;
  readonly source?: Source | null;
};

/** A workout as recorded by its event. */
export const workoutLogged = (
  event: WorkoutLogged | WorkoutCorrected,
  ownNames: ReadonlyMap<string, string>,
): Workout =>
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
      distance_meters: 'distanceMeters' in event ? event.distanceMeters : null,
    },
    ownNames,
  );

/**
 * A template that is neither in the catalogue nor the member's own (imported, or removed) is shown as a plain workout.
 * @param ownNames of the member's templates, by id
 */
export function shownWorkout(
  workout: RecordedWorkout,
  ownNames: ReadonlyMap<string, string> = new Map(),
): Workout {
  const template = namedTemplates.get(workout.template_id);
  return {
    id: workout.key,
    templateId: workout.template_id,
    templateName: workout.imported_name ?? template?.name ?? ownNames.get(workout.template_id) ?? 'Workout',
    category: template?.category ?? 'strength',
    date: workout.date,
    durationMinutes: workout.duration_minutes,
    perceivedExertion: workout.perceived_exertion,
    moodAfter: workout.mood_after,
    isCompleted: workout.is_completed,
    pointsEarned: workout.points,
    sets: workout.sets && [...workout.sets],
    ...(workout.source && { source: workout.source }),
    ...(workout.distance_meters && { distanceMeters: workout.distance_meters }),
  };
}
