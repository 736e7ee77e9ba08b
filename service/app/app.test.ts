import { expect } from 'chai';
import type { Middleware } from 'koa';
import type { AppContext } from '#service/features/app-context.ts';
import { supportAnswer } from '#service/features/help/help-contract.ts';
import type { ApiRoute, Audience, Method } from '#service/http/api-route.ts';
import { routeStages } from './app.ts';

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

function namesOf(
  method: Method,
  audience: Audience,
  more: Partial<ApiRoute<AppContext>> = {},
): readonly string[] {
  const handle = () => stageNamed('handle') as ReturnType<ApiRoute<AppContext>['handle']>;
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
  it('of a mutation are: scopes, wait for erasures, gate, idempotency, handler, in this order', () => {
    expect(namesOf('POST', 'signedIn')).to.deep.equal([
      'checkScopes',
      'besideErasures',
      'requireMember',
      'answerOnce',
      'handle',
    ]);
    expect(namesOf('PATCH', 'members')).to.deep.equal([
      'checkScopes',
      'besideErasures',
      'requireBetaAccess',
      'answerOnce',
      'handle',
    ]);
    expect(namesOf('POST', 'members', { isAboutOthers: true })).to.include('answerOnceWithoutBody');
    expect(namesOf('DELETE', 'admins')).to.deep.equal([
      'checkScopes',
      'besideErasures',
      'requireAdmin',
      'answerOnceWithoutBody',
      'handle',
    ]);
  });

  it('are the scopes, the gate and the handler for a read', () => {
    expect(namesOf('GET', 'members')).to.deep.equal(['checkScopes', 'requireBetaAccess', 'handle']);
  });

  it('include no wait for erasures when the route itself erases', () => {
    expect(namesOf('DELETE', 'signedIn', { erases: true })).to.deep.equal([
      'checkScopes',
      'requireMember',
      'answerOnce',
      'handle',
    ]);
  });

  it("include the route's rate limit right before the handler", () => {
    expect(namesOf('GET', 'signedIn', { limit: 'export' })).to.deep.equal([
      'checkScopes',
      'requireMember',
      'limitExports',
      'handle',
    ]);
  });

  it('of a public mutation are the scopes, the wait for erasures and the handler', () => {
    expect(namesOf('POST', 'everybody')).to.deep.equal(['checkScopes', 'besideErasures', 'handle']);
  });
});
