import type { pathCopy as english } from '#client/achievements/path-copy.ts';
import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pathCopy: Translated<typeof english> = {
  title: (month: string): string => `Dein Weg im ${month}`,
  lead: 'Kleine Dinge aller Art, in beliebiger Reihenfolge und deinem Tempo. Was offen bleibt, kostet nichts.',
  walked: (done: number, all: number): string => `${numberText(done)} von ${numberText(all)} geschafft`,
  finished: 'Alle zwölf sind geschafft. Was für ein Monat.',
  done: (date: string): string => `Geschafft am ${date}`,
  open: 'Noch offen',
  progress: (count: number, target: number): string => `${numberText(count)} von ${numberText(target)}`,
  unread: 'Dein Weg ließ sich nicht laden.',
};
