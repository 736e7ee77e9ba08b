/** Percent-encoded text as it is meant; text that is not encoded rightly stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
