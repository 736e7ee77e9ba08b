import { expect } from 'chai';
import { type Celebrated, celebrationOf } from './celebrations.tsx';

const at = (percent: number, streak = 0, programId: string | null = 'p1'): Celebrated => ({
  programId,
  percent,
  streak,
});
const celebrate = (before: Celebrated | null, now: Celebrated, isMeasured = true) =>
  celebrationOf(before, { ...now, isMeasured });
const sizeOf = (before: Celebrated | null, now: Celebrated) =>
  celebrate(before, now).celebration?.size ?? null;

describe('celebration', () => {
  for (const [before, now, size] of [
    [at(24), at(25), 'low'],
    [at(24), at(33), 'low'],
    [at(49), at(50), 'medium'],
    [at(74), at(76), 'medium'],
    [at(99), at(100), 'high'],
    [at(20), at(76), 'medium'],
    [at(25), at(30), null],
    [at(26), at(24), null],
    [at(100), at(100), null],
    [null, at(27), 'low'],
    [null, at(32), null],
    [null, at(100), 'high'],
    [at(90), at(0, 0, 'p2'), null],
    [at(0, 0, null), at(100, 0, null), null],
    [at(0, 6), at(0, 7), 'medium'],
    [at(0, 0), at(0, 0), null],
    [at(0, 7), at(0, 7), null],
    [at(0, 7), at(0, 8), null],
    [null, at(0, 28), 'medium'],
  ] as const)
    it(`from ${before ? `${before.percent}%, ${before.streak} days` : 'nothing'} to ${now.percent}%, ${now.streak} days: ${size}`, () =>
      expect(sizeOf(before, now)).to.equal(size));

  it('happens once for a band, also when the goal slips back', () => {
    const { celebrated } = celebrate(at(24), at(25));
    const slipped = celebrate(celebrated, at(20));
    expect(slipped.celebrated.percent).to.equal(25);
    expect(sizeOf(slipped.celebrated, at(26))).to.equal(null);
  });

  it('comes again for the seventh day of a new run', () => {
    const { celebrated } = celebrate(at(0, 6), at(0, 7));
    const lost = celebrate(celebrated, at(0, 0)).celebrated;
    expect(sizeOf(lost, at(0, 7))).to.equal('medium');
  });

  it('does not come again when the day is taken back and done again', () => {
    const { celebrated } = celebrate(at(0, 6), at(0, 7));
    const undone = celebrate(celebrated, at(0, 6)).celebrated;
    expect(sizeOf(undone, at(0, 7))).to.equal(null);
  });

  it('is of a level once, and never at the first sight of a device', () => {
    const level = (number: number, streak = 0): Celebrated => ({ ...at(0, streak), level: number });
    expect(celebrate(null, level(4)).celebration).to.equal(null);
    expect(celebrate(at(0), level(4)).celebration, 'stored by an earlier release').to.equal(null);
    const risen = celebrate(level(3), level(4));
    expect(risen.celebration?.line).to.equal('You reached level 4: Regular.');
    expect(celebrate(risen.celebrated, level(4)).celebration).to.equal(null);
    expect(celebrate(risen.celebrated, level(3)).celebration, 'points were taken back').to.equal(null);
  });

  it('of a level waits for the next visit when it comes together with a streak', () => {
    const level = (number: number, streak: number): Celebrated => ({ ...at(0, streak), level: number });
    const together = celebrate(level(3, 6), level(4, 7));
    expect(together.celebration?.line).to.match(/^A full week/);
    expect(celebrate(together.celebrated, level(4, 7)).celebration?.line).to.match(/^You reached level 4/);
  });

  it('is of a badge once, before a level that came with it, and never at the first sight of a device', () => {
    const so = (level: number, tiers: string): Celebrated => ({ ...at(0), level, tiers });
    expect(celebrate(null, so(4, 'streak-7')).celebration).to.equal(null);
    expect(celebrate({ ...at(0), level: 4 }, so(4, 'streak-7')).celebration).to.equal(null);
    const badge = celebrate(so(3, 'streak-7'), so(4, 'streak-7 workouts-50'));
    expect(badge.celebration?.line).to.equal('A new badge: Fifty Done.');
    const level = celebrate(badge.celebrated, so(4, 'streak-7 workouts-50'));
    expect(level.celebration?.line).to.match(/^You reached level 4/);
    expect(celebrate(level.celebrated, so(4, 'streak-7 workouts-50')).celebration).to.equal(null);
  });

  it('says which milestone it is for', () => {
    expect(celebrate(at(49), at(50)).celebration?.line).to.equal('Halfway. The second half knows the road.');
    expect(celebrate(at(99), at(100)).celebration?.line).to.match(/^Goal reached/);
    expect(celebrate(at(99), at(100), false).celebration?.line).to.match(/^Your planned time is over/);
    expect(celebrate(at(0, 20), at(0, 21)).celebration?.line).to.equal('21 days in a row.');
  });
});
