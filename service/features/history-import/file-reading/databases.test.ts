import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { noAnswers } from '#domain/history-import/file-rows.ts';
import type { TableRow } from '#domain/history-import/readers/table-rows.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { bytesOfBlob } from './file-bytes.ts';
import { readHistoryFile } from './read-history-file.ts';
import { openDatabase } from './sqlite-tables.ts';
import { readBytes, setTexts } from './testing/read-text.ts';
import { databaseOf } from './testing/sqlite-file.ts';
import { zipOf } from './testing/zip-file.ts';

/** As Android creates them: times at which a zone is added are computed at each reading, so they are in no row. */
const instant =
  'row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB NOT NULL UNIQUE, app_info_id INTEGER, time INTEGER, zone_offset INTEGER, local_date INTEGER, local_date_time INTEGER AS (time + 1000 * zone_offset)';
const session =
  'row_id INTEGER PRIMARY KEY AUTOINCREMENT, app_info_id INTEGER, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, notes TEXT, exercise_type INTEGER, title TEXT, FOREIGN KEY (app_info_id) REFERENCES application_info_table(row_id)';
const morning = Date.UTC(2026, 0, 22, 5, 56, 47);
const hour = 3_600;

const apps = {
  sql: 'CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT NOT NULL UNIQUE, app_name TEXT)',
  rows: [
    [null, 'com.hevy', 'Hevy'],
    [null, 'com.scale', 'Scale'],
  ],
};
const weightsOf = (rows: readonly (readonly [time: number, offset: number | null, grams: number])[]) => ({
  sql: `CREATE TABLE weight_record_table (${instant}, weight REAL)`,
  rows: rows.map(([time, offset, grams], nth) => [null, `id ${nth}`, 2, time, offset, 20_000, grams]),
});
const fat = {
  sql: `CREATE TABLE body_fat_record_table (${instant}, percentage REAL)`,
  rows: [[null, 'id', 2, morning, hour, 20_000, 18.25]],
};
type Session = readonly [app: number, type: number, title: string | null, minutes: number];
const sessionsOf = (rows: readonly Session[]) => ({
  sql: `CREATE TABLE exercise_session_record_table (${session})`,
  rows: rows.map(([app, type, title, minutes]) => [
    ...[null, app, morning, -5 * hour, morning + minutes * 60_000, null, type, title],
  ]),
});

describe('an export of Health Connect', () => {
  it('has weights in grams, once for each weighing, with the fat of the same moment', async () => {
    const database = databaseOf([
      apps,
      fat,
      weightsOf([
        [morning, hour, 80_520.5],
        [morning, hour, 80_500],
        [morning + 86_400_000, null, 80_000],
      ]),
    ]);
    const zip = zipOf([{ path: 'health_connect_export.db', content: database }]);
    const { files, weights } = await readBytes('Health Connect.zip', zip);
    expect(files.map(({ source, format }) => [source, format])).to.deep.equal([
      ['health-connect', 'Health Connect'],
    ]);
    expect(
      weights.map(({ at, value, unit, bodyFatPercent }) => [at, value, unit, bodyFatPercent]),
    ).to.deep.equal([
      ['2026-01-22T06:56:47+01:00', 80.521, 'kg', 18.3],
      ['2026-01-23T05:56:47Z', 80, 'kg', null],
    ]);
  });

  it('has workouts with a length, without the strength that an app with sets wrote', async () => {
    const sessions = sessionsOf([
      [1, 55, 'Pull day', 60],
      [2, 45, null, 45],
      [1, 33, 'Along the river', 30],
      [2, 9_999, null, 20],
    ]);
    const { workouts } = await readBytes('export.db', databaseOf([apps, weightsOf([]), sessions]));
    expect(
      workouts.map(({ name, durationMinutes, startedAt }) => [name, durationMinutes, startedAt]),
    ).to.deep.equal([
      ['Strength training', 45, '2026-01-22T00:56:47-05:00'],
      ['Along the river', 30, '2026-01-22T00:56:47-05:00'],
      ['Workout', 20, '2026-01-22T00:56:47-05:00'],
    ]);
  });

  it('names the row of a time that cannot be right', async () => {
    const { problems } = await readBytes('export.db', databaseOf([apps, weightsOf([[0, hour, 80_000]])]));
    expect(problems.map(({ code, line }) => [code, line])).to.deep.equal([['date-not-read', 3]]);
  });
});

const exercises = {
  sql: 'CREATE TABLE exercise(_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER)',
  rows: [
    [null, 'Bench Press', 1],
    [null, 'Plank', 7],
  ],
};
type LogRow = readonly [
  exercise: number,
  date: string,
  kilograms: number,
  reps: number,
  done: number,
  seconds?: number,
];
const logOf = (rows: readonly LogRow[]) => ({
  sql: 'CREATE TABLE training_log (_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date DATE NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, is_complete INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0)',
  rows: rows.map(([exercise, date, kilograms, reps, done, seconds = 0]) => [
    ...[null, exercise, date, kilograms, reps, done, seconds],
  ]),
});

describe('a backup of FitNotes', () => {
  it('has sets in kilograms, a workout for each date, comments and lengths', async () => {
    const { files, workouts } = await readBytes(
      'FitNotes_Backup_2026_09_12.fitnotes',
      databaseOf([
        exercises,
        logOf([
          [1, '2026-01-22', 60, 5, 0],
          [1, '2026-01-24', 61.234968, 5, 0],
          [2, '2026-01-22', 0, 0, 0, 75],
        ]),
        {
          sql: 'CREATE TABLE Comment (_id INTEGER PRIMARY KEY, date DATE, owner_type_id INTEGER, owner_id INTEGER, comment TEXT)',
          rows: [
            [null, '2026-01-22', 1, 1, 'Paused'],
            [null, '2026-01-22', 2, 3, 'Of a day'],
          ],
        },
        {
          sql: 'CREATE TABLE WorkoutComment (_id INTEGER PRIMARY KEY, date TEXT, comment TEXT)',
          rows: [[null, '2026-01-22', 'Slept badly']],
        },
        {
          sql: 'CREATE TABLE WorkoutTime (_id INTEGER PRIMARY KEY, workout_date TEXT, start_date_time TEXT, end_date_time TEXT)',
          rows: [[null, '2026-01-22', '2026-01-22 18:00:00', '2026-01-22 18:50:00']],
        },
      ]),
    );
    expect(files.map(({ source }) => source)).to.deep.equal(['fitnotes']);
    expect(
      workouts.map(({ startedAt, durationMinutes, note }) => [startedAt, durationMinutes, note]),
    ).to.deep.equal([
      ['2026-01-22', 50, 'Slept badly'],
      ['2026-01-24', null, null],
    ]);
    expect(setTexts(workouts)).to.deep.equal([
      'Bench Press work x5 60 kg (Paused)',
      'Plank work 75 s',
      'Bench Press work x5 135 lbs',
    ]);
  });

  it('leaves out a planned set only on a date with sets that are marked as done', async () => {
    const { workouts, problems } = await readBytes(
      'backup.fitnotes',
      databaseOf([
        exercises,
        logOf([
          [1, '2026-01-22', 60, 5, 1],
          [1, '2026-01-22', 70, 5, 0],
          [1, '2026-01-24', 80, 5, 0],
        ]),
      ]),
    );
    expect(setTexts(workouts)).to.deep.equal(['Bench Press work x5 60 kg', 'Bench Press work x5 80 kg']);
    expect(problems.map(({ code, text }) => [code, text])).to.deep.equal([
      ['set-planned-only', 'Bench Press'],
    ]);
  });

  const older = {
    sql: 'CREATE TABLE BodyWeight (_id INTEGER PRIMARY KEY, date TEXT, body_weight_metric REAL, body_fat REAL)',
    rows: [[null, '2020-01-01 08:00:00', 80.5, 20]],
  };
  const measurements = [
    {
      sql: 'CREATE TABLE MeasurementUnit (_id INTEGER PRIMARY KEY, type INTEGER, short_name TEXT)',
      rows: [
        [null, 1, 'kgs'],
        [null, 1, 'lbs'],
      ],
    },
    {
      sql: 'CREATE TABLE Measurement (_id INTEGER PRIMARY KEY, name TEXT, unit_id INTEGER)',
      rows: [
        [null, 'Bodyweight', 2],
        [null, 'Waist', 0],
      ],
    },
    {
      sql: 'CREATE TABLE MeasurementRecord (_id INTEGER PRIMARY KEY, measurement_id INTEGER, date TEXT, time TEXT, value REAL)',
      rows: [
        [null, 1, '2020-01-01', '08:00:00', 177.5],
        [null, 2, '2020-01-01', '08:00:00', 90],
      ],
    },
  ];

  it('has weights of an older app in kilograms, and of a newer one in the unit of the measurement', async () => {
    const old = await readBytes('a.fitnotes', databaseOf([exercises, logOf([]), older]));
    expect(
      old.weights.map(({ at, value, unit, bodyFatPercent }) => [at, value, unit, bodyFatPercent]),
    ).to.deep.equal([['2020-01-01T08:00:00', 80.5, 'kg', 20]]);
    const both = await readBytes('b.fitnotes', databaseOf([exercises, logOf([]), older, ...measurements]));
    expect(both.weights.map(({ at, value, unit }) => [at, value, unit])).to.deep.equal([
      ['2020-01-01T08:00:00', 177.5, 'lbs'],
    ]);
  });
});

const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  readBytes('export.db', bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('a database that was chosen itself', () => {
  it('is read from the pages of its tables only, and says how far it is', async () => {
    const many = Array.from({ length: 500 }, (_, nth) => [null, nth]);
    const bytes = databaseOf([
      {
        sql: 'CREATE TABLE heart_rate_record_series_table (row_id INTEGER PRIMARY KEY, beats INTEGER)',
        rows: many,
      },
      weightsOf([[morning, hour, 80_000]]),
    ]);
    const progress: number[] = [];
    await readHistoryFile(bytesOfBlob('export.db', new Blob([bytes])), {
      answers: noAnswers,
      onItem: () => {},
      onProgress: (read) => progress.push(read),
    });
    expect(progress).to.deep.equal(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).to.be.within(1_024, bytes.byteLength / 2);
  });
});

describe('a database that is none of the known ones, or hostile', () => {
  const whole = databaseOf([
    apps,
    weightsOf(Array.from({ length: 60 }, (_, nth) => [morning + nth, hour, 80_000])),
  ]);
  const changed = (change: (view: DataView) => void) => {
    const bytes = whole.slice();
    change(new DataView(bytes.buffer));
    return bytes;
  };
  const pageOf = (kind: number): number => {
    for (let at = 512; at < whole.byteLength; at += 512) if (whole[at] === kind) return at;
    throw new Error('No such page.');
  };

  it('is refused with a sentence when its tables are others', async () => {
    const other = databaseOf([{ sql: 'CREATE TABLE songs (id INTEGER PRIMARY KEY)', rows: [[null]] }]);
    expect(await refusalOf(other)).to.equal('database-unknown');
  });

  it('is refused when its pages lead in a circle, or to a page that it does not have', async () => {
    const inner = pageOf(5);
    expect(await refusalOf(changed((view) => view.setUint32(inner + 8, inner / 512 + 1)))).to.equal(
      'database-broken',
    );
    expect(await refusalOf(changed((view) => view.setUint32(inner + 8, 4_000_000)))).to.equal(
      'database-broken',
    );
  });

  it('is refused when a page names more rows than it has room for, or a row is longer than its file', async () => {
    const leaf = pageOf(13);
    expect(await refusalOf(changed((view) => view.setUint16(leaf + 3, 65_535)))).to.equal('database-broken');
    const cell = leaf + new DataView(whole.buffer).getUint16(leaf + 8);
    const long = (view: DataView) => view.setUint32(cell, 0xffffff7f);
    expect(await refusalOf(changed(long))).to.equal('database-too-large');
  });

  it('is refused when it is cut off, or says another size of its pages', async () => {
    expect(await refusalOf(whole.slice(0, 700))).to.equal('database-broken');
    expect(await refusalOf(whole.slice(0, 60))).to.equal('database-broken');
    for (const size of [0, 1, 511, 4_096])
      expect(await refusalOf(changed((view) => view.setUint16(16, size))), String(size)).to.equal(
        'database-broken',
      );
  });

  it('gives rows or one sentence for random bytes and for random changes', async () => {
    const place = fc.integer({ min: 16, max: whole.byteLength - 1 });
    const changes = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (some) => {
        const code = await refusalOf(
          changed((view) => {
            for (const [at, byte] of some) view.setUint8(at, byte);
          }),
        );
        expect(code).to.match(/^(read|database-(broken|too-large|unknown))$/);
      }),
      { numRuns: 500 },
    );
  });
});

type Sqlite = { readonly DatabaseSync: new (path: string) => { exec(sql: string): void; close(): void } };

describe('a database that SQLite wrote', () => {
  // Node has SQLite from 22.5 on.
  const sqlite = process.getBuiltinModule('node:sqlite') as Sqlite | undefined;
  let folder: string;
  before(async function () {
    if (!sqlite) this.skip();
    folder = await mkdtemp(join(tmpdir(), 'rondel-sqlite-'));
  });
  after(async () => void (folder && (await rm(folder, { recursive: true }))));

  for (const [pageSize, encoding, count] of [
    [512, 'UTF-8', 5_000],
    [4_096, 'UTF-16le', 2_000],
    [65_536, 'UTF-16be', 300],
  ] as const)
    it(`has its rows in pages of ${pageSize} bytes and ${encoding}`, async () => {
      const path = join(folder, `${pageSize}.db`);
      const written = new (sqlite as Sqlite).DatabaseSync(path);
      written.exec(`
        pragma page_size = ${pageSize};
        pragma encoding = '${encoding}';
        create table "words" (id integer primary key, /* a, note */ "long text" text default 'a,)b', amount real,
          small int check (small in (1, 2)), doubled as (amount * 2) virtual, unique (small, id));
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
          insert into words (id, "long text", amount, small)
          select n * 3, replace(hex(zeroblob(case when n % 50 = 0 then 30000 else n % 90 end)), '00', 'ä'), n * 1.5,
            1 + n % 2 from numbers;
        delete from words where id % 7 = 0;
        alter table words add column later text;
        insert into words values (-9007199254740991, 'last', -1.25, null, 'now');
        vacuum;
      `);
      written.close();
      const database = await openDatabase(bytesOfBlob('words.db', new Blob([await readFile(path)])));
      expect(database.tables).to.include('words');
      const rows: TableRow[] = [];
      for await (const row of database.rows('words')) rows.push(row);
      const ids = Array.from({ length: count }, (_, nth) => (nth + 1) * 3).filter((id) => id % 7 !== 0);
      expect(rows.map(({ id }) => id)).to.deep.equal([-9_007_199_254_740_991, ...ids]);
      expect(rows[0]).to.deep.equal({
        id: -9_007_199_254_740_991,
        'long text': 'last',
        amount: -1.25,
        small: null,
        later: 'now',
      });
      const lengthOf = (n: number): number => (n % 50 === 0 ? 30_000 : n % 90);
      for (const { id, amount, small, 'long text': text } of rows.slice(1)) {
        const n = Number(id) / 3;
        expect([amount, small]).to.deep.equal([n * 1.5, 1 + (n % 2)]);
        expect(text, String(id)).to.equal('ä'.repeat(lengthOf(n)));
      }
    });
});
