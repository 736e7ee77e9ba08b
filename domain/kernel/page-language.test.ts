import { expect } from 'chai';
import { isPageLanguage, pageLanguageOf } from './page-language.ts';

describe('the language of a page', () => {
  const offered = ['en', 'de', 'ar'] as const;

  it('is the first choice that there is a client in', () => {
    expect(pageLanguageOf(['de', 'ar'], 'fr', offered)).to.equal('de');
    expect(pageLanguageOf([undefined, 'ar'], 'de', offered)).to.equal('ar');
    expect(pageLanguageOf(['fr', 'xx'], 'ar-EG', offered)).to.equal('ar');
  });

  it('is the first that the browser asks for and is offered, else English', () => {
    expect(pageLanguageOf([], 'fr-CA, de-AT;q=0.9', offered)).to.equal('de');
    expect(pageLanguageOf([], 'fr', offered)).to.equal('en');
    expect(pageLanguageOf([], undefined, ['en'])).to.equal('en');
  });

  it('is the pseudo language by choice alone, where it is offered', () => {
    expect(pageLanguageOf(['en-XA'], 'de', ['en', 'en-XA'])).to.equal('en-XA');
    expect(pageLanguageOf([], 'en-XA', ['en', 'en-XA'])).to.equal('en');
    expect(isPageLanguage('en-XA')).to.equal(true);
    expect(isPageLanguage('xx')).to.equal(false);
  });
});
