import type { MassUnit } from '#domain/body/quantity.ts';
import { cellAt } from './columns.ts';
import { clockSeconds, massUnitOf, numberOf } from './file-numbers.ts';
import {
  giveWeight,
  type Reading,
  type RowReader,
  setOf,
  textOf,
  timeOf,
  workoutCollector,
} from './reading.ts';

/** The columns that a member named, from 0; a column that the table has not is absent. */
export type NamedColumns = {
  readonly date: number;
  readonly time?: number;
  readonly workout?: number;
  readonly exercise?: number;
  readonly reps?: number;
  readonly load?: number;
  readonly unit?: number;
  readonly seconds?: number;
  readonly rpe?: number;
  readonly note?: number;
  readonly bodyWeight?: number;
  readonly bodyFat?: number;
};

/** Reads any table by its named columns. Rows of one date and one workout name are one workout. A unit in the header counts for its column. */
export function mappedTableReader(
  names: readonly string[],
  columns: NamedColumns,
  reading: Reading,
): RowReader {
  const workouts = workoutCollector(reading);
  const unitOf = (column: number | undefined, written: string): MassUnit | null =>
    massUnitOf(written) ?? massUnitOf(/[(_ ]([a-z]+)\)?\s*$/i.exec(names[column ?? -1] ?? '')?.[1] ?? '');
  return {
    row(cells, line) {
      const cell = (name: keyof NamedColumns): string => cellAt(cells, columns[name] ?? -1);
      const written = `${cell('date')} ${cell('time')}`.trim();
      const at = timeOf(written, line, reading);
      if (at === null) return;
      if (columns.bodyWeight !== undefined) {
        const [value, unit] = [numberOf(cell('bodyWeight')), unitOf(columns.bodyWeight, cell('unit'))];
        giveWeight({ at, value, unit, bodyFatPercent: numberOf(cell('bodyFat')), line }, reading);
      }
      if (columns.exercise === undefined) return;
      const name = textOf(cell('workout'));
      workouts.begin(`${written}|${name}`, () => ({ startedAt: at, name, minutes: null, note: null, line }));
      const set = {
        exercise: cell('exercise'),
        kind: 'work',
        reps: numberOf(cell('reps')),
        load: numberOf(cell('load')),
        unit: unitOf(columns.load, cell('unit')),
        seconds: clockSeconds(cell('seconds')) ?? numberOf(cell('seconds')),
        distanceMetres: null,
        rpe: numberOf(cell('rpe')),
        note: cell('note'),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}
