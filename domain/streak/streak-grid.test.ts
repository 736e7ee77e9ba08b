import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { foldActivity } from './activity.ts';
import { type DayLedger, ledgerOf } from './day-ledger.ts';
import { gridOf } from './streak-grid.ts';
import { eventsOf, todayOf } from './testing/reference-fold.ts';

const ledgerFor = (dates: string): DayLedger => ledgerOf(foldActivity(eventsOf(dates)), todayOf(dates).now);

describe('streak grid', () => {
  const cells = (dates: string, length: number): string =>
    gridOf(ledgerFor(dates), todayOf(dates).today, length)
      .map(({ standing }) => standing)
      .join(' ');

  it('has 28 dates and ends with today', () => {
    const grid = gridOf(ledgerFor('AAA'));
    expect(grid).to.have.length(28);
    expect(grid[0]?.date).to.equal('2026-05-07');
    expect(grid.at(-1)).to.deep.equal({
      date: '2026-06-03',
      standing: 'active',
      isProvisional: false,
    });
  });

  for (const [dates, provisional] of [
    ['AAA..', ['2026-06-04']],
    ['AAAAAAA...', ['2026-06-08', '2026-06-09']],
    ['AAA.A', []],
    ['AAAP.', []],
    ['AAA...', []],
  ] as const)
    it(`shows for ${dates} as provisionally protected: ${provisional.join(' and ') || 'nothing'}`, () => {
      const grid = gridOf(ledgerFor(dates), todayOf(dates).today);
      const held = grid.filter(({ isProvisional }) => isProvisional);
      expect(held.map(({ date, standing }) => [date, standing])).to.deep.equal(
        provisional.map((date) => [date, 'protected']),
      );
    });

  it('shows open dates as future', () => {
    expect(cells('AP.A.', 5)).to.equal('active protected missed active future');
  });

  it('shows dates before the first active one as neutral', () => {
    expect(cells('.A', 6)).to.equal('neutral neutral neutral neutral neutral active');
  });

  it('shows future dates as future', () => {
    const grid = gridOf(ledgerFor('A'), asMemberDay('2026-06-03'), 3);
    expect(grid.map(({ standing }) => standing)).to.deep.equal(['active', 'future', 'future']);
  });

  it('shows today as open and earlier dates as empty for a member without activity', () => {
    const empty = ledgerOf(foldActivity([]), asInstant('2026-06-03T12:00:00.000Z'));
    expect(gridOf(empty, empty.today, 2).map(({ standing }) => standing)).to.deep.equal([
      'neutral',
      'future',
    ]);
  });
});
