import { expect } from 'chai';
import { firstWeekday, weekStart } from './first-weekday.ts';
import { localeHere } from './locale-here.ts';

describe('the locale of a page', () => {
  for (const [usual, asked, locale] of [
    ['en-GB', ['en-US', 'en'], 'en-US'],
    ['en-GB', ['en', 'de-AT', 'en-CA'], 'en-CA'],
    ['en-GB', ['de-AT'], 'en-GB'],
    ['en-GB', [], 'en-GB'],
    ['de-DE', ['de-AT'], 'de-AT'],
    ['es-ES', ['es-419', 'es-MX'], 'es-419'],
    ['pt-BR', ['pt-PT'], 'pt-PT'],
    ['ar-u-nu-latn', ['ar-EG'], 'ar-EG-u-nu-latn'],
    ['ar-u-nu-latn', ['ar'], 'ar-u-nu-latn'],
  ] as const)
    it(`is ${locale} of ${usual} in a browser that asks for ${asked.join(', ') || 'nothing'}`, () => {
      expect(localeHere(usual, asked)).to.equal(locale);
    });

  it('is the usual one in Node, where pages are prerendered', () => {
    expect(localeHere('en-GB')).to.equal('en-GB');
  });
});

describe('the first day of a week', () => {
  const withInfo = (locale: string) => firstWeekday(locale);
  const withoutInfo = (locale: string) => firstWeekday(locale, () => undefined);
  for (const [locale, first] of [
    ['en-US', 7],
    ['en-GB', 1],
    ['en-CA', 7],
    ['pt-BR', 7],
    ['es-MX', 7],
    ['de-AT', 1],
    ['ar-EG-u-nu-latn', 6],
    ['ar-u-nu-latn', 6],
    ['ar-SA', 7],
  ] as const)
    it(`is ${first} in ${locale}, also in a browser that does not tell`, () => {
      expect([withInfo(locale), withoutInfo(locale)]).to.deep.equal([first, first]);
    });

  it('is on or before a date', () => {
    // A Sunday.
    const day = '2026-11-29' as Parameters<typeof weekStart>[0];
    expect([1, 6, 7].map((first) => weekStart(day, first))).to.deep.equal([
      '2026-11-23',
      '2026-11-28',
      '2026-11-29',
    ]);
  });
});
