import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';
import type { Sentences } from './en/sentences.ts';
import type { Texts } from './en/texts.ts';

/** A language other than English. What it has no file for stays English. */
export type Translation = {
  readonly texts: Partial<Texts>;
  readonly sentences?: Sentences;
  /** Names and sentences of the catalogue. */
  readonly dictionaries: readonly Dictionary[];
};
