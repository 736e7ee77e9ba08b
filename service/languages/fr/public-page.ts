import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { counted, formOf } from './format.ts';

/** Public pages and their pictures for link previews. */
export const publicPage: Translated<typeof english> = {
  titleOf: (name: string) => `${name} sur Rondel`,
  streak: (days: number) => formOf(days, 'jour d’affilée', 'jours d’affilée'),
  quests: (count: number) => formOf(count, 'quête faite', 'quêtes faites'),
  week: 'Cette semaine',
  activeOf: (count: number) => counted(count, 'jour actif', 'jours actifs'),
  labelled: (label: string, text: string) => `${label} : ${text}`,
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  weekdayLetters: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  day: { active: 'actif', quiet: 'pas actif', open: 'encore ouvert' },
  level: 'Niveau',
  badges: 'Badges',
  nothing: 'Le reste est privé.',
  note: (name: string) => `${name} choisit ce que montre cette page.`,
  invitation: 'Rondel, c’est quoi ?',
  missing: 'Il n’y a pas de page ici',
  missingLead: 'Le nom est peut-être mal écrit, ou cette personne ne montre pas de page en ce moment.',
  home: 'Aller sur Rondel',
  picture: (name: string) => `${name} sur Rondel, en chiffres`,
  descriptionOf: (parts: readonly string[]) =>
    parts.length === 0 ? 'La page d’un membre de Rondel.' : `${parts.join(', ')}.`,
};
