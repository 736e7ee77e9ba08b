import { numberIn } from '#client/lib/format/typed-quantity.ts';
import type { AssessmentResult, ResultType } from '#domain/assessment/assessment-events.ts';
import { plausibleMaximum } from '#domain/catalogue/workouts/assessment-days.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { AssessmentEntry } from '#service/assessment/assessment-contract.ts';
import { type PlannedDay, type PlannedExercise, plannedExercises } from './assessment-plan.ts';

/** The entry fields as they are typed. */
export type Draft = { readonly value: string; readonly notes: string };
/** The results of the assessment, each exercise of a day once. */
export type Results = readonly AssessmentResult[];

type ResultOf = Pick<AssessmentResult, 'exerciseName' | 'day'>;

export const emptyDraft: Draft = { value: '', notes: '' };
/** What the server takes. */
export const valueRange = { least: 0, most: 100_000 } as const;
export const longestNotes = 1_000;

export const draftOf = (result: AssessmentResult | undefined): Draft =>
  result ? { value: String(result.value), notes: result.notes ?? '' } : emptyDraft;

/** Repetitions and rounds are done or not. */
export const isWhole = (type: ResultType): boolean => type === 'reps' || type === 'rounds';

/** The number that was typed; null for none, and for one that no exercise can have. */
export function valueIn({ value }: Draft, { type }: Pick<PlannedExercise, 'type'>): number | null {
  const number = numberIn(value);
  if (number === null || (isWhole(type) && !Number.isInteger(number))) return null;
  return number >= valueRange.least && number <= valueRange.most ? number : null;
}

/** Whether more was typed than a member is likely to reach: that may be a slip. */
export const isUnlikely = (value: number | null, { type }: PlannedExercise): boolean =>
  value !== null && value > plausibleMaximum[type];

export const resultFrom = (
  { name, type, day }: PlannedExercise,
  value: number,
  { notes }: Draft,
  savedOn: MemberDay,
): AssessmentResult => ({ exerciseName: name, value, type, day, notes: notes.trim() || null, savedOn });

const isSameEntry = (one: ResultOf, other: ResultOf): boolean =>
  one.exerciseName === other.exerciseName && one.day === other.day;

/** A result takes the place of an earlier one of the same exercise and day. */
export const withResult = (results: Results, result: AssessmentResult): Results => [
  ...results.filter((one) => !isSameEntry(one, result)),
  result,
];

export const resultOf = (results: Results, { name, day }: PlannedExercise): AssessmentResult | undefined =>
  results.find((result) => isSameEntry(result, { exerciseName: name, day }));

/** Both together. Of two for the same exercise and day the one that was saved on the later date counts, else that of `others`. */
export const mergedResults = (results: Results, others: Results): Results =>
  others.reduce((merged, other) => {
    const known = merged.find((one) => isSameEntry(one, other));
    return known && known.savedOn > other.savedOn ? merged : withResult(merged, other);
  }, results);

/** How many of these exercises have a result. */
export const countDone = (results: Results, exercises: readonly PlannedExercise[]): number =>
  exercises.filter((exercise) => resultOf(results, exercise)).length;

/** Where to go on: on this day, else where the first result is missing. Null when there is one for every exercise. */
export function openPlace(results: Results, day: number | null): number | null {
  const open = plannedExercises.filter((exercise) => !resultOf(results, exercise));
  return (open.find((exercise) => exercise.day === day) ?? open[0])?.place ?? null;
}

/** Where a day begins for who chooses it: at its first exercise without a result. */
export function placeOfDay(results: Results, { exercises }: PlannedDay): number {
  const open = exercises.find((exercise) => !resultOf(results, exercise)) ?? exercises[0];
  return open?.place ?? 0;
}

const fields = ['value', 'notes', 'savedOn'] as const;

/** Whether everything here was submitted, as it is, and nothing else. */
export const isSubmitted = (results: Results, submitted: Results): boolean =>
  results.length === submitted.length &&
  results.every((result) => {
    const other = submitted.find((one) => isSameEntry(one, result));
    return other !== undefined && fields.every((field) => result[field] === other[field]);
  });

/** Results as the contract has them. One without its date is none. */
export const datedResults = (results: readonly AssessmentEntry[]): Results =>
  results.flatMap(({ notes = null, savedOn, ...result }) => (savedOn ? [{ ...result, notes, savedOn }] : []));
