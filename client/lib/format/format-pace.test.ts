import { expect } from 'chai';
import { recommendedPaceText, weeklyPaceText } from './format-pace.ts';

describe('a pace in words', () => {
  for (const [pounds, unit, text] of [
    [1, 'lbs', '1 lb a week'],
    [0.7, 'lbs', '0.7 lb a week'],
    [6.0667, 'lbs', '6.1 lb a week'],
    [1, 'kg', '0.5 kg a week'],
    [1.5, 'kg', '0.7 kg a week'],
  ] as const)
    it(`is ${text}`, () => {
      expect(weeklyPaceText(pounds, unit)).to.equal(text);
    });

  it('is by the month for body fat', () => {
    expect(recommendedPaceText({ amount: 0.75, unit: 'points-per-month' }, '%')).to.equal(
      '0.75 points a month',
    );
  });
});
