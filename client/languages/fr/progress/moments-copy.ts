import { formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { BadgeTier } from '#domain/catalogue/content/badge-tiers.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<BadgeTier['counts'], (count: number) => string>> = {
  workouts: (count) => formOf(count, 'séance', 'séances'),
  bestStreak: (count) => formOf(count, 'jour d’affilée', 'jours d’affilée'),
  quests: (count) => formOf(count, 'quête', 'quêtes'),
};

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nouveau badge : ${name}`,
  badges: 'Nouveaux badges',
  tierThanks: (counts: BadgeTier['counts'], target: number): string =>
    `${numberText(target)} ${units[counts](target)}, et tout est à toi.`,
  level: (number: number, name: string): string => `Niveau ${numberText(number)} atteint : ${name}`,
  levelThanks: 'Chaque point, c’est quelque chose que tu as fait.',
  skinOpened: (name: string): string => `Ta roue a un nouveau look : ${name}.`,
  thingDone: (done: number, all: number): string =>
    `Un pas de plus sur ton chemin : ${numberText(done)} sur ${numberText(all)}`,
  pathFinished: 'Tu as parcouru tout le chemin',
  pathThanks: 'Douze petites choses, un mois, et tout est à toi.',
  ofMonth: (month: string, words: string): string => `${month} : ${words}`,
};
