import { expect } from 'chai';
import { durationMinutes, numberOf } from './file-numbers.ts';

describe('a number in a file of another app', () => {
  for (const [text, value] of [
    ['80.5', 80.5],
    [' 80,5 ', 80.5],
    ['٨٠٫٥', 80.5],
    ['۸۰٫۵', 80.5],
    ['١٬٢٠٠', 1200],
    ['1e2', 100],
    ['--', null],
    ['', null],
    ['heavy', undefined],
  ] as const)
    it(`written as '${text}' is ${value}`, () => expect(numberOf(text)).to.equal(value));

  it('of seconds in Arabic digits makes a duration', () => {
    expect(durationMinutes('١٨٠٠')).to.equal(30);
  });
});
