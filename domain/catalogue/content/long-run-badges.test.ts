import { expect } from 'chai';
import { achievements } from './achievements.ts';
import { badgeTiers } from './badge-tiers.ts';
import { longRunBadges, longRunRows } from './long-run-badges.ts';

describe('The badges of the long run', () => {
  it('have ids and names that no other badge has', () => {
    const all = [...achievements, ...badgeTiers, ...longRunBadges];
    expect(new Set(all.map(({ id }) => id)).size).to.equal(all.length);
    expect(new Set(all.map(({ name }) => name)).size).to.equal(all.length);
  });

  it('have targets that rise in each row', () => {
    for (const { tiers } of longRunRows) {
      const targets = tiers.map(({ target }) => target);
      expect(targets).to.deep.equal(targets.toSorted((a, b) => a - b));
    }
  });

  it('keep their ids, which are stored', () =>
    expect(longRunBadges.map(({ id }) => id)).to.deep.equal([
      ...['strength-5', 'strength-25', 'strength-75', 'cardio-5', 'cardio-25', 'cardio-75'],
      ...['core-5', 'core-25', 'core-75', 'mobility-5', 'mobility-25', 'mobility-75'],
      ...['recovery-5', 'recovery-25', 'recovery-75', 'mindset-5', 'mindset-25', 'mindset-75'],
      ...['comebacks-1', 'comebacks-3', 'comebacks-10'],
      ...['records-1', 'records-10', 'records-50', 'records-150'],
      ...['walked-10', 'walked-50', 'walked-250', 'walked-1000'],
    ]));
});
