import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { weekOf } from './iso-week.ts';
import { type MakeRecap, recapDecider } from './recap.ts';

const day = asMemberDay;
const memberId = asMemberId('m1');
const week = weekOf(day('2026-03-02'));
const made = { type: 'RecapMade', memberId, week } as const;
const make: MakeRecap = {
  type: 'MakeRecap',
  memberId,
  week,
  today: day('2026-03-09'),
  firstDay: day('2026-01-10'),
};
const recaps = given(recapDecider);

describe('the recap of a week', () => {
  it('is made from the Monday after it on', () => {
    recaps().when(make).yields(made);
    recaps()
      .when({ ...make, today: day('2027-03-09') })
      .yields(made);
  });

  it('is made once', () => {
    recaps(made)
      .when({ ...make, today: day('2026-03-12') })
      .yieldsNothing();
    recaps({ ...made, week: weekOf(day('2026-02-23')) })
      .when(make)
      .yields(made);
  });

  for (const today of ['2026-03-02', '2026-03-08', '2026-02-20'])
    it(`is refused on ${today}, when the week is not over`, () => {
      recaps()
        .when({ ...make, today: day(today) })
        .refuses('week-not-over');
    });

  it('is refused for a week that ended more than seven days before the first sign-in', () => {
    recaps()
      .when({ ...make, firstDay: day('2026-03-16') })
      .refuses('week-before-joining');
    recaps()
      .when({ ...make, firstDay: day('2026-03-15') })
      .yields(made);
  });
});
