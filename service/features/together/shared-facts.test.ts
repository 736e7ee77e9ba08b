import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, mondayOf } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { activeDates } from '#domain/streak/recent-days-rules.ts';
import { streakAhead, streakAt } from '#domain/streak/streak-summary.ts';
import { choices, historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';
import { clocksAt, sharedFacts } from './shared-facts.ts';

const anyHistory = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' }).map(historyOf);

describe('what a friend sees of a member', () => {
  it('is the streak of the member’s own fold, for all histories and later moments', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat({ max: 1_500 }), (history, hours) => {
        const { summary, recent, completedQuests } = foldActivity(history);
        const at = hoursAfter(history.at(-1)?.metadata.occurredAt ?? asInstant(''), hours);
        const today = dayAt(summary.zones, at);
        // Somebody who has flown back over the date line is on a date that they had reached before.
        fc.pre(summary.lastDay === null || summary.lastDay <= today);
        const { zones } = summary;
        const basis = { firstName: null, pictureUrl: null, reached: {}, completedQuests, recent };
        const facts = sharedFacts({ ...basis, streakAhead: streakAhead(summary) }, clocksAt(at)(zones));
        const { currentStreak, isActiveToday } = streakAt(summary, today);
        const tomorrow = streakAt(summary, addDays(today, 1));
        expect(facts).to.deep.equal({
          ...{ firstName: null, pictureUrl: null, currentStreak, completedQuests, achievements: [] },
          isAtRisk: !isActiveToday && tomorrow.currentStreak < currentStreak,
          activeDays: activeDates(recent, mondayOf(today), today),
        });
      }),
    );
  });
});
