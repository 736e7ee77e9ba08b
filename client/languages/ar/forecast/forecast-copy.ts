import type { forecastCopy as english } from '#client/forecast/forecast-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { countedAfter, unitText, week } from '#client/languages/ar/lib/format/nouns.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'في الموعد',
  early: (weeks) => `مبكرًا بـ${joined(countedAfter(weeks, week))}`,
  late: (weeks) => `متأخرًا بـ${joined(countedAfter(weeks, week))}`,
  away: () => 'ليس في الطريق بعد',
};

/** The prefix stands apart from a digit. */
const joined = (text: string): string => (/^\d/.test(text) ? ` ${text}` : text);

export const forecastCopy: Translated<typeof english> = {
  label: 'إلى أين يتجه هدفك',
  title: ({ verdict, weeks }) => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }, target, unit) =>
    reachedOn
      ? `وتيرة آخر 28 يومًا، ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}، توصلك إلى ${target} في ${dayText(reachedOn)}.`
      : `وزنك في آخر 28 يومًا لا يتجه إلى ${target}.`,
  range: ({ range: [earliest, latest] }) => {
    if (!earliest) return '';
    return latest
      ? `على الأرجح بين ${dayText(earliest)} و${dayText(latest)}.`
      : `على الأرجح ليس قبل ${dayText(earliest)}؛ الأوزان لا تقول أكثر بعد.`;
  },
  laterDate: (date) => `تأجيل الموعد إلى ${dayText(date)}`,
  smallerGoal: (value, unit) => `هدف أصغر: ${numberText(value)} ${unitText(unit)}`,
  safePace: (pounds, unit) => `${weeklyPaceText(pounds, unit)} من الآن تحفظ موعدك، وهي وتيرة آمنة.`,
  tooFast: (needed, pounds, unit) =>
    Number.isFinite(needed)
      ? `موعدك يحتاج إلى ${weeklyPaceText(needed, unit)}. لا ننصح بأكثر من ${weeklyPaceText(pounds, unit)}.`
      : 'مضى موعدك.',
  safeDate: (pounds, unit, date) => `اعتماد ${weeklyPaceText(pounds, unit)}، حتى ${dayText(date)}`,
  changed: 'تغيّر هدفك',
  failed: 'لم يتغير هدفك. حاول مجددًا.',
};
