import { expect } from 'chai';
import {
  nextMilestone,
  progressMilestones,
  reachedMilestone,
  streakMilestones,
  workoutMilestones,
} from './milestones.ts';

const values = (milestones: readonly { readonly value: number }[]) => milestones.map(({ value }) => value);

describe('milestones', () => {
  it('have the numbers of the specification', () => {
    expect(values(streakMilestones)).to.deep.equal([7, 14, 30]);
    expect(values(workoutMilestones)).to.deep.equal([10, 25, 50]);
    expect(values(progressMilestones)).to.deep.equal([25, 50, 75, 100]);
  });

  for (const [days, reached, next] of [
    [0, undefined, 7],
    [6, undefined, 7],
    [7, 7, 14],
    [13, 7, 14],
    [14, 14, 30],
    [29, 14, 30],
    [30, 30, undefined],
    [400, 30, undefined],
  ] as const)
    it(`after ${days} days: reached ${reached}, next ${next}`, () => {
      expect(reachedMilestone(streakMilestones, days)?.value).to.equal(reached);
      expect(nextMilestone(streakMilestones, days)?.value).to.equal(next);
    });
});
