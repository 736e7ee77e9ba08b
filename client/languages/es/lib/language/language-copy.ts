import type { languageCopy as english } from '#client/lib/language/language-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const languageCopy: Translated<typeof english> = {
  label: 'Idioma',
  asBrowser: 'Como en el navegador',
  note: 'La página se carga otra vez en el idioma que elijas.',
  needsNetwork: 'Los textos de otro idioma llegan por la red. Elígelo cuando tengas conexión.',
};
