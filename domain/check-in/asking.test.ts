import { expect } from 'chai';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type Dismissals, dismissed, isAsked } from './asking.ts';

const monday = '2026-03-09' as MemberDay;
const on = (days: number): MemberDay => addDays(monday, days);

/** The days on which somebody is asked who dismisses the question on the given ones. */
function askedOn(count: number, dismisses: (days: number) => boolean): readonly number[] {
  let known: Dismissals | null = null;
  const asked: number[] = [];
  for (let days = 0; days < count; days += 1) {
    if (!isAsked(known, on(days))) continue;
    asked.push(days);
    if (dismisses(days)) known = dismissed(known, on(days));
  }
  return asked;
}

describe('the question how a member is', () => {
  it('is asked once on a day on which it is dismissed, and again on the next day', () => {
    expect(isAsked(null, monday)).to.equal(true);
    const once = dismissed(null, monday);
    expect(isAsked(once, monday)).to.equal(false);
    expect(isAsked(once, on(1))).to.equal(true);
    expect(dismissed(once, monday)).to.equal(once);
  });

  it('comes once a week after three dismissals running, for as long as it is dismissed', () => {
    expect(askedOn(30, () => true)).to.deep.equal([0, 1, 2, 9, 16, 23]);
  });

  it('is asked daily after dismissals that do not follow each other', () => {
    expect(askedOn(8, (days) => days % 3 !== 2)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
