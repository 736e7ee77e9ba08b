import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { energyCopy as english } from '#client/progress/energy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { EnergySeries } from '#service/features/check-in/check-in-contract.ts';

const days = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Tag', other: 'Tage' })}`;

export const energyCopy: Translated<typeof english> = {
  ranges: { month: '1 Monat', quarter: '3 Monate', year: '1 Jahr' },
  ofFive: 'von 5: deine Energie im Schnitt',
  checkInsOf: (least: number): string => `von ${numberText(least)} Check-ins`,
  tooFew: (missing: number): string =>
    `Sag noch an ${numberText(missing)} ${plural(missing, { one: 'Tag', other: 'Tagen' })}, wie es dir geht, dann steht deine Energie hier neben deinem Training.`,
  meanMood: (mood: number): string => `Deine Stimmung lag im Schnitt bei ${numberText(mood, 1)}.`,
  after: ({ difference, days: after, otherDays }: NonNullable<EnergySeries['afterTraining']>): string => {
    const counted = `(${days(after)}, ${numberText(otherDays)} ${plural(otherDays, { one: 'anderer', other: 'andere' })})`;
    return difference === 0
      ? `An Tagen nach dem Training war deine Energie wie an anderen ${counted}.`
      : `An Tagen nach dem Training war deine Energie um ${numberText(Math.abs(difference), 1)} ${difference > 0 ? 'höher' : 'niedriger'} ${counted}.`;
  },
  noComparison: 'Es gibt zu wenige Tage nach dem Training, oder zu wenige andere, um sie zu vergleichen.',
  title: 'Energie und Stimmung nach Tag',
  energy: 'Energie',
  mood: 'Stimmung',
  lines: {
    energy: 'Energie, 7-Tage-Schnitt',
    mood: 'Stimmung, 7-Tage-Schnitt',
    effort: 'Anstrengung, halbiert',
  },
  date: 'Datum',
  effortColumn: 'Anstrengung',
  none: '–',
};
