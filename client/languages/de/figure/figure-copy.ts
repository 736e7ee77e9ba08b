import type { figureCopy as english } from '#client/figure/figure-copy.ts';
import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const figureCopy: Translated<typeof english> = {
  breaths: { in: 'Einatmen', out: 'Ausatmen', hold: 'Anhalten', free: 'Weiteratmen' },
  figureOf: (name: string): string => `Bewegte Figur: ${name}`,
  play: 'Figur abspielen',
  pause: 'Figur anhalten',
  before: 'Position davor',
  next: 'Nächste Position',
  otherSide: 'Andere Seite zeigen',
  position: (number: number, of: number): string => `Position ${numberText(number)} von ${numberText(of)}`,
};
