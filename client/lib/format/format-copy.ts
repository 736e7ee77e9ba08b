import { kilometresPerMile } from '#domain/body/quantity.ts';
import { numberText } from './locale.ts';

/** Texts of dates and paces. */
export const formatCopy = {
  fromYourStart: 'From your start',
  from: (weight: string): string => `From ${weight}`,
  measured: (from: string, percent: number): string => `${from}: ${numberText(percent)}%`,
  pounds: (pounds: number): string => `${numberText(pounds)} lb`,
  withKilograms: (pounds: string, kilograms: string): string => `${pounds} (${kilograms} kg)`,
  today: 'Today',
  yesterday: 'Yesterday',
  plannedPace: 'Planned pace',
  recommendedPace: 'Recommended pace',
  kilogramsAWeek: (amount: number): string => `${numberText(amount, 1)} kg a week`,
  poundsAWeek: (amount: number): string => `${numberText(amount, 1)} lb a week`,
  pointsAMonth: (amount: number): string => `${numberText(amount)} points a month`,
};

/** A unit as its readers write it: `lbs`, `kg`, `in`, `%`. A unit that is not known stays. */
export const unitText = (unit: string): string => unit;

/** `170.4 lbs`. @param amount as it is shown */
export const quantityText = (amount: string, unit: string): string => `${amount} ${unit}`;

/** Facts one after the other, with commas alone: `Sat 21 Nov, 26 min`. */
export const factsText = (facts: readonly string[]): string => facts.join(', ');

/** `Goal: 5 kg`, with the space that the language puts before a colon. */
export const labelled = (label: string, text: string): string => `${label}: ${text}`;

/** `5.2 km` or `3.2 miles`. */
export const distanceText = (meters: number, isMetric: boolean, decimals = 1): string =>
  isMetric
    ? `${numberText(meters / 1_000, decimals)} km`
    : `${numberText(meters / 1_000 / kilometresPerMile, decimals)} miles`;
