import { csvQuoted, spreadsheetText } from '#domain/kernel/spreadsheet-text.ts';

/** A value in the format of RFC 4180, exact: for programs that read the file. */
export const csvField = (value: string | number | bigint | object | null): string =>
  csvQuoted(value === null ? '' : textOf(value));

/** The same for a person's spreadsheet: an apostrophe keeps a text from being a formula. Numbers stay exact. */
export const spreadsheetField = (value: string | number | null): string =>
  csvField(typeof value === 'string' ? spreadsheetText(value) : value);

const textOf = (value: string | number | bigint | object): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
