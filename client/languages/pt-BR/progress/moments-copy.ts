import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nova insígnia: ${name}`,
  thingDone: (done: number, all: number): string =>
    `Mais um passo no seu caminho: ${numberText(done)} de ${numberText(all)}`,
  pathFinished: 'Você percorreu o caminho inteiro',
  pathThanks: 'Doze coisas pequenas, um mês, tudo seu.',
};
