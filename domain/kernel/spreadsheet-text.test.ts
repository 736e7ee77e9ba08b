import { expect } from 'chai';
import fc from 'fast-check';
import { spreadsheetText, withoutApostrophe } from './spreadsheet-text.ts';

describe('a text for a spreadsheet', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    "'=1",
    "''@x",
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
  ])
    it(`has an apostrophe before ${JSON.stringify(text)}`, () =>
      expect(spreadsheetText(text)).to.equal(`'${text}`));

  for (const text of ['', 'Squat', '5 = 5', 'Push-ups', "'s Gravenhage", "'", '2026-03-10', '72.5'])
    it(`stays as it is where it is ${JSON.stringify(text)}`, () => {
      expect(spreadsheetText(text)).to.equal(text);
      expect(withoutApostrophe(text)).to.equal(text);
    });

  it('is the same text once the apostrophe is taken off', () => {
    const text = fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', '\r', '\n', 'a', ' '),
    });
    fc.assert(fc.property(text, (given) => withoutApostrophe(spreadsheetText(given)) === given));
  });
});
