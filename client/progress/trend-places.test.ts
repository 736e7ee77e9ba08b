import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { dateLabels, isNear, shareOf } from './trend-places.ts';

const point = (date: string, weight = 180) => ({ date: asMemberDay(date), weight, average: weight });
const march = ['01', '02', '05', '08', '10', '11', '21'].map((day) => point(`2026-03-${day}`));

describe('places in the weight chart', () => {
  it('follow the dates, not the number of points', () => {
    expect(shareOf(asMemberDay('2026-03-11'), march)).to.equal(50);
    expect(shareOf(asMemberDay('2026-03-05'), march)).to.equal(20);
  });

  it('put a single weight at the end', () => {
    expect(shareOf(asMemberDay('2026-03-05'), [point('2026-03-05')])).to.equal(100);
  });

  for (const [points, dates] of [
    [[], []],
    [march.slice(0, 1), ['2026-03-01']],
    [march.slice(0, 2), ['2026-03-01', '2026-03-02']],
    [march, ['2026-03-01', '2026-03-05', '2026-03-10', '2026-03-21']],
  ] as const)
    it(`name ${dates.length} of ${points.length} dates`, () =>
      expect(dateLabels(points)).to.deep.equal(dates));

  for (const [target, isShown] of [
    [175, true],
    [169, true],
    [160, false],
  ] as const)
    it(`${isShown ? 'draw' : 'leave out'} a target of ${target} for weights of 180`, () =>
      expect(isNear(target, march)).to.equal(isShown));
});
