import { type AssessmentExercise, assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';

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
