import type { AssessmentResult, ResultType } from '#domain/assessment/assessment-events.ts';
import {
  type AssessmentExercise,
  assessmentDays,
  plausibleMaximum,
} from '#domain/catalogue/workouts/assessment-days.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import {
  type AssessmentEntry,
  completeAssessmentBody,
} from '#service/features/assessment/assessment-contract.ts';

/** The entry fields as they are typed. */
export type Draft = { readonly value: string; readonly notes: string };
/** The results of the assessment, each exercise of a day once. */
export type Results = readonly AssessmentResult[];

type ResultOf = Pick<AssessmentResult, 'exerciseName' | 'day'>;

export const emptyDraft: Draft = { value: '', notes: '' };
/** The range that the server accepts. */
export const valueRange = { least: 0, most: 100_000 } as const;
export const longestNotes = 1_000;

export const draftOf = (result: AssessmentResult | undefined): Draft =>
  result ? { value: String(result.value), notes: result.notes ?? '' } : emptyDraft;

/** Repetitions and rounds are done or not. */
export const isWhole = (type: ResultType): boolean => type === 'reps' || type === 'rounds';

/** The number that was typed; null for none, and for one that no exercise can have. */
export function valueIn({ value }: Draft, { type }: Pick<PlannedExercise, 'type'>): number | null {
  const number = typedNumber(value);
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

/** Merges both. For the same exercise and day the result of the later date counts, else the result of `others`. */
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

/** The first exercise of a chosen day: the first without a result. */
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

/** An exercise at its place in the whole assessment. */
export type PlannedExercise = AssessmentExercise & {
  /** From 0, over all days. */
  readonly place: number;
  /** 1-7. */
  readonly day: number;
  /** From 1, among the exercises of its day. */
  readonly number: number;
  readonly restSeconds: number;
};
export type PlannedDay = {
  readonly day: number;
  readonly title: string;
  readonly exercises: readonly PlannedExercise[];
};

export const plannedExercises: readonly PlannedExercise[] = assessmentDays
  .flatMap(({ day, restSeconds, exercises }) =>
    exercises.map((exercise, index) => ({ ...exercise, day, restSeconds, number: index + 1 })),
  )
  .map((exercise, place) => ({ ...exercise, place }));

export const plannedDays: readonly PlannedDay[] = assessmentDays.map(({ day, title }) => ({
  day,
  title,
  exercises: plannedExercises.filter((exercise) => exercise.day === day),
}));

export const isLastPlace = (place: number): boolean => place === plannedExercises.length - 1;

/** @throws RangeError for a place that the assessment does not have */
export function exerciseAt(place: number): PlannedExercise {
  const exercise = plannedExercises[place];
  if (!exercise) throw new RangeError(`The assessment has no exercise at ${place}.`);
  return exercise;
}

export function dayOfExercise({ day }: Pick<PlannedExercise, 'day'>): PlannedDay {
  const planned = plannedDays.find((one) => one.day === day);
  if (!planned) throw new RangeError(`The assessment has no day ${day}.`);
  return planned;
}

/** Which day of the assessment a date is, 1-7; null when its week is over. */
export function currentDay(startDate: MemberDay, today: MemberDay): number | null {
  const day = daysBetween(startDate, today) + 1;
  return plannedDays.some((planned) => planned.day === day) ? day : null;
}

/** A member's results of one program on this device. */
type ResultStore = {
  /** Under which the browser tells other tabs of a change. */
  readonly key: string;
  /** Empty where there are none, and where they cannot be read. */
  readonly read: () => Results;
  readonly keep: (results: Results) => void;
};

export function resultStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  memberId: string,
  programId: string,
): ResultStore {
  const key = `assessment:${memberId}:${programId}`;
  return {
    key,
    read: () => {
      try {
        const { results } = completeAssessmentBody.parse(JSON.parse(storage.getItem(key) ?? 'null'));
        return datedResults(results);
      } catch {
        return [];
      }
    },
    keep: (results) => {
      try {
        storage.setItem(key, JSON.stringify({ results }));
      } catch {
        // Without storage the results last as long as the page, and can still be submitted from it.
      }
    },
  };
}
