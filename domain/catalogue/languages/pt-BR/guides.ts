import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const guides: Dictionary = {};
