import { expect } from 'chai';
import type { Middleware } from 'koa';
import { routeStages } from './app.ts';
import type { AppContext } from './app-context.ts';
import { supportAnswer } from './help/help-contract.ts';
import type { ApiRoute, Audience, Method } from './http/api-route.ts';

function stageNamed(name: string): Middleware {
  return { [name]: async () => {} }[name] as Middleware;
}

const gates = [
  'besideErasures',
  'requireMember',
  'requireBetaAccess',
  'requireAdmin',
  'answerOnce',
  'answerOnceWithoutBody',
];
const app = {
  ...Object.fromEntries(gates.map((name) => [name, stageNamed(name)])),
  limits: { export: stageNamed('limitExports') },
} as unknown as AppContext;

function namesOf(method: Method, audience: Audience, more: Partial<ApiRoute> = {}): readonly string[] {
  const handle = () => stageNamed('handle') as ReturnType<ApiRoute['handle']>;
  const route = {
    method,
    audience,
    path: '/api/things',
    summary: '',
    answer: supportAnswer,
    handle,
  } as const;
  return routeStages({ ...route, ...more }, app).map(({ name }) => name);
}

describe('the stages of a route', () => {
  it('are the wait for erasures, gate, idempotency and handler, in this order, where something is changed', () => {
    expect(namesOf('POST', 'signedIn')).to.deep.equal([
      'besideErasures',
      'requireMember',
      'answerOnce',
      'handle',
    ]);
    expect(namesOf('PATCH', 'members')).to.deep.equal([
      'besideErasures',
      'requireBetaAccess',
      'answerOnce',
      'handle',
    ]);
    expect(namesOf('DELETE', 'admins')).to.deep.equal([
      'besideErasures',
      'requireAdmin',
      'answerOnceWithoutBody',
      'handle',
    ]);
  });

  it('are gate and handler where something is read', () => {
    expect(namesOf('GET', 'members')).to.deep.equal(['requireBetaAccess', 'handle']);
  });

  it('wait for no erasure where the route erases itself', () => {
    expect(namesOf('DELETE', 'signedIn', { erases: true })).to.deep.equal([
      'requireMember',
      'answerOnce',
      'handle',
    ]);
  });

  it('have the limit of the route right before the handler', () => {
    expect(namesOf('GET', 'signedIn', { limit: 'export' })).to.deep.equal([
      'requireMember',
      'limitExports',
      'handle',
    ]);
  });

  it('are the wait for erasures and the handler for everybody: visitors cannot be distinguished by a key', () => {
    expect(namesOf('POST', 'everybody')).to.deep.equal(['besideErasures', 'handle']);
  });
});
