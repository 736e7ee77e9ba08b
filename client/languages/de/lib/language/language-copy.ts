import type { languageCopy as english } from '#client/lib/language/language-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const languageCopy: Translated<typeof english> = {
  label: 'Sprache',
  asBrowser: 'Wie im Browser',
  note: 'Die Seite lädt in der Sprache, die du wählst, noch einmal.',
  needsNetwork: 'Die Texte einer anderen Sprache kommen aus dem Netz. Wähle sie, wenn du online bist.',
};
