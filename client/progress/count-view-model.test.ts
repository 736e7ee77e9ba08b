import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/stats/stats-contract.ts';
import { pointsByDay, pointsThisWeek, wholeDates } from './count-view-model.ts';

/** A Friday. */
const today = asMemberDay('2026-11-20');
const entry = (date: string, points: number): LedgerEntry => ({
  id: `${date}${points}`,
  date: asMemberDay(date),
  points,
  reason: 'quest-completed',
  text: 'quest completed',
  reverses: null,
  overlaps: false,
});

describe('counts', () => {
  it('are of the points of a day, less what was taken back', () => {
    const ledger = [
      entry('2026-11-20', 2),
      entry('2026-11-20', -2),
      entry('2026-11-19', 2),
      entry('2026-11-19', 1),
    ];
    expect(pointsByDay(ledger, today, 3).map(({ count }) => count)).to.deep.equal([0, 3, 0]);
  });

  it('are paged by whole dates, so that the next page by date leaves nothing out', () => {
    const page = [entry('2026-11-20', 2), entry('2026-11-19', 2), entry('2026-11-19', 1)];
    expect(wholeDates(page, 3).map(({ date }) => date)).to.deep.equal(['2026-11-20']);
    expect(wholeDates(page, 4)).to.equal(page);
    expect(wholeDates(page.slice(1), 2)).to.have.length(2);
  });

  it('are of the points since Monday', () => {
    const ledger = [entry('2026-11-20', 2), entry('2026-11-16', 3), entry('2026-11-15', 9)];
    expect(pointsThisWeek(ledger, today)).to.equal(5);
  });
});
