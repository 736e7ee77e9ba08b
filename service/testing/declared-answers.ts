import { expect } from 'chai';
import * as z from 'zod/mini';
import { allRoutes } from '#service/all-routes.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { refusalsOf } from '#service/http/route-refusals.ts';
import type { Answer, Visitor } from '#service/http/testing/visitor.ts';

const patterns = allRoutes.map((route) => {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  return { route, pattern };
});

/** The route that takes a request; none for navigations and for what is no call. */
export function routeFor(method: string, pathname: string): ApiRoute | undefined {
  return patterns.find(({ route, pattern }) => route.method === method && pattern.test(pathname))?.route;
}

/** The same visitor; an answer that is not what its route says throws. */
export const heldToRoutes = (visitor: Visitor): Visitor => ({
  ...visitor,
  get: async (path, headers) => held('GET', await visitor.get(path, headers)),
  send: async (method, path, sending) => held(method, await visitor.send(method, path, sending)),
});

function held(method: string, answer: Answer): Answer {
  const route = routeFor(method, answer.url.pathname);
  if (!route) return answer;
  if (answer.status < 300) expectAnswer(route, answer);
  else expectRefusal(route, answer);
  return answer;
}

/** What it says and not a field more: one that nobody has declared may be one that nobody was to see. */
function expectAnswer(route: ApiRoute, { status, headers, body }: Answer): void {
  const call = `${route.method} ${route.path}`;
  expect(status, call).to.equal(route.status ?? 200);
  expect(headers['content-type'], call).to.equal(`${route.type ?? 'application/json'}; charset=utf-8`);
  const content = route.type ? body : (JSON.parse(body) as unknown);
  expect(z.parse(route.answer, content), call).to.deep.equal(content);
}

function expectRefusal(route: ApiRoute, { status, headers }: Answer): void {
  const declared = refusalsOf(route).map((refusal) => refusal.join(' '));
  expect(declared, `${route.method} ${route.path}`).to.include(
    `${status} ${String(headers['x-error-code'])}`,
  );
}
