import type { forecastCopy as english } from '#client/forecast/forecast-copy.ts';
import { unitText } from '#client/languages/fr/lib/format/format-copy.ts';
import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import type { Program } from '#service/features/program/program-contract.ts';

type Unit = Program['goalUnit'];

const weeksText = (weeks: number): string => counted(weeks, 'semaine', 'semaines');

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'Dans les temps',
  early: (weeks) => `${weeksText(weeks)} d’avance`,
  late: (weeks) => `${weeksText(weeks)} de retard`,
  away: () => 'Pas encore sur la bonne voie',
};

/** Goals of a weight show the unit as a number has it. */

export const forecastCopy: Translated<typeof english> = {
  label: 'Où va ton objectif',
  title: ({ verdict, weeks }: GoalForecast): string => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }: GoalForecast, target: string, unit: Unit): string =>
    reachedOn
      ? `Tes 28 derniers jours, ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}, mènent à ${target} le ${dayText(reachedOn)}.`
      : `Ton poids des 28 derniers jours ne mène pas à ${target}.`,
  /** Empty where even the fastest slope of the range does not lead there. */
  range: ({ range: [earliest, latest] }: GoalForecast): string => {
    if (!earliest) return '';
    return latest
      ? `Sans doute entre le ${dayText(earliest)} et le ${dayText(latest)}.`
      : `Sans doute pas avant le ${dayText(earliest)} ; tes poids n’en disent pas plus.`;
  },
  laterDate: (date: string): string => `Repousser au ${dayText(date)}`,
  smallerGoal: (value: number, unit: Unit): string => `Viser plutôt ${numberText(value)} ${unitText(unit)}`,
  safePace: (pounds: number, unit: Unit): string =>
    `${weeklyPaceText(pounds, unit)} dès maintenant tiendrait ta date, et c’est un rythme sûr.`,
  tooFast: (needed: number, pounds: number, unit: Unit): string =>
    Number.isFinite(needed)
      ? `Ta date demanderait ${weeklyPaceText(needed, unit)}. On déconseille plus de ${weeklyPaceText(pounds, unit)}.`
      : 'Ta date est passée.',
  safeDate: (pounds: number, unit: Unit, date: string): string =>
    `Prendre ${weeklyPaceText(pounds, unit)}, jusqu’au ${dayText(date)}`,
  changed: 'Ton objectif est modifié',
  failed: 'Ton objectif n’a pas été modifié. Réessaie.',
};
