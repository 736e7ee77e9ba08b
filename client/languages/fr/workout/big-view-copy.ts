import type { bigViewCopy as english } from '#client/workout/big-view-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const bigViewCopy: Translated<typeof english> = {
  bigView: 'Grand affichage',
  closeBigView: 'Fermer le grand affichage',
  tapForNext: 'Touche l’écran pour la série suivante',
  tapToStart: 'Touche l’écran pour continuer',
  lastOne: 'C’est la dernière. Touche l’écran pour revenir, et termine là-bas.',
};
