import type { pageCopy as english } from '#client/lib/page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pageCopy: Translated<typeof english> = {
  landingTitle: 'Dreh eine Quest. Bau eine Gewohnheit auf. · Rondel',
  description:
    'Dreh jeden Tag am Quest-Rad und hol dir eine Challenge, die zu dir passt. Sieh deinen Fortschritt, erreiche Ziele und bau gesunde Gewohnheiten auf.',
  needsScript: 'Rondel braucht JavaScript. Schalte es ein und lade diese Seite neu.',
  appName: 'Rondel Fitness',
  appDescription: 'Dreh jeden Tag am Quest-Rad und hol dir eine Challenge, die zu dir passt.',
  spin: 'Drehen',
  workout: 'Workout',
  logWeight: 'Gewicht eintragen',
};
