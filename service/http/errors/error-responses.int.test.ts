import Router from '@koa/router';
import { expect } from 'chai';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { TooManyRequests, Unauthorized } from './http-failures.ts';

describe('an error over HTTP', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes()] });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  it('contains the message as text', async () => {
    const answer = await visitor.get('/api/refused');
    expect(shapeOf(answer)).to.deep.equal([409, 'text/plain; charset=utf-8', 'No skip tokens.']);
  });

  it('is problem+json when the request accepts it', async () => {
    const answer = await visitor.get('/api/refused', { Accept: 'application/problem+json' });
    expect(answer.headers['content-type']).to.equal('application/problem+json');
    expect(JSON.parse(answer.body)).to.deep.equal({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'No skip tokens.',
      code: 'no-token',
    });
  });

  it('is text when the request accepts anything or only JSON', async () => {
    for (const accept of ['*/*', 'application/json']) {
      const answer = await visitor.get('/api/refused', { Accept: accept });
      expect(answer.body).to.equal('No skip tokens.');
    }
  });

  it('has its code in a header', async () => {
    expect((await visitor.get('/api/refused')).headers['x-error-code']).to.equal('no-token');
  });

  it('contains only Unauthorized for a visitor', async () => {
    expect(shapeOf(await visitor.get('/api/members-only'))).to.deep.equal([
      401,
      'text/plain; charset=utf-8',
      'Unauthorized',
    ]);
  });

  it('reveals nothing about a bug, which is logged with the request id', async () => {
    const answer = await visitor.get('/api/bug');
    expect(shapeOf(answer)).to.deep.equal([
      500,
      'text/plain; charset=utf-8',
      'Something went wrong. Please try again.',
    ]);
    const line = app.log.find(({ msg }) => msg === 'internal');
    expect(line?.requestId).to.equal(answer.headers['x-request-id']);
    expect(line?.err).to.include({ message: 'the secret reason' });
  });

  it('keeps headers that were set before, and adds its own', async () => {
    const good = await visitor.get('/api/fine');
    const bad = await visitor.get('/api/late');
    const expected = Object.keys(good.headers).filter((name) => name !== 'etag');
    expect(bad.headers).to.include.keys(...expected, 'x-of-the-route', 'retry-after');
    expect(bad.headers['retry-after']).to.equal('7');
  });

  it('drops headers that described the failed answer', async () => {
    expect((await visitor.get('/api/late')).headers).to.not.include.keys('etag', 'content-encoding');
  });

  it('has the right length for HEAD', async () => {
    const answer = await visitor.send('HEAD', '/api/refused');
    expect([answer.status, answer.headers['content-length'], answer.body]).to.deep.equal([409, '15', '']);
  });
});

function testRoutes(): Router {
  const router = new Router();
  router.get('/api/fine', (ctx) => {
    ctx.body = { isFine: true };
  });
  router.get('/api/refused', () => {
    throw new Refusal('no-token', 'No skip tokens.');
  });
  router.get('/api/members-only', () => {
    throw new Unauthorized();
  });
  router.get('/api/bug', () => {
    throw new Error('the secret reason');
  });
  router.get('/api/late', (ctx) => {
    ctx.set({ 'X-Of-The-Route': 'kept', ETag: '"1"', 'Content-Encoding': 'br' });
    ctx.body = { half: 'an answer' };
    throw new TooManyRequests(7);
  });
  return router;
}

function shapeOf({ status, headers, body }: Answer): readonly unknown[] {
  return [status, headers['content-type'], body];
}
