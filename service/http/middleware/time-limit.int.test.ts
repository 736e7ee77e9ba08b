import { EventEmitter, once } from 'node:events';
import Router from '@koa/router';
import { expect } from 'chai';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

describe('a call that exceeds the time limit', () => {
  const moments = new EventEmitter();
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes(moments)], requestLimitMs: 1_000 });
    visitor = createHttpClient(app.origin);
    await signInAs(visitor, 'ada@rondel.example');
  });
  after(() => app.stop());

  for (const end of ['answers', 'fails']) {
    it(`is answered by the time limit with all headers, without error when it ${end} later`, async () => {
      const fine = await visitor.get('/api/fine');
      const late = await visitor.get(`/api/late/${end}`);
      expect([late.status, late.body]).to.deep.equal([503, 'This took too long. Please try again.']);
      expect(late.headers).to.include({
        'x-error-code': 'took-too-long',
        'cache-control': 'no-store',
        'retry-after': '5',
      });
      expect(late.headers).to.include.keys(Object.keys(fine.headers));
      const done = once(moments, 'done');
      moments.emit('release');
      await done;
      expect((await visitor.get('/api/fine')).body).to.equal('fine');
    });
  }
});

function testRoutes(moments: EventEmitter): Router {
  const router = new Router();
  router.get('/api/fine', (ctx) => {
    ctx.body = 'fine';
  });
  router.get('/api/late/:end', async (ctx) => {
    await once(moments, 'release');
    setImmediate(() => moments.emit('done'));
    if (ctx.path.endsWith('fails')) throw new Error('too late to be told');
    ctx.session.returnTo = '/changed';
    ctx.body = 'late';
  });
  return router;
}
