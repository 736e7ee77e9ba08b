import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { dayText, recentDay } from './format-day.ts';

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
});

describe('a date in words', () => {
  it('is the date itself in every zone of the device', () => {
    expect(dayText('2026-01-05')).to.equal('5 Jan 2026');
    expect(dayText('2026-12-31')).to.equal('31 Dec 2026');
  });
});
