import { expect } from 'chai';
import fc from 'fast-check';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type StreakRules, streakRulesV1 } from './streak-rules.ts';
import { coverOf, shownStreak, step, type Walk, type WalkedDay, walkStart } from './streak-walk.ts';
import { later } from './testing/member-log.ts';
import { type Reference, referenceFold } from './testing/reference-fold.ts';

const dayAs = (kind: string, date: MemberDay, changes: Partial<WalkedDay> = {}): WalkedDay => ({
  date,
  isActive: kind === 'A',
  skips: kind === 'P' ? 1 : 0,
  isNeutral: kind === 'N',
  excuse: kind === 'Z' ? 'paused' : null,
  isOpen: false,
  usesTokensAutomatically: kind !== 'm',
  tokensGranted: 0,
  rules: streakRulesV1,
  ...changes,
});

/** Walks dates in the notation of the specification; `m` is a missed date on which tokens are not used automatically. */
function walked(
  dates: string,
  start: Walk = { ...walkStart, tokens: 1 },
  rules: StreakRules = streakRulesV1,
): Walk {
  return [...dates].reduce((walk, kind, index) => {
    const isOpen = index === dates.length - 1;
    return step(walk, dayAs(kind, later('2026-03-01', index), { isOpen, rules }));
  }, start);
}

const summed = (walk: Walk): Reference => ({
  currentStreak: shownStreak(walk, true),
  best: walk.best,
  tokens: walk.tokens,
  tokensAtRisk: walk.gap <= coverOf(walk, true) ? walk.gap : 0,
});

describe('streak walk', () => {
  it('equals the reference fold of the specification on any dates', () => {
    const dates = fc.array(fc.constantFrom('A', 'A', 'A', '.', 'N', 'P'), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(dates, (kinds) => {
        const reference = referenceFold(kinds.join(''));
        fc.pre(reference.tokens >= 0);
        expect(summed(walked(kinds.join('')))).to.deep.equal(reference);
      }),
      { numRuns: 2000 },
    );
  });

  it('earns a token on the seventh day of a run, not on the sixth or the eighth', () => {
    expect(walked('AAAAAA').tokens).to.equal(1);
    expect(walked('AAAAAAA').tokens).to.equal(2);
    expect(walked('AAAAAAAA').tokens).to.equal(2);
  });

  it('holds at most three tokens', () => {
    expect(walked('A'.repeat(14)).tokens).to.equal(3);
    expect(walked('A'.repeat(21)).tokens).to.equal(3);
  });

  it('grants tokens only up to the maximum', () => {
    const granted = (tokens: number): number =>
      step({ ...walkStart, tokens }, dayAs('.', later('2026-03-01', 0), { tokensGranted: 1 })).tokens;
    expect(granted(0)).to.equal(1);
    expect(granted(2)).to.equal(3);
    expect(granted(3)).to.equal(3);
  });

  it('bridges a gap as long as the tokens held, but no longer one', () => {
    expect(walked('AAAAAAA..A')).to.include({ run: 8, tokens: 0 });
    expect(walked('AAAAAAA...A')).to.include({ run: 1, tokens: 2 });
  });

  it('follows the numbers of the given rules', () => {
    const generous = { ...streakRulesV1, earnEvery: 3, tokenHold: 5 };
    expect(walked('A'.repeat(12), walkStart, generous).tokens).to.equal(4);
    expect(walked('A'.repeat(18), walkStart, generous).tokens).to.equal(5);
  });

  describe('on a date that is active and skipped', () => {
    it('pays for the skip before it counts the day, so that an earned token has room', () => {
      const full = walked('A'.repeat(20));
      expect(full.tokens).to.equal(3);
      const both = step(full, dayAs('A', later('2026-03-01', 20), { skips: 1 }));
      expect(both).to.include({ run: 21, tokens: 3 });
    });

    it('spends the token that the preceding gap needed', () => {
      const gap = walked('AAA..');
      expect(gap).to.include({ gap: 1, tokens: 1 });
      const both = step(gap, dayAs('A', later('2026-03-01', 5), { skips: 1 }));
      expect(both).to.include({ run: 1, tokens: 0 });
    });
  });

  describe('on a neutral date', () => {
    it('counts no activity, but pays for a skip', () => {
      const before = walked('AAA');
      const neutral = { isNeutral: true, skips: 1 };
      expect(step(before, dayAs('A', later('2026-03-01', 3), neutral))).to.deep.equal({
        ...before,
        tokens: 0,
      });
    });
  });

  describe('with a token debt', () => {
    const indebted: Walk = { ...walkStart, run: 5, best: 5, tokens: -1 };

    it('keeps a run without a gap', () => {
      expect(shownStreak(indebted, true)).to.equal(5);
    });

    it('covers no missed date', () => {
      expect(coverOf(indebted, true)).to.equal(0);
    });

    it('pays the debt with the next earned token', () => {
      expect(walked('AA', indebted)).to.include({ run: 7, tokens: 0 });
      expect(walked('A'.repeat(9), indebted)).to.include({ run: 14, tokens: 1 });
    });
  });

  describe('with tokens that are not used automatically', () => {
    it('ends the run on the missed date', () => {
      expect(walked('AAAmA')).to.include({ run: 1, best: 3, tokens: 1 });
      expect(shownStreak(walked('AAAm.'), true)).to.equal(0);
    });

    it('names the missed date that one token would save, also after the next active date', () => {
      expect(walked('AAAm.').missedOn).to.equal('2026-03-04');
      expect(walked('AAAmA').missedOn).to.equal('2026-03-04');
    });

    it('names no date after a second missed date', () => {
      expect(walked('AAA.m.').missedOn).to.equal(null);
    });

    it('does not bridge dates that were missed while automatic use was off', () => {
      const gap = walked('AAA..');
      const active = dayAs('A', later('2026-03-01', 4), { usesTokensAutomatically: false });
      expect(step(gap, active)).to.include({ run: 1, tokens: 1, missedOn: '2026-03-04' });
      expect(shownStreak(gap, false)).to.equal(0);
    });

    it('keeps the run on a date that a token protects', () => {
      const paid = step(
        walked('AAA.'),
        dayAs('P', later('2026-03-01', 4), { usesTokensAutomatically: false }),
      );
      expect(paid).to.include({ run: 3, tokens: 0, gap: 0 });
      expect(shownStreak(paid, false)).to.equal(3);
    });

    it('does not count an open date as missed', () => {
      const open = dayAs('m', later('2026-03-01', 3), { isOpen: true });
      expect(step(walked('AAA'), open)).to.include({ run: 3, missedOn: null });
    });
  });

  it('names no date to save once tokens have bridged the gap', () => {
    expect(walked('AAA.A').missedOn).to.equal(null);
  });
});
