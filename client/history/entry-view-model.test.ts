import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { HistoryEntry, WeightEntry, WorkoutEntry } from '#service/features/history/history-contract.ts';
import { byMonth, isActivity, lineOf, nameOf, sentencesOf, setRows } from './entry-view-model.ts';
import { canEdit, weightIn } from './history-api.ts';

type MeasurementsEntry = Extract<HistoryEntry, { kind: 'measurements' }>;

const date = asMemberDay('2026-11-21');
const facts = { date, durationMinutes: 26, perceivedExertion: 7, moodAfter: 4 };
const workout: WorkoutEntry = {
  kind: 'workout',
  id: 'workout:w',
  title: 'Core Circuit',
  category: 'strength',
  points: 2,
  ...facts,
  isCompleted: true,
  sets: null,
  corrections: [],
};
const weight: WeightEntry = {
  kind: 'weight',
  id: 'weight:e',
  date,
  title: 'Weight',
  weight: 172.4,
  unit: 'lbs',
  corrections: [],
};

describe('an entry of the history', () => {
  it('has a line of its facts', () => {
    expect(lineOf(workout)).to.match(/^Sat,? 21 Nov, 26 min$/);
    expect(lineOf({ ...workout, isCompleted: false })).to.match(/26 min, unfinished$/);
    expect(nameOf(weight)).to.equal('Weight, 172.4 lbs');
    expect(nameOf({ ...weight, weight: null })).to.equal('Weight');
  });

  it('names the app that it came from, with which it makes no active day', () => {
    const { durationMinutes: _, ...rest } = facts;
    const imported = { ...workout, ...rest, durationMinutes: 0, source: 'strong', note: 'home' } as const;
    expect(lineOf(imported)).to.match(/^Sat,? 21 Nov, from Strong$/);
    expect([isActivity(workout), isActivity(imported)]).to.deep.equal([true, false]);
    expect(sentencesOf(imported)[0]).to.equal('home');
    expect(lineOf({ ...weight, source: 'apple-health' })).to.match(/^Sat,? 21 Nov, from Apple Health$/);
  });

  it('names the level of an assessment as the assessment does', () => {
    const assessment = { kind: 'assessment', id: 'assessment:a', date, title: 'Assessment' } as const;
    expect(sentencesOf({ ...assessment, level: 'intermediate' })).to.deep.equal([
      'Your level: Intermediate.',
    ]);
  });

  it('is corrected as a weight also when it came from another app with body fat', () => {
    const measured: MeasurementsEntry = {
      ...{ kind: 'measurements', id: 'measurements:e', date, title: 'Measurements' },
      values: [
        { field: 'weight', value: 78.2, unit: 'kg' },
        { field: 'bodyFatPercent', value: 21, unit: '%' },
      ],
    };
    expect([canEdit(workout), canEdit(weight), canEdit(measured)]).to.deep.equal([true, true, false]);
    expect(weightIn({ ...measured, source: 'withings' })).to.deep.equal({ weight: 78.2, unit: 'kg' });
  });

  it('says each correction by what it changed, up to the next one', () => {
    const corrections = [
      { ...facts, correctedOn: date, durationMinutes: 31 },
      { ...facts, correctedOn: date, date: asMemberDay('2026-11-20') },
    ];
    const [felt, first, second] = sentencesOf({ ...workout, corrections });
    expect(felt).to.equal('Felt good, effort 7 (hard).');
    expect(first).to.match(/^You changed Sat,? 21 Nov to Fri,? 20 Nov and 31 to 26 min on Sat,? 21 Nov\.$/);
    expect(second).to.match(/^You changed Fri,? 20 Nov to Sat,? 21 Nov on Sat,? 21 Nov\.$/);
    expect(sentencesOf({ ...weight, corrections: [{ correctedOn: date, date, weight: 1724 }] })[0]).to.match(
      /^You changed 1,724 lbs to 172\.4 lbs on Sat,? 21 Nov\.$/,
    );
  });

  it('lists its sets by exercise', () => {
    const set = { exercise: 'Goblet Squats', set: 1, reps: 12, load: null, seconds: null, rpe: null };
    const load = { value: 35, unit: 'lbs' } as const;
    const sets = [
      { ...set, load },
      { ...set, set: 2, reps: 11, load },
      { ...set, exercise: 'Plank', reps: 0, seconds: 45 },
    ];
    expect(setRows(sets)).to.deep.equal([
      ['Goblet Squats', '12, 11', '35 lbs'],
      ['Plank', '45 s', 'body weight'],
    ]);
  });

  it('belongs to its month', () => {
    const october = { ...weight, date: asMemberDay('2026-10-31') };
    expect(
      byMonth([workout, weight, october]).map(({ month, entries }) => [month, entries.length]),
    ).to.deep.equal([
      ['2026-11', 2],
      ['2026-10', 1],
    ]);
  });
});
