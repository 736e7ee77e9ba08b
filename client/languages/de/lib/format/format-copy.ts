import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { formatCopy as english } from '#client/lib/format/format-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const formatCopy: Translated<typeof english> = {
  fromYourStart: 'Ab deinem Start',
  from: (weight: string): string => `Ab ${weight}`,
  measured: (from: string, percent: number): string => `${from}: ${numberText(percent)}\u00a0%`,
  pounds: (pounds: number): string => `${numberText(pounds)} lb`,
  withKilograms: (pounds: string, kilograms: string): string => `${pounds} (${kilograms} kg)`,
  today: 'Heute',
  yesterday: 'Gestern',
  plannedPace: 'Geplantes Tempo',
  recommendedPace: 'Empfohlenes Tempo',
  kilogramsAWeek: (amount: number): string => `${numberText(amount, 1)} kg pro Woche`,
  poundsAWeek: (amount: number): string => `${numberText(amount, 1)} lb pro Woche`,
  pointsAMonth: (amount: number): string => `${numberText(amount)} Prozentpunkte pro Monat`,
};

const units: Readonly<Partial<Record<string, string>>> = {
  lbs: 'lb',
  miles: 'Meilen',
  minutes: 'Minuten',
  points: 'Punkte',
  days: 'Tage',
};

export const unitText = (unit: string): string => units[unit] ?? unit;

export const quantityText = (amount: string, unit: string): string => `${amount} ${unitText(unit)}`;

export const factsText = (facts: readonly string[]): string => facts.join(', ');

export const labelled = (label: string, text: string): string => `${label}: ${text}`;

/** `5,2 km` or `3,2 Meilen`. */
export const distanceText = (meters: number, isMetric: boolean, decimals = 1): string =>
  isMetric
    ? `${numberText(meters / 1_000, decimals)} km`
    : `${numberText(meters / 1_000 / kilometresPerMile, decimals)} Meilen`;
