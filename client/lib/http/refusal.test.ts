import { expect } from 'chai';
import type { ToastMessage } from '#client/ui/toast.ts';
import { ApiError } from './api-error.ts';
import { createWaysOut, loginFrom, refusalToast } from './refusal.ts';

describe('the ways out of a session', () => {
  /** A page whose timers run when they are let go. */
  function page() {
    const shown: ToastMessage[] = [];
    const went: string[] = [];
    const waiting: (readonly [work: () => void, milliseconds: number])[] = [];
    const ways = createWaysOut({
      showToast: (message) => shown.push(message),
      wait: (...timer) => waiting.push(timer),
      goToLogin: () => went.push('login'),
      goToLogout: () => went.push('logout'),
    });
    return { ...ways, shown, went, waiting };
  }

  it('lead to the login with one toast, once and 500 ms later, however many calls fail', () => {
    const { toLogin, shown, went, waiting } = page();
    for (let call = 0; call < 5; call += 1) toLogin();
    expect(shown).to.deep.equal([
      {
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      },
    ]);
    expect(waiting.map(([, milliseconds]) => milliseconds)).to.deep.equal([500]);
    for (const [work] of waiting) work();
    expect(went).to.deep.equal(['login']);
  });

  it('lead a member who leaves to the logout, and refused reads nowhere', () => {
    const { toLogin, toLogout, shown, went, waiting } = page();
    toLogout();
    toLogin();
    expect([shown, waiting, went]).to.deep.equal([[], [], ['logout']]);
  });

  it('lead to the logout also where a read was refused just before', () => {
    const { toLogin, toLogout, went, waiting } = page();
    toLogin();
    toLogout();
    for (const [work] of waiting) work();
    expect(went).to.deep.equal(['logout']);
  });

  it('returns to where the member was', () => {
    expect(loginFrom('/')).to.equal('/api/login');
    expect(loginFrom('/workout?template=full-body')).to.equal(
      '/api/login?returnTo=%2Fworkout%3Ftemplate%3Dfull-body',
    );
  });
});

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
