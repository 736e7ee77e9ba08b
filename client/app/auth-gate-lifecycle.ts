import type { Lifecycle } from '#domain/kernel/decider.ts';

export type AuthStatus =
  | 'loading'
  | 'authenticated'
  | 'unauthenticated'
  | 'betaAccessRequired'
  | 'unreachable';
export type AuthEvent = 'user.found' | 'user.absent' | 'user.failed' | 'beta.refused' | 'retry.asked';

/**
 * Whether the page shows a member, a visitor or the beta gate. It is a table that `advance` reads, so that a visitor's first screen need not load a state machine's
 * interpreter. Nothing leads out of `betaAccessRequired`: it holds for the page's lifetime.
 */
export const authGateLifecycle = {
  initial: 'loading',
  states: {
    loading: {
      tags: ['ReadUser'],
      on: {
        'user.found': 'authenticated',
        'user.absent': 'unauthenticated',
        'user.failed': 'unreachable',
        'beta.refused': 'betaAccessRequired',
      },
    },
    // An approval can be taken back while the member is here: the next call says so.
    authenticated: { tags: [], on: { 'beta.refused': 'betaAccessRequired' } },
    unauthenticated: { tags: [], on: {} },
    betaAccessRequired: { tags: [], on: {} },
    unreachable: { tags: [], on: { 'retry.asked': 'loading' } },
  },
} as const satisfies Lifecycle<AuthStatus, 'ReadUser', AuthEvent>;

/** What a failed reading of the user means. Spec: a message containing 'Beta access required' or '403' closes the gate. */
export const eventOfFailure = (error: unknown): AuthEvent =>
  error instanceof Error && /Beta access required|403/.test(error.message) ? 'beta.refused' : 'user.failed';
