import { expect } from 'chai';
import * as z from 'zod/mini';
import { allRoutes } from '#service/app/all-routes.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { documentedErrorsOf } from '#service/http/errors/documented-errors.ts';
import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';

const patterns = allRoutes.map((route) => {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  return { route, pattern };
});

/** The route of a request; undefined for navigations and unknown calls. */
export function routeFor(method: string, pathname: string): ApiRoute | undefined {
  return patterns.find(({ route, pattern }) => route.method === method && pattern.test(pathname))?.route;
}

/** Wraps a visitor; a response that its route does not declare throws. */
export const checkingDeclaredResponses = (visitor: HttpClient): HttpClient => ({
  ...visitor,
  get: async (path, headers) => checked('GET', await visitor.get(path, headers)),
  send: async (method, path, sending) => checked(method, await visitor.send(method, path, sending)),
});

function checked(method: string, answer: Answer): Answer {
  const route = routeFor(method, answer.url.pathname);
  if (!route) return answer;
  if (answer.status < 300) expectAnswer(route, answer);
  else expectRefusal(route, answer);
  return answer;
}

/** Exactly the declared fields, because an undeclared one could reveal private data. */
function expectAnswer(route: ApiRoute, { status, headers, body }: Answer): void {
  const call = `${route.method} ${route.path}`;
  expect(status, call).to.equal(route.status ?? 200);
  expect(headers['content-type'], call).to.equal(`${route.type ?? 'application/json'}; charset=utf-8`);
  const content = route.type ? body : (JSON.parse(body) as unknown);
  expect(z.parse(route.answer, content), call).to.deep.equal(content);
}

function expectRefusal(route: ApiRoute, { status, headers }: Answer): void {
  const declared = documentedErrorsOf(route).map((refusal) => refusal.join(' '));
  expect(declared, `${route.method} ${route.path}`).to.include(
    `${status} ${String(headers['x-error-code'])}`,
  );
}
