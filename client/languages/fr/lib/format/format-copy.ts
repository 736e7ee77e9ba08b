import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type {
  formatCopy as english,
  distanceText as englishDistance,
} from '#client/lib/format/format-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Texts of dates and paces. */
export const formatCopy: Translated<typeof english> = {
  fromYourStart: 'Depuis ton départ',
  from: (weight: string): string => `Depuis ${weight}`,
  measured: (from: string, percent: number): string => `${from} : ${numberText(percent)} %`,
  pounds: (pounds: number): string => `${numberText(pounds)} lb`,
  withKilograms: (pounds: string, kilograms: string): string => `${pounds} (${kilograms} kg)`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  plannedPace: 'Rythme prévu',
  recommendedPace: 'Rythme conseillé',
  kilogramsAWeek: (amount: number): string => `${numberText(amount, 1)} kg par semaine`,
  poundsAWeek: (amount: number): string => `${numberText(amount, 1)} lb par semaine`,
  pointsAMonth: (amount: number): string => `${numberText(amount)} points par mois`,
};

const units: Readonly<Partial<Record<string, string>>> = { lbs: 'lb', days: 'jours' };

export const unitText = (unit: string): string => units[unit] ?? unit;

export const quantityText = (amount: string, unit: string): string => `${amount} ${unitText(unit)}`;

export const factsText = (facts: readonly string[]): string => facts.join(', ');

export const labelled = (label: string, text: string): string => `${label} : ${text}`;

/** `5,2 km` or `3,2 miles`. */
export const distanceText: Translated<typeof englishDistance> = (
  meters: number,
  isMetric: boolean,
  decimals = 1,
): string =>
  isMetric
    ? `${numberText(meters / 1_000, decimals)} km`
    : `${numberText(meters / 1_000 / kilometresPerMile, decimals)} miles`;
