/** Formats a value in Postgres's text format; null for SQL null. `unnest` and `COPY` use the same text. */
export type ToText = (value: unknown) => string | null;

/** @param sqlType without its `null` suffix, as in a `ColumnType`. */
export function textOf(sqlType: string): ToText {
  if (sqlType === 'jsonb') return (value) => (value == null ? null : jsonText(value));
  if (sqlType === 'text[]') return (value) => (value == null ? null : arrayText(value as readonly string[]));
  return (value) => (value == null ? null : typeof value === 'string' ? plainText(value) : String(value));
}

/**
 * JSON that Postgres accepts. Postgres refuses U+0000 and unpaired surrogates, which members can type into notes. They become U+FFFD,
 * because one such note would otherwise stop a read model.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\u')) return text;
  return text.replace(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g, (found) =>
    found === '\\u0000' || found.startsWith('\\ud') ? '\ufffd' : found,
  );
}

/** Text that Postgres stores unchanged; replaces the same characters as `jsonText`. */
export function plainText(text: string): string {
  return unusual.test(text) ? text.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : text;
}

/** Any surrogate, paired or not: searching only for unpaired ones is slower. */
const unusual = /[\0\ud800-\udfff]/;

function arrayText(values: readonly string[]): string {
  const quoted = values.map((value) => `"${plainText(value).replace(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
