import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { energyCopy as english } from '#client/progress/energy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { EnergySeries } from '#service/features/check-in/check-in-contract.ts';

const days = (count: number): string => counted(count, 'jour', 'jours');

export const energyCopy: Translated<typeof english> = {
  ranges: { month: '1 mois', quarter: '3 mois', year: '1 an' },
  ofFive: 'sur 5 : ton énergie moyenne',
  checkInsOf: (least: number): string => `sur ${numberText(least)} points forme`,
  tooFew: (missing: number): string =>
    `Encore ${days(missing)} de point forme, et ton énergie s’affichera ici à côté de tes séances.`,
  meanMood: (mood: number): string => `Ton humeur moyenne : ${numberText(mood, 1)}.`,
  after: ({ difference, days: after, otherDays }: NonNullable<EnergySeries['afterTraining']>): string =>
    difference === 0
      ? `Les lendemains de séance, ton énergie était la même que les autres jours (${days(after)}, contre ${numberText(otherDays)} autres).`
      : `Les lendemains de séance, ton énergie était ${difference > 0 ? 'plus haute' : 'plus basse'} de ${numberText(Math.abs(difference), 1)} (${days(after)}, contre ${numberText(otherDays)} autres).`,
  noComparison: 'Il y a trop peu de lendemains de séance, ou trop peu d’autres jours, pour les comparer.',
  title: 'Énergie et humeur par jour',
  energy: 'Énergie',
  mood: 'Humeur',
  lines: {
    energy: 'Énergie, moyenne sur 7 jours',
    mood: 'Humeur, moyenne sur 7 jours',
    effort: 'Effort, divisé par deux',
  },
  date: 'Date',
  effortColumn: 'Effort',
  none: '–',
};
