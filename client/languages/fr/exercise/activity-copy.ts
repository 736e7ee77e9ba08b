import type { activityCopy as english } from '#client/exercise/activity-copy.ts';
import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const activityCopy: Translated<typeof english> = {
  title: 'Qu’as-tu fait ?',
  lead: 'Un footing, un cours, la marche d’hier : ça compte comme une séance.',
  kind: 'Activité',
  minutes: 'Minutes',
  minutesFault: 'Des minutes entières, de 1 à 1 440.',
  minutesHint: (least: number): string =>
    `À partir de ${numberText(least)} minutes, ça compte pour ta flamme et tes points.`,
  effort: 'C’était dur ?',
  scale: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  date: 'Date',
  dateFault: 'Choisis aujourd’hui ou l’un des 7 derniers jours.',
  distance: (unit: 'miles' | 'km'): string => (unit === 'km' ? 'Distance en km' : 'Distance en miles'),
  distanceFault: 'Une distance de 0,1 à 1 000, ou rien du tout.',
  optional: 'Facultatif',
  save: 'Ajouter',
  saving: 'Ajout...',
  failed: 'L’ajout n’a pas marché. Réessaie.',
  label: (name: string, date: string): string => `${name}, ${date}`,
  added: (name: string, points: number) => ({
    title: `${name} : c’est ajouté`,
    description:
      points > 0
        ? `Ça compte comme une séance : +${counted(points, 'point', 'points')}.`
        : 'C’est dans ton historique, sans points.',
  }),
};
