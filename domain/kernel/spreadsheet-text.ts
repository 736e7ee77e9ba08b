/** A text as a field of a CSV file (RFC 4180). */
export const csvQuoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The beginnings of a formula by OWASP (CSV Injection), full-width signs as well. A line feed is what readers make of a carriage return. */
const formula = /^'*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;

/** The text with an apostrophe before it where a spreadsheet would run it. A text that has such an apostrophe itself gets a second one. */
export const spreadsheetText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text before `spreadsheetText`. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
