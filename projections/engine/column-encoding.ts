/** How a value is written in Postgres's text form, null for SQL's null. The same text serves `unnest` and `COPY`. */
export type ToText = (value: unknown) => string | null;

/** @param sqlType without its `null`, as in a `ColumnType`. */
export function textOf(sqlType: string): ToText {
  if (sqlType === 'jsonb') return (value) => (value == null ? null : jsonText(value));
  if (sqlType === 'text[]') return (value) => (value == null ? null : arrayText(value as readonly string[]));
  return (value) => (value == null ? null : typeof value === 'string' ? plainText(value) : String(value));
}

/**
 * JSON that Postgres takes. It refuses U+0000 and halves of surrogate pairs, which any member can type into a note: they become U+FFFD,
 * or one note would stop a read model.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g, (found) =>
    found === '\\u0000' || found.startsWith('\\ud') ? '\ufffd' : found,
  );
}

/** Text that Postgres takes and gives back unchanged: as for `jsonText`. */
export function plainText(text: string): string {
  return unusual.test(text) ? text.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : text;
}

/** Halves of surrogate pairs whether they have the other half or not: to look for those alone takes longer. */
const unusual = /[\0\ud800-\udfff]/;

function arrayText(values: readonly string[]): string {
  const quoted = values.map((value) => `"${plainText(value).replace(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
