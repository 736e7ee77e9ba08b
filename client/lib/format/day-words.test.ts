import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { mondayOf, recentDay } from './day-words.ts';

const day = asMemberDay;
/** A Friday. */
const today = day('2026-11-20');

describe('words for days', () => {
  for (const [date, words] of [
    ['2026-11-20', 'Today'],
    ['2026-11-19', 'Yesterday'],
    ['2026-11-18', 'Wednesday'],
    ['2026-11-14', 'Saturday'],
    ['2026-11-13', '13 Nov'],
    ['2026-11-21', '21 Nov'],
  ] as const)
    it(`${date} is '${words}' on a Friday, 20 November`, () =>
      expect(recentDay(day(date), today)).to.equal(words));

  for (const [date, monday] of [
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-15', '2026-11-09'],
  ] as const)
    it(`the week of ${date} begins on ${monday}`, () => expect(mondayOf(day(date))).to.equal(monday));
});
