import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace, type LocalClock } from '#domain/kernel/day-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { RoutineStatus } from './routine-lifecycle.ts';

/** Points for a completed routine, the same as for a workout. */
export const routineAward = 2;

/** The number of sets; steps and distance count as one set. */
export const setsOf = (exercise: RoutineExercise): number => ('sets' in exercise ? exercise.sets : 1);

export const totalSets = (exercises: readonly RoutineExercise[]): number =>
  exercises.reduce((sum, exercise) => sum + setsOf(exercise), 0);

/** The date of a tick: yesterday during the night grace period of a routine that was opened then, otherwise today. */
export function routineDay(clock: LocalClock, yesterdays: RoutineStatus): MemberDay {
  const yesterday = addDays(clock.today, -1);
  return yesterdays === 'opened' && isInNightGrace(yesterday, clock) ? yesterday : clock.today;
}
