import type { FileSet } from '#domain/history-import/file-rows.ts';
import { massUnitOf } from './file-numbers.ts';
import { minutesBetween } from './file-times.ts';
import { giveWeight, type Reading, setOf, textOf, timeOf, workoutOf } from './reading.ts';
import { type DatabaseFormat, numberIn, type TableRow, textIn } from './table-rows.ts';

/** The backup of FitNotes on Android. As in its table of sets, a date is a workout: both files have the same workouts. */
export const fitNotesDatabase: DatabaseFormat = {
  source: 'fitnotes',
  name: 'FitNotes',
  isIt: (names) => names.includes('training_log') && names.includes('exercise'),
  tables: [
    ...['exercise', 'Comment', 'WorkoutComment', 'WorkoutTime', 'training_log'],
    ...['MeasurementUnit', 'Measurement', 'MeasurementRecord', 'BodyWeight'],
  ],
  open(reading) {
    const history = emptyHistory();
    const rows: TableRows = { ...workoutRows(history), ...weightRows(reading) };
    return {
      row: (table, row, line) => rows[table]?.(row, line),
      end: () => giveWorkouts(history, reading),
    };
  },
};

type TableRows = Readonly<Record<string, (row: TableRow, line: number) => void>>;
type PlacedRow = { readonly row: TableRow; readonly line: number };

const emptyHistory = () => ({
  exercises: new Map<number, string>(),
  setNotes: new Map<number, string>(),
  /** By date, as the sets. */
  notes: new Map<string, string>(),
  minutes: new Map<string, number>(),
  days: new Map<string, PlacedRow[]>(),
});
type History = ReturnType<typeof emptyHistory>;

const idOf = (row: TableRow, column = '_id'): number => numberIn(row, column) ?? 0;
const commentOfSet = 1;

const workoutRows = ({ exercises, setNotes, notes, minutes, days }: History): TableRows => ({
  exercise: (row) => void exercises.set(idOf(row), textIn(row, 'name')),
  Comment(row) {
    if (numberIn(row, 'owner_type_id') === commentOfSet)
      setNotes.set(idOf(row, 'owner_id'), textIn(row, 'comment'));
  },
  WorkoutComment(row) {
    notes.set(textIn(row, 'date'), textIn(row, 'comment'));
  },
  WorkoutTime(row) {
    const [from, to] = ['start_date_time', 'end_date_time'].map((name) =>
      textIn(row, name).replace(' ', 'T'),
    );
    const length = minutesBetween(from ?? '', to ?? '');
    if (length !== null) minutes.set(textIn(row, 'workout_date'), length);
  },
  training_log(row, line) {
    const date = textIn(row, 'date');
    const ofDay = days.get(date);
    if (ofDay) ofDay.push({ row, line });
    else days.set(date, [{ row, line }]);
  },
});

function giveWorkouts(history: History, reading: Reading): void {
  for (const [date, rows] of history.days) {
    const line = rows[0]?.line ?? 0;
    const startedAt = timeOf(date, line, reading);
    // A set is marked as done by hand, and many members never do: only beside a marked one is it a plan.
    const hasMarks = rows.some(({ row }) => numberIn(row, 'is_complete') === 1);
    const sets = rows.flatMap((placed) => setIn(placed, hasMarks, history, reading) ?? []);
    const head = { name: null, minutes: history.minutes.get(date) ?? null };
    const note = textOf(history.notes.get(date) ?? '');
    if (startedAt !== null && sets.length > 0)
      reading.give(workoutOf({ ...head, startedAt, note, line }, sets));
  }
}

/** Loads are always kilograms; how they are shown is a setting. */
function setIn(
  { row, line }: PlacedRow,
  hasMarks: boolean,
  { exercises, setNotes }: History,
  reading: Reading,
): FileSet | null {
  const exercise = exercises.get(idOf(row, 'exercise_id')) ?? '';
  if (hasMarks && numberIn(row, 'is_complete') === 0) {
    reading.problem('set-planned-only', exercise, line);
    return null;
  }
  const amounts = {
    load: numberIn(row, 'metric_weight'),
    unit: 'kg',
    rpe: null,
    distanceMetres: null,
  } as const;
  const [reps, seconds] = [numberIn(row, 'reps'), numberIn(row, 'duration_seconds')];
  const note = setNotes.get(idOf(row)) ?? '';
  return setOf({ ...amounts, exercise, kind: 'work', reps, seconds, note, line }, reading);
}

/** Measurements that the app has from the start. */
const bodyWeight = 1;

/** The older table stays in the database after its weights have come into the newer one. */
function weightRows(reading: Reading): TableRows {
  const units = new Map<number, string>();
  const unitOf = new Map<number, string>();
  let hasRecords = false;
  return {
    MeasurementUnit(row) {
      units.set(idOf(row), textIn(row, 'short_name'));
    },
    Measurement(row) {
      unitOf.set(idOf(row), units.get(idOf(row, 'unit_id')) ?? '');
    },
    MeasurementRecord(row, line) {
      if (numberIn(row, 'measurement_id') !== bodyWeight) return;
      hasRecords = true;
      const at = timeOf(`${textIn(row, 'date')} ${textIn(row, 'time')}`.trim(), line, reading);
      const unit = massUnitOf(unitOf.get(bodyWeight) ?? '');
      const value = numberIn(row, 'value');
      if (at !== null) giveWeight({ at, value, unit, bodyFatPercent: null, line }, reading);
    },
    BodyWeight(row, line) {
      const at = hasRecords ? null : timeOf(textIn(row, 'date'), line, reading);
      const [value, bodyFatPercent] = [numberIn(row, 'body_weight_metric'), numberIn(row, 'body_fat')];
      if (at !== null) giveWeight({ at, value, unit: 'kg', bodyFatPercent, line }, reading);
    },
  };
}
