import { numberText } from '#client/lib/format/locale.ts';

export const momentsCopy = {
  badge: (name: string): string => `A new badge: ${name}`,
  thingDone: (done: number, all: number): string =>
    `One more step on your path: ${numberText(done)} of ${numberText(all)}`,
  pathFinished: 'You walked the whole path',
  pathThanks: 'Twelve small things, one month, all yours.',
};
