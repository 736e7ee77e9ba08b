import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { numberOf } from './file-numbers.ts';
import { type Reading, type RowReader, setOf, timeOf, workoutCollector } from './reading.ts';

export const isFitbod = (header: Header): boolean =>
  hasAll(header, 'date', 'exercise', 'reps', 'iswarmup') &&
  columnOf(header, 'weight(kg)', 'weight(lbs)', 'weight') >= 0;

/**
 * Weights are kilograms, also where the column names no unit. The `multiplier` for pairs is left alone: the load is the one of a dumbbell.
 * All sets of a workout have one moment in UTC.
 */
export function fitbodReader(header: Header, reading: Reading): RowReader {
  const weight = columnOf(header, 'weight(kg)', 'weight(lbs)', 'weight');
  const unit = header[weight] === 'weight(lbs)' ? 'lbs' : 'kg';
  const workouts = workoutCollector(reading);
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('date'), line, reading);
      if (startedAt === null) return;
      workouts.begin(cell('date'), () => ({
        startedAt: startedAt.replace(/\+00:00$/, 'Z'),
        name: null,
        minutes: null,
        note: null,
        line,
      }));
      const metres = numberOf(cell('distance(m)'));
      const set = {
        exercise: cell('exercise'),
        kind: cell('iswarmup').trim().toLowerCase() === 'true' ? 'warmup' : 'work',
        reps: numberOf(cell('reps')),
        load: numberOf(cellAt(cells, weight)),
        unit,
        seconds: numberOf(cell('duration(s)')),
        distanceMetres: metres ? Math.round(metres) : null,
        rpe: null,
        note: cell('note'),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}
