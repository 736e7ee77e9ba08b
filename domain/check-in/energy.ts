import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import type { Feeling } from './check-in-events.ts';

/** With fewer check-ins a mean says more about chance than about the member. */
export const leastCheckIns = 14;
/** A group of fewer days is compared with nothing. */
const leastDays = 5;
/** The most points of a chart: more would be closer than a pixel on a phone. */
export const mostPoints = 120;

type CheckIn = Pick<Feeling, 'energy' | 'mood'> & { readonly date: MemberDay };
type Trained = { readonly date: MemberDay; readonly effort: number | null };

/** Means of a few dates, by the last of them. */
export type EnergyPoint = {
  readonly date: MemberDay;
  /** 1-5. */
  readonly energy: number;
  /** 1-5. */
  readonly mood: number;
  /** Means of the last seven dates up to this one, for lines that do not jump. */
  readonly weekEnergy: number;
  readonly weekMood: number;
  /** 1-10: of the hardest workout of these dates; null without one, or where none says. */
  readonly effort: number | null;
};

/** How energy differs on days after training. It claims no cause. */
export type EnergyAfterTraining = {
  /** Mean energy of these days less that of the others, in tenths. */
  readonly difference: number;
  readonly days: number;
  readonly otherDays: number;
};

/**
 * At most 120 points, evenly spread, oldest first.
 * @param checkIns by date, at most one for each
 */
export function energyPoints(
  checkIns: readonly CheckIn[],
  workouts: readonly Trained[],
): readonly EnergyPoint[] {
  const [first, last] = [checkIns[0], checkIns.at(-1)];
  if (!first || !last) return [];
  const span = Math.ceil((daysBetween(first.date, last.date) + 1) / mostPoints);
  const spanOf = (date: MemberDay): number => Math.floor(daysBetween(date, last.date) / span);
  const spans = new Map<number, CheckIn[]>();
  for (const checkIn of checkIns)
    spans.set(spanOf(checkIn.date), [...(spans.get(spanOf(checkIn.date)) ?? []), checkIn]);
  return [...spans].map(([place, days]) => {
    const efforts = workouts.flatMap(({ date, effort }) =>
      effort !== null && date <= last.date && spanOf(date) === place ? [effort] : [],
    );
    const date = days.at(-1)?.date ?? last.date;
    const week = checkIns.filter((one) => one.date <= date && one.date >= addDays(date, -6));
    return {
      date,
      energy: toTenths(meanOf(days.map(({ energy }) => energy))),
      mood: toTenths(meanOf(days.map(({ mood }) => mood))),
      weekEnergy: toTenths(meanOf(week.map(({ energy }) => energy))),
      weekMood: toTenths(meanOf(week.map(({ mood }) => mood))),
      effort: efforts.length > 0 ? Math.max(...efforts) : null,
    };
  });
}

/** Null below 14 check-ins, or with fewer than 5 days of either kind. */
export function energyAfterTraining(
  checkIns: readonly CheckIn[],
  workouts: readonly Pick<Trained, 'date'>[],
): EnergyAfterTraining | null {
  const trained = new Set(workouts.map(({ date }) => date));
  const isAfter = ({ date }: CheckIn): boolean => trained.has(addDays(date, -1));
  const after = checkIns.filter(isAfter);
  const others = checkIns.filter((checkIn) => !isAfter(checkIn));
  if (checkIns.length < leastCheckIns || Math.min(after.length, others.length) < leastDays) return null;
  const energyOf = (days: readonly CheckIn[]): number => meanOf(days.map(({ energy }) => energy));
  return {
    difference: toTenths(energyOf(after) - energyOf(others)),
    days: after.length,
    otherDays: others.length,
  };
}

/** A week of fewer check-ins has no mean. */
export const leastOfWeek = 4;

/** Mean energy and mood, in tenths; null below the least number of check-ins. */
export const meanFeeling = (
  checkIns: readonly CheckIn[],
  least = leastCheckIns,
): { readonly energy: number; readonly mood: number } | null =>
  checkIns.length < least
    ? null
    : {
        energy: toTenths(meanOf(checkIns.map(({ energy }) => energy))),
        mood: toTenths(meanOf(checkIns.map(({ mood }) => mood))),
      };

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const toTenths = (value: number): number => Math.round(value * 10) / 10;
