import { expect } from 'chai';
import { wordsOf } from './words-of.ts';

describe('items next to each other', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'pt-BR'] as const)
    it(`have commas and no word between them: ${language}`, () =>
      expect(wordsOf(language, language).itemsText(['A', null, 'B', '', 'C'])).to.equal('A, B, C'));

  it('of a list end with a word', () => {
    expect(wordsOf('de', 'de').listText(['A', 'B', 'C'])).to.equal('A, B und C');
  });
});
