import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type {
  distanceText as englishDistance,
  formatCopy as englishFormat,
} from '#client/lib/format/format-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const formatCopy: Translated<typeof englishFormat> = {
  fromYourStart: 'Desde o seu início',
  from: (weight: string): string => `Desde ${weight}`,
  measured: (from: string, percent: number): string => `${from}: ${numberText(percent)}%`,
  pounds: (pounds: number): string => `${numberText(pounds)} lb`,
  withKilograms: (pounds: string, kilograms: string): string => `${pounds} (${kilograms} kg)`,
  today: 'Hoje',
  yesterday: 'Ontem',
  plannedPace: 'Ritmo previsto',
  recommendedPace: 'Ritmo recomendado',
  kilogramsAWeek: (amount: number): string => `${numberText(amount, 1)} kg por semana`,
  poundsAWeek: (amount: number): string => `${numberText(amount, 1)} lb por semana`,
  pointsAMonth: (amount: number): string => `${numberText(amount)} pontos por mês`,
};

const units: Readonly<Partial<Record<string, string>>> = {
  lbs: 'lb',
  miles: 'milhas',
  minutes: 'minutos',
  points: 'pontos',
  days: 'dias',
};

export const unitText = (unit: string): string => units[unit] ?? unit;

export const quantityText = (amount: string, unit: string): string => `${amount} ${unitText(unit)}`;

export const factsText = (facts: readonly string[]): string => facts.join(', ');

export const labelled = (label: string, text: string): string => `${label}: ${text}`;

export const distanceText: Translated<typeof englishDistance> = (
  meters: number,
  isMetric: boolean,
  decimals = 1,
): string =>
  isMetric
    ? `${numberText(meters / 1_000, decimals)} km`
    : `${numberText(meters / 1_000 / kilometresPerMile, decimals)} milhas`;
