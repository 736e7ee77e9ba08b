import type * as z from 'zod/mini';
import { nameText } from '#client/lib/words/name-text.ts';
import { exerciseCatalogue, newExercise } from '#domain/catalogue/workouts/exercise-catalogue.ts';
import { exerciseInputs, limitTo, maximumExercises } from '#domain/program/custom-plan-rules.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { CustomExerciseSent } from '#service/features/program/program-contract.ts';
import type { saveTemplateBody } from '#service/features/workout/workout-contract.ts';

/** A custom daily plan while it is put together: in the order of adding, each name once. */
export type CustomPlan = readonly RoutineExercise[];
export type PlanNumber = keyof typeof exerciseInputs;

/** The exercises that can be added, as the builder's list shows them. */
export const planGroups = exerciseCatalogue.map(({ name, exercises }) => ({
  label: nameText(name),
  options: exercises.map((exercise) => ({ value: exercise.name, label: nameText(exercise.name) })),
}));

/**
 * The plan with an exercise of the catalogue at its end. The same plan when it is full or has the exercise, or when the exercise is
 * unknown.
 */
export function withExercise(plan: CustomPlan, name: string): CustomPlan {
  const known = exerciseCatalogue.flatMap(({ exercises }) => exercises).find((one) => one.name === name);
  const isTaken = plan.some((exercise) => exercise.name === name);
  return known && !isTaken && plan.length < maximumExercises ? [...plan, newExercise(known)] : plan;
}

export const withoutExercise = (plan: CustomPlan, name: string): CustomPlan =>
  plan.filter((exercise) => exercise.name !== name);

/** The plan with one number of one exercise as it was typed, brought into its range. */
export const withNumber = (plan: CustomPlan, name: string, number: PlanNumber, typed: number): CustomPlan =>
  plan.map((exercise) =>
    exercise.name === name && number in exercise
      ? { ...exercise, [number]: limitTo(exerciseInputs[number], typed) }
      : exercise,
  );

/** The plan as a workout: what is done in sets, and the names of what is not. */
export function workoutOf(plan: CustomPlan): {
  readonly exercises: z.infer<typeof saveTemplateBody>['exercises'];
  readonly leftOut: readonly string[];
} {
  const exercises = plan.flatMap((exercise) => {
    if (exercise.type === 'steps' || exercise.type === 'distance') return [];
    const { name, sets } = exercise;
    const amount =
      exercise.type === 'reps' ? { reps: exercise.reps } : { duration: exercise.durationSeconds };
    return [{ name, sets, ...amount, restSeconds }];
  });
  const leftOut = plan.filter(({ type }) => type === 'steps' || type === 'distance');
  return { exercises, leftOut: leftOut.map(({ name }) => name) };
}

/** A daily plan names no rest; its time is estimated with this one. */
const restSeconds = 30;

/** The plan as the service reads it. */
export const sentExercises = (plan: CustomPlan): CustomExerciseSent[] => plan.map(sentExercise);

function sentExercise(exercise: RoutineExercise): CustomExerciseSent {
  const { name, type: exerciseType } = exercise;
  switch (exercise.type) {
    case 'reps':
      return { name, exerciseType, sets: exercise.sets, reps: exercise.reps };
    case 'duration':
      return { name, exerciseType, sets: exercise.sets, duration: exercise.durationSeconds };
    case 'steps':
      return { name, exerciseType, steps: exercise.steps };
    case 'distance':
      return { name, exerciseType, distance: exercise.distanceMiles };
  }
}
