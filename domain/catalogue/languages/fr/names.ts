import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const names: Dictionary = {};
