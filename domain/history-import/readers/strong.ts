import type { MassUnit } from '#domain/body/quantity.ts';
import type { FileSetKind } from '#domain/history-import/file-rows.ts';
import { cellAt, columnOf, type Header } from './columns.ts';
import { durationMinutes, massUnitOf, metresOf, numberOf } from './file-numbers.ts';
import { type Reading, type RowReader, setOf, textOf, timeOf, workoutCollector } from './reading.ts';

/** English and German names; the language of the phone decides in some versions. */
const columnNames = {
  date: ['date', 'datum'],
  number: ['workout #'],
  workout: ['workout name', 'workout-name'],
  duration: ['duration', 'duration (sec)', 'workout duration', 'dauer', 'workout-dauer'],
  exercise: ['exercise name', 'name der übung'],
  order: ['set order', 'reihenfolge festlegen'],
  weight: ['weight', 'weight (kg)', 'weight (lb)', 'weight (lbs)', 'lbs', 'kg', 'gewicht', 'gewicht (kg)'],
  weightUnit: ['weight unit', 'gewichtseinheit'],
  reps: ['reps', 'wiederh.'],
  rpe: ['rpe'],
  distance: ['distance', 'distance (meters)', 'mi.', 'km', 'entfernung'],
  distanceUnit: ['distance unit'],
  seconds: ['seconds', 'sekunden'],
  note: ['notes', 'notizen'],
  workoutNote: ['workout notes', 'workout-notizen'],
} as const;
type Column = keyof typeof columnNames;

export const isStrong = (header: Header): boolean =>
  columnOf(header, ...columnNames.exercise) >= 0 && columnOf(header, ...columnNames.order) >= 0;

export function strongReader(header: Header, reading: Reading): RowReader {
  const places = Object.fromEntries(
    Object.entries(columnNames).map(([name, names]) => [name, columnOf(header, ...names)]),
  ) as Readonly<Record<Column, number>>;
  const headerUnits = {
    mass: unitInName(cellAt(header, places.weight)),
    distance: distanceUnitInName(cellAt(header, places.distance)),
  };
  const workouts = workoutCollector(reading);
  let noteBefore = '';
  return {
    row(cells, line) {
      const cell = (column: Column): string => cellAt(cells, places[column]);
      const kind = kindOf(cell('order'), cell('exercise'));
      if (kind === 'note') noteBefore = cell('note');
      if (kind === 'note' || kind === 'none') return;
      const startedAt = timeOf(cell('date'), line, reading);
      if (startedAt === null) return;
      workouts.begin(`${cell('number')}|${cell('date')}|${cell('workout')}`, () => ({
        startedAt,
        name: textOf(cell('workout')),
        minutes: durationMinutes(cell('duration')),
        note: textOf(cell('workoutNote')),
        line,
      }));
      const set = {
        kind,
        exercise: cell('exercise'),
        reps: numberOf(cell('reps')),
        load: numberOf(cell('weight')),
        unit: headerUnits.mass ?? massUnitOf(cell('weightUnit')),
        seconds: numberOf(cell('seconds')),
        distanceMetres: metresOf(numberOf(cell('distance')), headerUnits.distance || cell('distanceUnit')),
        rpe: numberOf(cell('rpe')),
        note: textOf(cell('note')) ?? noteBefore,
        line,
      };
      workouts.add(setOf(set, reading));
      noteBefore = '';
    },
    end: workouts.end,
  };
}

const unitInName = (name: string): MassUnit | null =>
  massUnitOf(/\(([^)]+)\)/.exec(name)?.[1] ?? (name === 'weight' ? '' : name));

function distanceUnitInName(name: string): string {
  if (name === 'mi.' || name === 'km') return name;
  return /\(([^)]+)\)/.exec(name)?.[1] ?? '';
}

/** The order of a set is a number, or a letter for its kind. Pauses and notes are rows too, and no sets. */
function kindOf(order: string, exercise: string): FileSetKind | 'note' | 'none' {
  const text = order.trim().toLowerCase();
  if (exercise.trim().toLowerCase() === 'rest timer') return 'none';
  if (/^\d+(\.0)?$/.test(text)) return 'work';
  if (text === 'w') return 'warmup';
  if (text === 'd') return 'drop';
  if (text === 'f') return 'failure';
  return /^not(e|iz)/.test(text) ? 'note' : 'none';
}
