import { expect } from 'chai';
import { createMachine, getInitialSnapshot, transition } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { advance } from '#domain/kernel/decider.ts';
import { type AuthEvent, type AuthStatus, authGateLifecycle, eventOfFailure } from './auth-gate.tsx';

const statusAfter = (...events: AuthEvent[]): AuthStatus =>
  events.reduce<AuthStatus>(
    (status, event) => advance(authGateLifecycle, status, event),
    authGateLifecycle.initial,
  );

const events: readonly AuthEvent[] = [
  'user.found',
  'user.absent',
  'user.failed',
  'beta.refused',
  'retry.asked',
];

describe('auth gate', () => {
  it('starts loading, the only status that reads the user', () => {
    const reading = Object.entries(authGateLifecycle.states).filter(([, { tags }]) => tags.length > 0);
    expect(reading.map(([status]) => status)).to.deep.equal([authGateLifecycle.initial]);
  });

  for (const [event, status] of [
    ['user.found', 'authenticated'],
    ['user.absent', 'unauthenticated'],
    ['beta.refused', 'betaAccessRequired'],
    ['user.failed', 'unreachable'],
  ] as const)
    it(`is ${status} after ${event}`, () => expect(statusAfter(event)).to.equal(status));

  it('keeps the beta gate closed for every later event', () => {
    expect(statusAfter('beta.refused', 'user.found', 'retry.asked', 'user.absent')).to.equal(
      'betaAccessRequired',
    );
  });

  it('closes while a member is signed in', () => {
    expect(statusAfter('user.found', 'beta.refused')).to.equal('betaAccessRequired');
  });

  it('reads again when a failed reading is retried', () => {
    expect(statusAfter('user.failed', 'retry.asked')).to.equal('loading');
  });

  it("has an XState machine's status after any five events, and reaches each status", () => {
    const machine = createMachine({ id: 'authGate', ...authGateLifecycle });
    const reached = new Set<AuthStatus>();
    let ends = [{ status: statusAfter(), state: getInitialSnapshot(machine), history: '' }];
    for (let length = 0; length <= 5; length += 1) {
      for (const { status, state, history } of ends) {
        expect(state.value, history).to.equal(status);
        reached.add(status);
      }
      ends = ends.flatMap(({ status, state, history }) =>
        events.map((type) => ({
          status: advance(authGateLifecycle, status, type),
          state: transition(machine, state, { type })[0],
          history: `${history} ${type}`,
        })),
      );
    }
    expect([...reached]).to.have.members(Object.keys(authGateLifecycle.states));
  });

  for (const [error, event] of [
    [new ApiError(403, 'Beta access required'), 'beta.refused'],
    [new ApiError(403, 'Forbidden'), 'beta.refused'],
    [new Error('Beta access required'), 'beta.refused'],
    [new ApiError(500, 'Internal Server Error'), 'user.failed'],
    [new TypeError('Failed to fetch'), 'user.failed'],
  ] as const)
    it(`takes '${error.message}' for ${event}`, () => expect(eventOfFailure(error)).to.equal(event));
});
