import type { MassUnit } from '#domain/body/quantity.ts';
import type {
  FileAnswers,
  FileItem,
  FileLoad,
  FileProblem,
  FileSet,
  FileTime,
  FileWorkout,
  ProblemCode,
} from '#domain/history-import/file-rows.ts';
import { type CellNumber, plausibleMinutes } from './file-numbers.ts';
import { type TimeReader, timeReader } from './file-times.ts';
import { plates } from './plates.ts';

/** Receives each item as soon as it is complete. */
type Give = (item: FileItem) => void;

/** What a reader works with. A reader keeps no more than the workout that it reads. */
export type Reading = {
  /** Of the file, with its folders in a zip. */
  readonly path: string;
  /** Names of habits by position, from another file of the same zip. */
  readonly habits: Map<number, string>;
  readonly times: TimeReader;
  give(item: FileItem): void;
  problem(code: ProblemCode, text: string, line: number): void;
};

/** Reads the records of a table, one after the other, from the line after the header on. */
export type RowReader = {
  row(cells: readonly string[], line: number): void;
  /** After the last record. */
  end(): void;
};

export type ReadingOf = {
  readonly path: string;
  readonly answers: FileAnswers;
  readonly habits?: Map<number, string>;
  /** Receives items in which the member's unit is filled in, where there is an answer. */
  readonly give: Give;
};

export const openReading = ({ path, answers, habits = new Map(), give }: ReadingOf): Reading => ({
  path,
  habits,
  times: timeReader(answers.dateOrder),
  give: (item) => give(answers.unit === null ? item : withUnit(item, answers.unit)),
  problem: (code, text, line) => give(problem(code, text, line)),
});

const longestQuote = 60;
const problem = (code: ProblemCode, text: string, line: number): FileProblem => ({
  is: 'problem',
  code,
  text: text.trim().slice(0, longestQuote),
  line,
});

/** The item with `unit` wherever its file names none. Loads become those of the plates. */
export function withUnit(item: FileItem, unit: MassUnit): FileItem {
  if (item.is === 'weight') return item.unit === null ? { ...item, unit } : item;
  if (item.is !== 'workout' || item.sets.every(({ load }) => load?.unit !== null)) return item;
  return {
    ...item,
    sets: item.sets.map((set) =>
      set.load?.unit === null ? { ...set, load: { ...set.load, ...plates(set.load.value, unit) } } : set,
    ),
  };
}

/** The time of a row, or null after the problem was given. */
export function timeOf(written: string, line: number, { times, problem }: Reading): FileTime | null {
  const time = times.read(written);
  if (time === null) problem('date-not-read', written, line);
  return time;
}

/** A set as its cells say it. `undefined` numbers are cells that are no numbers. */
type SetCells = {
  readonly exercise: string;
  readonly kind: FileSet['kind'];
  readonly reps: CellNumber;
  readonly load: CellNumber;
  readonly unit: MassUnit | null;
  readonly seconds: CellNumber;
  readonly distanceMetres: number | null;
  readonly rpe: CellNumber;
  readonly note: string;
  readonly line: number;
};

/** No person lifts more, and FIT files say 655.34 kg for "not known yet". */
const mostLoad: Readonly<Record<MassUnit, number>> = { kg: 600, lbs: 1320 };
const mostReps = 1000;

/** The set, or null after the problem was given. */
export function setOf(cells: SetCells, { problem }: Reading): FileSet | null {
  const exercise = tidied(cells.exercise);
  const { reps, load, seconds } = cells;
  const done = amountsDone(reps ?? null, seconds ?? null);
  const fault = faultOf(cells) ?? (isNothing(done, cells) ? (['nothing-done', exercise] as const) : null);
  if (fault) problem(fault[0], fault[1], cells.line);
  if (fault) return null;
  return {
    exercise,
    kind: cells.kind,
    reps: done.reps,
    seconds: done.seconds,
    load: loadOf(load ?? null, cells.unit, exercise),
    distanceMetres: cells.distanceMetres,
    rpe: effortOf(cells.rpe),
    note: textOf(cells.note),
    line: cells.line,
  };
}

const tidied = (name: string): string => {
  const trimmed = name.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed;
};

function faultOf({ exercise, reps, load, seconds, unit }: SetCells): readonly [ProblemCode, string] | null {
  if (exercise.trim() === '') return ['exercise-missing', ''];
  if (reps === undefined || load === undefined || seconds === undefined) return ['number-not-read', exercise];
  if (reps !== null && (reps < 0 || reps > mostReps)) return ['reps-implausible', String(reps)];
  const isTooHeavy = load !== null && Math.abs(load) > mostLoad[unit ?? 'lbs'];
  return isTooHeavy ? ['load-implausible', `${load} ${unit ?? ''}`] : null;
}

type AmountsDone = Pick<FileSet, 'reps' | 'seconds'>;

const isNothing = ({ reps, seconds }: AmountsDone, { distanceMetres }: SetCells): boolean =>
  reps === null && seconds === null && distanceMetres === null;

/** 0 means "not recorded" for repetitions and seconds. */
const amountsDone = (reps: number | null, seconds: number | null): AmountsDone => ({
  reps: reps === null || reps < 0.5 ? null : Math.round(reps),
  seconds: seconds === null || seconds < 0.5 ? null : Math.round(seconds),
});

const assisted = /\bassist(ed|ance|i|ita|ito|ida|ido|ée?)?\b|unterst(ü|ue)tzt|geassisteerd/i;

/** No load and 0 are body weight. Below 0, and for an exercise that is named so, the number is an assistance. */
function loadOf(value: number | null, unit: MassUnit | null, exercise: string): FileLoad | null {
  if (value === null || value === 0) return null;
  const kind = value < 0 || isAssisted(exercise) ? 'assistance' : 'load';
  const size = Math.abs(value);
  if (unit === null) return { value: size, unit, kind };
  const found = plates(size, unit);
  return { value: found.value, unit: found.unit, kind };
}

/** Sets of one exercise follow each other, and the pattern costs more than the rest of a row. */
const isAssisted = sameAsBefore((exercise) => assisted.test(exercise));

function sameAsBefore<Result>(find: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, result: find(text) };
    return last.result;
  };
}

/** 0 and every other number outside of 1-10 is no effort. */
function effortOf(rpe: CellNumber): number | null {
  if (rpe === undefined || rpe === null || rpe < 1 || rpe > 10) return null;
  return Math.round(rpe * 2) / 2;
}

/** Null for an empty text. */
export const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type WorkoutHead = Pick<FileWorkout, 'startedAt' | 'name' | 'note' | 'line'> & {
  readonly minutes: number | null;
};

/** Collects the sets of one workout after the other. */
type WorkoutCollector = {
  /** Gives the workout before when `key` is another one. */
  begin(key: string, head: () => WorkoutHead): void;
  add(set: FileSet | null): void;
  end(): void;
};

export function workoutCollector({ give }: Reading): WorkoutCollector {
  let currentKey: string | null = null;
  let head: WorkoutHead | null = null;
  let sets: FileSet[] = [];
  const finish = () => {
    if (head && sets.length > 0) give(workoutOf(head, sets));
    sets = [];
  };
  return {
    begin(key, headOf) {
      if (key === currentKey) return;
      finish();
      currentKey = key;
      head = headOf();
    },
    add(set) {
      if (set) sets.push(set);
    },
    end() {
      finish();
      currentKey = null;
      head = null;
    },
  };
}

/** A workout with its length where that is plausible. */
export const workoutOf = ({ minutes, ...head }: WorkoutHead, sets: readonly FileSet[]): FileWorkout => ({
  is: 'workout',
  ...head,
  durationMinutes: plausibleMinutes(minutes),
  sets,
});

const plausibleWeight: Readonly<Record<MassUnit, readonly [number, number]>> = {
  kg: [20, 400],
  lbs: [44, 880],
};

export type WeightCells = {
  readonly at: FileTime;
  readonly value: CellNumber;
  readonly unit: MassUnit | null;
  readonly bodyFatPercent: CellNumber;
  readonly line: number;
};

/** Gives a weight; nothing for an empty cell or 0, which scales write for "not measured". */
export function giveWeight(cells: WeightCells, reading: Reading): void {
  const { value, bodyFatPercent, ...rest } = cells;
  if (value === null || value === 0) return;
  const unit = rest.unit ?? '';
  if (value === undefined) reading.problem('number-not-read', '', rest.line);
  else if (!isPlausibleWeight(value, rest.unit))
    reading.problem('weight-implausible', `${value} ${unit}`, rest.line);
  else
    reading.give({ is: 'weight', ...rest, value: thousandths(value), bodyFatPercent: fatOf(bodyFatPercent) });
}

function isPlausibleWeight(value: number, unit: MassUnit | null): boolean {
  const [least, most] = unit === null ? [20, 880] : plausibleWeight[unit];
  return value >= least && value <= most;
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const fatOf = (percent: CellNumber): number | null =>
  percent && percent >= 2 && percent <= 75 ? Math.round(percent * 10) / 10 : null;
