import { expect } from 'chai';
import fc from 'fast-check';
import { pointsRulesV1 } from '#domain/points/points-rules.ts';
import { levelOf, levels } from './levels.ts';

describe('levels', () => {
  for (const [points, name, next, percent] of [
    [0, 'Newcomer', 'Starter', 0],
    [9, 'Newcomer', 'Starter', 90],
    [10, 'Starter', 'Mover', 0],
    [89, 'Mover', 'Regular', 98],
    [90, 'Regular', 'Steady', 0],
    [2_199, 'Master', 'Legend', 99],
    [2_200, 'Legend', undefined, 100],
    [1_000_000, 'Legend', undefined, 100],
  ] as const)
    it(`${points} points are ${name}, ${percent} % of the way`, () => {
      const standing = levelOf(points);
      expect([standing.level.name, standing.next?.name, standing.percent]).to.deep.equal([
        name,
        next,
        percent,
      ]);
    });

  it('rise in number and points, each step longer than the one before', () => {
    const steps = levels.slice(1).map(({ from }, index) => from - (levels[index]?.from ?? 0));
    expect(steps).to.deep.equal(steps.toSorted((a, b) => a - b));
    expect(levels.map(({ number }) => number)).to.deep.equal(levels.map((_, index) => index + 1));
  });

  it('never fall when points are added', () => {
    const points = fc.nat({ max: 5_000 });
    fc.assert(
      fc.property(points, points, (before, more) => {
        const [was, is] = [levelOf(before), levelOf(before + more)];
        expect(is.level.number).to.be.at.least(was.level.number);
      }),
    );
  });

  it('are all reached within two years by three workouts and five medium quests a week', () => {
    const week = 3 * pointsRulesV1.workout + 5 * pointsRulesV1.medium;
    expect(levelOf(104 * week).level.number).to.be.at.least(10);
    expect(levelOf(140 * week).next).to.equal(null);
  });
});
