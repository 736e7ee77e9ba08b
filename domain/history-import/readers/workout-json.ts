import type { FileSet } from '#domain/history-import/file-rows.ts';
import { massUnitOf } from './file-numbers.ts';
import { minutesBetween } from './file-times.ts';
import { setKindOf } from './hevy.ts';
import {
  type Fields,
  fieldsIn,
  hasKeys,
  isFields,
  type JsonFormat,
  numberIn,
  textIn,
} from './json-values.ts';
import { giveWeight, type Reading, setOf, textOf, timeOf, workoutOf } from './reading.ts';

const within = (value: unknown): Fields => (isFields(value) ? value : {});
const workoutsIn = (value: unknown): readonly Fields[] => fieldsIn(isFields(value) ? value.workouts : value);

/** What Hevy's interface for programs answers: pages of workouts, or a list of them. Always kilograms and UTC. */
export const hevyWorkouts: JsonFormat = {
  source: 'hevy',
  name: 'Hevy',
  isIt: (value) => hasKeys(workoutsIn(value)[0], 'title', 'start_time', 'exercises'),
  read(value, reading) {
    for (const [index, workout] of workoutsIn(value).entries()) {
      const line = index + 1;
      const startedAt = timeOf(textIn(workout.start_time), line, reading);
      if (startedAt === null) continue;
      const sets = fieldsIn(workout.exercises).flatMap((exercise) =>
        fieldsIn(exercise.sets).flatMap((set) => hevySet(exercise, set, line, reading) ?? []),
      );
      const minutes = minutesBetween(startedAt, reading.times.read(textIn(workout.end_time)) ?? '');
      const [name, note] = [textOf(textIn(workout.title)), textOf(textIn(workout.description))];
      if (sets.length > 0) reading.give(workoutOf({ startedAt, name, note, minutes, line }, sets));
    }
  },
};

const hevySet = ({ title, notes }: Fields, set: Fields, line: number, reading: Reading): FileSet | null =>
  setOf(
    {
      exercise: textIn(title),
      kind: setKindOf(textIn(set.type)),
      reps: numberIn(set.reps),
      load: numberIn(set.weight_kg),
      unit: 'kg',
      seconds: numberIn(set.duration_seconds),
      distanceMetres: numberIn(set.distance_meters) || null,
      rpe: numberIn(set.rpe),
      note: textIn(notes),
      line,
    },
    reading,
  );

/** The plain export of LiftLog: sessions with all planned sets, of which only the completed ones have `set`. */
export const liftLogSessions: JsonFormat = {
  source: 'liftlog',
  name: 'LiftLog',
  isIt: (value) => hasKeys(fieldsIn(value)[0], 'id', 'date', 'recordedExercises'),
  read(value, reading) {
    for (const [index, session] of fieldsIn(value).entries()) {
      const line = index + 1;
      const done = fieldsIn(session.recordedExercises).flatMap((exercise) =>
        fieldsIn(exercise.potentialSets)
          .filter(({ set }) => isFields(set))
          .map((set) => ({ exercise, set })),
      );
      // As in its table, the first set that is named is the start: both files have the same workouts.
      const first = textIn(within(done[0]?.set.set).completionDateTime) || textIn(session.date);
      const startedAt = done.length === 0 ? null : timeOf(first, line, reading);
      if (startedAt === null) continue;
      const sets = done.flatMap(({ exercise, set }) => liftLogSet(exercise, set, line, reading) ?? []);
      const name = textOf(textIn(within(session.blueprint).name));
      if (sets.length > 0)
        reading.give(workoutOf({ startedAt, name, minutes: null, note: null, line }, sets));
    }
  },
};

function liftLogSet(exercise: Fields, potential: Fields, line: number, reading: Reading): FileSet | null {
  const weight = within(potential.weight);
  return setOf(
    {
      exercise: textIn(within(exercise.blueprint).name),
      kind: 'work',
      reps: numberIn(within(potential.set).repsCompleted),
      load: numberIn(weight.value),
      unit: massUnitOf(textIn(weight.unit)),
      seconds: null,
      distanceMetres: null,
      rpe: null,
      note: textIn(exercise.notes),
      line,
    },
    reading,
  );
}

/** All that Liftosaur stores of a member. Moments are milliseconds; its table has the same starts. */
export const liftosaurStorage: JsonFormat = {
  source: 'liftosaur',
  name: 'Liftosaur',
  isIt: (value) => hasKeys(value, 'history', 'programs', 'settings'),
  read(value, reading) {
    const { history, settings, stats } = within(value);
    const custom = within(within(settings).exercises);
    for (const [index, record] of fieldsIn(history).entries())
      giveLiftosaur(record, custom, index + 1, reading);
    for (const [index, { value: mass, timestamp }] of fieldsIn(
      within(within(stats).weight).weight,
    ).entries()) {
      const line = index + 1;
      const at = timeOf(isoOf(timestamp), line, reading);
      const { value: amount, unit } = within(mass);
      const weight = { value: numberIn(amount), unit: massUnitOf(textIn(unit)), bodyFatPercent: null };
      if (at !== null) giveWeight({ at, ...weight, line }, reading);
    }
  },
};

const isoOf = (milliseconds: unknown): string => {
  const at = new Date(Number(milliseconds));
  return Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 19)}Z`;
};

function giveLiftosaur(record: Fields, custom: Fields, line: number, reading: Reading): void {
  const startedAt = timeOf(textIn(record.date), line, reading);
  if (startedAt === null) return;
  const sets = fieldsIn(record.entries).flatMap((entry) => {
    const exercise = liftosaurName(within(entry.exercise), custom);
    const setsOf = (list: unknown, kind: FileSet['kind']) =>
      fieldsIn(list).flatMap((set) => liftosaurSet(set, { exercise, kind, entry, line }, reading) ?? []);
    return [...setsOf(entry.warmupSets, 'warmup'), ...setsOf(entry.sets, 'work')];
  });
  const minutes = (Number(record.endTime) - Number(record.startTime)) / 60_000;
  const name = textOf(textIn(record.dayName)) ?? textOf(textIn(record.programName));
  const head = { startedAt, name, note: textOf(textIn(record.notes)), line };
  if (sets.length > 0)
    reading.give(workoutOf({ ...head, minutes: Number.isFinite(minutes) ? minutes : null }, sets));
}

type LiftosaurEntry = Pick<FileSet, 'exercise' | 'kind' | 'line'> & { readonly entry: Fields };

function liftosaurSet(set: Fields, of: LiftosaurEntry, reading: Reading): FileSet | null {
  const { exercise, kind, line, entry } = of;
  const [reps, seconds] = [numberIn(set.completedReps), numberIn(set.completedSetTimer)];
  if (reps === null && seconds === null) {
    reading.problem('set-planned-only', exercise, line);
    return null;
  }
  const weight = within(set.completedWeight ?? set.weight);
  const load = { load: numberIn(weight.value), unit: massUnitOf(textIn(weight.unit)) };
  const rest = { seconds, distanceMetres: null, rpe: numberIn(set.completedRpe), note: textIn(entry.notes) };
  return setOf({ exercise, kind, reps, ...load, ...rest, line }, reading);
}

/** `benchPress` with `dumbbell` is `Bench Press, Dumbbell`; the member's own exercises have names. */
function liftosaurName({ id, equipment }: Fields, custom: Fields): string {
  const own = textIn(within(custom[textIn(id)]).name);
  const name = own || inWords(textIn(id));
  return textIn(equipment) === '' ? name : `${name}, ${inWords(textIn(equipment))}`;
}

const inWords = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
