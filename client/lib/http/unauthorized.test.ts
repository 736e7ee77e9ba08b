import { expect } from 'chai';
import type { ToastMessage } from '#client/ui/toast.ts';
import { createLoginRedirect, loginFrom } from './unauthorized.ts';

describe('login redirect', () => {
  it('shows one toast and goes once, 500 ms later, however many calls fail', () => {
    const shown: ToastMessage[] = [];
    const waits: number[] = [];
    let visits = 0;
    const redirect = createLoginRedirect({
      showToast: (message) => shown.push(message),
      wait: (work, milliseconds) => {
        waits.push(milliseconds);
        work();
      },
      goToLogin: () => {
        visits += 1;
      },
    });
    for (let call = 0; call < 5; call += 1) redirect();
    expect(shown).to.deep.equal([
      {
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      },
    ]);
    expect(waits).to.deep.equal([500]);
    expect(visits).to.equal(1);
  });

  it('returns to where the member was', () => {
    expect(loginFrom('/')).to.equal('/api/login');
    expect(loginFrom('/workout?template=full-body')).to.equal(
      '/api/login?returnTo=%2Fworkout%3Ftemplate%3Dfull-body',
    );
  });
});
