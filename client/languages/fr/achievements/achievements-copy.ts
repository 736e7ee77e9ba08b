import type { achievementsCopy as english } from '#client/achievements/achievements-copy.ts';
import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<Achievement['counts'], (count: number) => string>> = {
  workouts: (count) => formOf(count, 'séance', 'séances'),
  bestStreak: (count) => formOf(count, 'jour d’affilée', 'jours d’affilée'),
  goalProgress: () => '% de ton objectif',
  quests: (count) => formOf(count, 'quête', 'quêtes'),
};

const countOf = (counts: Achievement['counts'], count: number, target: number): string =>
  counts === 'goalProgress'
    ? `${numberText(count)}\u202f${units.goalProgress(count)}`
    : `${numberText(count)} ${units[counts](count)} sur ${numberText(target)}`;

export const achievementsCopy: Translated<typeof english> = {
  achievements: 'Succès',
  lead: (earned: number, all: number): string =>
    earned === all
      ? 'Les cinq premiers badges sont à toi.'
      : `Tu as ${counted(earned, 'badge', 'badges')} sur ${numberText(all)}.`,
  unread: 'Impossible de charger tes succès.',
  badges: 'Badges',
  earnedOn: (date: string): string => `Obtenu le ${date}`,
  earned: 'Obtenu',
  locked: 'Verrouillé',
  countOf,
  bestSoFar: (days: number): string => `Ton record pour l’instant : ${numberText(days)}.`,
  ways: {
    workouts: 'Lancer une séance',
    bestStreak: 'Faire la quête du jour',
    goalProgress: 'Choisir un programme',
    quests: 'Lancer la roue',
  },
  tiers: 'Sur la durée',
  tiersLead: 'Ce que tu as fait avant compte aussi, et rien n’expire ici.',
  tierEarned: (name: string, date: string): string => `${name}, obtenu le ${date}`,
  tierOpen: (name: string, counts: Achievement['counts'], target: number): string =>
    `${name}, ${numberText(target)} ${units[counts](target)}, pas encore obtenu`,
  tierNext: (name: string, counts: Achievement['counts'], count: number, target: number): string =>
    `Prochain : ${name}, ${countOf(counts, count, target)}`,
  allTiers: 'Les quatre sont à toi.',
  milestones: 'Paliers',
  streak: 'Flamme',
  workouts: 'Séances',
  goal: 'Objectif',
  toGo: (left: number, next: number): string => `Encore ${numberText(left)} avant ${numberText(next)}`,
  percentToGo: (left: number, next: number): string =>
    `Encore ${numberText(left)} % avant ${numberText(next)} %`,
  allReached: 'Tout est atteint. Continue comme ça.',
  points: 'Points',
  pointsUnit: (points: number): string => formOf(points, 'point', 'points'),
  pointsLead: (workout: number, hard: number): string =>
    `Une séance rapporte ${numberText(workout)}, une quête jusqu’à ${numberText(hard)}. Les points n’achètent rien et n’expirent jamais : c’est la somme de ce que tu as fait, et le même travail fait avancer chaque badge.`,
  level: (number: number, name: string): string => `Niveau ${numberText(number)} : ${name}`,
  toLevel: (left: number, name: string): string => `${counted(left, 'point', 'points')} avant ${name}`,
  lastLevel: 'Le niveau le plus haut.',
  seeHistory: 'Voir d’où ils viennent',
};
