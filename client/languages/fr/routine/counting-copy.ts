import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { countingCopy as english } from '#client/routine/counting-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const countingCopy: Translated<typeof english> = {
  countAlong: 'Compter avec moi',
  close: 'Fermer le compteur',
  aloud: 'Compter à voix haute',
  of: (reps: number): string => `sur ${numberText(reps)}`,
  done: (count: number, reps: number): string => `${numberText(count)} sur ${numberText(reps)}`,
  tapEach: 'Touche l’écran à chaque rep',
  set: (set: number, sets: number): string => `Série ${numberText(set)} sur ${numberText(sets)}`,
  takeBack: 'Un de moins',
};
