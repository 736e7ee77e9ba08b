import { type ChartScale, percentFromTop } from './chart-scale.ts';

/** What stands at a date, `2026-03-10`, oldest first. */
type Dated = { readonly date: string };

/** A target far off would press the values into one line; it is printed beside the chart anyway. */
export function isNear(target: number, values: readonly number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const away = Math.max(least - target, target - most, 0);
  return away <= Math.max(12, 2 * (most - least));
}

/** How far a date lies from the first point to the last, in percent. */
export const shareOf = (date: string, points: readonly Dated[]): number => {
  const [first, last] = [points[0]?.date ?? date, points.at(-1)?.date ?? date];
  const days = daysBetween(first, last);
  return days === 0 ? 100 : (daysBetween(first, date) / days) * 100;
};

/** Where a value of a date stands in the plot. */
export const placing =
  (points: readonly Dated[], scale: ChartScale) =>
  (date: string, value: number): { left: string; top: string } => ({
    left: `${shareOf(date, points)}%`,
    top: `${percentFromTop(value, scale)}%`,
  });

/** The path of a line through one value of every point, in percent of the plot. */
export const linePath = <Point extends Dated>(
  points: readonly Point[],
  scale: ChartScale,
  read: (point: Point) => number,
): string =>
  points
    .map((point) => ({ x: shareOf(point.date, points), y: percentFromTop(read(point), scale) }))
    .map(({ x, y }, index, all) => {
      const before = all[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

const msPerDay = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerDay;

/** Up to four dates, evenly among the points. */
export function dateLabels<Point extends Dated>(points: readonly Point[]): readonly Point['date'][] {
  const labels = Math.min(4, points.length);
  const dates = Array.from({ length: labels }, (_, index) => {
    const at = labels === 1 ? 0 : Math.round((index * (points.length - 1)) / (labels - 1));
    return points[at]?.date;
  });
  return dates.filter((date) => date !== undefined);
}
