import type { MassUnit } from '#domain/body/quantity.ts';

/**
 * A moment as the file has it. `YYYY-MM-DD` and `YYYY-MM-DDTHH:MM:SS` are the member's calendar and clock, without a zone. A text that ends
 * in `Z` or an offset (`+02:00`) is a moment everywhere; its day is that of the written clock when it has an offset.
 */
export type FileTime = string;

export const setKinds = ['work', 'warmup', 'drop', 'failure'] as const;
export type FileSetKind = (typeof setKinds)[number];

/** `unit` is null when the file names none: the member is asked. An assistance is positive, and less of it is progress. */
export type FileLoad = {
  readonly value: number;
  readonly unit: MassUnit | null;
  readonly kind: 'load' | 'assistance';
};

export type FileSet = {
  /** As written, without spaces at its ends. */
  readonly exercise: string;
  readonly kind: FileSetKind;
  readonly reps: number | null;
  /** Null where the set has body weight only, or the file has no load. A load is never 0. */
  readonly load: FileLoad | null;
  readonly seconds: number | null;
  readonly distanceMetres: number | null;
  /** 1-10 in halves. */
  readonly rpe: number | null;
  readonly note: string | null;
  /** Of the file, from 1; the position of the element or message where a file has no lines. */
  readonly line: number;
};

export type FileWorkout = {
  readonly is: 'workout';
  readonly startedAt: FileTime;
  readonly name: string | null;
  /** Whole minutes, 1-600, of our own export up to a day; null when the file has none that is plausible. */
  readonly durationMinutes: number | null;
  readonly note: string | null;
  /** In the order of the file. Empty for a workout that has only a duration. */
  readonly sets: readonly FileSet[];
  readonly line: number;
  /** A habit that was training: it has neither sets nor a length. */
  readonly isActivity?: true;
};

export type FileWeight = {
  readonly is: 'weight';
  readonly at: FileTime;
  readonly value: number;
  readonly unit: MassUnit | null;
  readonly bodyFatPercent: number | null;
  readonly line: number;
};

/** A habit that was done on a date. */
export type FileActivity = {
  readonly is: 'activity';
  readonly at: FileTime;
  readonly name: string;
  readonly line: number;
};

/** Why a row, or the whole file, was not read. `fileProblemSentence` says the sentence. */
export const problemCodes = [
  'date-not-read',
  'number-not-read',
  'exercise-missing',
  'load-implausible',
  'weight-implausible',
  'reps-implausible',
  'set-planned-only',
  'nothing-done',
  'averaged-history',
  'columns-differ',
  'no-body-weight',
  'several-people',
  'file-broken',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
export type FileProblem = {
  readonly is: 'problem';
  readonly code: ProblemCode;
  /** The cell that was not read, at most 60 characters; empty where no cell is to blame. */
  readonly text: string;
  readonly line: number;
};

export type FileItem = FileWorkout | FileWeight | FileActivity | FileProblem;

/** Answers of the member; null as long as there is none. */
export type FileAnswers = {
  readonly unit: MassUnit | null;
  /** How `01/04/2026` is read. Without an answer such a date is read with the day first, and counted as a doubt. */
  readonly dateOrder: DateOrder | null;
};
export type DateOrder = 'day-first' | 'month-first';
export const noAnswers: FileAnswers = { unit: null, dateOrder: null };

/** How many dates of a file can be read in one order only, and how many in both. */
export type DateOrders = { readonly dayFirst: number; readonly monthFirst: number; readonly either: number };

/**
 * The order that a file's own dates decide, `ask` where they do not. A file that was read in another order is read again with the decided one.
 */
export function decidedOrder({ dayFirst, monthFirst, either }: DateOrders): DateOrder | 'ask' | null {
  if (either === 0) return null;
  if (dayFirst > 0 && monthFirst === 0) return 'day-first';
  if (monthFirst > 0 && dayFirst === 0) return 'month-first';
  return 'ask';
}

const sentences: Readonly<Record<ProblemCode, string>> = {
  'date-not-read': 'The date “{text}” could not be read, so the row was left out.',
  'number-not-read': '“{text}” is no number, so the row was left out.',
  'exercise-missing': 'The row names no exercise, so it was left out.',
  'load-implausible': 'No set weighs {text}, so the row was left out.',
  'weight-implausible': 'A body weight of {text} cannot be right, so the row was left out.',
  'reps-implausible': 'No set has {text} repetitions, so the row was left out.',
  'set-planned-only': 'The set was planned and not done, so it was left out.',
  'nothing-done': 'The row has no repetition, time or distance, so it was left out.',
  'averaged-history': 'The app kept only an average for this time, so its days are unknown.',
  'columns-differ': 'The row has other columns than the first line, so it was left out.',
  'no-body-weight': 'The measurement has no body weight, so it was left out.',
  'several-people': 'The scale has weights of several people and does not say whose, so it was left out.',
  'file-broken': 'The file “{text}” is cut off or was changed, so it was left out.',
};

/** @returns "Line 12: ..." for the member */
export const fileProblemSentence = ({ code, text, line }: FileProblem): string =>
  `Line ${line}: ${sentences[code].replace('{text}', () => text)}`;
