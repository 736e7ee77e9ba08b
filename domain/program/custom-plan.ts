import { Refusal } from '#domain/kernel/refusal.ts';
import { type ExerciseInput, exerciseInputs, limitTo, maximumExercises } from './custom-plan-rules.ts';
import type { SentExercise } from './program-commands.ts';
import type { RoutineExercise } from './program-events.ts';

/**
 * The exercises of a custom plan in stored form: numbers limited to their ranges, missing ones at their initial value.
 * @throws Refusal `no-exercises`, `too-many-exercises`, `duplicate-exercise`, `unnamed-exercise`, `invalid-exercise`.
 */
export function customPlan(sent: readonly SentExercise[]): readonly RoutineExercise[] {
  if (sent.length === 0) throw withoutExercises();
  if (sent.length > maximumExercises) throw invalid('too-many-exercises', 'Maximum of 5 exercises reached');
  const exercises = sent.map(routineExercise);
  const names = new Set(exercises.map(({ name }) => name.toLowerCase()));
  if (names.size < exercises.length)
    throw invalid('duplicate-exercise', 'Each exercise can be in your plan once.');
  return exercises;
}

/** The refusal of an empty custom plan. */
export const withoutExercises = (): Refusal =>
  invalid('no-exercises', 'Please add at least one exercise to your custom daily plan.');

function routineExercise(sent: SentExercise): RoutineExercise {
  const name = sent.name.trim();
  if (name === '') throw invalid('unnamed-exercise', 'Please name every exercise of your plan.');
  const sets = numberOf(exerciseInputs.sets, sent.sets);
  switch (sent.type) {
    case 'reps':
      return { name, type: 'reps', sets, reps: numberOf(exerciseInputs.reps, sent.reps) };
    case 'duration':
      return {
        name,
        type: 'duration',
        sets,
        durationSeconds: numberOf(exerciseInputs.durationSeconds, sent.durationSeconds),
      };
    case 'steps':
      return { name, type: 'steps', steps: numberOf(exerciseInputs.steps, sent.steps) };
    case 'distance':
      return {
        name,
        type: 'distance',
        distanceMiles: numberOf(exerciseInputs.distanceMiles, sent.distanceMiles),
      };
  }
}

function numberOf(input: ExerciseInput, sent: number | undefined): number {
  if (sent === undefined) return input.initial;
  if (!Number.isFinite(sent) || sent < 0)
    throw invalid('invalid-exercise', 'Please enter valid numbers for every exercise.');
  return limitTo(input, sent);
}

const invalid = (code: string, message: string): Refusal => new Refusal(code, message, 'invalid');
