import type { forecastCopy as english } from '#client/forecast/forecast-copy.ts';
import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { quantityText } from '#client/languages/pt-BR/lib/format/format-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import type { Program } from '#service/features/program/program-contract.ts';

type Unit = Program['goalUnit'];

const weeksText = (weeks: number): string => counted(weeks, 'semana', 'semanas');

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'No prazo',
  early: (weeks) => `${weeksText(weeks)} antes`,
  late: (weeks) => `${weeksText(weeks)} de atraso`,
  away: () => 'Ainda fora do rumo da meta',
};

export const forecastCopy: Translated<typeof english> = {
  label: 'Para onde vai o seu objetivo',
  title: ({ verdict, weeks }: GoalForecast): string => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }: GoalForecast, target: string, unit: Unit): string =>
    reachedOn
      ? `Seus últimos 28 dias, ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}, levam a ${target} em ${dayText(reachedOn)}.`
      : `Seu peso dos últimos 28 dias não leva a ${target}.`,
  range: ({ range: [earliest, latest] }: GoalForecast): string => {
    if (!earliest) return '';
    return latest
      ? `Provavelmente entre ${dayText(earliest)} e ${dayText(latest)}.`
      : `Provavelmente não antes de ${dayText(earliest)}; seus pesos ainda não dizem mais.`;
  },
  laterDate: (date: string): string => `Mudar a data para ${dayText(date)}`,
  smallerGoal: (value: number, unit: Unit): string => `Mirar em ${quantityText(numberText(value), unit)}`,
  safePace: (pounds: number, unit: Unit): string =>
    `Com ${weeklyPaceText(pounds, unit)} daqui em diante você mantém sua data, e é um ritmo seguro.`,
  tooFast: (needed: number, pounds: number, unit: Unit): string =>
    Number.isFinite(needed)
      ? `Sua data pediria ${weeklyPaceText(needed, unit)}. Não recomendamos mais que ${weeklyPaceText(pounds, unit)}.`
      : 'Sua data já passou.',
  safeDate: (pounds: number, unit: Unit, date: string): string =>
    `Usar ${weeklyPaceText(pounds, unit)}, até ${dayText(date)}`,
  changed: 'Seu objetivo mudou',
  failed: 'Seu objetivo não mudou. Tente de novo.',
};
