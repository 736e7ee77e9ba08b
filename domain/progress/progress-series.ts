import { weightPerDate } from '#domain/body/body-history-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import {
  addDays,
  addMonths,
  asMemberDay,
  daysBetween,
  type MemberDay,
  weekdayOf,
} from '#domain/kernel/day.ts';

/** How far back a chart goes. */
export const progressRanges = ['month', 'quarter', 'year', 'all'] as const;
export type ProgressRange = (typeof progressRanges)[number];
/** The span of a column of a chart. */
export type Bucket = 'week' | 'month' | 'year';

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;
/** A longer time is counted in years. */
const mostMonths = 36;
/** The most weights of a chart: more would be closer than a pixel on a phone. */
export const mostWeights = 120;

/** The first date of a range; null for all. */
export function rangeStart(range: keyof typeof monthsOf, today: MemberDay): MemberDay;
export function rangeStart(range: ProgressRange, today: MemberDay): MemberDay | null;
export function rangeStart(range: ProgressRange, today: MemberDay): MemberDay | null {
  return range === 'all' ? null : addDays(addMonths(today, -monthsOf[range]), 1);
}

/** Weeks for up to three months, months for up to three years, years for more: 120 columns for a hundred years. */
export function bucketOf(range: ProgressRange, from: MemberDay, today: MemberDay): Bucket {
  if (range === 'month' || range === 'quarter') return 'week';
  return addMonths(from, mostMonths) > today ? 'month' : 'year';
}

type DatedCount = { readonly date: MemberDay; readonly count: number };

/** The counts of each week, month or year from a date up to today, oldest first, by its first date; empty ones too. */
export function countsBy(
  bucket: Bucket,
  counts: readonly DatedCount[],
  { from, today }: { readonly from: MemberDay; readonly today: MemberDay },
): readonly DatedCount[] {
  const sums = new Map<MemberDay, number>();
  for (let start = startOf(bucket, from); start <= today; start = nextStart(bucket, start))
    sums.set(start, 0);
  for (const { date, count } of counts) {
    const start = startOf(bucket, date);
    const sum = sums.get(start);
    if (sum !== undefined && date >= from) sums.set(start, sum + count);
  }
  return [...sums].map(([date, count]) => ({ date, count }));
}

function startOf(bucket: Bucket, day: MemberDay): MemberDay {
  if (bucket === 'week') return addDays(day, -((weekdayOf(day) + 6) % 7));
  return asMemberDay(bucket === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`);
}

const nextStart = (bucket: Bucket, start: MemberDay): MemberDay =>
  bucket === 'week' ? addDays(start, 7) : addMonths(start, bucket === 'month' ? 1 : 12);

type DatedWeight = { readonly date: MemberDay; readonly weight: Mass };
export type SeriesWeight = DatedWeight & {
  /** The mean in grams of the weights of the last seven dates up to this one, not rounded. */
  readonly averageGrams: number;
};

/** At most 120 weights from a date on, evenly spread: the last one of each span of days, and always the latest. */
export function weightSeries(
  weights: readonly DatedWeight[],
  from: MemberDay | null,
): readonly SeriesWeight[] {
  const perDate = weightPerDate(weights);
  const shown = perDate.filter(({ date }) => from === null || date >= from);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return [];
  const span = Math.ceil((daysBetween(first.date, last.date) + 1) / mostWeights);
  const spanOf = (date: MemberDay): number => Math.floor(daysBetween(date, last.date) / span);
  return shown
    .filter(({ date }, index) => {
      const next = shown[index + 1];
      return next === undefined || spanOf(next.date) !== spanOf(date);
    })
    .map(({ date, weight }) => {
      const week = perDate.filter((other) => other.date <= date && other.date >= addDays(date, -6));
      const grams = week.reduce((sum, other) => sum + other.weight.grams, 0);
      return { date, weight, averageGrams: grams / week.length };
    });
}
