import type { figureCopy as english } from '#client/figure/figure-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const figureCopy: Translated<typeof english> = {
  breaths: {
    in: 'Inspire',
    out: 'Expire',
    hold: 'Segure',
    free: 'Continue respirando',
  },
  figureOf: (name: string): string => `Figura em movimento: ${name}`,
  play: 'Mover a figura',
  pause: 'Parar a figura',
  before: 'Posição anterior',
  next: 'Próxima posição',
  otherSide: 'Ver o outro lado',
  position: (number: number, of: number): string => `Posição ${numberText(number)} de ${numberText(of)}`,
};
