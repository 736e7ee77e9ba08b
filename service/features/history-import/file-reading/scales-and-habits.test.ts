import { expect } from 'chai';
import { readBytes, readLines } from './testing/read-text.ts';

const weightsOf = async (...lines: readonly string[]) =>
  (await readLines(lines)).weights.map(({ at, value, unit, bodyFatPercent }) => [
    at,
    value,
    unit,
    bodyFatPercent,
  ]);

describe('weights', () => {
  for (const header of [
    'Date,"Gewicht (kg)","Fettmasse (kg)","Knochenmasse (kg)","Muskelmasse (kg)","Wasseranteil (kg)",Kommentare',
    'Fecha,"Peso (kg)","Masa grasa (kg)","Masa ósea (kg)","Masa muscular (kg)","Hidratación (kg)",Comentarios',
    'Data,"Peso (kg)","Massa grassa (kg)","Massa ossea (kg)","Massa muscolare (kg)","Idratazione (kg)",Commenti',
  ])
    it(`of Withings with the columns ${header.slice(0, 16)} have units in their names, and fat as a mass`, async () => {
      expect(
        await weightsOf(header, '"2019-12-28 13:32:55",83.00,16.6,,,,', '"2019-12-27 13:32:55",82,,,,,'),
      ).to.deep.equal([
        ['2019-12-28T13:32:55', 83, 'kg', 20],
        ['2019-12-27T13:32:55', 82, 'kg', null],
      ]);
    });

  it('of Withings are read after a spreadsheet put the header into one cell', async () => {
    expect(
      await weightsOf(
        '"Date,""Weight (lb)"",""Fat mass (lb)"",""Bone mass (lb)"",Comments"',
        '2025-01-19 08:20:13,180.5,,,',
      ),
    ).to.deep.equal([['2025-01-19T08:20:13', 180.5, 'lbs', null]]);
  });

  it('of Renpho are read in three layouts, without wanted weights', async () => {
    expect(
      await weightsOf(
        'Time of Measurement,Weight(kg),BMI,Body Fat(%),Optimal weight(kg)',
        '2024-01-01 10:20:30,80.1,25,21.5,75',
      ),
    ).to.deep.equal([['2024-01-01T10:20:30', 80.1, 'kg', 21.5]]);
    expect(
      await weightsOf(
        '\ufeffNo.,Date,Time,Weight(kg),BMI,Body Fat Percentage(%),Optimal Weight(kg),',
        '1,2026.08.16,07:59:46,74.15,23,--,70,',
      ),
    ).to.deep.equal([['2026-08-16T07:59:46', 74.15, 'kg', null]]);
    expect(await weightsOf(' Date, Time, Weight(kg), BMI', '17/04/2026,10:01:59,85.90, --')).to.deep.equal([
      ['2026-04-17T10:01:59', 85.9, 'kg', null],
    ]);
  });

  it('of openScale 2 are kilograms, those of version 3 have no unit, and 0 is not measured', async () => {
    expect(
      await weightsOf(
        '"biceps","comment","dateTime","fat","waist","water","weight"',
        '0.0,"","13.10.2019 06:29",20.5,0.0,0.0,80.0',
        '0.0,"","14.10.2019 06:29",0.0,0.0,0.0,0.0',
      ),
    ).to.deep.equal([['2019-10-13T06:29:00', 80, 'kg', 20.5]]);
    expect(
      await weightsOf('DATE,TIME,BMI,BODY_FAT,WEIGHT', '2026-01-02,8:30:00 AM,25,20,176.4'),
    ).to.deep.equal([['2026-01-02T08:30:00', 176.4, null, 20]]);
  });

  it('of Garmin follow the row of their date, several on one date, with units in the cells', async () => {
    expect(
      await weightsOf(
        'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,',
        '" Jul 18, 2026",',
        '8:28 AM,80.0 kg,0.5 kg,25.0,18.0 %,35.0 kg,3.5 kg,61.0 %,',
        '9:28 PM,176.4 lbs,0.5 kg,25.0,--,--,--,--,',
        '" 21 Sep 2023",',
        '17:08,79.0 kg,49.4 kg,25.0,--,--,--,--,',
      ),
    ).to.deep.equal([
      ['2026-07-18T08:28:00', 80, 'kg', 18],
      ['2026-07-18T21:28:00', 176.4, 'lbs', null],
      ['2023-09-21T17:08:00', 79, 'kg', null],
    ]);
  });

  it('of Google Health are grams at moments in UTC', async () => {
    expect(
      await weightsOf('timestamp,weight grams,data source', '2026-05-27T05:33:27Z,93400,Scale'),
    ).to.deep.equal([['2026-05-27T05:33:27Z', 93.4, 'kg', null]]);
  });

  it('of Fitbit are pounds, and the last second of a date means no time', async () => {
    const { weights } = await readBytes(
      'weight-2017-07-05.json',
      JSON.stringify([
        { logId: 1, weight: 193.9, bmi: 28, fat: 24.002, date: '07/05/17', time: '12:44:00', source: 'Aria' },
        { logId: 2, weight: 189.1, bmi: 28, date: '07/05/17', time: '23:59:59', source: 'API' },
      ]),
    );
    expect(
      weights.map(({ at, value, unit, bodyFatPercent }) => [at, value, unit, bodyFatPercent]),
    ).to.deep.equal([
      ['2017-07-05T12:44:00', 193.9, 'lbs', 24],
      ['2017-07-05', 189.1, 'lbs', null],
    ]);
  });

  it('that no person has are problems', async () => {
    const { problems } = await readLines([
      'timestamp,weight grams,data source',
      '2026-05-27T05:33:27Z,80,Scale',
    ]);
    expect(problems.map(({ code, text }) => [code, text])).to.deep.equal([['weight-implausible', '0.08 kg']]);
  });
});

describe('habits', () => {
  const activities = async (...lines: readonly string[]) =>
    (await readLines(lines)).items.map((item) => (item.is === 'activity' ? `${item.at} ${item.name}` : item));

  it('of HabitBull are done with a value above 0', async () => {
    expect(
      await activities(
        'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText',
        'Run,,,2016-03-18,1,',
        'Run,,,2016-03-19,-2150000000,',
        'Run,,,2016-03-20,0,',
      ),
    ).to.deep.equal(['2016-03-18 Run']);
  });

  it('of Habitica are done when the colour of the task rises, and averages of months are not', async () => {
    const { items, problems } = await readLines([
      'Task Name,Task ID,Task Type,Date,Value',
      'Run,a,daily,2026-01-01 23:00:00,-0.5',
      'Run,a,daily,2026-02-01 23:00:00,0.5',
      'Run,a,daily,2026-02-02 23:00:00,1.5',
      'Run,a,daily,2026-02-03 23:00:00,0.4',
      'Read,b,habit,2026-02-03 23:00:00,1.0',
    ]);
    expect(
      items.flatMap((item) => (item.is === 'activity' ? [`${item.at} ${item.name}`] : [])),
    ).to.deep.equal(['2026-02-02 Run', '2026-02-03 Read']);
    expect(problems.map(({ code, line }) => [code, line])).to.deep.equal([['averaged-history', 3]]);
  });

  it("of Habitica's whole account are done on the member's day", async () => {
    const userdata = {
      preferences: { timezoneOffset: -120, dayStart: 4 },
      tasks: {
        habits: [
          {
            text: 'Run',
            history: [{ date: Date.UTC(2026, 7, 10, 1), value: 4.2e-7, scoredUp: 1, scoredDown: 1 }],
          },
        ],
        dailys: [
          {
            text: 'Read',
            history: [
              { date: Date.UTC(2026, 7, 1), value: 1 },
              { date: Date.UTC(2026, 7, 10, 12), value: 1, completed: false },
              { date: Date.UTC(2026, 7, 11, 12), value: 1, completed: true },
            ],
          },
        ],
      },
    };
    const { items } = await readBytes('userdata.json', JSON.stringify(userdata));
    expect(items).to.deep.equal([
      { is: 'activity', at: '2026-08-09', name: 'Run', line: 1 },
      { is: 'problem', code: 'averaged-history', text: 'Read', line: 2 },
      { is: 'activity', at: '2026-08-11', name: 'Read', line: 2 },
    ]);
  });
});
