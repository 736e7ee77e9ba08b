import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  currentDay,
  dayOfExercise,
  exerciseAt,
  isLastPlace,
  plannedDays,
  plannedExercises,
} from './assessment-plan.ts';

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
