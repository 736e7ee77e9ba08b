import { expect } from 'chai';
import { directionOf, languageOfTag, languages, negotiatedLanguage } from './language.ts';
import { wordsOf } from './words-of.ts';

describe('language', () => {
  it('gives a regional tag to the language of the same primary subtag', () => {
    expect(languageOfTag('de-AT')).to.equal('de');
    expect(languageOfTag('pt-PT')).to.equal('pt-BR');
    expect(languageOfTag('ja')).to.equal(null);
  });

  it('prefers the choice to the wishes of the browser', () =>
    expect(negotiatedLanguage('ar', 'fr, en;q=0.5')).to.equal('ar'));

  it('takes the wish with the highest weight among those that we have', () =>
    expect(negotiatedLanguage(null, 'ja, es;q=0.4, fr-CA;q=0.8, de;q=0')).to.equal('fr'));

  it('answers in English where no wish is known', () => {
    for (const asked of [null, '', '*', 'ja', ';;q', 'en-US;q=x', ','.repeat(10_000)])
      expect(negotiatedLanguage('tlh', asked)).to.equal('en');
  });

  it('chooses only among the offered languages', () =>
    expect(negotiatedLanguage('ar', 'ar, de;q=0.9', ['en', 'de'])).to.equal('de'));

  it('writes Arabic from right to left', () =>
    expect(languages.filter((language) => directionOf(language) === 'rtl')).to.deep.equal(['ar']));

  it('asks for the plural forms that Intl knows', () => {
    const categories = (tag: string): readonly string[] =>
      new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    expect(languages.map(categories)).to.deep.equal([
      ['one', 'other'],
      ['one', 'other'],
      ['many', 'one', 'other'],
      ['many', 'one', 'other'],
      ['many', 'one', 'other'],
      ['few', 'many', 'one', 'other', 'two', 'zero'],
    ]);
    const { plural } = wordsOf('ar', 'ar-u-nu-latn');
    const forms = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };
    expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).to.deep.equal(Object.values(forms));
  });
});
