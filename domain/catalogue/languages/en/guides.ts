import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Empty: the catalogue is English. */
export const guides: Dictionary = {};
