/** In characters that a reader sees. */
const minLength = 3;

/** Characters that a screen does not show: controls, format characters, and fillers such as the zero-width space. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The typed reason without spaces around it; null when a reader would see too little of it. */
export function reasonTyped(text: string): string | null {
  const isReadable = text.replace(invisible, '').trim().length >= minLength;
  return isReadable ? text.trim() : null;
}
