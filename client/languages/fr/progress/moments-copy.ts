import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nouveau badge : ${name}`,
  thingDone: (done: number, all: number): string =>
    `Un pas de plus sur ton chemin : ${numberText(done)} sur ${numberText(all)}`,
  pathFinished: 'Tu as parcouru tout le chemin',
  pathThanks: 'Douze petites choses, un mois, et tout est à toi.',
};
