import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { countingCopy as english } from '#client/routine/counting-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const countingCopy: Translated<typeof english> = {
  countAlong: 'Contar junto',
  close: 'Fechar a contagem',
  aloud: 'Contar em voz alta',
  of: (reps: number): string => `de ${numberText(reps)}`,
  done: (count: number, reps: number): string => `${numberText(count)} de ${numberText(reps)}`,
  tapEach: 'Toque em qualquer lugar a cada uma',
  set: (set: number, sets: number): string => `Série ${numberText(set)} de ${numberText(sets)}`,
  takeBack: 'Voltar uma',
};
