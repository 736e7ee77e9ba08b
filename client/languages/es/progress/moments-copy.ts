import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { BadgeTier } from '#domain/catalogue/content/badge-tiers.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const amounts: Readonly<Record<BadgeTier['counts'], (count: number) => string>> = {
  workouts: (count) => counted(count, 'entrenamiento', 'entrenamientos'),
  bestStreak: (count) => counted(count, 'día seguido', 'días seguidos'),
  quests: (count) => counted(count, 'reto', 'retos'),
};

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nueva insignia: ${name}`,
  badges: 'Nuevas insignias',
  tierThanks: (counts: BadgeTier['counts'], target: number): string =>
    `${amounts[counts](target)}, todo tuyo.`,
  level: (number: number, name: string): string => `Llegaste al nivel ${numberText(number)}: ${name}`,
  levelThanks: 'Cada punto es algo que hiciste.',
  skinOpened: (name: string): string => `Tu ruleta estrena aspecto: ${name}.`,
  thingDone: (done: number, all: number): string =>
    `Un paso más en tu camino: ${numberText(done)} de ${numberText(all)}`,
  pathFinished: 'Recorriste el camino entero',
  pathThanks: 'Doce cosas pequeñas, un mes, todo tuyo.',
  ofMonth: (month: string, words: string): string => `${month}: ${words}`,
};
