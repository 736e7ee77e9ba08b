import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace, type LocalClock } from '#domain/kernel/day-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { RoutineStatus } from './routine-lifecycle.ts';

/** A completed routine earns as much as a workout. */
export const routineAward = 2;

/** Steps and distance are one set. */
export const setsOf = (exercise: RoutineExercise): number => ('sets' in exercise ? exercise.sets : 1);

export const totalSets = (exercises: readonly RoutineExercise[]): number =>
  exercises.reduce((sum, exercise) => sum + setsOf(exercise), 0);

/** The date that a tick belongs to: yesterday's while a routine opened then is still going on in the night, else today. */
export function routineDay(clock: LocalClock, yesterdays: RoutineStatus): MemberDay {
  const yesterday = addDays(clock.today, -1);
  return yesterdays === 'opened' && isInNightGrace(yesterday, clock) ? yesterday : clock.today;
}
