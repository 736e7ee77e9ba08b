import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { effectiveAge, isPossible, isPossibleAge, isPossibleDaysPerWeek } from './member-rules.ts';

describe('member rules', () => {
  describe('the effective age', () => {
    const table: readonly [string, string, number][] = [
      ['2026-01-03', '2026-01-03', 25],
      ['2026-01-03', '2027-01-02', 25],
      ['2026-01-03', '2027-01-03', 26],
      ['2026-01-03', '2028-01-02', 26],
      ['2026-01-03', '2036-07-01', 35],
      ['2026-11-30', '2027-01-01', 25],
      ['2024-02-29', '2025-02-27', 25],
      ['2024-02-29', '2025-02-28', 26],
      ['2026-01-03', '2025-12-31', 25],
    ];
    for (const [givenOn, today, years] of table)
      it(`of 25 given on ${givenOn} is ${years} on ${today}`, () => {
        const age = { years: 25, givenOn: asMemberDay(givenOn) };
        expect(effectiveAge(age, asMemberDay(today))).to.equal(years);
      });
  });

  const numbers: readonly [number, boolean][] = [
    [0, true],
    [10_000, true],
    [10_000.1, false],
    [-0.1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ];
  for (const [value, accepted] of numbers)
    it(`take ${value} ${accepted ? 'for a' : 'for no'} possible number`, () => {
      expect(isPossible(value)).to.equal(accepted);
    });

  const ages: readonly [number, boolean][] = [
    [0, true],
    [130, true],
    [130.5, false],
    [131, false],
    [-1, false],
    [Number.NaN, false],
  ];
  for (const [years, accepted] of ages)
    it(`take ${years} ${accepted ? 'for an' : 'for no'} age`, () => {
      expect(isPossibleAge(years)).to.equal(accepted);
    });

  const days: readonly [number, boolean][] = [
    [0, false],
    [1, true],
    [7, true],
    [8, false],
    [3.5, false],
    [Number.NaN, false],
  ];
  for (const [count, accepted] of days)
    it(`${accepted ? 'let' : 'do not let'} a member train ${count} days a week`, () => {
      expect(isPossibleDaysPerWeek(count)).to.equal(accepted);
    });
});
