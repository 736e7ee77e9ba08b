/** The one language of the interface. Numbers, dates, lists and plurals all follow it, so another language needs no change to a screen. */
export const locale = 'en-GB';

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
const plurals = new Intl.PluralRules(locale);

/** `1,250`. */
export const numberText = (value: number, maximumFractionDigits = 3): string =>
  value.toLocaleString(locale, { maximumFractionDigits });

/** `reps, sets and rounds`. */
export const listText = (words: readonly string[]): string => conjunction.format(words);

/** The form that belongs to a count: `plural(2, { one: 'day', other: 'days' })` is `days`. */
export const plural = (
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string => forms[plurals.select(count)] ?? forms.other;
