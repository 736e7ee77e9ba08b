import { locale } from './locale.ts';

/** Formats dates in the words of the language. */
export const dateFormat = (
  options: Intl.DateTimeFormatOptions,
): { readonly format: (date: Date | number) => string } => new Intl.DateTimeFormat(locale, options);
