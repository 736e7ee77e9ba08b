import { gzipSync } from 'node:zlib';
import Router from '@koa/router';
import { expect } from 'chai';
import type { Middleware } from 'koa';
import { type RunningApp, runApp } from './testing/running-app.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

describe('a body', () => {
  let app: RunningApp;
  let visitor: Visitor;

  before(async () => {
    app = await runApp({ routes: [testRoutes()] });
  });
  beforeEach(() => {
    visitor = createVisitor(app.origin);
  });
  after(() => app.stop());

  it('is parsed', async () => {
    const answer = await visitor.send('POST', '/api/echo', { json: { email: 'ada@rondel.example' } });
    expect(JSON.parse(answer.body)).to.deep.equal({ email: 'ada@rondel.example' });
  });

  for (const method of ['POST', 'DELETE']) {
    it(`may be missing from a ${method}`, async () => {
      const answer = await visitor.send(method, '/api/echo', { headers: { 'Content-Length': '0' } });
      expect(answer.status).to.equal(200);
    });
  }

  const large = JSON.stringify({ notes: 'x'.repeat(100_000) });
  const json = { 'Content-Type': 'application/json' };
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const bodies: readonly (readonly [
    what: string,
    body: string | Buffer,
    headers: Record<string, string>,
    status: number,
  ])[] = [
    ['too large', large, json, 413],
    ['too large and chunked', large, { ...json, ...chunked }, 413],
    [
      'a bomb',
      gzipSync(JSON.stringify({ notes: 'x'.repeat(20_000_000) })),
      { ...json, 'Content-Encoding': 'gzip' },
      413,
    ],
    ['not what its encoding says', 'not gzip', { ...json, 'Content-Encoding': 'gzip' }, 400],
    ['of an unknown encoding', '{}', { ...json, 'Content-Encoding': 'rot13' }, 415],
    ['broken JSON', '{"email":', json, 400],
    ['JSON but no object', '"text"', json, 400],
    ['text', 'email=ada', { 'Content-Type': 'text/plain' }, 415],
    ['text and chunked', 'email=ada', { 'Content-Type': 'text/plain', ...chunked }, 415],
    ['a form', 'email=ada', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['of no type', '{}', {}, 415],
  ];
  for (const [what, body, headers, status] of bodies) {
    it(`that is ${what} gets ${status}`, async () => {
      const answer = await visitor.send('POST', '/api/echo', { body, headers });
      expect(answer.status).to.equal(status);
      expect(answer.headers).to.include.keys('content-security-policy', 'x-error-code');
    });
  }
});

function testRoutes(): Router {
  const echo: Middleware = (ctx) => {
    ctx.body = ctx.request.body ?? {};
  };
  return new Router().post('/api/echo', echo).delete('/api/echo', echo);
}
