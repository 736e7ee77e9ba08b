import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { streakWithToday } from './streak-preview.ts';
import { streakRulesV1 } from './streak-rules.ts';
import { shownStreak, step, type WalkedDay, walkStart } from './streak-walk.ts';

const anyDay = fc.record({
  isActive: fc.boolean(),
  skips: fc.integer({ min: 0, max: 1 }),
  isNeutral: fc.boolean(),
  usesTokensAutomatically: fc.boolean(),
  tokensGranted: fc.integer({ min: 0, max: 1 }),
  excuse: fc.constantFrom(null, null, 'paused' as const, 'rest' as const),
});

describe('the streak with today', () => {
  it('is what the walk shows after activity today, for all histories', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 40 }), anyDay, (past, today) => {
        const automatic = today.usesTokensAutomatically;
        const dated = (day: typeof today, index: number, isOpen: boolean): WalkedDay => ({
          ...day,
          rules: streakRulesV1,
          usesTokensAutomatically: automatic,
          date: addDays(asMemberDay('2026-01-01'), index),
          isOpen,
        });
        const before = past.reduce((walk, day, index) => step(walk, dated(day, index, false)), walkStart);
        const walked = (isActive: boolean) =>
          shownStreak(step(before, dated({ ...today, isActive }, past.length, true)), automatic);
        for (const isActiveToday of [false, true])
          expect(
            streakWithToday({ currentStreak: walked(isActiveToday), isActiveToday }, today.isNeutral),
          ).to.equal(walked(true));
      }),
    );
  });
});
