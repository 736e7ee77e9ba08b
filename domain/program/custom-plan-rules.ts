import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import type { RoutineExercise } from './program-events.ts';
import { roundUp, settled } from './rounding.ts';

/** Maximum number of exercises in a custom plan. */
export const maximumExercises = 5;

/** Limits of an input in the plan builder. A new exercise starts with `initial`; `fallback` replaces a text that is not a number. */
export type ExerciseInput = {
  readonly minimum: number;
  readonly maximum: number;
  readonly initial: number;
  readonly fallback: number;
  readonly decimals: 0 | 1;
};
/** Steps and distance always count as one set, so there is no input for their sets. */
export const exerciseInputs = {
  sets: { minimum: 1, maximum: 10, initial: 2, fallback: 2, decimals: 0 },
  reps: { minimum: 1, maximum: 100, initial: 25, fallback: 1, decimals: 0 },
  durationSeconds: { minimum: 5, maximum: 300, initial: 30, fallback: 30, decimals: 0 },
  steps: { minimum: 1000, maximum: 50_000, initial: 8000, fallback: 8000, decimals: 0 },
  distanceMiles: { minimum: 0.1, maximum: 26, initial: 2, fallback: 2, decimals: 1 },
} as const satisfies Readonly<Record<string, ExerciseInput>>;

/** The numbers that determine the duration and difficulty of a custom plan. */
type PlanRules = {
  readonly version: string;
  readonly secondsPerRep: number;
  /** Rest after each set, in seconds. */
  readonly restSeconds: number;
  /** Steps per minute at moderate pace: Tudor-Locke et al. 2019, IJBNPA 16:8. */
  readonly stepsPerMinute: number;
  readonly minutesPerMile: { readonly running: number; readonly other: number };
  /** Used for a plan with unknown duration. */
  readonly minutesPerExercise: number;
  /** The maximum number of exercises for the label beginner, and for intermediate. */
  readonly maximumExercises: { readonly beginner: number; readonly intermediate: number };
};
export const planRulesV1: PlanRules = {
  version: 'v1',
  secondsPerRep: 2,
  restSeconds: 30,
  stepsPerMinute: 100,
  minutesPerMile: { running: 12, other: 15 },
  minutesPerExercise: 3,
  maximumExercises: { beginner: 2, intermediate: 4 },
};

/** Limits a number to the range and precision of an input, or returns its fallback. */
export function limitTo({ minimum, maximum, fallback, decimals }: ExerciseInput, value: number): number {
  if (!Number.isFinite(value)) return fallback;
  const perUnit = 10 ** decimals;
  return Math.min(maximum, Math.max(minimum, Math.round(value * perUnit) / perUnit));
}

/** Seconds of one exercise, including its rests. */
export function exerciseSeconds(exercise: RoutineExercise, rules: PlanRules = planRulesV1): number {
  switch (exercise.type) {
    case 'reps':
      return exercise.sets * (exercise.reps * rules.secondsPerRep + rules.restSeconds);
    case 'duration':
      return exercise.sets * (exercise.durationSeconds + rules.restSeconds);
    case 'steps':
      return settled((exercise.steps / rules.stepsPerMinute) * 60);
    case 'distance':
      return settled(exercise.distanceMiles * minutesPerMile(exercise.name, rules) * 60);
  }
}

/** Whole minutes of a custom plan, rounded up. */
export function customPlanMinutes(
  exercises: readonly RoutineExercise[],
  rules: PlanRules = planRulesV1,
): number {
  return roundUp(exercises.reduce((total, exercise) => total + exerciseSeconds(exercise, rules), 0) / 60);
}

/** Whole minutes of a template: its total if known, otherwise three per exercise. */
export const templateMinutes = (
  totalMinutes: number | null,
  exerciseCount: number,
  rules: PlanRules = planRulesV1,
): number => (totalMinutes === null ? exerciseCount * rules.minutesPerExercise : roundUp(totalMinutes));

/** The difficulty label of a custom plan, by its number of exercises. */
export function difficultyOf(exerciseCount: number, rules: PlanRules = planRulesV1): FitnessLevel {
  if (exerciseCount <= rules.maximumExercises.beginner) return 'beginner';
  return exerciseCount <= rules.maximumExercises.intermediate ? 'intermediate' : 'advanced';
}

/** The line under the builder: `3 exercises, about 11 min, Intermediate`. */
export function customPlanSummary(
  exercises: readonly RoutineExercise[],
  rules: PlanRules = planRulesV1,
): string {
  const count = exercises.length;
  const minutes = customPlanMinutes(exercises, rules);
  const label = levelLabels[difficultyOf(count, rules)];
  return `${count} ${count === 1 ? 'exercise' : 'exercises'}, about ${minutes} min, ${label}`;
}

const minutesPerMile = (name: string, { minutesPerMile: { running, other } }: PlanRules): number =>
  /\brun/i.test(name) ? running : other;
