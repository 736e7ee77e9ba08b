import { directionOf, type Language } from '#domain/kernel/language.ts';

/** Safe markup: every text in it is escaped. */
export type Html = { readonly markup: string };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes texts and includes markup unchanged. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}

/** `lang` and, for text from right to left, `dir` of a document. */
export const languageAttributes = (language: Language): Html =>
  directionOf(language) === 'rtl' ? html`lang="${language}" dir="rtl"` : html`lang="${language}"`;
