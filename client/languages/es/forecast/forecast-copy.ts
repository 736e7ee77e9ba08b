import type { forecastCopy as english } from '#client/forecast/forecast-copy.ts';
import { counted } from '#client/languages/es/lib/format/counted.ts';
import { quantityText } from '#client/languages/es/lib/format/format-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import { weeklyPaceText } from '#client/lib/format/format-pace.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import type { Program } from '#service/features/program/program-contract.ts';

type Unit = Program['goalUnit'];

const weeksText = (weeks: number): string => counted(weeks, 'semana', 'semanas');

const titles: Readonly<Record<GoalForecast['verdict'], (weeks: number) => string>> = {
  'on-time': () => 'A tiempo',
  early: (weeks) => `${weeksText(weeks)} de adelanto`,
  late: (weeks) => `${weeksText(weeks)} de retraso`,
  away: () => 'Aún sin rumbo a la meta',
};

export const forecastCopy: Translated<typeof english> = {
  label: 'Hacia dónde va tu objetivo',
  title: ({ verdict, weeks }: GoalForecast): string => titles[verdict](weeks),
  lead: ({ reachedOn, poundsPerWeek }: GoalForecast, target: string, unit: Unit): string =>
    reachedOn
      ? `Tus últimos 28 días, ${weeklyPaceText(Math.abs(poundsPerWeek), unit)}, llevan a ${target} el ${dayText(reachedOn)}.`
      : `Tu peso de los últimos 28 días no lleva a ${target}.`,
  range: ({ range: [earliest, latest] }: GoalForecast): string => {
    if (!earliest) return '';
    return latest
      ? `Probablemente entre el ${dayText(earliest)} y el ${dayText(latest)}.`
      : `Probablemente no antes del ${dayText(earliest)}; tus pesos aún no dicen más.`;
  },
  laterDate: (date: string): string => `Mover la fecha al ${dayText(date)}`,
  smallerGoal: (value: number, unit: Unit): string => `Apuntar a ${quantityText(numberText(value), unit)}`,
  safePace: (pounds: number, unit: Unit): string =>
    `Con ${weeklyPaceText(pounds, unit)} desde ahora mantienes tu fecha, y es un ritmo seguro.`,
  tooFast: (needed: number, pounds: number, unit: Unit): string =>
    Number.isFinite(needed)
      ? `Tu fecha pediría ${weeklyPaceText(needed, unit)}. No recomendamos pasar de ${weeklyPaceText(pounds, unit)}.`
      : 'Tu fecha ya pasó.',
  safeDate: (pounds: number, unit: Unit, date: string): string =>
    `Elegir ${weeklyPaceText(pounds, unit)}, hasta el ${dayText(date)}`,
  changed: 'Tu objetivo ha cambiado',
  failed: 'Tu objetivo no se cambió. Inténtalo de nuevo.',
};
