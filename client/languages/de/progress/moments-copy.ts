import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { BadgeTier } from '#domain/catalogue/content/badge-tiers.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<BadgeTier['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, { one: 'Workout', other: 'Workouts' }),
  bestStreak: (count) => plural(count, { one: 'Tag in Folge', other: 'Tage in Folge' }),
  quests: (count) => plural(count, { one: 'Quest', other: 'Quests' }),
};

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Ein neues Abzeichen: ${name}`,
  badges: 'Neue Abzeichen',
  tierThanks: (counts: BadgeTier['counts'], target: number): string =>
    `${numberText(target)} ${units[counts](target)}, alles deins.`,
  level: (number: number, name: string): string => `Level ${numberText(number)} erreicht: ${name}`,
  levelThanks: 'Jeder Punkt davon ist etwas, das du getan hast.',
  skinOpened: (name: string): string => `Dein Rad hat einen neuen Look: ${name}.`,
  thingDone: (done: number, all: number): string =>
    `Ein Schritt mehr auf deinem Weg: ${numberText(done)} von ${numberText(all)}`,
  pathFinished: 'Du bist den ganzen Weg gegangen',
  pathThanks: 'Zwölf kleine Dinge, ein Monat, alles deins.',
  ofMonth: (month: string, words: string): string => `${month}: ${words}`,
};
