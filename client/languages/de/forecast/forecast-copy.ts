import type { forecastCopy as english } from '#client/forecast/forecast-copy.ts';
import { quantityText } from '#client/languages/de/lib/format/format-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import type { Program } from '#service/features/program/program-contract.ts';

type Unit = Program['goalUnit'];

const weeksText = (weeks: number): string =>
  `${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}`;

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'Im Zeitplan',
  early: (weeks) => `${weeksText(weeks)} früher`,
  late: (weeks) => `${weeksText(weeks)} später`,
  away: () => 'Noch nicht auf dem Weg',
};

export const forecastCopy: Translated<typeof english> = {
  label: 'Wohin dein Ziel führt',
  title: ({ verdict, weeks }: GoalForecast): string => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }: GoalForecast, target: string, unit: Unit): string =>
    reachedOn
      ? `Deine letzten 28 Tage, ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}, führen bis ${dayText(reachedOn)} zu ${target}.`
      : `Dein Gewicht der letzten 28 Tage führt nicht zu ${target}.`,
  range: ({ range: [earliest, latest] }: GoalForecast): string => {
    if (!earliest) return '';
    return latest
      ? `Wahrscheinlich zwischen ${dayText(earliest)} und ${dayText(latest)}.`
      : `Wahrscheinlich nicht vor ${dayText(earliest)}; mehr sagen die Gewichte noch nicht.`;
  },
  laterDate: (date: string): string => `Termin auf ${dayText(date)} legen`,
  smallerGoal: (value: number, unit: Unit): string =>
    `Lieber ${quantityText(numberText(value), unit)} anpeilen`,
  safePace: (pounds: number, unit: Unit): string =>
    `Mit ${weeklyPaceText(pounds, unit)} hältst du ab jetzt deinen Termin, und das Tempo ist sicher.`,
  tooFast: (needed: number, pounds: number, unit: Unit): string =>
    Number.isFinite(needed)
      ? `Dein Termin bräuchte ${weeklyPaceText(needed, unit)}. Mehr als ${weeklyPaceText(pounds, unit)} empfehlen wir nicht.`
      : 'Dein Termin ist vorbei.',
  safeDate: (pounds: number, unit: Unit, date: string): string =>
    `${weeklyPaceText(pounds, unit)} nehmen, bis ${dayText(date)}`,
  changed: 'Dein Ziel ist geändert',
  failed: 'Dein Ziel ließ sich nicht ändern. Versuch es noch einmal.',
};
