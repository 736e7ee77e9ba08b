import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts. Numbers, dates, lists and plurals follow it. The digits are those of the fields in which a member types. */
export const locale = 'ar-u-nu-latn';

const words = wordsOf('ar', locale);

export const { numberText, decimalText, listText, plural, midSentence, clockTime } = words;

/** With commas alone. The unit list of `Intl` puts the word for `and` before each part. */
export const itemsText: typeof words.itemsText = (parts) => parts.flatMap((part) => part || []).join('، ');

/** `ساعة ودقيقتان`: the parts of a time are joined by `and`. */
export const spokenTime: typeof words.spokenTime = (seconds) =>
  listText(
    [seconds - (seconds % 3600), (seconds % 3600) - (seconds % 60), seconds % 60]
      .filter((part) => part > 0)
      .map(words.spokenTime),
  ) || words.spokenTime(0);
