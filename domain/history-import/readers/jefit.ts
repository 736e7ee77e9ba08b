import type { MassUnit } from '#domain/body/quantity.ts';
import { cellAt, type Header, headerOf } from './columns.ts';
import { type CellNumber, numberOf, plausibleMinutes } from './file-numbers.ts';
import { type Reading, type RowReader, setOf, timeOf, workoutCollector } from './reading.ts';

/** The file is a dump of tables, each below a banner of `#`. */
export const isJefit = (header: Header): boolean => /^###/.test(header[0] ?? '');

type Row = { readonly cell: (name: string) => string; readonly line: number };
type LoggedSet = { readonly load: CellNumber; readonly unit: MassUnit | null } & {
  readonly reps: CellNumber;
  readonly seconds: CellNumber;
};

/**
 * Sessions, exercises and sets are tables that name each other, so they are kept until the end. Loads in the table of sets are pounds;
 * those in the text of an exercise have the account's unit, which the file does not name.
 */
export function jefitReader(first: Header, reading: Reading): RowReader {
  let table = nameOf(first[0] ?? '');
  let header: Header | null = null;
  const sessions = new Map<string, Row>();
  const exercises: Row[] = [];
  const sets = new Map<string, LoggedSet[]>();

  function keep(row: Row): void {
    if (table === 'WORKOUT SESSIONS') sessions.set(row.cell('_id'), row);
    if (table === 'EXERCISE LOGS') exercises.push(row);
    if (table !== 'EXERCISE SET LOGS') return;
    const key = row.cell('exercise_log_id');
    const kept = sets.get(key) ?? [];
    kept.push(setInPounds(row));
    sets.set(key, kept);
  }

  return {
    row(cells, line) {
      const start = cellAt(cells, 0);
      if (start.startsWith('#')) {
        table = nameOf(start) || table;
        header = null;
      } else if (header === null) header = headerOf(cells);
      else {
        const names = header;
        keep({ cell: (name) => cellAt(cells, names.indexOf(name)).trim(), line });
      }
    },
    end() {
      const workouts = workoutCollector(reading);
      const bySession = exercises.toSorted(
        (a, b) => Number(a.cell('belongsession')) - Number(b.cell('belongsession')),
      );
      for (const exercise of bySession) giveExercise(exercise, workouts);
      workouts.end();
    },
  };

  function giveExercise(exercise: Row, workouts: ReturnType<typeof workoutCollector>): void {
    const session = sessions.get(exercise.cell('belongsession'));
    const written = startOf(session) ?? exercise.cell('mydate');
    const startedAt = timeOf(written, exercise.line, reading);
    if (startedAt === null) return;
    const minutes = plausibleMinutes((numberOf(session?.cell('total_time') ?? '') ?? 0) / 60);
    workouts.begin(`${exercise.cell('belongsession')}|${written}`, () => ({
      ...{ startedAt, name: null, minutes, note: null, line: exercise.line },
    }));
    const done = sets.get(exercise.cell('_id')) ?? setsInText(exercise.cell('logs'));
    for (const amounts of done) workouts.add(setOf({ ...plainSet(exercise), ...amounts }, reading));
  }
}

const plainSet = (exercise: Row) =>
  ({
    exercise: exercise.cell('ename'),
    kind: 'work',
    distanceMetres: null,
    rpe: null,
    note: '',
    line: exercise.line,
  }) as const;

const nameOf = (banner: string): string => banner.replaceAll('#', '').trim().toUpperCase();

/** Unix seconds; in one version the column has a letter more. */
function startOf(session: Row | undefined): string | null {
  const seconds = numberOf(session?.cell('starttime') || session?.cell('starttimie') || '');
  return seconds ? `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` : null;
}

const kilogramsInPound = 0.45359237;

/** Kilograms lose some ten-thousandths on their way to pounds: 143.2999 lb were 65 kg. */
function setInPounds(row: Row): LoggedSet {
  const pounds = numberOf(row.cell('weight_lbs'));
  const amounts = { reps: numberOf(row.cell('reps')), seconds: numberOf(row.cell('duration')) };
  const kilograms = Math.round((pounds ?? 0) * kilogramsInPound * 4) / 4;
  const isKilograms = pounds && Math.abs(pounds * 2 - Math.round(pounds * 2)) > 0.01;
  if (isKilograms && Math.abs(pounds * kilogramsInPound - kilograms) < 0.002)
    return { ...amounts, load: kilograms, unit: 'kg' };
  return { ...amounts, load: pounds, unit: 'lbs' };
}

/** `64.9998x5,64.9998x4` */
const setsInText = (text: string): readonly LoggedSet[] =>
  text.split(',').flatMap((part) => {
    const [, load = '', reps = ''] = /^\s*([\d.]+)\s*x\s*(\d+)\s*$/i.exec(part) ?? [];
    return reps === ''
      ? []
      : [{ load: roundedDust(numberOf(load)), unit: null, reps: numberOf(reps), seconds: null }];
  });

function roundedDust(load: CellNumber): CellNumber {
  if (typeof load !== 'number') return load;
  const near = Math.round(load * 4) / 4;
  return Math.abs(load - near) < 0.001 ? near : load;
}
