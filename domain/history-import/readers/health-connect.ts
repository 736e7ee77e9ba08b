import type { FileTime } from '#domain/history-import/file-rows.ts';
import { momentText } from './file-times.ts';
import { giveWeight, type Reading, textOf, type WeightCells, workoutOf } from './reading.ts';
import { type DatabaseFormat, numberIn, type TableRow, textIn } from './table-rows.ts';

const tables = {
  apps: 'application_info_table',
  fats: 'body_fat_record_table',
  weights: 'weight_record_table',
  sessions: 'exercise_session_record_table',
} as const;

/** Sessions have no loads, so they are workouts with a length. */
export const healthConnect: DatabaseFormat = {
  source: 'health-connect',
  name: 'Health Connect',
  isIt: (names) => names.includes(tables.weights) || names.includes(tables.sessions),
  tables: Object.values(tables),
  open: (reading) => {
    const apps = new Map<number, string>();
    const fats = new Map<number, number>();
    const weights = new Map<string, WeightCells>();
    const rows: Readonly<Record<string, (row: TableRow, line: number) => void>> = {
      [tables.apps]: (row) => void apps.set(numberIn(row, 'row_id') ?? 0, textIn(row, 'package_name')),
      [tables.fats]: (row) =>
        void fats.set(numberIn(row, 'time') ?? 0, numberIn(row, 'percentage') ?? Number.NaN),
      [tables.weights](row, line) {
        const weight = weightIn(row, fats, line, reading);
        if (weight === null) return;
        // The same weighing from several apps counts once.
        const key = `${weight.at} ${weight.value.toFixed(1)}`;
        if (!weights.has(key)) weights.set(key, weight);
      },
      [tables.sessions]: (row, line) =>
        giveSession(row, apps.get(numberIn(row, 'app_info_id') ?? 0) ?? '', line, reading),
    };
    return {
      row: (table, row, line) => rows[table]?.(row, line),
      end() {
        for (const weight of weights.values()) giveWeight(weight, reading);
      },
    };
  },
};

/** @param times the columns of the milliseconds since 1970 and of the seconds from UTC */
function timeIn(row: TableRow, times: readonly [string, string], line: number, { problem }: Reading) {
  const [moment, offset] = times;
  const milliseconds = numberIn(row, moment) ?? Number.NaN;
  const at = momentText(milliseconds / 1_000, numberIn(row, offset));
  if (at === null) problem('date-not-read', textIn(row, moment), line);
  return at;
}

/** The database has grams, and the fat in a record of the same moment. */
function weightIn(row: TableRow, fats: ReadonlyMap<number, number>, line: number, reading: Reading) {
  const at: FileTime | null = timeIn(row, ['time', 'zone_offset'], line, reading);
  const grams = numberIn(row, 'weight');
  const bodyFatPercent = fats.get(numberIn(row, 'time') ?? 0) ?? null;
  return at && grams ? ({ at, value: grams / 1_000, unit: 'kg', bodyFatPercent, line } as const) : null;
}

/** By the name of the app's package. */
const appsWithSets = /strongapp|hevy|fitbod|\bje\.fit|jefit|fitnotes|liftosaur|stronglifts|liftlog|rondel/i;
const strength: ReadonlySet<number> = new Set([45, 55]);

/** Strength that an app with sets wrote comes with the file of that app. */
function giveSession(row: TableRow, app: string, line: number, reading: Reading): void {
  const type = numberIn(row, 'exercise_type') ?? 0;
  if (strength.has(type) && appsWithSets.test(app)) return;
  const startedAt = timeIn(row, ['start_time', 'start_zone_offset'], line, reading);
  if (startedAt === null) return;
  const minutes = ((numberIn(row, 'end_time') ?? 0) - (numberIn(row, 'start_time') ?? 0)) / 60_000;
  const name = textOf(textIn(row, 'title')) ?? activities[type] ?? 'Workout';
  const note = textOf(textIn(row, 'notes'));
  reading.give(workoutOf({ startedAt, name, minutes, note, line }, []));
}

/** The numbers of Android, which differ from those of its library for apps. */
const activities =
  'Workout,Badminton,Baseball,Basketball,Biking,Stationary biking,Boot camp,Boxing,Calisthenics,Cricket,Dancing,Exercise class,Fencing,American football,Australian football,Frisbee,Golf,Guided breathing,Gymnastics,Handball,Interval training,Hiking,Ice hockey,Ice skating,Martial arts,Paddling,Paragliding,Pilates,Racquetball,Rock climbing,Roller hockey,Rowing,Rugby,Running,Treadmill running,Sailing,Scuba diving,Skating,Skiing,Snowboarding,Snowshoeing,Soccer,Softball,Squash,Stair climbing,Strength training,Stretching,Surfing,Open water swimming,Pool swimming,Table tennis,Tennis,Volleyball,Walking,Water polo,Weightlifting,Wheelchair,Yoga,Workout,Stair climbing machine,Elliptical,Rowing machine'.split(
    ',',
  );
