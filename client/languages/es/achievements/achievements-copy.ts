import type { achievementsCopy as english } from '#client/achievements/achievements-copy.ts';
import { byCount, counted, forms } from '#client/languages/es/lib/format/counted.ts';
import { numberText, plural } from '#client/languages/es/lib/format/locale.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<Achievement['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, forms('entrenamiento', 'entrenamientos')),
  bestStreak: (count) => plural(count, forms('día seguido', 'días seguidos')),
  goalProgress: () => ' % de tu objetivo',
  quests: (count) => plural(count, forms('reto', 'retos')),
};

export const achievementsCopy: Translated<typeof english> = {
  achievements: 'Logros',
  lead: (earned: number, all: number): string =>
    earned === all
      ? 'Las cinco primeras insignias son tuyas.'
      : `Tienes ${numberText(earned)} de ${numberText(all)} insignias.`,
  unread: 'No pudimos cargar tus logros.',
  badges: 'Insignias',
  earnedOn: (date: string): string => `Conseguida: ${date}`,
  earned: 'Conseguida',
  locked: 'Bloqueada',
  countOf: (counts: Achievement['counts'], count: number, target: number): string =>
    counts === 'goalProgress'
      ? `${numberText(count)}${units.goalProgress(count)}`
      : `${numberText(count)} de ${numberText(target)} ${units[counts](target)}`,
  bestSoFar: (days: number): string => `Tu mejor marca es ${numberText(days)}.`,
  ways: {
    workouts: 'Empezar un entreno',
    bestStreak: 'Hacer el reto de hoy',
    goalProgress: 'Elegir un programa',
    quests: 'Girar la ruleta',
  },
  tiers: 'A largo plazo',
  tiersLead: 'Lo que hiciste antes también cuenta, y aquí nada caduca.',
  tierEarned: (name: string, date: string): string => `${name}, conseguida: ${date}`,
  tierOpen: (name: string, counts: Achievement['counts'], target: number): string =>
    `${name}, ${numberText(target)} ${units[counts](target)}, sin conseguir aún`,
  tierNext: (name: string, counts: Achievement['counts'], count: number, target: number): string =>
    `Siguiente: ${name}, ${numberText(count)} de ${numberText(target)} ${units[counts](target)}`,
  allTiers: 'Las cuatro son tuyas.',
  milestones: 'Hitos',
  streak: 'Racha de días',
  workouts: 'Entrenamientos',
  goal: 'Objetivo',
  toGo: (left: number, next: number): string =>
    `${byCount(left, 'Falta', 'Faltan')} ${numberText(left)} para ${numberText(next)}`,
  percentToGo: (left: number, next: number): string =>
    `Falta un ${numberText(left)} % para el ${numberText(next)} %`,
  allReached: 'Todos alcanzados. Sigue así.',
  points: 'Puntos',
  pointsUnit: (points: number): string => byCount(points, 'punto', 'puntos'),
  pointsLead: (workout: number, hard: number): string =>
    `Un entrenamiento da ${numberText(workout)}, un reto hasta ${numberText(hard)}. Los puntos no compran nada y nunca caducan: son la suma de lo que has hecho, y ese mismo trabajo mueve todas las insignias de aquí.`,
  level: (number: number, name: string): string => `Nivel ${numberText(number)}: ${name}`,
  toLevel: (left: number, name: string): string => `${counted(left, 'punto', 'puntos')} para ${name}`,
  lastLevel: 'El nivel más alto que hay.',
  seeHistory: 'Mira con qué los ganaste',
};
