import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import { numberText } from '#client/lib/format/locale.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import type { Program } from '#service/features/program/program-contract.ts';

type Unit = Program['goalUnit'];

const weeksText = (weeks: number): string => (weeks === 1 ? '1 week' : `${numberText(weeks)} weeks`);

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'On time',
  early: (weeks) => `Early by ${weeksText(weeks)}`,
  late: (weeks) => `Late by ${weeksText(weeks)}`,
  away: () => 'Not on the way yet',
};

export const forecastCopy = {
  label: 'Where your goal is heading',
  title: ({ verdict, weeks }: GoalForecast): string => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }: GoalForecast, target: string, unit: Unit): string =>
    reachedOn
      ? `Your last 28 days, ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}, lead to ${target} on ${dayText(reachedOn)}.`
      : `Your weight of the last 28 days does not lead to ${target}.`,
  /** Empty where even the fastest slope of the range does not lead there. */
  range: ({ range: [earliest, latest] }: GoalForecast): string => {
    if (!earliest) return '';
    return latest
      ? `Likely between ${dayText(earliest)} and ${dayText(latest)}.`
      : `Likely not before ${dayText(earliest)}; the weights say no more yet.`;
  },
  laterDate: (date: string): string => `Move the date to ${dayText(date)}`,
  smallerGoal: (value: number, unit: Unit): string => `Aim for ${numberText(value)} ${unit} instead`,
  safePace: (pounds: number, unit: Unit): string =>
    `${weeklyPaceText(pounds, unit)} from now on would keep your date, and is a safe pace.`,
  tooFast: (needed: number, pounds: number, unit: Unit): string =>
    Number.isFinite(needed)
      ? `Your date would need ${weeklyPaceText(needed, unit)}. More than ${weeklyPaceText(pounds, unit)} is not what we suggest.`
      : 'Your date has passed.',
  safeDate: (pounds: number, unit: Unit, date: string): string =>
    `Take ${weeklyPaceText(pounds, unit)}, until ${dayText(date)}`,
  changed: 'Your goal is changed',
  failed: 'Your goal was not changed. Please try again.',
} as const;
