import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const momentsCopy: Translated<typeof english> = {
  badge: (name: string): string => `Ein neues Abzeichen: ${name}`,
  thingDone: (done: number, all: number): string =>
    `Ein Schritt mehr auf deinem Weg: ${numberText(done)} von ${numberText(all)}`,
  pathFinished: 'Du bist den ganzen Weg gegangen',
  pathThanks: 'Zwölf kleine Dinge, ein Monat, alles deins.',
};
