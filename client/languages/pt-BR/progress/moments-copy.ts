import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { BadgeTier } from '#domain/catalogue/content/badge-tiers.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const amounts: Readonly<Record<BadgeTier['counts'], (count: number) => string>> = {
  workouts: (count) => counted(count, 'treino', 'treinos'),
  bestStreak: (count) => counted(count, 'dia seguido', 'dias seguidos'),
  quests: (count) => counted(count, 'desafio', 'desafios'),
};

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nova insígnia: ${name}`,
  badges: 'Novas insígnias',
  tierThanks: (counts: BadgeTier['counts'], target: number): string =>
    `${amounts[counts](target)}, tudo seu.`,
  level: (number: number, name: string): string => `Você chegou ao nível ${numberText(number)}: ${name}`,
  levelThanks: 'Cada ponto é algo que você fez.',
  skinOpened: (name: string): string => `Sua roleta tem um novo visual: ${name}.`,
  thingDone: (done: number, all: number): string =>
    `Mais um passo no seu caminho: ${numberText(done)} de ${numberText(all)}`,
  pathFinished: 'Você percorreu o caminho inteiro',
  pathThanks: 'Doze coisas pequenas, um mês, tudo seu.',
  ofMonth: (month: string, words: string): string => `${month}: ${words}`,
};
