import { numberText, plural } from '#client/lib/format/locale.ts';
import type { BadgeTier } from '#domain/catalogue/content/badge-tiers.ts';

const units: Readonly<Record<BadgeTier['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, { one: 'workout', other: 'workouts' }),
  bestStreak: (count) => plural(count, { one: 'day in a row', other: 'days in a row' }),
  quests: (count) => plural(count, { one: 'quest', other: 'quests' }),
};

export const momentsCopy = {
  badge: (name: string): string => `A new badge: ${name}`,
  badges: 'New badges',
  tierThanks: (counts: BadgeTier['counts'], target: number): string =>
    `${numberText(target)} ${units[counts](target)}, all yours.`,
  level: (number: number, name: string): string => `You reached level ${numberText(number)}: ${name}`,
  levelThanks: 'Each point of it is something you did.',
  skinOpened: (name: string): string => `Your wheel has a new look: ${name}.`,
  thingDone: (done: number, all: number): string =>
    `One more step on your path: ${numberText(done)} of ${numberText(all)}`,
  pathFinished: 'You walked the whole path',
  pathThanks: 'Twelve small things, one month, all yours.',
  /** Of the month before. @param month with its year */
  ofMonth: (month: string, words: string): string => `${month}: ${words}`,
};
