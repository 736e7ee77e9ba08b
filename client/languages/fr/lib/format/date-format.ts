import { locale } from '#client/languages/fr/lib/format/locale.ts';
import type { dateFormat as english } from '#client/lib/format/date-format.ts';

/** The first day of a month is `1er mars`, where `Intl` writes `1 mars`. */
export const dateFormat: typeof english = (options) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return { format: (date) => format.format(date).replace(/\b1 (?=[a-zéû])/, '1er ') };
};
