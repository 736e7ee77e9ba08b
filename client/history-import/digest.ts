const starts = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
const factors = [0x01000193, 0x85ebca77, 0x27d4eb2f, 0x165667b1];
/** No letter has it, so that texts that are joined in another way differ. */
const end = 0x1_0000;

/** 32 hex digits. It tells files apart and protects nothing: `crypto.subtle` would want a secure origin. */
export const digestOf = (texts: readonly string[]): string =>
  starts
    .map((start, nth) => (hashOf(texts, start, factors[nth] ?? 1) >>> 0).toString(16).padStart(8, '0'))
    .join('');

function hashOf(texts: readonly string[], start: number, factor: number): number {
  let hash = start;
  const mix = (letter: number): void => {
    hash = Math.imul(hash ^ letter ^ (hash >>> 15), factor);
  };
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) mix(text.charCodeAt(at));
    mix(end);
  }
  return hash;
}
