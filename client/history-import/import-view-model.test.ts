import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  clashOther,
  clashTitle,
  doneFigures,
  guessedColumns,
  leftOutLines,
  liftsIn,
  limitFault,
  mappingFault,
  sampleView,
  shareOf,
} from './import-view-model.ts';
import type { Part, Prepared } from './prepared-entries.ts';

const tableOf = (...columns: readonly string[]) => ({ file: 0, name: 'mine.csv', columns, rows: [] });
const set = {
  exercise: 'Squat',
  set: 1,
  reps: 5,
  load: { value: 100, unit: 'kg' },
  seconds: null,
  rpe: null,
} as const;
const prepared: Prepared = {
  ...{ parts: [], workouts: 0, sets: 0, weights: 0, from: null, until: null, activities: 0, samples: [] },
  leftOut: { sets: 0, workouts: 0, weights: 0 },
  problems: { count: 0, said: [] },
  clashes: [],
};

describe('the view of an import', () => {
  it('shows the heaviest lifts in both units', () => {
    const doubt = { lifts: [{ exercise: 'Squat', value: 140 }], weight: 80 };
    expect(liftsIn(doubt, 'kg')).to.equal('Squat 140 kg (309 lbs), Body weight 80 kg (176 lbs)');
    expect(liftsIn(doubt, 'lbs')).to.equal('Squat 140 lbs (64 kg), Body weight 80 lbs (36 kg)');
  });

  it('shows a day with a line for each exercise, and a load of all sets once', () => {
    const sets = [
      set,
      { ...set, set: 2, reps: 4 },
      { ...set, exercise: 'Dip', load: { value: 20, unit: 'kg', kind: 'assistance' } as const },
      { ...set, exercise: 'Curl', load: { value: 10, unit: 'kg' } as const },
      { ...set, exercise: 'Curl', set: 2, load: { value: 12, unit: 'kg' } as const },
      { ...set, exercise: 'Plank', reps: 0, load: null, seconds: 45 },
    ];
    const workout = { date: asMemberDay('2019-03-01'), name: 'Legs', durationMinutes: 59, sets };
    expect(sampleView({ workout })).to.deep.equal({
      title: 'Legs',
      facts: 'Fri, 1 Mar 2019, 59 min',
      lines: [
        'Squat: 5, 4 × 100 kg',
        'Dip: 5 × 20 kg assistance',
        'Curl: 5 × 10 kg, 5 × 12 kg',
        'Plank: 45 s',
      ],
    });
    const weight = {
      date: asMemberDay('2019-03-01'),
      weight: { value: 81.5, unit: 'kg' } as const,
      bodyFatPercent: 21,
    };
    expect(sampleView({ weight })).to.deep.equal({
      ...{ title: 'Body weight 81.5 kg', facts: 'Fri, 1 Mar 2019, 21% body fat', lines: [] },
    });
  });

  it('names what stays out', () => {
    const clash = {
      ...{ key: '0.0', date: asMemberDay('2019-03-01'), name: null, minutes: 59, sets: 2 },
      other: { title: 'Core Circuit', source: null, minutes: 26 },
    };
    const leftOut = { sets: 1, workouts: 2, weights: 0 };
    expect(leftOutLines({ ...prepared, leftOut, activities: 3, clashes: [clash, clash] }, 1)).to.deep.equal([
      '1 workout that you have on the same day already',
      '1 set with a distance only, or after the 300th of one workout',
      '2 workouts without a set and a length, or of a day to come',
      '3 done habits that you did not tick as training',
    ]);
    expect([clashTitle(clash), clashOther(clash)]).to.deep.equal([
      'Fri, 1 Mar 2019: Workout, 59 min, 2 sets',
      'You logged here: Core Circuit, 26 min',
    ]);
    expect(clashOther({ ...clash, other: { title: 'Push', source: 'hevy', minutes: null } })).to.equal(
      'From Hevy: Push',
    );
  });

  it('says which source has more than one import may hold', () => {
    const part = { format: 'Strong', workouts: 10_000, sets: 200_000, weights: 10_000 } as Part;
    expect(limitFault({ ...prepared, parts: [part] })).to.equal(null);
    expect(limitFault({ ...prepared, parts: [part, { ...part, format: 'Hevy', sets: 200_001 }] })).to.match(
      /^Hevy has more than/,
    );
  });

  it('guesses the columns of a table by their names', () => {
    expect(guessedColumns(tableOf('Date', 'Exercise', 'Weight (kg)', 'Reps', 'RPE', 'Notes'))).to.deep.equal({
      ...{ date: 0, exercise: 1, load: 2, reps: 3, rpe: 4, note: 5 },
    });
    expect(guessedColumns(tableOf('Time', 'Day', 'Weight', 'Body fat'))).to.deep.equal({
      ...{ time: 0, date: 1, bodyWeight: 2, bodyFat: 3 },
    });
    expect(guessedColumns(tableOf('A', 'Times'))).to.deep.equal({});
  });

  for (const columns of [
    ['Datum', 'Übung', 'Gewicht', 'Wdh.'],
    ['Date', 'Exercice', 'Poids', 'Répétitions'],
    ['Fecha', 'Ejercicio', 'Peso', 'Repeticiones'],
    ['Data', 'Exercício', 'Carga', 'Repetições'],
    ['التاريخ', 'التمرين', 'الوزن', 'التكرارات'],
  ])
    it(`guesses columns in the language of ${columns[1]}`, () =>
      expect(guessedColumns(tableOf(...columns))).to.deep.equal({ date: 0, exercise: 1, load: 2, reps: 3 }));

  it('takes a rest for no repetitions, and knows other words for a date', () => {
    for (const [date, rest, reps] of [
      ['Jour', 'Repos', 'Reps'],
      ['Día', 'Reposo', 'Reps'],
      ['Dia', 'Repouso', 'Reps'],
      ['Tag', 'Pause', 'Wdh'],
    ] as const)
      expect(guessedColumns(tableOf(date, rest, reps))).to.deep.equal({ date: 0, reps: 2 });
  });

  it('asks for a date, and for sets or a body weight', () => {
    expect(mappingFault({ exercise: 1, reps: 2 })).to.equal('date');
    expect(mappingFault({ date: 0, exercise: 1 })).to.equal('content');
    expect([
      mappingFault({ date: 0, exercise: 1, seconds: 2 }),
      mappingFault({ date: 0, bodyWeight: 1 }),
    ]).to.deep.equal([null, null]);
  });

  it('adds up what the parts of an import stored', () => {
    const part = { importId: 'i', workouts: 2, weights: 1, known: 3 };
    expect(doneFigures([part, part])).to.deep.equal({ workouts: 4, weights: 2, known: 6 });
  });

  it('has whole percents up to 100, also for a zip that unpacks to more than its size', () => {
    expect([shareOf(0, 0), shareOf(1, 3), shareOf(500, 100)]).to.deep.equal([0, 33, 100]);
  });
});
