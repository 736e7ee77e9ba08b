import type { figureCopy as english } from '#client/figure/figure-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const figureCopy: Translated<typeof english> = {
  breaths: {
    in: 'Inspira',
    out: 'Espira',
    hold: 'Aguanta',
    free: 'Sigue respirando',
  },
  figureOf: (name: string): string => `Figura en movimiento: ${name}`,
  play: 'Mover la figura',
  pause: 'Parar la figura',
  before: 'Posición anterior',
  next: 'Posición siguiente',
  otherSide: 'Ver el otro lado',
  position: (number: number, of: number): string => `Posición ${numberText(number)} de ${numberText(of)}`,
};
