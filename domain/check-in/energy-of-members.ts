import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import { energyAfterTraining, meanFeeling, toTenths } from './energy.ts';

/** Of fewer members a mean would say too much about each. */
export const leastMembers = 25;
/** How many weeks before the moment are looked at: a quarter of a year. */
const shownWeeks = 13;

/** What one member said and did, by date, at most one check-in for each. */
export type MemberEnergy = {
  readonly checkIns: readonly { readonly date: MemberDay; readonly energy: number; readonly mood: number }[];
  readonly trained: readonly MemberDay[];
};

/** Energy and mood of all members together. Each member has the same weight, and it claims no cause. */
export type EnergyOfMembers = {
  /** Members who can be compared: with 14 check-ins, and 5 days of either kind among them. */
  readonly members: number;
  /** Null below 25 such members. */
  readonly afterTraining: {
    /** Mean over the members of their energy on days after training less that on others, in tenths. */
    readonly difference: number;
    /** Members by the sign of their own difference. */
    readonly higher: number;
    readonly same: number;
    readonly lower: number;
    readonly days: number;
    readonly otherDays: number;
  } | null;
  /** Weeks in which at least 25 members checked in, oldest first: means over their own means, 1-5 in tenths. */
  readonly weeks: readonly {
    /** A Monday. */
    readonly week: MemberDay;
    readonly members: number;
    readonly energy: number;
    readonly mood: number;
  }[];
};

/** Energy and mood in tenths, so that sums do not depend on the order of the members. */
type Sums = { members: number; energy: number; mood: number };

/** Adds up members one by one and keeps sums only. */
export function energyTally() {
  const weeks = new Map<MemberDay, Sums>();
  const compared = { members: 0, difference: 0, higher: 0, same: 0, lower: 0, days: 0, otherDays: 0 };

  function addWeeks(checkIns: MemberEnergy['checkIns']): void {
    const byWeek = new Map<MemberDay, MemberEnergy['checkIns'][number][]>();
    for (const checkIn of checkIns) {
      const week = mondayOf(checkIn.date);
      byWeek.set(week, [...(byWeek.get(week) ?? []), checkIn]);
    }
    for (const [week, days] of byWeek) {
      const own = meanFeeling(days, 1);
      if (!own) continue;
      const sums = weeks.get(week) ?? { members: 0, energy: 0, mood: 0 };
      sums.members += 1;
      sums.energy += tenthsOf(own.energy);
      sums.mood += tenthsOf(own.mood);
      weeks.set(week, sums);
    }
  }

  return {
    add({ checkIns, trained }: MemberEnergy): void {
      addWeeks(checkIns);
      const own = energyAfterTraining(
        checkIns,
        trained.map((date) => ({ date })),
      );
      if (!own) return;
      compared.members += 1;
      compared.difference += tenthsOf(own.difference);
      compared.days += own.days;
      compared.otherDays += own.otherDays;
      if (own.difference > 0) compared.higher += 1;
      else if (own.difference < 0) compared.lower += 1;
      else compared.same += 1;
    },
    result(): EnergyOfMembers {
      const { members, difference, ...counts } = compared;
      return {
        members,
        afterTraining: members < leastMembers ? null : { difference: meanOf(difference, members), ...counts },
        weeks: [...weeks]
          .filter(([, sums]) => sums.members >= leastMembers)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([week, sums]) => ({
            week,
            members: sums.members,
            energy: meanOf(sums.energy, sums.members),
            mood: meanOf(sums.mood, sums.members),
          })),
      };
    },
  };
}

/** The first date that is looked at, for a moment on a date. */
export const energyStart = (today: MemberDay): MemberDay => addDays(mondayOf(today), -7 * (shownWeeks - 1));

const tenthsOf = (value: number): number => Math.round(value * 10);
const meanOf = (tenths: number, members: number): number => toTenths(tenths / members / 10);
