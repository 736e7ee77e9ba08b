import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { countedAfter, point, unitText as signOf } from '#client/languages/ar/lib/format/nouns.ts';
import type {
  formatCopy as english,
  distanceText as englishDistance,
  factsText as englishFacts,
  quantityText as englishQuantity,
  unitText as englishUnit,
} from '#client/lib/format/format-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const formatCopy: Translated<typeof english> = {
  fromYourStart: 'من بدايتك',
  from: (weight) => `من ${weight}`,
  measured: (from, percent) => `${from}: ${numberText(percent)}%`,
  pounds: (pounds) => `${numberText(pounds)} رطل`,
  withKilograms: (pounds, kilograms) => `${pounds} (${kilograms} كجم)`,
  today: 'اليوم',
  yesterday: 'أمس',
  plannedPace: 'الوتيرة المخططة',
  recommendedPace: 'الوتيرة الموصى بها',
  kilogramsAWeek: (amount) => `${numberText(amount, 1)} كجم في الأسبوع`,
  poundsAWeek: (amount) => `${numberText(amount, 1)} رطل في الأسبوع`,
  pointsAMonth: (amount) => `${countedAfter(amount, point)} في الشهر`,
};

export const unitText: Translated<typeof englishUnit> = signOf;

export const quantityText: Translated<typeof englishQuantity> = (amount, unit) => `${amount} ${signOf(unit)}`;

export const factsText: Translated<typeof englishFacts> = (facts) => facts.join('، ');

export const labelled = (label: string, text: string): string => `${label}: ${text}`;

export const distanceText: Translated<typeof englishDistance> = (meters, isMetric, decimals = 1) =>
  isMetric
    ? `${numberText(meters / 1_000, decimals)} كم`
    : `${numberText(meters / 1_000 / kilometresPerMile, decimals)} ميل`;
