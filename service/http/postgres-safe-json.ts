/** No request of the API nests deeper than four levels. */
const maxLevels = 16;
const halfOfPair = /\p{Cs}/u;

/** Whether Postgres can store a text, which excludes NUL and unpaired surrogates. */
export const isPostgresSafeText = (text: string): boolean => !text.includes('\0') && !halfOfPair.test(text);

/**
 * Whether all texts and names in a parsed JSON value can be stored and all numbers are finite (1e999 parses to Infinity). Also refuses deep
 * nesting, before recursive code processes it.
 */
export function isPostgresSafe(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels || !level.every(isPostgresSafeValue)) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function isPostgresSafeValue(value: unknown): boolean {
  if (typeof value === 'string') return isPostgresSafeText(value);
  return typeof value !== 'number' || Number.isFinite(value);
}

function partsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value) as unknown[];
  return Array.isArray(value) ? parts : [...Object.keys(value), ...parts];
}
