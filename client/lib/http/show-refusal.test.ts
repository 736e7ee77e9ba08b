import { expect } from 'chai';
import { ApiError } from './api-error.ts';
import { refusalToast } from './show-refusal.ts';

const usual = {
  title: 'Error',
  description: 'Failed to log weight. Please try again.',
  variant: 'destructive',
} as const;

describe('the toast of a refused command', () => {
  it('says when to try again where too much was asked for in a short time', () => {
    const tooFast = new ApiError(429, 'Too many tries. Try again in 40 seconds.');
    expect(refusalToast(tooFast, usual)).to.deep.equal({
      ...usual,
      description: 'Too many tries. Try again in 40 seconds.',
    });
  });

  it('is the usual one for any other refusal and where no answer came', () => {
    for (const error of [
      new ApiError(409, 'Conflict'),
      new ApiError(503, ''),
      new TypeError('Failed to fetch'),
    ])
      expect(refusalToast(error, usual)).to.equal(usual);
  });
});
