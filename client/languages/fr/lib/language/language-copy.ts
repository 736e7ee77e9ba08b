import type { languageCopy as english } from '#client/lib/language/language-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const languageCopy: Translated<typeof english> = {
  label: 'Langue',
  asBrowser: 'Comme le navigateur',
  note: 'La page se recharge dans la langue que tu choisis.',
  needsNetwork: 'Les textes d’une autre langue viennent du réseau. Choisis-la quand tu es en ligne.',
};
