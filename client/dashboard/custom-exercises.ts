import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';

type ExerciseSent = DailyTemplate['exercises'][number];

/** The member's own daily plan among the daily templates; empty where there is none. */
export const customExercises = (templates: readonly DailyTemplate[]): readonly RoutineExercise[] =>
  (templates.find(({ id }) => id === 'daily-custom')?.exercises ?? []).map(exerciseOf);

function exerciseOf({ name, type, sets, reps, duration, steps, distance }: ExerciseSent): RoutineExercise {
  switch (type) {
    case 'reps':
      return { name, type, sets, reps: reps ?? 0 };
    case 'duration':
      return { name, type, sets, durationSeconds: duration ?? 0 };
    case 'steps':
      return { name, type, steps: steps ?? 0 };
    case 'distance':
      return { name, type, distanceMiles: distance ?? 0 };
  }
}
