import { numberText, plural } from '#client/lib/format/locale.ts';
import type { EnergyRange, EnergySeries } from '#service/features/check-in/check-in-contract.ts';

const days = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'day', other: 'days' })}`;

export const energyCopy = {
  ranges: { month: '1 month', quarter: '3 months', year: '1 year' } satisfies Record<EnergyRange, string>,
  ofFive: 'of 5: your mean energy',
  checkInsOf: (least: number): string => `of ${numberText(least)} check-ins`,
  tooFew: (missing: number): string =>
    `Say how you are on ${days(missing)} more, and your energy shows here beside your training.`,
  meanMood: (mood: number): string => `Your mean mood was ${numberText(mood, 1)}.`,
  after: ({ difference, days: after, otherDays }: NonNullable<EnergySeries['afterTraining']>): string =>
    difference === 0
      ? `On days after training your energy was the same as on others (${days(after)}, ${numberText(otherDays)} others).`
      : `On days after training your energy was ${numberText(Math.abs(difference), 1)} ${difference > 0 ? 'higher' : 'lower'} (${days(after)}, ${numberText(otherDays)} others).`,
  noComparison: 'There are too few days after training, or too few others, to compare them.',
  title: 'Energy and mood by day',
  energy: 'Energy',
  mood: 'Mood',
  lines: {
    energy: 'Energy, 7-day average',
    mood: 'Mood, 7-day average',
    effort: 'Effort, at half its number',
  },
  date: 'Date',
  effortColumn: 'Effort',
  none: '–',
};
