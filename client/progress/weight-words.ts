import { daysBetween } from '#domain/kernel/day.ts';
import { massText, type WeightFacts } from './weight-facts.ts';

/** The chart in a sentence. */
export function weightSummary({ points, unit, target, targetText }: WeightFacts): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'No weight logged in the last 90 days.';
  const aim = target === null ? '' : ` Target ${targetText}.`;
  const days = daysBetween(first.date, last.date);
  if (days === 0) return `One weight so far, ${massText(last.weight, unit)}.${aim}`;
  return `From ${massText(first.weight, unit)} to ${massText(last.weight, unit)} ${spanText(days)}.${aim}`;
}

const spanText = (days: number): string => {
  const weeks = Math.round(days / 7);
  if (days < 14) return `in ${days} ${days === 1 ? 'day' : 'days'}`;
  return `in ${weeks} weeks`;
};
