/** No body of the product goes deeper than four. */
const maxLevels = 16;
const halfOfPair = /\p{Cs}/u;

/** Whether Postgres can keep a text: it takes neither NUL nor half of a surrogate pair. */
export const isPostgresSafeText = (text: string): boolean => !text.includes('\0') && !halfOfPair.test(text);

/**
 * Whether all texts and names in a parsed JSON value can be kept, and all its numbers are finite: JSON has a notation for numbers that
 * are not. What is nested deeper than anything of ours is refused too, before something recursive meets it.
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
