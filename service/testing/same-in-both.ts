/** Texts of more than three letters that a language has as English has them: names, units, and words that both share. */
export const sameInBoth = {
  de: new Set<string>([]),
  fr: new Set<string>([]),
  es: new Set<string>([]),
  'pt-BR': new Set<string>([]),
  ar: new Set<string>([]),
} as const;
