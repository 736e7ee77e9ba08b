import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { RoutineCompleted } from '#domain/routine/routine-events.ts';
import type { RoutineProgress } from '#service/routine/routine-contract.ts';
import { shownWorkout, workoutLogged } from '#service/workout/shown-workout-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';
import type { DecidedEvent } from './pending-events.ts';

/** GET /api/workouts after the events: the newest 50, newest date first, and of one date the one that was recorded last. */
export function workoutsAfter(
  held: readonly Workout[],
  events: readonly DecidedEvent[],
  routines: readonly RoutineProgress[],
): readonly Workout[] {
  const names = new Map(held.map(({ templateId, templateName }) => [templateId, templateName]));
  let after = held;
  for (const event of events) after = workoutsWith(after, event, names, routines);
  return after === held ? held : after.toSorted((a, b) => compare(b.date, a.date)).slice(0, listSize);
}

const listSize = 50;

function workoutsWith(
  workouts: readonly Workout[],
  event: DecidedEvent,
  names: ReadonlyMap<string, string>,
  routines: readonly RoutineProgress[],
): readonly Workout[] {
  switch (event.type) {
    case 'WorkoutLogged':
      return [workoutLogged(event, names), ...workouts];
    case 'WorkoutCorrected':
      return workouts.map((one) => (one.id === event.workoutId ? workoutLogged(event, names) : one));
    case 'WorkoutRetracted':
      return workouts.filter(({ id }) => id !== event.workoutId);
    case 'RoutineCompleted':
      return [routineDone(event, routines), ...workouts];
    case 'RoutineReopened':
      return workouts.filter(({ id }) => id !== idOf(event));
    default:
      return workouts;
  }
}

type OfRoutine = Pick<RoutineCompleted, 'memberId' | 'date' | 'template'>;
const idOf = ({ memberId, date, template }: OfRoutine): string => `${memberId}|${date}|${template}`;

function routineDone(event: RoutineCompleted, routines: readonly RoutineProgress[]): Workout {
  const { date, template, points } = event;
  const opened = routines.find((one) => one.date === date && one.templateType === template)?.opened;
  return shownWorkout({
    key: idOf(event),
    template_id: template,
    date,
    duration_minutes: opened?.durationMinutes ?? plannedMinutes[template],
    perceived_exertion: null,
    mood_after: null,
    is_completed: true,
    points,
    sets: null,
  });
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
