import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { countingCopy as english } from '#client/routine/counting-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const countingCopy: Translated<typeof english> = {
  countAlong: 'Contar conmigo',
  close: 'Cerrar la cuenta',
  aloud: 'Contar en voz alta',
  of: (reps: number): string => `de ${numberText(reps)}`,
  done: (count: number, reps: number): string => `${numberText(count)} de ${numberText(reps)}`,
  tapEach: 'Toca donde quieras en cada una',
  set: (set: number, sets: number): string => `Serie ${numberText(set)} de ${numberText(sets)}`,
  takeBack: 'Una menos',
};
