import type { MassUnit } from '#domain/body/quantity.ts';
import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { clockSeconds, massUnitOf, metresOf, numberOf } from './file-numbers.ts';
import { giveWeight, type Reading, type RowReader, setOf, timeOf, workoutCollector } from './reading.ts';

export const isFitNotes = (header: Header): boolean =>
  hasAll(header, 'date', 'exercise', 'category', 'reps', 'distance unit');

/** Both columns of weights are filled on an iPhone: the app itself then reads pounds. */
const weightColumns = ['weight (lbs)', 'weight (lb)', 'weight (kgs)', 'weight (kg)', 'weight'];

/** One calendar date is one workout, because the file has neither times nor names of workouts. */
export function fitNotesReader(header: Header, reading: Reading): RowReader {
  const weights = weightColumns.map((name) => header.indexOf(name)).filter((place) => place >= 0);
  const unitColumn = columnOf(header, 'weight unit');
  const note = columnOf(header, 'comment', 'notes');
  const workouts = workoutCollector(reading);
  const unitOf = (place: number, cells: readonly string[]): MassUnit | null =>
    massUnitOf(/\((.+)\)/.exec(header[place] ?? '')?.[1] ?? cellAt(cells, unitColumn));
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('date'), line, reading);
      if (startedAt === null) return;
      workouts.begin(cell('date'), () => ({ startedAt, name: null, minutes: null, note: null, line }));
      const filled = weights.find((place) => cellAt(cells, place).trim() !== '') ?? -1;
      const set = {
        exercise: cell('exercise'),
        kind: 'work',
        reps: numberOf(cell('reps')),
        load: numberOf(cellAt(cells, filled)),
        unit: unitOf(filled, cells),
        seconds: clockSeconds(cell('time')),
        distanceMetres: metresOf(numberOf(cell('distance')), cell('distance unit')),
        rpe: null,
        note: cellAt(cells, note),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}

export const isFitNotesBody = (header: Header): boolean =>
  hasAll(header, 'date', 'time', 'measurement', 'value', 'unit');

const bodyWeight = /^(body ?weight|weight|gewicht|körpergewicht|peso|poids)$/i;

/** Of the body tracker only weights are read. */
export function fitNotesBodyReader(header: Header, reading: Reading): RowReader {
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      if (!bodyWeight.test(cell('measurement').trim())) return;
      const written = `${cell('date')} ${cell('time')}`.trim();
      const at = timeOf(written, line, reading);
      if (at === null) return;
      const unit = massUnitOf(cell('unit'));
      giveWeight({ at, value: numberOf(cell('value')), unit, bodyFatPercent: null, line }, reading);
    },
    end: () => {},
  };
}
