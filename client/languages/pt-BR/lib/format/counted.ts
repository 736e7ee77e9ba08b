import { numberText, plural } from '#client/languages/pt-BR/lib/format/locale.ts';

/** The forms of a noun behind a number: `1 dia`, `2 dias`, `1.000.000 de dias`. */
export const forms = (one: string, other: string) => ({ one, many: `de ${other}`, other });

/** `2 dias`. */
export const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, forms(one, other))}`;

/** One of two words by a count, without the number. */
export const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });
