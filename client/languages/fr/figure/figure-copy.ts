import type { figureCopy as english } from '#client/figure/figure-copy.ts';
import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const figureCopy: Translated<typeof english> = {
  breaths: {
    in: 'Inspire',
    out: 'Expire',
    hold: 'Bloque',
    free: 'Continue de respirer',
  },
  figureOf: (name: string): string => `Silhouette animée : ${name}`,
  play: 'Lancer la silhouette',
  pause: 'Arrêter la silhouette',
  before: 'Position précédente',
  next: 'Position suivante',
  otherSide: 'Voir l’autre côté',
  position: (number: number, of: number): string => `Position ${numberText(number)} sur ${numberText(of)}`,
};
