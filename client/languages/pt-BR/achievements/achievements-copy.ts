import type { achievementsCopy as english } from '#client/achievements/achievements-copy.ts';
import { byCount, counted, forms } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText, plural } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<Achievement['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, forms('treino', 'treinos')),
  bestStreak: (count) => plural(count, forms('dia seguido', 'dias seguidos')),
  goalProgress: () => '% do seu objetivo',
  quests: (count) => plural(count, forms('desafio', 'desafios')),
};

export const achievementsCopy: Translated<typeof english> = {
  achievements: 'Conquistas',
  lead: (earned: number, all: number): string =>
    earned === all
      ? 'As cinco primeiras insígnias são suas.'
      : `Você tem ${numberText(earned)} de ${numberText(all)} insígnias.`,
  unread: 'Não conseguimos carregar suas conquistas.',
  badges: 'Insígnias',
  earnedOn: (date: string): string => `Obtida: ${date}`,
  earned: 'Obtida',
  locked: 'Bloqueada',
  countOf: (counts: Achievement['counts'], count: number, target: number): string =>
    counts === 'goalProgress'
      ? `${numberText(count)}${units.goalProgress(count)}`
      : `${numberText(count)} de ${numberText(target)} ${units[counts](target)}`,
  bestSoFar: (days: number): string => `Seu melhor até agora é ${numberText(days)}.`,
  ways: {
    workouts: 'Começar um treino',
    bestStreak: 'Fazer o desafio de hoje',
    goalProgress: 'Escolher um programa',
    quests: 'Girar a roleta',
  },
  tiers: 'A longo prazo',
  tiersLead: 'O que você fez antes também conta, e aqui nada expira.',
  tierEarned: (name: string, date: string): string => `${name}, obtida: ${date}`,
  tierOpen: (name: string, counts: Achievement['counts'], target: number): string =>
    `${name}, ${numberText(target)} ${units[counts](target)}, ainda não obtida`,
  tierNext: (name: string, counts: Achievement['counts'], count: number, target: number): string =>
    `A seguir: ${name}, ${numberText(count)} de ${numberText(target)} ${units[counts](target)}`,
  allTiers: 'As quatro são suas.',
  milestones: 'Marcos',
  streak: 'Sequência de dias',
  workouts: 'Treinos',
  goal: 'Objetivo',
  toGo: (left: number, next: number): string =>
    `${byCount(left, 'Falta', 'Faltam')} ${numberText(left)} para ${numberText(next)}`,
  percentToGo: (left: number, next: number): string =>
    `${byCount(left, 'Falta', 'Faltam')} ${numberText(left)}% para ${numberText(next)}%`,
  allReached: 'Todos alcançados. Continue assim.',
  points: 'Pontos',
  pointsUnit: (points: number): string => byCount(points, 'ponto', 'pontos'),
  pointsLead: (workout: number, hard: number): string =>
    `Um treino dá ${numberText(workout)}, um desafio até ${numberText(hard)}. Os pontos não compram nada e nunca expiram: são a soma do que você fez, e o mesmo esforço move todas as insígnias daqui.`,
  level: (number: number, name: string): string => `Nível ${numberText(number)}: ${name}`,
  toLevel: (left: number, name: string): string => `${counted(left, 'ponto', 'pontos')} para ${name}`,
  lastLevel: 'O nível mais alto que existe.',
  seeHistory: 'Veja de onde vieram',
};
