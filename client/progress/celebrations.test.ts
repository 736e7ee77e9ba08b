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

  it('says which milestone it is for', () => {
    expect(celebrate(at(49), at(50)).celebration?.line).to.equal('Halfway. The second half knows the road.');
    expect(celebrate(at(99), at(100)).celebration?.line).to.match(/^Goal reached/);
    expect(celebrate(at(99), at(100), false).celebration?.line).to.match(/^Your planned time is over/);
    expect(celebrate(at(0, 20), at(0, 21)).celebration?.line).to.equal('21 days in a row.');
  });
});
