/** No request of the API nests deeper than four levels. */
const maxLevels = 16;
/** Few texts have one of these, and a pattern by code units is found much faster than one by characters. */
const unusual = /[\0\ud800-\udfff]/;
const halfOfPair = /\p{Cs}/u;

/** Whether Postgres can store a text, which excludes NUL and unpaired surrogates. */
export const isPostgresSafeText = (text: string): boolean =>
  !unusual.test(text) || (!text.includes('\0') && !halfOfPair.test(text));

/**
 * Whether all texts and names in a parsed JSON value can be stored and all numbers are finite (1e999 parses to Infinity). Also refuses deep
 * nesting, before recursive code processes it.
 */
export const isPostgresSafe = (value: unknown): boolean => isSafeAt(value, 0);

function isSafeAt(value: unknown, level: number): boolean {
  if (level > maxLevels) return false;
  if (typeof value === 'string') return isPostgresSafeText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((part) => isSafeAt(part, level + 1));
  return Object.keys(value).every(
    (name) =>
      isPostgresSafeText(name) && isSafeAt((value as Readonly<Record<string, unknown>>)[name], level + 1),
  );
}
