import type { FileSetKind } from '#domain/history-import/file-rows.ts';
import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { metresOf, numberOf } from './file-numbers.ts';
import { minutesBetween } from './file-times.ts';
import {
  giveWeight,
  type Reading,
  type RowReader,
  setOf,
  textOf,
  timeOf,
  workoutCollector,
} from './reading.ts';

export const isHevy = (header: Header): boolean => hasAll(header, 'exercise_title', 'set_index');

const kinds: ReadonlyMap<string, FileSetKind> = new Map([
  ['warmup', 'warmup'],
  ['warm_up', 'warmup'],
  ['dropset', 'drop'],
  ['drop_set', 'drop'],
  ['failure', 'failure'],
]);
export const setKindOf = (type: string): FileSetKind => kinds.get(type.trim().toLowerCase()) ?? 'work';

/** Weight and distance have settings of their own in the app, so each unit is read from its column. */
export function hevyReader(header: Header, reading: Reading): RowReader {
  const weight = columnOf(header, 'weight_kg', 'weight_lbs');
  const distance = columnOf(header, 'distance_km', 'distance_miles', 'distance_meters');
  const unit = header[weight] === 'weight_lbs' ? 'lbs' : 'kg';
  const distanceUnit = (header[distance] ?? '').replace('distance_', '');
  const workouts = workoutCollector(reading);
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('start_time'), line, reading);
      if (startedAt === null) return;
      workouts.begin(`${cell('start_time')}|${cell('end_time')}|${cell('title')}`, () => ({
        startedAt,
        name: textOf(cell('title')),
        minutes: minutesBetween(startedAt, reading.times.read(cell('end_time')) ?? ''),
        note: textOf(cell('description')),
        line,
      }));
      const set = {
        exercise: cell('exercise_title'),
        kind: setKindOf(cell('set_type')),
        reps: numberOf(cell('reps')),
        load: numberOf(cellAt(cells, weight)),
        unit,
        seconds: numberOf(cell('duration_seconds')),
        distanceMetres: metresOf(numberOf(cellAt(cells, distance)), distanceUnit),
        rpe: numberOf(cell('rpe')),
        note: cell('exercise_notes'),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}

export const isHevyMeasurements = (header: Header): boolean =>
  header[0] === 'date' &&
  columnOf(header, 'weight_kg', 'weight_lbs') === 1 &&
  columnOf(header, 'fat_percent', 'neck_in', 'neck_cm') >= 0;

/** The time of these rows is always midnight, so only the date is kept. */
export function hevyMeasurementsReader(header: Header, reading: Reading): RowReader {
  const unit = header[1] === 'weight_lbs' ? 'lbs' : 'kg';
  const fat = columnOf(header, 'fat_percent');
  return {
    row(cells, line) {
      const at = timeOf(cellAt(cells, 0), line, reading);
      if (at === null) return;
      const bodyFatPercent = numberOf(cellAt(cells, fat));
      giveWeight(
        { at: at.slice(0, 10), value: numberOf(cellAt(cells, 1)), unit, bodyFatPercent, line },
        reading,
      );
    },
    end: () => {},
  };
}
