import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { createHistoryReading, type FoundHistory, type ReadAsked } from './history-reading.ts';
import { previewCopy } from './import-copy.ts';
import type { Answers, Batch } from './prepared-entries.ts';

const strongHeader =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const strongRow = (date: string, exercise = 'Squat (Barbell)', weight = '60', set = 1): string =>
  `${date},"Legs",59m,"${exercise}",${set},${weight},5,0,0,"","",`;
const strong = (name: string, ...rows: readonly string[]): File =>
  new File([[strongHeader, ...rows].join('\n')], name);
const hevyHeader =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const hevy = (...starts: readonly string[]): File =>
  new File(
    [
      [
        hevyHeader,
        ...starts.map(
          (start) => `"Push","${start}","${start}","","Bench Press (Barbell)",,"",0,"normal",80,5,,,`,
        ),
      ].join('\n'),
    ],
    'hevy.csv',
  );

const asked: ReadAsked = { answers: [], logged: [], joinedAt: asInstant('2026-01-01T00:00:00.000Z') };
const answers: Answers = {
  units: ['kg', 'kg'],
  zones: { beforeJoining: 'UTC', since: [], joinedAt: '2026-01-01T00:00:00.000Z' },
  today: asMemberDay('2026-03-10'),
  exercises: {},
  here: [],
  along: [],
  habits: [],
};

async function reading(files: readonly File[], more: Partial<ReadAsked> = {}) {
  const history = createHistoryReading();
  const found = await history.read(files, { ...asked, ...more }, () => {});
  return { history, found };
}

async function readHistory(files: readonly File[], more: Partial<ReadAsked> = {}) {
  const { history, found } = await reading(files, more);
  if (found.is !== 'read') throw new Error('The file is an unknown table.');
  return { ...history, found: found.history };
}

const unitOf = ({ files }: FoundHistory, nth = 0) => files[nth]?.unit;
const workoutsIn = (batch: Batch) => (batch.is === 'workouts' ? batch.workouts : []);

describe('the reading of chosen files', () => {
  it('asks for the unit of a file without one, with its heaviest lifts', async () => {
    const { found } = await readHistory([
      strong(
        'strong.csv',
        strongRow('2025-03-01 18:20:00', 'Squat', '100'),
        strongRow('2025-03-01 18:20:00', 'Squat', '120', 2),
        strongRow('2025-03-01 18:20:00', 'Curl', '15'),
      ),
      hevy('3 Jul 2024, 15:36'),
    ]);
    expect(unitOf(found)).to.deep.equal({
      lifts: [
        { exercise: 'Squat', value: 120 },
        { exercise: 'Curl', value: 15 },
      ],
      weight: null,
    });
    expect(unitOf(found, 1)).to.equal(null);
    expect(found.files.map(({ formats }) => formats)).to.deep.equal([['Strong'], ['Hevy']]);
  });

  it('asks for the order of dates where no date decides, and reads by the answer', async () => {
    const file = strong('strong.csv', strongRow('01/04/2025 18:20'));
    const { found } = await readHistory([file]);
    expect(found.files[0]?.order).to.deep.equal({ dayFirst: '2025-04-01', monthFirst: '2025-01-04' });
    const again = await readHistory([file], { answers: [{ order: 'month-first', columns: null }] });
    expect(again.found.files[0]?.order).to.equal(null);
    expect(again.prepare(answers).from).to.equal('2025-01-04');
  });

  it('reads by the order that the dates of the file decide, without a question', async () => {
    const rows = [strongRow('01/04/2025 18:20'), strongRow('01/25/2025 18:20')];
    const { found, prepare } = await readHistory([strong('strong.csv', ...rows)]);
    expect(found.files[0]?.order).to.equal(null);
    expect(prepare(answers).from).to.equal('2025-01-04');
  });

  it('shows the columns of an unknown table, and reads the table by named columns', async () => {
    const file = new File(
      ['Day,What,Kilos,Times\n2020-01-02,Squat,100,5\n2020-01-03,Row,50,8\n'],
      'mine.csv',
    );
    expect((await reading([file])).found).to.deep.equal({
      is: 'table',
      table: {
        ...{ file: 0, name: 'mine.csv', columns: ['Day', 'What', 'Kilos', 'Times'] },
        rows: [
          ['2020-01-02', 'Squat', '100', '5'],
          ['2020-01-03', 'Row', '50', '8'],
        ],
      },
    });
    const columns = { date: 0, exercise: 1, load: 2, reps: 3 };
    const { prepare } = await readHistory([file], { answers: [{ order: null, columns }] });
    expect(prepare(answers)).to.deep.include({
      workouts: 2,
      sets: 2,
      from: '2020-01-02',
      until: '2020-01-03',
    });
  });

  it('refuses a file that is no table with a sentence that names the file', async () => {
    const files = [strong('strong.csv', strongRow('2025-03-01 18:20:00')), new File(['hello'], 'notes.txt')];
    const error: unknown = await reading(files).catch((refusal: unknown) => refusal);
    expect(String(error)).to.match(/notes\.txt: The file is none of the known exports/);
  });

  it('finds exercises of the library, similar ones, and loads that may be no load', async () => {
    const names = [
      'Goblet Squat',
      'Push Up',
      'Reverse Crunch on Bench',
      'Bench Press (Dumbbell)',
      'Band Row',
      'Assisted Dip',
    ];
    const rows = names.map((name) => strongRow('2025-03-01 18:20:00', name, '20'));
    const { found } = await readHistory([strong('strong.csv', ...rows)], {
      logged: ['Reverse Crunch Bench Slow'],
    });
    const seen = found.exercises.map(({ name, same, alike, load }) => [name, same, alike, load]);
    expect(seen).to.deep.include.members([
      ['Goblet Squat', 'Goblet Squats', null, null],
      ['Push Up', 'Push-ups', null, null],
      ['Reverse Crunch on Bench', null, 'Reverse Crunch Bench Slow', null],
      ['Bench Press (Dumbbell)', null, null, 'hands'],
    ]);
    expect(seen.find(([name]) => name === 'Band Row')?.[3]).to.equal('band');
    expect(seen.find(([name]) => name === 'Assisted Dip')?.[3]).to.equal('assistance');
  });

  it('dates times in UTC before the member joined by the answered zone', async () => {
    const header =
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier';
    const file = new File(
      [`${header}\n2025-03-01 23:30:00 +0000,Squat,5,60,0,0,0,0,false,,1\n`],
      'fitbod.csv',
    );
    const { found, prepare } = await readHistory([file], { joinedAt: asInstant('2026-01-01T00:00:00.000Z') });
    expect(found.earlyTimes).to.equal(1);
    expect(prepare(answers).from).to.equal('2025-03-01');
    const zones = { ...answers.zones, beforeJoining: 'Asia/Tokyo' };
    expect(prepare({ ...answers, zones }).from).to.equal('2025-03-02');
  });

  it('dates times in UTC after that by the zone in which the member was then', async () => {
    const header =
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier';
    const row = (date: string) => `${date} 16:30:00 +0000,Squat,5,60,0,0,0,0,false,,1\n`;
    const file = new File([`${header}\n${row('2026-02-01')}${row('2026-03-01')}`], 'fitbod.csv');
    const { found, prepare } = await readHistory([file], { joinedAt: asInstant('2026-01-01T00:00:00.000Z') });
    expect(found.earlyTimes).to.equal(0);
    const since = [
      { from: asInstant('2026-01-01T00:00:00.000Z'), zone: 'Asia/Tokyo' },
      { from: asInstant('2026-02-15T00:00:00.000Z'), zone: 'America/Los_Angeles' },
    ];
    const { from, until } = prepare({ ...answers, zones: { ...answers.zones, since } });
    expect([from, until]).to.deep.equal(['2026-02-02', '2026-03-01']);
  });
});

describe('the entries that are prepared', () => {
  const two = strong('a.csv', strongRow('2025-03-01 18:20:00'), strongRow('2025-03-03 18:20:00'));

  it('have each workout once when two files overlap, with one key for one content', async () => {
    const later = strong(
      'b.csv',
      strongRow('2025-03-01 18:20:00'),
      strongRow('2025-03-03 18:20:00'),
      strongRow('2025-03-05 18:20:00'),
    );
    const both = (await readHistory([two, later])).prepare(answers);
    expect(both).to.deep.include({ workouts: 3, from: '2025-03-01', until: '2025-03-05' });
    expect(both.parts.map(({ fileName }) => fileName)).to.deep.equal(['a.csv, b.csv']);
    const again = (await readHistory([later])).prepare(answers);
    expect(again.parts[0]?.key)
      .to.equal(both.parts[0]?.key)
      .and.to.match(/^[0-9a-f]{32}$/);
    const other = (await readHistory([later])).prepare({ ...answers, units: ['lbs'] });
    expect(other.parts[0]?.key).not.to.equal(both.parts[0]?.key);
  });

  it('keep both of two tables with named columns that differ on one date', async () => {
    const table = (load: number) =>
      new File([`Day,What,Kilos,Times\n2020-01-02,Squat,${load},5\n`], `${load}.csv`);
    const columns = { date: 0, exercise: 1, load: 2, reps: 3 };
    const of = {
      answers: [
        { order: null, columns },
        { order: null, columns },
        { order: null, columns },
      ],
    };
    const { prepare } = await readHistory([table(100), table(50), table(100)], of);
    expect(prepare({ ...answers, units: ['kg', 'kg', 'kg'] }).workouts).to.equal(2);
  });

  it('have the names and the meanings of loads that the member answered', async () => {
    const { prepare, batch } = await readHistory([
      strong(
        'strong.csv',
        strongRow('2025-03-01 18:20:00', 'Bench (Dumbbell)', '60'),
        strongRow('2025-03-01 18:20:00', 'Dip', '20'),
        strongRow('2025-03-01 18:20:00', 'Band Row', '3'),
      ),
    ]);
    prepare({
      ...answers,
      exercises: {
        'Bench (Dumbbell)': { as: 'Dumbbell Bench Press', load: 'both' },
        Dip: { as: null, load: 'assistance' },
        'Band Row': { as: null, load: 'none' },
      },
    });
    const [workout] = workoutsIn(batch(0, 'workouts', 0));
    expect(workout?.sets.map(({ exercise, load }) => [exercise, load])).to.deep.equal([
      ['Dumbbell Bench Press', { value: 30, unit: 'kg' }],
      ['Dip', { value: 20, unit: 'kg', kind: 'assistance' }],
      ['Band Row', null],
    ]);
  });

  it('leave out a workout of a day with another one until the member takes it along', async () => {
    const { prepare } = await readHistory([two]);
    const here = [
      { date: asMemberDay('2025-03-01'), source: null, title: 'Core Circuit', minutes: 26 },
      { date: asMemberDay('2025-03-03'), source: 'strong', title: 'Legs', minutes: 59 },
    ] as const;
    const first = prepare({ ...answers, here });
    expect(first.workouts).to.equal(1);
    expect(first.clashes).to.deep.equal([
      {
        ...{ key: '0.0', date: '2025-03-01', name: 'Legs', minutes: 59, sets: 1 },
        other: { source: null, title: 'Core Circuit', minutes: 26 },
      },
    ]);
    const along = prepare({ ...answers, here, along: ['0.0'] });
    expect([along.workouts, along.clashes.length]).to.deep.equal([2, 1]);
  });

  it('show a workout that two apps have as one doubt, for the second app', async () => {
    const { prepare } = await readHistory([two, hevy('1 Mar 2025, 18:20', '2 Mar 2025, 18:20')]);
    const { clashes, workouts } = prepare(answers);
    expect(workouts).to.equal(3);
    expect(clashes.map(({ date, other }) => [date, other.source])).to.deep.equal([['2025-03-01', 'strong']]);
  });

  it('of our own export need no question: the service knows them again', async () => {
    const event = {
      type: 'WorkoutLogged',
      data: { workoutId: 'w1', templateId: 'own', date: '2025-03-01', startedAt: null, durationMinutes: 30 },
    };
    const sets = [
      {
        exercise: 'Assisted Dip',
        set: 1,
        reps: 5,
        load: { value: 20, unit: 'kg' },
        seconds: null,
        rpe: null,
      },
    ];
    const file = new File(
      [
        JSON.stringify({
          format: 'rondel-member-1',
          events: [{ ...event, data: { ...event.data, isCompleted: true, sets } }],
        }),
      ],
      'rondel.json',
    );
    const { found, prepare } = await readHistory([file]);
    const here = [{ date: asMemberDay('2025-03-01'), source: null, title: 'Core Circuit', minutes: 26 }];
    const { workouts, clashes } = prepare({ ...answers, here });
    expect([found.exercises, workouts, clashes]).to.deep.equal([[], 1, []]);
  });

  it('say each line that was not read, with its file where there are several', async () => {
    const bad = strong('bad.csv', strongRow('2025-03-01 18:20:00'), strongRow('soon'));
    const one = (await readHistory([bad])).prepare(answers);
    expect(one.problems).to.deep.equal({
      count: 1,
      said: [{ fileName: null, problem: { is: 'problem', code: 'date-not-read', text: 'soon', line: 3 } }],
    });
    const [{ problem, fileName } = expect.fail('no problem')] = one.problems.said;
    expect(previewCopy.problem(problem, fileName)).to.equal(
      'Line 3: The date “soon” could not be read, so the row was left out.',
    );
    const several = (await readHistory([two, bad])).prepare(answers);
    const [other = expect.fail('no problem')] = several.problems.said;
    expect(previewCopy.problem(other.problem, other.fileName)).to.match(/^bad\.csv: Line 3: /);
  });

  it('have the first, the middle and the last day as samples', async () => {
    const dates = ['2025-03-05', '2025-03-01', '2025-03-03', '2025-03-02', '2025-03-04'];
    const rows = dates.map((date) => strongRow(`${date} 18:20:00`));
    const { samples } = (await readHistory([strong('strong.csv', ...rows)])).prepare(answers);
    const shown = samples.map((day) => ('workout' in day ? day.workout.date : ''));
    expect(shown).to.deep.equal(['2025-03-01', '2025-03-03', '2025-03-05']);
  });

  it('offers habits by their count, and takes along those that were training', async () => {
    const day = (date: string, habit: string) => `${habit},,Health,${date},1,`;
    const habits = new File(
      [
        [
          'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText',
          day('2026-01-02', 'Read'),
          day('2026-01-02', 'Run'),
          day('2026-01-03', 'Run'),
        ].join('\n'),
      ],
      'HabitBull.csv',
    );
    const { found, prepare, batch } = await readHistory([habits, habits]);
    expect(found.habits).to.deep.equal([
      { name: 'Run', days: 4 },
      { name: 'Read', days: 2 },
    ]);
    const none = prepare(answers);
    expect([none.parts, none.activities]).to.deep.equal([[], 6]);
    const { workouts, activities } = prepare({ ...answers, habits: ['Run', 'Read'] });
    // Both files have the same three.
    expect([workouts, activities]).to.deep.equal([3, 0]);
    const run = prepare({ ...answers, habits: ['Run'] });
    expect([run.workouts, run.sets, run.activities]).to.deep.equal([2, 0, 2]);
    expect(workoutsIn(batch(0, 'workouts', 0))).to.deep.equal([
      { date: '2026-01-02', nth: 1, name: 'Run', sets: [], isActivity: true },
      { date: '2026-01-03', nth: 1, name: 'Run', sets: [], isActivity: true },
    ]);
  });
});
