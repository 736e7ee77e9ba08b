import { expect } from 'chai';
import { bytesOfBlob } from './file-bytes.ts';
import { readHistoryFile } from './read-history-file.ts';
import { readBytes, readLines, setText, setTexts } from './testing/read-text.ts';

describe('Liftosaur', () => {
  it('has what was completed, and leaves out what was only planned', async () => {
    const { workouts, problems } = await readLines([
      'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,RPE,Is AMRAP?,Weight Value,Weight Unit,Completed Reps Time,Target Muscles,Synergist Muscles,Notes',
      '2026-03-01T10:00:00.000Z,GZCL,Day 1,"Bench Press, Barbell",1,5,5,,0,45,lb,,,,',
      '2026-03-01T10:00:00.000Z,GZCL,Day 1,"Bench Press, Barbell",0,5,6,8,1,60,kg,,,,',
      '2026-03-01T10:00:00.000Z,GZCL,Day 1,"Bench Press, Barbell",0,5,,,0,60,kg,,,,',
    ]);
    expect(workouts[0]).to.include({ startedAt: '2026-03-01T10:00:00Z', name: 'Day 1' });
    expect(setTexts(workouts)).to.deep.equal([
      'Bench Press, Barbell warmup x5 45 lbs',
      'Bench Press, Barbell work x6 60 kg @8',
    ]);
    expect(problems.map(({ code, line }) => [code, line])).to.deep.equal([['set-planned-only', 4]]);
  });
});

describe('LiftLog', () => {
  it('has completed sets, with times that may lack seconds and zone', async () => {
    const { workouts } = await readLines([
      'SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes',
      'b,2024-01-15T10:00Z,Squat,100,kg,5,5,',
      'a,2024-01-14T10:45:06,Push Up,,,12,10,',
    ]);
    expect(workouts.map(({ startedAt }) => startedAt)).to.deep.equal([
      '2024-01-15T10:00:00Z',
      '2024-01-14T10:45:06',
    ]);
    expect(setTexts(workouts)).to.deep.equal(['Squat work x5 100 kg', 'Push Up work x12']);
  });
});

describe('the JSON of an app', () => {
  const jsonOf = (value: unknown) => readBytes('workouts.json', JSON.stringify(value));

  it('of Hevy has kilograms and moments, alone or in pages', async () => {
    const workout = {
      id: 'w-1',
      title: 'Leg day',
      description: '',
      start_time: '2026-08-31T10:00:00Z',
      end_time: '2026-08-31T11:00:00Z',
      exercises: [
        {
          title: 'Squat (Barbell)',
          notes: 'Slow',
          supersets_id: 0,
          sets: [
            { index: 0, type: 'warmup', weight_kg: 60, reps: 5, duration_seconds: null, rpe: null },
            { index: 1, type: 'normal', weight_kg: 61.24, reps: 5, duration_seconds: 0, rpe: 8.5 },
            { index: 2, type: 'failure', weight_kg: 140, reps: 0, duration_seconds: null, rpe: null },
          ],
        },
        {
          title: 'Plank',
          notes: '',
          sets: [{ type: 'normal', weight_kg: null, reps: null, duration_seconds: 75 }],
        },
      ],
    };
    const { files, workouts, problems } = await jsonOf({ page: 1, page_count: 1, workouts: [workout] });
    expect(files.map(({ source }) => source)).to.deep.equal(['hevy']);
    expect(workouts[0]).to.include({
      startedAt: '2026-08-31T10:00:00Z',
      name: 'Leg day',
      durationMinutes: 60,
    });
    expect(setTexts(workouts)).to.deep.equal([
      'Squat (Barbell) warmup x5 60 kg (Slow)',
      'Squat (Barbell) work x5 135 lbs @8.5 (Slow)',
      'Plank work 75 s',
    ]);
    expect(problems.map(({ code }) => code)).to.deep.equal(['nothing-done']);
    expect((await jsonOf([workout])).workouts).to.deep.equal(workouts);
  });

  it('of LiftLog has completed sets, and the start that its table has', async () => {
    const set = (at: string | null, value: string) => ({
      ...(at !== null && { set: { completionDateTime: at, repsCompleted: 8 } }),
      weight: { unit: 'pounds', value },
    });
    const exercise = (name: string, sets: readonly unknown[]) => ({
      blueprint: { name, type: 'WeightedExerciseBlueprint' },
      potentialSets: sets,
      type: 'RecordedWeightedExercise',
    });
    const { files, workouts } = await jsonOf([
      {
        id: '123',
        date: '2024-01-15',
        blueprint: { name: 'Push Day', notes: '' },
        recordedExercises: [
          exercise('Bench Press', [set('2024-01-15T10:01:00+01:00', '135'), set(null, '135')]),
          exercise('Dip', [set('2024-01-15T10:05:00+01:00', '0')]),
        ],
      },
      {
        id: '124',
        date: '2024-01-16',
        blueprint: { name: 'Planned' },
        recordedExercises: [exercise('Squat', [set(null, '100')])],
      },
    ]);
    expect(files.map(({ source }) => source)).to.deep.equal(['liftlog']);
    expect(workouts.map(({ startedAt, name }) => [startedAt, name])).to.deep.equal([
      ['2024-01-15T10:01:00+01:00', 'Push Day'],
    ]);
    expect(setTexts(workouts)).to.deep.equal(['Bench Press work x8 135 lbs', 'Dip work x8']);
  });

  it('of Liftosaur has completed sets with the names of exercises, and weights', async () => {
    const start = Date.UTC(2026, 2, 1, 10);
    const kilograms = (value: number) => ({ value, unit: 'kg' });
    const { files, workouts, weights, problems } = await jsonOf({
      version: '20260101',
      programs: [],
      settings: { exercises: { abcd: { id: 'abcd', name: 'Yoke Walk' } } },
      stats: {
        weight: { weight: [{ vtype: 'stat', value: { value: 180, unit: 'lb' }, timestamp: start }] },
        length: {},
        percentage: {},
      },
      history: [
        {
          date: '2026-03-01T10:00:00.000Z',
          programName: 'GZCLP',
          dayName: 'Day 1',
          startTime: start,
          endTime: start + 50 * 60_000,
          entries: [
            {
              exercise: { id: 'benchPressCloseGrip', equipment: 'ezbar' },
              warmupSets: [
                { reps: 5, weight: kilograms(20), completedReps: 5, completedWeight: kilograms(25) },
              ],
              sets: [
                {
                  reps: 5,
                  weight: kilograms(60),
                  completedReps: 6,
                  completedWeight: kilograms(62.5),
                  completedRpe: 8,
                },
                { reps: 5, weight: kilograms(60) },
              ],
              notes: 'Grip',
            },
            {
              exercise: { id: 'abcd' },
              warmupSets: [],
              sets: [{ completedSetTimer: 40, completedWeight: kilograms(100) }],
            },
          ],
        },
      ],
    });
    expect(files.map(({ source }) => source)).to.deep.equal(['liftosaur']);
    expect(workouts[0]).to.include({ startedAt: '2026-03-01T10:00:00Z', name: 'Day 1', durationMinutes: 50 });
    expect(setTexts(workouts)).to.deep.equal([
      'Bench Press Close Grip, Ezbar warmup x5 25 kg (Grip)',
      'Bench Press Close Grip, Ezbar work x6 62.5 kg @8 (Grip)',
      'Yoke Walk work 100 kg 40 s',
    ]);
    expect(problems.map(({ code }) => code)).to.deep.equal(['set-planned-only']);
    expect(weights.map(({ at, value, unit }) => [at, value, unit])).to.deep.equal([
      ['2026-03-01T10:00:00Z', 180, 'lbs'],
    ]);
  });
});

describe('JEFIT', () => {
  const tables = [
    '### WORKOUT SESSIONS ###########',
    '',
    '_id,USERID,total_time,starttime',
    '9,1,3600,1609495200',
    '### EXERCISE LOGS ###########',
    '_id,USERID,mydate,ename,belongsession,logs',
    '1,1,2021-01-01,Bench Press,9,"64.9998x5,64.9998x4"',
    '2,1,2021-01-01,Pull Up,9,0x12',
    '3,1,2021-01-02,Row,,31.9998x8',
  ];

  it('has sets of two tables, in pounds that were kilograms, and in the unit of the account', async () => {
    const { workouts } = await readLines([
      ...tables,
      '### EXERCISE SET LOGS ###########',
      '_id,exercise_log_id,set_index,weight_lbs,reps,duration',
      '1,1,0,143.2999,5,0',
      '2,1,1,45,4,0',
    ]);
    expect(
      workouts.map(({ startedAt, durationMinutes, sets }) => [startedAt, durationMinutes, sets.map(setText)]),
    ).to.deep.equal([
      ['2021-01-02', null, ['Row work x8 32 ?']],
      [
        '2021-01-01T10:00:00Z',
        60,
        ['Bench Press work x5 65 kg', 'Bench Press work x4 45 lbs', 'Pull Up work x12'],
      ],
    ]);
  });
});

describe('wger', () => {
  it('has numbers as texts, whose units decide what they count', async () => {
    const log = {
      date: '2026-01-02T10:00:00+01:00',
      session: 'a',
      exercise: 73,
      repetitions: '8.00',
      weight: '80.00',
    };
    const logs = [
      { ...log, weight_unit: 1, repetitions_unit: 1, rir: '2.0' },
      { ...log, weight_unit: 2, repetitions_unit: 1 },
      { ...log, weight_unit: 3, repetitions_unit: 2, repetitions: '1.00' },
      { ...log, weight_unit: 5, repetitions_unit: 4, exercise_name: 'Treadmill' },
      { ...log, weight: null, weight_unit: 1, repetitions_unit: 3, repetitions: 45 },
    ];
    const { workouts } = await readBytes('wger.json', JSON.stringify({ count: 5, results: logs }));
    expect(workouts.map(({ startedAt }) => startedAt)).to.deep.equal(['2026-01-02T10:00:00+01:00']);
    expect(setTexts(workouts)).to.deep.equal([
      'wger exercise 73 work x8 80 kg @8',
      'wger exercise 73 work x8 80 lbs',
      'wger exercise 73 failure x1',
      'Treadmill work 480 s',
      'wger exercise 73 work 45 s',
    ]);
  });

  it('has weights without a unit', async () => {
    const { weights } = await readBytes('weights.json', '[{"date":"2026-01-02","weight":"80.50"}]');
    expect(weights.map(({ at, value, unit }) => [at, value, unit])).to.deep.equal([
      ['2026-01-02', 80.5, null],
    ]);
  });
});

const health = (...elements: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
]>
<HealthData locale="en_US">
${elements.join('\n')}
</HealthData>
`;
const bodyMass = (unit: string, value: string, source = 'Scale', at = '2020-10-05 12:02:41 -0800') =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="${source}" unit="${unit}" creationDate="2020-10-09 10:00:00 -0800" startDate="${at}" endDate="${at}" value="${value}"/>`;

describe('Apple Health', () => {
  it('has weights at the time of the weighing, once for all apps, with the fat of the same time', async () => {
    const { weights } = await readBytes(
      'exportar.xml',
      health(
        bodyMass('lb', '140'),
        bodyMass('lb', '140', 'Bridge'),
        bodyMass('st', '11', 'Scale', '2020-10-06 23:30:00 -0800'),
        '<Record type="HKQuantityTypeIdentifierBodyFatPercentage" unit="%" startDate="2020-10-05 12:02:41 -0800" value="0.161"/>',
        '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" startDate="2020-10-05 12:02:41 -0800" value="9"/>',
      ),
    );
    expect(
      weights.map(({ at, value, unit, bodyFatPercent, line }) => [at, value, unit, bodyFatPercent, line]),
    ).to.deep.equal([
      ['2020-10-05T12:02:41-08:00', 140, 'lbs', 16.1, 6],
      ['2020-10-06T23:30:00-08:00', 154, 'lbs', null, 8],
    ]);
  });

  it('has workouts with a duration, save strength that an app with sets wrote', async () => {
    const workout = (type: string, source: string) =>
      `<Workout workoutActivityType="HKWorkoutActivityType${type}" duration="45.5" durationUnit="min" sourceName="${source}" startDate="2026-01-02 18:00:00 +0100" endDate="2026-01-02 19:00:00 +0100"><WorkoutStatistics sum="1"/></Workout>`;
    const { workouts } = await readBytes(
      'export.xml',
      health(
        workout('TraditionalStrengthTraining', 'Strong'),
        workout('TraditionalStrengthTraining', 'Watch'),
        workout('Running', 'Strong'),
      ),
    );
    expect(
      workouts.map(({ startedAt, name, durationMinutes }) => [startedAt, name, durationMinutes]),
    ).to.deep.equal([
      ['2026-01-02T18:00:00+01:00', 'Traditional strength training', 46],
      ['2026-01-02T18:00:00+01:00', 'Running', 46],
    ]);
  });

  it('of old versions has attribute names that XML does not allow, and is read on', async () => {
    const broken =
      '<Record type="HKQuantityTypeIdentifierHeight" a b="1" startDate="20150616071820-0700" value="1"/>';
    const { weights } = await readBytes(
      'export.xml',
      health(broken, bodyMass('kg', '80', 'Scale', '20150616071820-0700')),
    );
    expect(weights.map(({ at }) => at)).to.deep.equal(['2015-06-16T07:18:20-07:00']);
  });
});

describe('files that are not read', () => {
  const refusalOf = async (name: string, content: BlobPart): Promise<string> =>
    await readBytes(name, content).then(
      () => 'read',
      (error: Error) => error.message,
    );

  for (const [title, name, content, sentence] of [
    ['without a byte', 'a.csv', '', 'a.csv: The file is empty.'],
    [
      'of an unknown table',
      'a.csv',
      'fruit,price\napple,1\n',
      'a.csv: The file is none of the known exports.',
    ],
    ['with bytes that no text has', 'a.csv', 'a\0b', 'a.csv: The file is no text although its name says so.'],
    ['with broken JSON', 'a.json', '[{"logId":1', 'a.json: The file is cut off or was changed'],
    [
      'of another kind of XML',
      'a.xml',
      '<ClinicalDocument></ClinicalDocument>',
      'a.xml: The file is none of the known',
    ],
    ['that are cut off', 'a.xml', '<HealthData><Record/>', 'a.xml, line 1: The health file is cut off'],
    [
      'with texts that repeat each other',
      'a.xml',
      '<!DOCTYPE HealthData [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><HealthData x="&b;"/>',
      'a.xml: The file defines texts that repeat each other',
    ],
    [
      'with an endless text',
      'a.xml',
      `<HealthData>${'x'.repeat(2_000_000)}</HealthData>`,
      'a.xml, line 1: A line of the file',
    ],
    ['that are a broken zip', 'a.zip', 'PK\u0003\u0004 and nothing else', 'a.zip: The zip file is cut off'],
  ] as const)
    it(`${title} are refused with a sentence`, async () => {
      expect(await refusalOf(name, content)).to.match(new RegExp(`^${sentence.replaceAll('.', '\\.')}`));
    });

  it('beyond 200,000 sets are refused', async () => {
    const lines = Array.from({ length: 200_001 }, () => '2026-08-13,Crunches,Abs,0.0,kgs,25,,,,""');
    const header = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
    expect(
      await refusalOf('a.csv', [header, ...lines, '2026-08-14,Row,Back,1,kgs,5,,,,', ''].join('\n')),
    ).to.match(/200,000 sets/);
  });

  it('beyond 2 GB are refused before they are read', async () => {
    const file = { ...bytesOfBlob('a.xml', new Blob(['<HealthData/>'])), size: 2_000_000_001 };
    const reading = readHistoryFile(file, { answers: { unit: null, dateOrder: null }, onItem: () => {} });
    expect(await reading.then(String, (error: Error) => error.message)).to.match(/more than 2 GB/);
  });
});

describe('a table with named columns', () => {
  it('is read as workouts and weights', async () => {
    const text = 'when;what;sets kg;times;body (lbs)\n01/02/2026;Squat;100;5;180\n';
    const items: unknown[] = [];
    const columns = { date: 0, exercise: 1, load: 2, reps: 3, bodyWeight: 4 };
    const [file] = await readHistoryFile(bytesOfBlob('a.csv', new Blob([text])), {
      ...{ answers: { unit: null, dateOrder: 'month-first' }, columns, onItem: (item) => items.push(item) },
    });
    expect(file).to.deep.include({ source: 'csv', orders: { dayFirst: 0, monthFirst: 0, either: 1 } });
    const load = { value: 100, unit: 'kg', kind: 'load' };
    expect(items).to.deep.include({
      is: 'weight',
      at: '2026-01-02',
      value: 180,
      unit: 'lbs',
      bodyFatPercent: null,
      line: 2,
    });
    expect(items[1]).to.deep.nested.include({
      startedAt: '2026-01-02',
      'sets[0].reps': 5,
      'sets[0].load': load,
    });
  });
});
