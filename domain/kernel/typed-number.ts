const decimal = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/;

/**
 * The text with the digits and signs of Arabic and Persian keyboards as a computer reads them: `١٬٢٣٤٫٥` is `1234.5`. Their sign for thousands
 * stays where no three digits follow: the text is no number then, as `1,234.5` is none.
 */
export const westernDigits = (text: string): string =>
  text
    // The last four bits of a digit are its value in both rows of Unicode. Those of both decimal signs, ٫ and ،, are 11 and 12.
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u066b\u060c]/g, (sign) =>
      '0123456789...'.charAt(sign.charCodeAt(0) & 15),
    )
    .replace(/\b\u066c(?=\d{3}\b)/g, '');

/** The number that a member typed, in digits of their keyboard, with a decimal point or comma; null while the text is none. */
export function typedNumber(text: string): number | null {
  const typed = westernDigits(text.trim());
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : null;
}
