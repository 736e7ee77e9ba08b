import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { assessmentCopy } from './assessment-copy.ts';
import {
  countDone,
  currentDay,
  datedResults,
  dayOfExercise,
  draftOf,
  exerciseAt,
  isLastPlace,
  isSubmitted,
  mergedResults,
  openPlace,
  placeOfDay,
  plannedDays,
  plannedExercises,
  type Results,
  resultFrom,
  resultOf,
  resultStore,
  valueIn,
  withResult,
} from './assessment-results.ts';

const monday = asMemberDay('2026-01-05');
const tuesday = asMemberDay('2026-01-06');
const entered = (place: number, value = 10, savedOn = monday) =>
  resultFrom(exerciseAt(place), value, { value: String(value), notes: '' }, savedOn);
const all = plannedExercises.map(({ place }) => entered(place));
const without = (...places: number[]): Results => all.filter((_, place) => !places.includes(place));

describe('a typed value', () => {
  for (const [value, number] of [
    ['0', 0],
    ['12.5', 12.5],
    [' 7 ', 7],
    ['100000', 100_000],
    ['', null],
    ['  ', null],
    ['-1', null],
    ['100000.5', null],
    ['many', null],
  ] as const)
    it(`of '${value}' counts as ${number ?? 'none'}`, () => {
      expect(valueIn({ value, notes: '' }, { type: 'seconds' })).to.equal(number);
    });

  it('is whole where repetitions are counted', () => {
    expect(valueIn({ value: '12.5', notes: '' }, { type: 'reps' })).to.equal(null);
    expect(valueIn({ value: '12', notes: '' }, { type: 'reps' })).to.equal(12);
  });
});

describe('a result', () => {
  it('is of its exercise and day, with the date on which it was saved', () => {
    const result = resultFrom(exerciseAt(5), 90, { value: '90', notes: '  Left leg shook. ' }, tuesday);
    expect(result).to.deep.equal({
      exerciseName: 'Wall Sit',
      value: 90,
      type: 'seconds',
      day: 2,
      notes: 'Left leg shook.',
      savedOn: '2026-01-06',
    });
  });
  it('has no notes when none were typed', () => {
    expect(entered(0).notes).to.equal(null);
  });
  it('takes the place of an earlier one of the same exercise and day only', () => {
    const results = withResult([entered(0, 10), entered(1, 11)], entered(0, 30));
    expect(results).to.deep.equal([entered(1, 11), entered(0, 30)]);
  });
  it('fills the fields again', () => {
    expect(draftOf({ ...entered(0, 12.5), notes: 'Slow' })).to.deep.equal({ value: '12.5', notes: 'Slow' });
    expect(draftOf(undefined)).to.deep.equal({ value: '', notes: '' });
  });
  for (const [place, value, text] of [
    [0, 20, '20 reps'],
    [0, 1, '1 rep'],
    [5, 1200, '1,200 seconds'],
    [9, 0, '0 cm'],
    [16, 2.5, '2.5 rounds'],
  ] as const)
    it(`reads ${text}`, () => {
      const { type } = entered(place, value);
      expect(assessmentCopy.result(value, type)).to.equal(text);
    });
});

describe('the results of two places', () => {
  it('are all there', () => {
    expect(mergedResults([entered(0)], [entered(1)])).to.deep.equal([entered(0), entered(1)]);
  });
  it('are those of the later date', () => {
    const [early, late] = [[entered(0, 10, monday)], [entered(0, 12, tuesday)]];
    expect(mergedResults(early, late)).to.deep.equal(late);
    expect(mergedResults(late, early)).to.deep.equal(late);
  });
  it('are those of the second on the same date', () => {
    expect(mergedResults([entered(0, 10)], [entered(0, 12)])).to.deep.equal([entered(0, 12)]);
  });
  it('are those of the contract with their dates', () => {
    const { notes: _, ...bare } = entered(0);
    const { savedOn: __, ...undated } = entered(1);
    expect(datedResults([bare, undated])).to.deep.equal([entered(0)]);
  });
});

describe('the results', () => {
  it('are counted by exercise', () => {
    const stray = { ...entered(0), day: 3 };
    expect(countDone([stray, entered(0), entered(2), entered(4)], plannedExercises)).to.equal(3);
    expect(countDone([entered(0), entered(2), entered(4)], dayOfExercise(exerciseAt(0)).exercises)).to.equal(
      2,
    );
  });
  it('are submitted when the same ones were sent in another order', () => {
    expect(isSubmitted(all, all.toReversed())).to.equal(true);
    expect(isSubmitted([], [])).to.equal(true);
  });
  it('are not submitted with one more, one less or another one', () => {
    expect(isSubmitted(all, without(3))).to.equal(false);
    expect(isSubmitted(without(3), all)).to.equal(false);
    expect(isSubmitted(all, withResult(all, entered(3, 99)))).to.equal(false);
    expect(isSubmitted(all, withResult(all, { ...entered(3), notes: 'Again' }))).to.equal(false);
  });
  it('are found by their exercise', () => {
    expect(resultOf(all, exerciseAt(3))).to.deep.equal(entered(3));
    expect(resultOf(without(3), exerciseAt(3))).to.equal(undefined);
  });
});

describe('the assessment goes on', () => {
  for (const [title, results, day, place] of [
    ['at the first exercise', [], 1, 0],
    ['on the day that it is', [], 3, 6],
    ['at what is missing on that day', [entered(6), entered(7)], 3, 8],
    ['at the first that is missing when that day is done', without(4, 17), 3, 4],
    ['at the first that is missing when the week is over', without(10), null, 10],
    ['nowhere when nothing is missing', all, 7, null],
  ] as const)
    it(title, () => {
      expect(openPlace(results, day)).to.equal(place);
    });

  it('on a chosen day at its first exercise without a result, else at its first', () => {
    const starts = (results: Results) => plannedDays.map((day) => placeOfDay(results, day));
    expect(starts([entered(3), entered(9), entered(10)])).to.deep.equal([0, 4, 6, 11, 12, 15, 17]);
    expect(starts(all)).to.deep.equal([0, 3, 6, 9, 12, 15, 17]);
  });
});

describe('the plan of the assessment screen', () => {
  it('has 19 exercises, each at its place', () => {
    expect(plannedExercises).to.have.length(19);
    expect(plannedExercises.map(({ place }) => exerciseAt(place))).to.deep.equal(plannedExercises);
  });
  it('has them day by day, numbered from 1 on each', () => {
    expect(plannedDays.map(({ exercises }) => exercises.map(({ number }) => number))).to.deep.equal([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2],
      [1, 2],
    ]);
    expect(plannedDays.flatMap(({ exercises }) => exercises)).to.deep.equal(plannedExercises);
  });
  it('ends with the second exercise of day 7', () => {
    expect(plannedExercises.filter(({ place }) => isLastPlace(place))).to.deep.equal([exerciseAt(18)]);
    expect(exerciseAt(18)).to.include({ day: 7, number: 2 });
  });
  it('names the day of an exercise', () => {
    expect(dayOfExercise(exerciseAt(3))).to.include({ day: 2, title: 'Lower Body' });
  });
  it('has nothing at places beside it', () => {
    for (const place of [-1, 19, 0.5]) expect(() => exerciseAt(place)).to.throw(RangeError);
    expect(() => dayOfExercise({ day: 8 })).to.throw(RangeError);
  });
});

describe('the current day of an assessment that began on 5 Jan', () => {
  for (const [today, day] of [
    ['2026-01-05', 1],
    ['2026-01-08', 4],
    ['2026-01-11', 7],
    ['2026-01-12', null],
    ['2026-01-04', null],
  ] as const)
    it(`is ${day ?? 'none'} on ${today}`, () => {
      expect(currentDay(asMemberDay('2026-01-05'), asMemberDay(today))).to.equal(day);
    });
});

const pushUps = {
  exerciseName: 'Push-ups',
  value: 20,
  type: 'reps',
  day: 1,
  notes: 'Slow',
  savedOn: asMemberDay('2026-01-05'),
} as const;

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

describe('the results on this device', () => {
  it('are kept for their member and program', () => {
    const device = storage();
    resultStore(device, 'maya', 'program-1').keep([pushUps]);
    expect(resultStore(device, 'maya', 'program-1').read()).to.deep.equal([pushUps]);
    expect(resultStore(device, 'maya', 'program-2').read()).to.deep.equal([]);
    expect(resultStore(device, 'noah', 'program-1').read()).to.deep.equal([]);
  });
  for (const text of ['', '{', '[]', 'null', '{"results":[{"exerciseName":"Push-ups"}]}'])
    it(`are none where '${text}' is stored`, () => {
      const device = storage({ 'assessment:maya:program-1': text });
      expect(resultStore(device, 'maya', 'program-1').read()).to.deep.equal([]);
    });
  it('do without storage where there is none', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = resultStore({ getItem: refuse, setItem: refuse }, 'maya', 'program-1');
    store.keep([pushUps]);
    expect(store.read()).to.deep.equal([]);
  });
});
