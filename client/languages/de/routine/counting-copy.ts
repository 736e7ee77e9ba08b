import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { countingCopy as english } from '#client/routine/counting-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const countingCopy: Translated<typeof english> = {
  countAlong: 'Mitzählen',
  close: 'Zähler schließen',
  aloud: 'Laut zählen',
  of: (reps: number): string => `von ${numberText(reps)}`,
  done: (count: number, reps: number): string => `${numberText(count)} von ${numberText(reps)}`,
  tapEach: 'Tippe bei jeder Wiederholung irgendwo',
  set: (set: number, sets: number): string => `Satz ${numberText(set)} von ${numberText(sets)}`,
  takeBack: 'Eins zurück',
};
