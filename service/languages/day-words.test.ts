import { expect } from 'chai';
import type { Language } from '#domain/kernel/language.ts';
import { dayWords } from '#domain/streak/day-words.ts';
import { textsIn, translations } from './texts.ts';

type Words = string | ((...parameters: never[]) => string) | { readonly [name: string]: Words };

/** Each text by its name; a text with parameters as its source. */
const textsOf = (words: Words, name = ''): readonly (readonly [name: string, text: string])[] =>
  typeof words === 'object'
    ? Object.entries(words).flatMap(([key, inner]) => textsOf(inner, `${name} ${key}`))
    : [[name, String(words)]];

describe('the words about a day', () => {
  const english = new Map(textsOf(dayWords));
  for (const language of Object.keys(translations) as Language[])
    it(`are in ${language} for each verdict, summary and moment`, () => {
      const texts = textsOf(textsIn(language).dayWords);
      expect(texts).to.have.length(english.size);
      const untranslated = texts.filter(([name, text]) => english.get(name) === text);
      expect(untranslated).to.deep.equal([]);
    });
});
