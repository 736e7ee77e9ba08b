import { counted, itemsText, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { nameText } from '#client/languages/fr/lib/words/name-text.ts';
import type { libraryCopy as english } from '#client/library/library-copy.ts';
import type { FilterName } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const valueLabels: Readonly<Record<string, string>> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
  mine: 'Ce que j’ai',
  none: 'Sans matériel',
  low: 'Faible, sans sauts',
  high: 'Élevé',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const libraryCopy: Translated<typeof english> = {
  title: 'Bibliothèque',
  lead: 'Tous les exercices et séances, et comment les faire.',
  show: 'Afficher',
  parts: { exercises: 'Exercices', workouts: 'Séances' },
  search: 'Chercher',
  searchExample: 'Fentes, pecs, rowing',
  filters: {
    pattern: 'Mouvement',
    muscle: 'Muscle',
    equipment: 'Matériel',
    level: 'Niveau',
    impact: 'Impact',
  },
  filterBy: (chosen: number): string => (chosen === 0 ? 'Filtres' : `Filtres (${numberText(chosen)})`),
  any: 'Tous',
  valueLabel: (name: FilterName, value: string): string =>
    name === 'equipment' && !(value in valueLabels)
      ? nameText(equipmentLabel(value))
      : (valueLabels[value] ?? capitalised(nameText(value))),
  exercisesFound: (count: number): string => counted(count, 'exercice', 'exercices'),
  workoutsFound: (count: number): string => counted(count, 'séance', 'séances'),
  exerciseLine: (parts: readonly string[]): string => itemsText(parts),
  works: (muscles: readonly string[]): string => `Fait travailler : ${listText(muscles)}`,
  noEquipment: 'sans matériel',
  highImpact: 'impact élevé',
  leftOut: 'Pas pour moi',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  nothing: 'Rien ne coche toutes ces cases',
  nothingLead: 'Retire un filtre, ou cherche autre chose.',
  clear: 'Retirer tous les filtres',
  showMore: (count: number): string => `En voir ${numberText(count)} de plus`,
  unread: 'Impossible de charger la bibliothèque.',
  start: 'Lancer cette séance',
  sets: (sets: number, amount: string): string => `${counted(sets, 'série', 'séries')}, ${amount}`,
  reps: (reps: number): string => counted(reps, 'rep', 'reps'),
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
};
