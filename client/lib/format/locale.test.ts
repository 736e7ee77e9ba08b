import { expect } from 'chai';
import { wordsOf } from '#domain/kernel/words-of.ts';
import { clockTime, itemsText, listText, numberText, plural, spokenTime } from './locale.ts';

describe('texts of the locale', () => {
  it('groups the thousands of a number', () => {
    expect(numberText(1250)).to.equal('1,250');
  });

  it('rounds a number to the decimals that are asked for', () => {
    expect(numberText(1.256, 1)).to.equal('1.3');
  });

  for (const [language, tag, shown] of [
    ['en', 'en-GB', '82.0'],
    ['de', 'de-DE', '82,0'],
    ['fr', 'fr-FR', '82,0'],
    ['pt-BR', 'pt-BR', '82,0'],
    ['ar', 'ar-u-nu-latn', '82.0'],
  ] as const)
    it(`gives digits the decimal sign of ${tag}`, () => {
      expect(wordsOf(language, tag).decimalText('82.0')).to.equal(shown);
      expect(wordsOf(language, tag).decimalText('180')).to.equal('180');
    });

  it('joins the last of several words by "and"', () => {
    expect(listText(['reps', 'sets', 'rounds'])).to.equal('reps, sets and rounds');
  });

  it('puts commas between items, and leaves out those that are not there', () => {
    expect(itemsText(['reps', null, 'sets', '', undefined, 'rounds'])).to.equal('reps, sets, rounds');
    expect(itemsText([null])).to.equal('');
  });

  for (const [count, form] of [
    [0, 'days'],
    [1, 'day'],
    [2, 'days'],
  ] as const)
    it(`chooses the form of a word for the count ${count}`, () => {
      expect(plural(count, { one: 'day', other: 'days' })).to.equal(form);
    });

  it('falls back to the general form of a word for a count without a form', () => {
    expect(plural(1, { one: 'sheep', other: 'sheep' })).to.equal('sheep');
  });
});

describe('a time', () => {
  for (const [seconds, shown, spoken] of [
    [0, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [42, '0:42', '42 seconds'],
    [60, '1:00', '1 minute'],
    [768, '12:48', '12 minutes 48 seconds'],
    [3599, '59:59', '59 minutes 59 seconds'],
    [3600, '1:00:00', '1 hour'],
    [7265, '2:01:05', '2 hours 1 minute 5 seconds'],
  ] as const)
    it(`of ${seconds} s is shown as ${shown} and said as ${spoken}`, () => {
      expect([clockTime(seconds), spokenTime(seconds)]).to.deep.equal([shown, spoken]);
    });
});
