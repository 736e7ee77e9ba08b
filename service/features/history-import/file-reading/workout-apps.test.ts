import { expect } from 'chai';
import { readLines, setTexts } from './testing/read-text.ts';

const setsOf = async (...lines: readonly string[]): Promise<readonly string[]> =>
  setTexts((await readLines(lines)).workouts);

describe('Strong', () => {
  const iosHeader =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const ios = (order: string, rest = '60.0,5,0,0,"","",', exercise = 'Squat (Barbell)') =>
    `2025-03-01 18:20:00,"Legs",59m,"${exercise}",${order},${rest}`;

  it('of iOS has workouts whose loads have no unit', async () => {
    const { workouts, files } = await readLines([
      iosHeader,
      ios('1', '60.0,5,0,0,"deep","home",8.5'),
      ios('2'),
    ]);
    expect(files[0]).to.include({ source: 'strong', format: 'Strong' });
    const [workout] = workouts;
    expect(workout).to.deep.include({
      startedAt: '2025-03-01T18:20:00',
      name: 'Legs',
      durationMinutes: 59,
      note: 'home',
      line: 2,
    });
    expect(setTexts(workouts)).to.deep.equal([
      'Squat (Barbell) work x5 60 ? @8.5 (deep)',
      'Squat (Barbell) work x5 60 ?',
    ]);
  });

  it('of iOS gets the unit that the member answered, and the plates that were logged', async () => {
    const lines = [iosHeader, ios('1', '6.80388555,5,0,0,"","",'), ios('2', '60,5,0,0,"","",')];
    const { workouts } = await readLines(lines, { unit: 'kg' });
    expect(setTexts(workouts)).to.deep.equal([
      'Squat (Barbell) work x5 15 lbs',
      'Squat (Barbell) work x5 60 kg',
    ]);
  });

  it('has letters for kinds of sets, and rows of pauses and notes that are no sets', async () => {
    const header =
      '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"';
    const row = (order: string, weight: string, reps: string, note = '', seconds = '0') =>
      `"7";"2024-05-02 07:10:00";"Push";"4195";"Bench Press";"${order}";"${weight}";"${reps}";"";"";"${seconds}";"${note}";"rain"`;
    const lines = [
      row('Note', '', '', 'narrow grip', ''),
      row('W', '20.0', '10'),
      row('W', '20.0', '10'),
      row('1', '60.0', '5'),
      row('Rest Timer', '', '', '', '120.0'),
      row('D', '40.0', '8'),
      row('F', '40.0', '6'),
    ];
    const { workouts } = await readLines([header, ...lines]);
    expect(workouts[0]).to.deep.include({ durationMinutes: 70, note: 'rain', name: 'Push' });
    expect(setTexts(workouts)).to.deep.equal([
      'Bench Press warmup x10 20 kg (narrow grip)',
      'Bench Press warmup x10 20 kg',
      'Bench Press work x5 60 kg',
      'Bench Press drop x8 40 kg',
      'Bench Press failure x6 40 kg',
    ]);
  });

  it('keeps a pause out when the pause is the name of the exercise', async () => {
    expect(
      await setsOf(
        iosHeader,
        ios('1'),
        ios('Rest Timer', '0,0.0,0,120.0,,,'),
        ios('1', '0,0,0,90,,,', 'Rest Timer'),
      ),
    ).to.have.length(1);
  });

  it('of Android has a unit in each row, and none in rows without a load', async () => {
    const header =
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration';
    const row = (rest: string) => `2022-06-01 10:00:00;"Back";${rest};"a, b";"";1h 2m`;
    expect(
      await setsOf(
        header,
        row('"Row";1;135;lbs;8;6.5;;;0'),
        row('"Pull Up (Band)";1;;;10;;;;0'),
        row('"Pull Up";1;0;lbs;10;0;;;0'),
        row('"Chin Up (Assisted)";1;70;lbs;8;;;;0'),
        row('"Run";1;;;0;;3.1;mi.;900'),
      ),
    ).to.deep.equal([
      'Row work x8 135 lbs @6.5 (a, b)',
      'Pull Up (Band) work x10 (a, b)',
      'Pull Up work x10 (a, b)',
      'Chin Up (Assisted) work x8 minus 70 lbs (a, b)',
      'Run work 900 s 4989 m (a, b)',
    ]);
  });

  it('of 2018 names the unit in place of the weight', async () => {
    const header = 'Date;Workout Name;Exercise Name;Set Order;lbs;Reps;mi.;Seconds;Notes;Workout Notes';
    expect(await setsOf(header, '2018-01-02 08:00:00;"A";"Curl";1;25;10;;0;"";""')).to.deep.equal([
      'Curl work x10 25 lbs',
    ]);
  });

  it('has German column names, decimal commas, and twelve hours with a narrow space', async () => {
    const header =
      'Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;RPE;Entfernung;Sekunden;Notizen;Workout-Notizen;Dauer';
    const { workouts } = await readLines([
      header,
      '2024-02-03 7:05:00\u202fPM;A;Kreuzheben;1;100,5;5;8,5;;0;;;1h',
    ]);
    expect(workouts[0]?.startedAt).to.equal('2024-02-03T19:05:00');
    expect(setTexts(workouts)).to.deep.equal(['Kreuzheben work x5 100.5 ? @8.5']);
  });

  it('has no duration for a workout that was left running', async () => {
    const { workouts } = await readLines([iosHeader, ios('1').replace('59m', '264h 1m')]);
    expect(workouts[0]?.durationMinutes).to.equal(null);
  });

  it('keeps the names of exercises without spaces at their ends', async () => {
    expect(await setsOf(iosHeader, ios('1', '60,5,0,0,,,', 'Highrow '))).to.deep.equal([
      'Highrow work x5 60 ?',
    ]);
  });

  it('keeps equal rows as two sets, and the same exercise done again', async () => {
    expect(await setsOf(iosHeader, ios('1'), ios('1'), ios('1'))).to.have.length(3);
  });

  it('gives problems with their line, and reads on', async () => {
    const { workouts, problems } = await readLines([
      iosHeader,
      ios('1').replace('2025-03-01 18:20:00', 'soon'),
      ios('1', '60.0,five,0,0,,,'),
      ios('1', '6000,5,0,0,,,'),
      ios('1', '0,0,0,0,,,'),
      ios('2'),
    ]);
    expect(problems.map(({ code, line }) => `${line} ${code}`)).to.deep.equal([
      '2 date-not-read',
      '3 number-not-read',
      '4 load-implausible',
      '5 nothing-done',
    ]);
    expect(setTexts(workouts)).to.have.length(1);
  });
});

describe('Hevy', () => {
  const header = (weight = 'weight_kg', distance = 'distance_km') =>
    `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","${weight}","reps","${distance}","duration_seconds","rpe"`;
  const row = (rest: string, times = '"3 Jul 2024, 15:36","3 Jul 2024, 16:21"') =>
    `"Day 💪",${times},"",${rest}`;

  it('has equal rows that are real sets, four kinds, and body weight in empty cells', async () => {
    const curl = '"Wrist Curl",,"",0,"normal",10,12,,0,';
    const { workouts } = await readLines([
      header(),
      row(curl),
      row(curl),
      row('"Row (Cable)",0,"two\nlines",1,"warmup",20,10,,,'),
      row('"Pull Up",0,"",2,"dropset",,6,,,8.5'),
      row('"Pull Up (Assisted)",,"",0,"failure",21,6,,,'),
      row('"Plank",,"",0,"normal",,,,60,'),
    ]);
    expect(workouts).to.have.length(1);
    expect(workouts[0]).to.deep.include({
      name: 'Day 💪',
      startedAt: '2024-07-03T15:36:00',
      durationMinutes: 45,
    });
    expect(setTexts(workouts)).to.deep.equal([
      'Wrist Curl work x12 10 kg',
      'Wrist Curl work x12 10 kg',
      'Row (Cable) warmup x10 20 kg (two\nlines)',
      'Pull Up drop x6 @8.5',
      'Pull Up (Assisted) failure x6 minus 21 kg',
      'Plank work 60 s',
    ]);
  });

  it('has units of weight and distance that differ, each named by its column', async () => {
    const sets = async (weight: string, distance: string) =>
      setTexts(
        (await readLines([header(weight, distance), row('"Carry",,"",0,"normal",61.24,1,2,30,')])).workouts,
      );
    expect(await sets('weight_kg', 'distance_miles')).to.deep.equal(['Carry work x1 135 lbs 30 s 3219 m']);
    expect(await sets('weight_lbs', 'distance_km')).to.deep.equal(['Carry work x1 61.24 lbs 30 s 2000 m']);
  });

  it('has dates in the language and clock of the phone', async () => {
    const { workouts } = await readLines([
      header(),
      row('"Dip",,"",0,"normal",,8,,,', '"4 août 2024, 15:36","4 août 2024, 15:50"'),
      row('"Dip",,"",0,"normal",,8,,,', '"Jan 25, 2026, 7:30 PM","Jan 25, 2026, 7:45 PM"'),
      row('"Dip",,"",0,"normal",,8,,,', '"21 de set. de 2026, 21:22","30 de set. de 2026, 21:22"'),
    ]);
    expect(workouts.map(({ startedAt, durationMinutes }) => [startedAt, durationMinutes])).to.deep.equal([
      ['2024-08-04T15:36:00', 14],
      ['2026-01-25T19:30:00', 15],
      ['2026-09-21T21:22:00', null],
    ]);
  });

  it('has failed sets without a repetition, which are left out', async () => {
    const { problems } = await readLines([header(), row('"Bench",,"",0,"failure",140,0,,,')]);
    expect(problems.map(({ code, text, line }) => [code, text, line])).to.deep.equal([
      ['nothing-done', 'Bench', 2],
    ]);
  });

  it('measurements have weights of dates in a unit that their column names', async () => {
    const { weights } = await readLines([
      '"date","weight_kg","fat_percent","neck_in"',
      '"3 fev 2026, 00:00",80.5,18.2,',
      '"4 fev 2026, 00:00",,,15',
    ]);
    expect(weights).to.deep.equal([
      { is: 'weight', at: '2026-02-03', value: 80.5, unit: 'kg', bodyFatPercent: 18.2, line: 2 },
    ]);
  });
});

describe('FitNotes', () => {
  it('has one workout for each date, with units in each row', async () => {
    const { workouts } = await readLines([
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      '2026-08-13,Bench,Chest,77.16,lbs,5,,,,"hard"',
      '2026-08-13,Crunches,Abs,0.0,kgs,25,,,,""',
      '2026-08-13,Crunches,Abs,0.0,kgs,25,,,,""',
      '2026-08-14,Row,Cardio,,,,1.23,mi,0:09:21,""',
      '2026-08-14,Press,Legs,100,,5,,,,""',
    ]);
    expect(workouts.map(({ startedAt, name }) => [startedAt, name])).to.deep.equal([
      ['2026-08-13', null],
      ['2026-08-14', null],
    ]);
    expect(setTexts(workouts)).to.deep.equal([
      'Bench work x5 35 kg (hard)',
      'Crunches work x25',
      'Crunches work x25',
      'Row work 561 s 1979 m',
      'Press work x5 100 ?',
    ]);
  });

  it('has the unit in the header of older files, and two columns on an iPhone', async () => {
    expect(
      await setsOf(
        'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time',
        '2017-01-02,Curl,Arms,12.5,10,,,',
      ),
    ).to.deep.equal(['Curl work x10 12.5 kg']);
    const header =
      'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind';
    expect(
      await setsOf(header, '2025-01-02,Curl,Arms,11.34,25,10,,,,,w', '2025-01-02,Curl,Arms,10,,10,,,,,w'),
    ).to.deep.equal(['Curl work x10 25 lbs', 'Curl work x10 10 kg']);
  });

  it('has dates whose order their own numbers decide', async () => {
    const { workouts, files } = await readLines([
      'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time',
      '05/11/2025,Curl,Arms,12.5,10,,,',
      '23/12/2025,Curl,Arms,12.5,10,,,',
    ]);
    expect(workouts.map(({ startedAt }) => startedAt)).to.deep.equal(['2025-11-05', '2025-12-23']);
    expect(files[0]?.orders).to.deep.equal({ dayFirst: 1, monthFirst: 0, either: 1 });
  });

  it('body tracker has weights', async () => {
    const { weights } = await readLines([
      'Date,Time,Measurement,Value,Unit,Comment',
      '2025-01-02,07:00,Bodyweight,80.5,kgs,',
      '2025-01-02,07:00,Waist,90,cm,',
    ]);
    expect(weights.map(({ at, value, unit }) => [at, value, unit])).to.deep.equal([
      ['2025-01-02T07:00:00', 80.5, 'kg'],
    ]);
  });
});

describe('Fitbod', () => {
  it('has kilograms, moments in UTC, spaces before numbers and equal rows', async () => {
    const row = '2022-01-05 22:06:49 +0000,Dumbbell Curl, 12,7.937875915123695,0.0,0.0,0.0,0.0,false,,2.0';
    const { workouts } = await readLines([
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier',
      row,
      row,
      '2022-01-05 22:06:49 +0000,Plank, 0,0.0,55.0,0.0,0.0,0.0,true,,0.0',
    ]);
    expect(workouts.map(({ startedAt }) => startedAt)).to.deep.equal(['2022-01-05T22:06:49Z']);
    expect(setTexts(workouts)).to.deep.equal([
      'Dumbbell Curl work x12 17.5 lbs',
      'Dumbbell Curl work x12 17.5 lbs',
      'Plank warmup 55 s',
    ]);
  });

  it('of 2018 has assistance as a negative weight in kilograms', async () => {
    expect(
      await setsOf(
        'Date,Exercise,Sets,Reps,Weight,isWarmup,Note',
        '2018-07-18,Assisted Chin Up,1,5,-18.14371638,,',
      ),
    ).to.deep.equal(['Assisted Chin Up work x5 minus 40 lbs']);
  });
});

describe('StrongLifts', () => {
  it('has a row for each exercise, sets that were not done, and hours', async () => {
    const { workouts, problems } = await readLines([
      '\ufeffDate (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Duration (hours),Start Time (h:mm),Notes,Set 1 (Reps), Set 1 (LB),Set 2 (Reps), Set 2 (LB),Set 3 (Reps), Set 3 (LB)',
      '2026/08/11,1,"Workout A",83.5,"Squat",0.5,10:56 PM,"good",5,45,0,45,,',
      '2026/08/11,1,"Workout A",83.5,"Row",0.5,10:56 PM,"good",5,45,4,45,,',
      '2026/08/11,2,"Workout B",83.5,"Squat",0.0094444,10:57 PM,"",5,45,,,,',
    ]);
    expect(
      workouts.map(({ startedAt, name, durationMinutes, note }) => [startedAt, name, durationMinutes, note]),
    ).to.deep.equal([
      ['2026-08-11T22:56:00', 'Workout A', 30, 'good'],
      ['2026-08-11T22:57:00', 'Workout B', 1, null],
    ]);
    expect(setTexts(workouts)).to.deep.equal([
      'Squat work x5 45 lbs',
      'Row work x5 45 lbs',
      'Row work x4 45 lbs',
      'Squat work x5 45 lbs',
    ]);
    expect(problems.map(({ code }) => code)).to.deep.equal(['nothing-done']);
  });

  it('of older versions has a row for each workout', async () => {
    const { workouts, files } = await readLines([
      'Date,Note,Workout,Body Weight,Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Exercise 2,Weight (KG),Weight (LB),Set 1,Set 2',
      '03/25/16,,A,80,Squat,60,,5,5,Bench Press,,100,5,4',
    ]);
    expect(workouts[0]?.startedAt).to.equal('2016-03-25');
    expect(files[0]?.orders.monthFirst).to.equal(1);
    expect(setTexts(workouts)).to.deep.equal([
      'Squat work x5 60 kg',
      'Squat work x5 60 kg',
      'Bench Press work x5 100 lbs',
      'Bench Press work x4 100 lbs',
    ]);
  });
});
