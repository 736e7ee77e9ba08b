import type { languageCopy as english } from '#client/lib/language/language-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const languageCopy: Translated<typeof english> = {
  label: 'Idioma',
  asBrowser: 'Como no navegador',
  note: 'A página carrega de novo no idioma que você escolher.',
  needsNetwork: 'Os textos de outro idioma vêm pela rede. Escolha quando tiver conexão.',
};
