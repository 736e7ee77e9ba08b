/** The one language of the interface. Numbers, dates, lists and plurals all follow it, so another language needs no change to a screen. */
export const locale = 'en-GB';

/** Made at its first use: what a page makes of `Intl` as it starts keeps a phone busy for 60 ms. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const enumeration = onFirstUse(() => new Intl.ListFormat(locale, { type: 'unit' }));
const conjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
/** By the highest number of decimals. To make one takes ten times as long as to use it, and a screen shows a hundred numbers. */
const numberFormats = new Map<number, Intl.NumberFormat>();
const plurals = onFirstUse(() => new Intl.PluralRules(locale));

/** `1,250`. */
export const numberText = (value: number, maximumFractionDigits = 3): string => {
  let format = numberFormats.get(maximumFractionDigits);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits });
    numberFormats.set(maximumFractionDigits, format);
  }
  return format.format(value);
};

/** `reps, sets and rounds`. */
export const listText = (words: readonly string[]): string => conjunction().format(words);

/** `reps, sets, rounds`, of the words that are there. */
export const itemsText = (words: readonly (string | null | undefined)[]): string =>
  enumeration().format(words.flatMap((word) => word || []));

/** The form that belongs to a count: `plural(2, { one: 'day', other: 'days' })` is `days`. */
export const plural = (
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string => forms[plurals().select(count)] ?? forms.other;

/** `0:42`, from an hour on `1:05:09`. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const parts = hours > 0 ? [String(hours), twoDigits(minutes)] : [String(minutes)];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

/** `1 minute 5 seconds`, for screen readers. */
export function spokenTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => unitText(count, unit));
  return shown.join(' ') || unitText(0, 'second');
}

/** `2 minutes`. */
const unitText = (count: number, unit: 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
