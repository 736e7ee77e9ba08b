import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { massUnitOf, numberOf } from './file-numbers.ts';
import { type Reading, type RowReader, setOf, textOf, timeOf, workoutCollector } from './reading.ts';

export const isLiftosaur = (header: Header): boolean =>
  hasAll(header, 'workout datetime', 'program', 'day name', 'completed reps');

/** Moments in UTC. A row without completed repetitions was planned and not done. */
export function liftosaurReader(header: Header, reading: Reading): RowReader {
  const weight = columnOf(header, 'completed weight value', 'weight value');
  const unit = columnOf(header, 'completed weight unit', 'weight unit');
  const rpe = columnOf(header, 'completed rpe', 'rpe');
  const workouts = workoutCollector(reading);
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('workout datetime'), line, reading);
      if (startedAt === null) return;
      workouts.begin(`${cell('workout datetime')}|${cell('day name')}`, () => ({
        startedAt,
        name: textOf(cell('day name')) ?? textOf(cell('program')),
        minutes: null,
        note: null,
        line,
      }));
      if (cell('completed reps').trim() === '')
        return reading.problem('set-planned-only', cell('exercise'), line);
      const set = {
        exercise: cell('exercise'),
        kind: cell('is warmup set?').trim() === '1' ? 'warmup' : 'work',
        reps: numberOf(cell('completed reps')),
        load: numberOf(cellAt(cells, weight)),
        unit: massUnitOf(cellAt(cells, unit)),
        seconds: null,
        distanceMetres: null,
        rpe: numberOf(cellAt(cells, rpe)),
        note: cell('notes'),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}

export const isLiftLog = (header: Header): boolean =>
  hasAll(header, 'sessionid', 'timestamp', 'exercise', 'weight', 'weightunit', 'reps');

/** A row is a completed set. The target repetitions are a plan, and are not read. */
export function liftLogReader(header: Header, reading: Reading): RowReader {
  const workouts = workoutCollector(reading);
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('timestamp'), line, reading);
      if (startedAt === null) return;
      workouts.begin(cell('sessionid'), () => ({ startedAt, name: null, minutes: null, note: null, line }));
      const set = {
        exercise: cell('exercise'),
        kind: 'work',
        reps: numberOf(cell('reps')),
        load: numberOf(cell('weight')),
        unit: massUnitOf(cell('weightunit')),
        seconds: null,
        distanceMetres: null,
        rpe: null,
        note: cell('notes'),
        line,
      } as const;
      workouts.add(setOf(set, reading));
    },
    end: workouts.end,
  };
}
