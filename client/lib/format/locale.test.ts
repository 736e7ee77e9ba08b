import { expect } from 'chai';
import { listText, numberText, plural } from './locale.ts';

describe('texts of the locale', () => {
  it('groups the thousands of a number', () => {
    expect(numberText(1250)).to.equal('1,250');
  });

  it('rounds a number to the decimals that are asked for', () => {
    expect(numberText(1.256, 1)).to.equal('1.3');
  });

  it('joins the last of several words by "and"', () => {
    expect(listText(['reps', 'sets', 'rounds'])).to.equal('reps, sets and rounds');
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
    expect(plural(1, { other: 'sheep' })).to.equal('sheep');
  });
});
