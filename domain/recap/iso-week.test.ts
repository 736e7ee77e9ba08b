import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay, dayOfEpoch, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import { datesOf, type IsoWeek, isIsoWeek, weekOf } from './iso-week.ts';

/** From ISO 8601 and the calendars of these years. */
const weeks: readonly (readonly [date: string, week: string])[] = [
  ['2026-11-16', '2026-W47'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2025-12-29', '2026-W01'],
  ['2026-01-04', '2026-W01'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2021-01-01', '2020-W53'],
  ['2024-12-30', '2025-W01'],
];

describe('a week by ISO 8601', () => {
  for (const [date, week] of weeks)
    it(`${date} is in ${week}`, () => expect(weekOf(asMemberDay(date))).to.equal(week));

  for (const text of [
    '2026-W00',
    '2026-W54',
    '2025-W53',
    '2026-W7',
    '2026-47',
    '0000-W01',
    '9999-W01',
    'W47',
    '',
  ])
    it(`${text || 'an empty text'} is none`, () => expect(isIsoWeek(text)).to.equal(false));

  it('has seven dates from its Monday on, each of which is in it, for every date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }).map(dayOfEpoch), (date) => {
        const week = weekOf(date);
        const dates = datesOf(week);
        expect(isIsoWeek(week)).to.equal(true);
        expect(dates).to.include(date);
        expect(dates.map(weekdayOf)).to.deep.equal([1, 2, 3, 4, 5, 6, 0]);
        expect(dates[0]).to.equal(mondayOf(date));
        expect(new Set(dates.map(weekOf))).to.deep.equal(new Set<IsoWeek>([week]));
        expect(weekOf(addDays(date, 7)) > week).to.equal(true);
      }),
    );
  });
});
