import { expect } from 'chai';
import { routineDayNow } from './use-routine-day.ts';

describe('the day of a routine', () => {
  const zone = 'Europe/Paris';
  for (const [instant, isOpenYesterday, day] of [
    ['2026-11-20T20:00:00.000Z', false, '2026-11-20'],
    ['2026-11-20T23:30:00.000Z', false, '2026-11-21'],
    ['2026-11-20T23:30:00.000Z', true, '2026-11-20'],
    ['2026-11-21T01:59:00.000Z', true, '2026-11-20'],
    ['2026-11-21T02:00:00.000Z', true, '2026-11-21'],
  ] as const)
    it(`at ${instant} in Paris, yesterday's ${isOpenYesterday ? 'still open' : 'not open'}, is ${day}`, () => {
      const isOpen = (asked: string) => isOpenYesterday && asked === '2026-11-20';
      expect(routineDayNow(zone, new Date(instant), isOpen)).to.equal(day);
    });
});
