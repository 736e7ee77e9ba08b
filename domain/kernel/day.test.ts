import { expect } from 'chai';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  asMemberDay,
  dayOfEpoch,
  dayOfYear,
  daysBetween,
  epochDayOf,
  isMemberDay,
  type MemberDay,
  mondayOf,
  weekdayOf,
} from './day.ts';

const day = (text: string): MemberDay => asMemberDay(text);
const anyDay = fc.integer({ min: epochDayOf(day('0001-01-01')), max: epochDayOf(day('9999-12-31')) });

describe('member day', () => {
  describe('isMemberDay', () => {
    for (const text of [
      '2026-01-31',
      '2026-04-30',
      '2024-02-29',
      '2000-02-29',
      '1600-02-29',
      '0001-01-01',
      '9999-12-31',
    ])
      it(`accepts ${text}`, () => expect(isMemberDay(text)).to.equal(true));

    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '1900-02-29',
      '2026-01-32',
      '2026-04-31',
      '2026-06-31',
      '2026-09-31',
      '2026-11-31',
      '2026-01-00',
      '2026-00-10',
      '2026-13-10',
      '0000-01-01',
      '2026-1-01',
      '12026-01-01',
      '2026-01-01T00:00:00Z',
      ' 2026-01-01',
      '',
    ])
      it(`refuses '${text}'`, () => expect(isMemberDay(text)).to.equal(false));

    it('accepts every date of the calendar', () => {
      fc.assert(fc.property(anyDay, (epochDay) => isMemberDay(dayOfEpoch(epochDay))));
    });
  });

  describe('counting days', () => {
    it('crosses months, leap days and years', () => {
      expect(addDays(day('2026-02-28'), 1)).to.equal('2026-03-01');
      expect(addDays(day('2024-02-28'), 1)).to.equal('2024-02-29');
      expect(addDays(day('2026-01-01'), -1)).to.equal('2025-12-31');
    });

    it('is correct for far years', () => {
      expect(addDays(day('0001-01-01'), 1)).to.equal('0001-01-02');
      expect(addDays(day('1969-12-31'), 1)).to.equal('1970-01-01');
      expect(addDays(day('2106-11-22'), 1)).to.equal('2106-11-23');
    });

    it('is negative backwards', () => {
      expect(daysBetween(day('2026-03-01'), day('2026-03-01'))).to.equal(0);
      expect(daysBetween(day('2026-03-08'), day('2026-03-01'))).to.equal(-7);
    });

    it('returns the start date when the days are added back', () => {
      fc.assert(
        fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (epochDay, n) => {
          fc.pre(
            epochDay + n >= epochDayOf(day('0001-01-01')) && epochDay + n <= epochDayOf(day('9999-12-31')),
          );
          const start = dayOfEpoch(epochDay);
          expect(daysBetween(start, addDays(start, n))).to.equal(n);
          expect(addDays(addDays(start, n), -n)).to.equal(start);
        }),
      );
    });
  });

  describe('addMonths', () => {
    const cases: [string, number, string][] = [
      ['2026-01-31', 1, '2026-02-28'],
      ['2024-01-31', 1, '2024-02-29'],
      ['2026-01-31', 3, '2026-04-30'],
      ['2026-05-31', -3, '2026-02-28'],
      ['2026-11-15', 2, '2027-01-15'],
      ['2026-01-15', -1, '2025-12-15'],
      ['2026-12-31', 12, '2027-12-31'],
      ['0099-11-30', 3, '0100-02-28'],
    ];
    for (const [from, months, to] of cases)
      it(`from ${from} by ${months} months is ${to}`, () =>
        expect(addMonths(day(from), months)).to.equal(to));
  });

  it('has a weekday from 0 (Sunday)', () => {
    expect(weekdayOf(day('2026-03-01'))).to.equal(0);
    expect(weekdayOf(day('2026-03-07'))).to.equal(6);
  });

  for (const [date, monday] of [
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-15', '2026-11-09'],
  ] as const)
    it(`the week of ${date} begins on ${monday}`, () => expect(mondayOf(day(date))).to.equal(monday));

  it('has a day of the year from 1', () => {
    expect(dayOfYear(day('2026-01-01'))).to.equal(1);
    expect(dayOfYear(day('2026-12-31'))).to.equal(365);
    expect(dayOfYear(day('2024-12-31'))).to.equal(366);
  });
});
