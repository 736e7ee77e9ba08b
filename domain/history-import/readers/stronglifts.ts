import type { MassUnit } from '#domain/body/quantity.ts';
import type { FileTime } from '#domain/history-import/file-rows.ts';
import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { massUnitOf, numberOf, plausibleMinutes } from './file-numbers.ts';
import { type Reading, type RowReader, setOf, textOf, timeOf, workoutCollector } from './reading.ts';

const firstSet = /^set 1 \((?:kg|lb|lbs)\)$/;

export const isStrongLifts = (header: Header): boolean =>
  header.includes('set 1 (reps)') && header.some((name) => firstSet.test(name));

/** One row is an exercise, with two columns for each set. A set that was not done has 0 repetitions and a weight. */
export function strongLiftsReader(header: Header, reading: Reading): RowReader {
  const date = columnOf(header, 'date (yyyy/mm/dd)', 'date');
  const workouts = workoutCollector(reading);
  const sets = setColumns(header);
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const written = `${cellAt(cells, date)} ${cell('start time (h:mm)')}`.trim();
      const startedAt = timeOf(written, line, reading);
      if (startedAt === null) return;
      workouts.begin(`${written}|${cell('workout')}`, () => ({
        startedAt,
        name: textOf(cell('workout name')),
        minutes: plausibleMinutes((numberOf(cell('duration (hours)')) ?? 0) * 60),
        note: textOf(cell('notes')),
        line,
      }));
      for (const { reps, weight, unit } of sets) {
        if (cellAt(cells, reps).trim() === '') continue;
        addSet({
          exercise: cell('exercise'),
          reps: cellAt(cells, reps),
          load: cellAt(cells, weight),
          unit,
          line,
        });
      }
    },
    end: workouts.end,
  };

  function addSet({ reps, load, ...rest }: StrongLiftsSet): void {
    workouts.add(setOf({ ...rest, ...plainSet, reps: numberOf(reps), load: numberOf(load) }, reading));
  }
}

type StrongLiftsSet = {
  readonly exercise: string;
  readonly reps: string;
  readonly load: string;
  readonly unit: MassUnit | null;
  readonly line: number;
};
const plainSet = { kind: 'work', seconds: null, distanceMetres: null, rpe: null, note: '' } as const;

function setColumns(header: Header) {
  return header.flatMap((name, reps) => {
    const number = /^set (\d+) \(reps\)$/.exec(name)?.[1];
    const weight = header.findIndex(
      (other) => other.startsWith(`set ${number} (`) && !other.endsWith('(reps)'),
    );
    if (number === undefined || weight < 0) return [];
    return [{ reps, weight, unit: massUnitOf(/\((.+)\)/.exec(header[weight] ?? '')?.[1] ?? '') }];
  });
}

export const isOldStrongLifts = (header: Header): boolean =>
  hasAll(header, 'date', 'workout', 'exercise 1', 'set 1');

/** One row is a workout: after each `Exercise N` come its weight in both units, of which one is filled, and repetitions of up to five sets. */
export function oldStrongLiftsReader(header: Header, reading: Reading): RowReader {
  const workouts = workoutCollector(reading);
  const starts = header.flatMap((name, place) => (/^exercise \d+$/.test(name) ? [place] : []));
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const startedAt = timeOf(cell('date'), line, reading);
      if (startedAt === null) return;
      workouts.begin(`${line}`, () => headOf(startedAt, cell, line));
      for (const [index, start] of starts.entries())
        addExercise(cells.slice(start, starts[index + 1]), header.slice(start, starts[index + 1]), line);
    },
    end: workouts.end,
  };

  function addExercise(cells: readonly string[], names: Header, line: number): void {
    const exercise = cellAt(cells, 0);
    if (exercise.trim() === '') return;
    const { load, unit } = oldLoad(cells, names);
    for (const [place, name] of names.entries()) {
      if (!/^set \d+$/.test(name) || cellAt(cells, place).trim() === '') continue;
      const reps = numberOf(cellAt(cells, place));
      workouts.add(setOf({ ...plainSet, exercise, reps, load, unit, line }, reading));
    }
  }
}

function oldLoad(cells: readonly string[], names: Header) {
  const kilograms = cellAt(cells, names.indexOf('weight (kg)'));
  if (kilograms.trim() !== '') return { load: numberOf(kilograms), unit: 'kg' } as const;
  return { load: numberOf(cellAt(cells, names.indexOf('weight (lb)'))), unit: 'lbs' } as const;
}

const headOf = (startedAt: FileTime, cell: (name: string) => string, line: number) => ({
  startedAt,
  name: textOf(cell('workout')),
  minutes: null,
  note: textOf(cell('note')),
  line,
});
