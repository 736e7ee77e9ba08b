import type { Language } from './language.ts';

/** The plural categories of each language (CLDR). A text with a count has a form for each of them. */
type Categories = {
  readonly en: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly 'pt-BR': 'one' | 'many' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
};

/** The forms of a word for the counts of a language: `{ one: 'day', other: 'days' }`. */
export type PluralForms<Of extends Language> = Readonly<Record<Categories[Of], string>> & {
  readonly other: string;
};

/** What a language does with numbers, lists and counts. */
export type WordsOf<Of extends Language> = {
  /** `1,250`. */
  readonly numberText: (value: number, maximumFractionDigits?: number) => string;
  /** The digits of `82.0` with the language's decimal sign: `82,0`. */
  readonly decimalText: (digits: string) => string;
  /** `reps, sets and rounds`. */
  readonly listText: (words: readonly string[]) => string;
  /** `reps, sets, rounds`, of the words that are there. */
  readonly itemsText: (words: readonly (string | null | undefined)[]) => string;
  /** The form that belongs to a count: `plural(2, { one: 'day', other: 'days' })` is `days`. */
  readonly plural: (count: number, forms: PluralForms<Of>) => string;
  /** A label as a word among others: `Resistance bands` is `resistance bands`. German keeps its capitals. */
  readonly midSentence: (label: string) => string;
  /** `0:42`, from an hour on `1:05:09`. */
  readonly clockTime: (seconds: number) => string;
  /** `1 minute 5 seconds`, for screen readers. */
  readonly spokenTime: (seconds: number) => string;
};

/** Made at its first use: what a page makes of `Intl` as it starts keeps a phone busy for 60 ms. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The words of a language.
 * @param language types the plural forms
 * @param locale a BCP 47 tag of that language, such as `en-US`, which may name a region and digits
 */
export function wordsOf<Of extends Language>(language: Of, locale: string): WordsOf<Of> {
  const conjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const plurals = onFirstUse(() => new Intl.PluralRules(locale));
  /** By the highest number of decimals. To make one takes ten times as long as to use it, and a screen shows a hundred numbers. */
  const numberFormats = new Map<number, Intl.NumberFormat>();
  const unitText = (count: number, unit: 'hour' | 'minute' | 'second'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const numberText = (value: number, maximumFractionDigits = 3): string => {
    let format = numberFormats.get(maximumFractionDigits);
    if (!format) {
      format = new Intl.NumberFormat(locale, { maximumFractionDigits });
      numberFormats.set(maximumFractionDigits, format);
    }
    return format.format(value);
  };
  return {
    numberText,
    decimalText: (digits) => digits.replace('.', numberText(0.5).charAt(1)),
    listText: (words) => conjunction().format(words),
    // `Intl.ListFormat` of `unit` puts an “und” or “et” before the last one.
    itemsText: (words) => words.flatMap((word) => word || []).join(', '),
    plural: (count, forms) => {
      const byCategory: Readonly<Partial<Record<string, string>>> = forms;
      return byCategory[plurals().select(count)] ?? forms.other;
    },
    midSentence: (label) => (language === 'de' ? label : label.toLocaleLowerCase(locale)),
    clockTime,
    spokenTime: (seconds) => {
      const parts = [
        [Math.floor(seconds / 3600), 'hour'],
        [Math.floor((seconds % 3600) / 60), 'minute'],
        [seconds % 60, 'second'],
      ] as const;
      const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => unitText(count, unit));
      return shown.join(' ') || unitText(0, 'second');
    },
  };
}

function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const parts = hours > 0 ? [String(hours), twoDigits(minutes)] : [String(minutes)];
  return [...parts, twoDigits(seconds % 60)].join(':');
}
