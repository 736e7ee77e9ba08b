import Router from '@koa/router';
import { expect } from 'chai';
import type { Middleware } from 'koa';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

describe('a mutation', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes()] });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  const other = 'http://127.0.0.1:1';
  const cases: readonly (readonly [
    what: string,
    headers: Record<string, string | undefined>,
    isTaken: boolean,
  ])[] = [
    ['of an own page', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['of another port of this host', { Origin: other, 'Sec-Fetch-Site': 'same-site' }, false],
    ['of another port that hides its origin', { Origin: undefined, 'Sec-Fetch-Site': 'same-site' }, false],
    ['that claims one and means another', { Origin: other, 'Sec-Fetch-Site': 'same-origin' }, false],
    ['of a page without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['typed into the address bar', { Origin: undefined, 'Sec-Fetch-Site': 'none' }, false],
    ['of an own page in an old browser', { 'Sec-Fetch-Site': undefined }, true],
    ['of another site in an old browser', { Origin: other, 'Sec-Fetch-Site': undefined }, false],
    ['of a script', { Origin: undefined, 'Sec-Fetch-Site': undefined, Cookie: undefined }, true],
    [
      'with a cookie but no word of where it is from',
      { Origin: undefined, 'Sec-Fetch-Site': undefined, Cookie: 'sid=1' },
      false,
    ],
  ];
  for (const [what, headers, isTaken] of cases) {
    it(`${what} is ${isTaken ? 'accepted' : 'refused'}`, async () => {
      const answer = await visitor.send('POST', '/api/echo', { json: {}, headers: defined(headers) });
      expect(answer.status).to.equal(isTaken ? 200 : 403);
    });
  }

  it('is refused on pages as well', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await visitor.send('POST', '/dev-idp/interaction/x', {
      form: { email: 'a@b' },
      headers,
    });
    expect(shapeOf(answer)).to.deep.equal([
      403,
      'text/plain; charset=utf-8',
      'This request came from another site.',
    ]);
  });
});

function testRoutes(): Router {
  const echo: Middleware = (ctx) => {
    ctx.body = ctx.request.body ?? {};
  };
  return new Router().post('/api/echo', echo).delete('/api/echo', echo);
}

function shapeOf({ status, headers, body }: Answer): readonly unknown[] {
  return [status, headers['content-type'], body];
}

/** Removes headers that the visitor would send by default. */
function defined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']));
}
