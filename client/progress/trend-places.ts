import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type ChartScale, percentFromTop } from './chart-scale.ts';
import type { WeightPoint } from './weight-facts.ts';

/** A target far off would press the weights into one line; it is printed beside the chart anyway. */
export function isNear(target: number, points: readonly WeightPoint[]): boolean {
  const values = points.map(({ weight }) => weight);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const away = Math.max(least - target, target - most, 0);
  return away <= Math.max(12, 2 * (most - least));
}

/** How far a date lies from the first point to the last, in percent. */
export const shareOf = (date: MemberDay, points: readonly WeightPoint[]): number => {
  const [first, last] = [points[0]?.date ?? date, points.at(-1)?.date ?? date];
  const days = daysBetween(first, last);
  return days === 0 ? 100 : (daysBetween(first, date) / days) * 100;
};

/** Where a value of a date stands in the plot. */
export const placing =
  (points: readonly WeightPoint[], scale: ChartScale) =>
  (date: MemberDay, value: number): { left: string; top: string } => ({
    left: `${shareOf(date, points)}%`,
    top: `${percentFromTop(value, scale)}%`,
  });

/** Up to four dates, evenly among the points. */
export function dateLabels(points: readonly WeightPoint[]): readonly MemberDay[] {
  const labels = Math.min(4, points.length);
  const dates = Array.from({ length: labels }, (_, index) => {
    const at = labels === 1 ? 0 : Math.round((index * (points.length - 1)) / (labels - 1));
    return points[at]?.date;
  });
  return dates.filter((date) => date !== undefined);
}
