import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type MeasuredField, measuredFields } from './body-entry-rules.ts';
import type { Measurements } from './body-events.ts';
import type { Mass } from './quantity.ts';

/** The measurements of one entry that was not retracted. Lists of entries are in the order of recording. */
export type DatedMeasurements = { readonly date: MemberDay; readonly measurements: Measurements };
type DatedWeight = { readonly date: MemberDay; readonly weight: Mass };
type LatestMetrics = {
  readonly values: Measurements;
  /** The date on which each value was measured. */
  readonly asOf: { readonly [Field in MeasuredField]?: MemberDay };
};

/** For each field the value of the latest date that has one; of two on one date, the one recorded later. */
export function latestMetrics(entries: readonly DatedMeasurements[]): LatestMetrics {
  const byDate = inOrderOfDates(entries);
  const latest = measuredFields.flatMap((field) => {
    const entry = byDate.findLast(({ measurements }) => measurements[field] !== undefined);
    return entry ? [{ field, date: entry.date, value: entry.measurements[field] }] : [];
  });
  return {
    values: Object.fromEntries(latest.map(({ field, value }) => [field, value])) as Measurements,
    asOf: Object.fromEntries(latest.map(({ field, date }) => [field, date])),
  };
}

/** One weight per date, the one recorded later, in the order of dates. */
export function weightPerDate(weights: readonly DatedWeight[]): readonly DatedWeight[] {
  return [...new Map(inOrderOfDates(weights).map((entry) => [entry.date, entry])).values()];
}

/** For each date with a weight, the mean of the weights of the last seven dates up to it, in grams, not rounded. */
export function sevenDayAverage(
  weights: readonly DatedWeight[],
): readonly { readonly date: MemberDay; readonly grams: number }[] {
  const perDate = weightPerDate(weights);
  return perDate.map(({ date }) => {
    const from = addDays(date, -6);
    const week = perDate.filter((other) => other.date >= from && other.date <= date);
    return { date, grams: week.reduce((sum, { weight }) => sum + weight.grams, 0) / week.length };
  });
}

/**
 * The start weight of a program that was agreed without a weight, or in a release that did not store one. It is the latest weight on or
 * before the start, otherwise the first after it.
 */
export function startWeightOf(weights: readonly DatedWeight[], startDate: MemberDay): Mass | null {
  const perDate = weightPerDate(weights);
  const before = perDate.findLast(({ date }) => date <= startDate);
  return (before ?? perDate[0])?.weight ?? null;
}

const inOrderOfDates = <Entry extends { readonly date: MemberDay }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.toSorted((a, b) => daysBetween(b.date, a.date));
