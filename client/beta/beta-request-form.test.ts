import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { isRepeat, looksLikeEmail, refusalToast } from './beta-request-form.tsx';

describe('what the beta request form says', () => {
  for (const [email, isSendable] of [
    ['', false],
    ['maya', false],
    ['maya@example.com', true],
    ['@', true],
  ] as const)
    it(`${isSendable ? 'lets' : 'does not let'} '${email}' pass`, () =>
      expect(looksLikeEmail(email)).to.equal(isSendable));

  for (const [error, title, description] of [
    [
      new ApiError(409, 'This email is already on our beta list.'),
      'Already Submitted',
      'This email is already on our beta list.',
    ],
    [
      new ApiError(400, 'Please enter a valid email address.'),
      'Invalid Email',
      'Please enter a valid email address.',
    ],
    [
      new ApiError(429, 'Too many tries. Try again in 40 seconds.'),
      'Slow down',
      'Too many tries. Try again in 40 seconds.',
    ],
    [new TypeError('Failed to fetch'), 'Error', 'Something went wrong. Please try again.'],
  ] as const)
    it(`'${title}' to '${error.message}'`, () =>
      expect(refusalToast(error)).to.deep.equal({ title, description, variant: 'destructive' }));

  it('knows a repeat by its 409', () => {
    expect(isRepeat(new ApiError(409, 'On the list'))).to.equal(true);
    expect(isRepeat(null)).to.equal(false);
  });
});
