import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Nueva insignia: ${name}`,
  thingDone: (done: number, all: number): string =>
    `Un paso más en tu camino: ${numberText(done)} de ${numberText(all)}`,
  pathFinished: 'Recorriste el camino entero',
  pathThanks: 'Doce cosas pequeñas, un mes, todo tuyo.',
};
