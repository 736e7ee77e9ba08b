import { expect } from 'chai';
import fc from 'fast-check';
import { asMemberDay } from '#domain/kernel/day.ts';
import { foldActivity } from './activity.ts';
import { daysOf } from './activity-state.ts';
import { activeDates, questDates, recentDaysOf, recentLength } from './recent-days-rules.ts';
import { choices, historyOf } from './testing/random-history.ts';

const day = asMemberDay;
const anyHistory = fc.array(fc.nat({ max: choices }), { maxLength: 60, size: 'max' }).map(historyOf);

describe('the latest dates of a member', () => {
  it('are those of the whole history, after every event', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        for (let length = 1; length <= history.length; length += 1) {
          const activity = foldActivity(history.slice(0, length));
          expect(activity.recent).to.deep.equal(recentDaysOf(daysOf(activity)));
        }
      }),
    );
  });

  it('name active dates and dates with a quest, within a range', () => {
    const recent = { until: day('2026-03-10'), marks: '1303' };
    const from = day('2026-03-01');
    expect(activeDates(recent, from, day('2026-03-31'))).to.deep.equal([
      ...['2026-03-07', '2026-03-08', '2026-03-10'],
    ]);
    expect(questDates(recent, from, day('2026-03-09'))).to.deep.equal(['2026-03-08']);
    expect(activeDates({ until: null, marks: '' }, from, from)).to.deep.equal([]);
  });

  it('hold no more than 62 dates', () => {
    const facts = [{ kind: 'workout', name: 'a', eventId: 'e' } as const];
    const days = Array.from({ length: 80 }, (_, index) => ({
      date: day(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
      facts,
    }));
    expect(recentDaysOf(days).marks).to.have.length(recentLength);
  });
});
