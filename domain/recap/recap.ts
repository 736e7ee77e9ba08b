import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { datesOf, type IsoWeek } from './iso-week.ts';
import type { RecapEvent } from './recap-events.ts';

export type MakeRecap = {
  readonly type: 'MakeRecap';
  readonly memberId: MemberId;
  readonly week: IsoWeek;
  readonly today: MemberDay;
  /** The date of the first sign-in; null when the sender knows that the member was there. */
  readonly firstDay: MemberDay | null;
};

/** The weeks that have a recap. */
export type Recaps = { readonly weeks: readonly IsoWeek[] };

/** A new member can enter what they did in the week before they joined. */
const daysBeforeJoining = 7;

/** Makes one recap of each week that is over. */
export const recapDecider: Decider<Recaps, MakeRecap, RecapEvent> = {
  initialState: { weeks: [] },
  decide({ weeks }, { memberId, week, today, firstDay }) {
    if (weeks.includes(week)) return [];
    const sunday = datesOf(week)[6] ?? today;
    if (sunday >= today)
      throw new Refusal('week-not-over', 'This week is not over. Its recap can be made from Monday on.');
    if (firstDay !== null && sunday < addDays(firstDay, -daysBeforeJoining))
      throw new Refusal('week-before-joining', 'You joined after this week.');
    return [{ type: 'RecapMade', memberId, week }];
  },
  evolve: ({ weeks }, { week }) => ({ weeks: [...weeks, week] }),
};
