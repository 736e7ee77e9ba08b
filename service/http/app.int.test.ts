import Router from '@koa/router';
import { expect } from 'chai';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { type Answer, createHttpClient, type HttpClient } from './testing/http-client.ts';

const bare = /^default-src 'none'; frame-ancestors 'none'$/;

describe('the HTTP application', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes()] });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  describe('the security headers', () => {
    it('are part of every kind of answer', async () => {
      for (const path of ['/api/fine', '/api/bug', '/nowhere', '/healthz', '/dev-idp/jwks']) {
        const { headers } = await visitor.get(path);
        expect(headers, path).to.include({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        });
        const policy = path.startsWith('/api/') ? bare : /^default-src 'none'; script-src 'self';/;
        expect(headers['content-security-policy'], path).to.match(policy);
      }
    });

    it('allow a page of the API what pages may do, and other API answers nothing', async () => {
      const [page, fine] = [await visitor.get('/api/page'), await visitor.get('/api/fine')];
      expect(page.headers['content-security-policy']).to.include(`style-src 'self' 'nonce-${page.body}'`);
      expect(fine.headers['content-security-policy']).to.match(bare);
    });

    it('contain a new nonce for each page, and none for other answers', async () => {
      const [first, second, nowhere] = [
        await visitor.get('/api/page'),
        await visitor.get('/api/page'),
        await visitor.get('/nowhere'),
      ].map(({ headers }) => String(headers['content-security-policy']));
      expect(first).to.match(/'nonce-[\w+/=]{24}'/);
      expect(first).to.not.equal(second);
      expect(nowhere).to.include("style-src 'self';").and.not.include('nonce');
    });

    it('do not require https on plain HTTP', async () => {
      expect((await visitor.get('/api/fine')).headers).to.not.have.property('strict-transport-security');
    });

    it('forbid caching of API answers', async () => {
      expect((await visitor.get('/api/fine')).headers['cache-control']).to.equal('no-store');
    });
  });

  describe('an unknown path', () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/login/other',
      '/api/%E0%A4%A',
      '/apis',
      '/nowhere',
    ]) {
      it(`gets an error text at ${path}`, async () => {
        expect(shapeOf(await visitor.get(path))).to.deep.equal([
          404,
          'text/plain; charset=utf-8',
          'There is nothing here.',
        ]);
      });
    }

    it('gets an error text for another method as well', async () => {
      expect((await visitor.send('PUT', '/api/fine')).status).to.equal(404);
    });
  });

  describe('the id of a request', () => {
    it("ignores the id in a visitor's request", async () => {
      const answer = await visitor.get('/api/fine', { 'X-Request-Id': 'chosen-by-me' });
      expect(answer.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
    });

    it('is logged in one line, without the query', async () => {
      const { headers } = await visitor.get('/api/fine?code=secret');
      // The line is written after the answer; the next answer on this connection comes after it.
      await visitor.get('/healthz');
      const lines = app.log.filter(({ requestId }) => requestId === headers['x-request-id']);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.include({ method: 'GET', path: '/api/fine', status: 200 });
      expect(JSON.stringify(lines)).to.not.include('secret');
    });
  });

  it('redirects a request for another name of this machine to the public origin', async () => {
    const { port } = new URL(app.origin);
    const answer = await visitor.get('/dashboard?a=1', { Host: `localhost:${port}` });
    expect([answer.status, answer.headers.location]).to.deep.equal([302, `${app.origin}/dashboard?a=1`]);
  });

  it('accepts other hosts, because a load balancer may use the address', async () => {
    expect((await visitor.get('/api/fine', { Host: '10.0.0.7' })).status).to.equal(200);
  });
});

describe('GET /healthz', () => {
  it('returns that the process answers, and the state of its parts', async () => {
    let isReady = true;
    const app = await startHttpApp({ readiness: async () => ({ isReady, checks: { projections: 'live' } }) });
    const visitor = createHttpClient(app.origin);
    try {
      expect((await visitor.get('/healthz')).body).to.match(/^ok \d+\.\d+\.\d+$/);
      expect((await visitor.get('/readyz')).status).to.equal(200);
      isReady = false;
      const answer = await visitor.get('/readyz');
      expect(answer.status).to.equal(503);
      expect(JSON.parse(answer.body)).to.deep.equal({ isReady: false, checks: { projections: 'live' } });
    } finally {
      await app.stop();
    }
  });
});

describe('/readyz', () => {
  const checks = { members: 'live' };
  const bodyOf = async (trustedProxies: number, headers: Record<string, string>) => {
    const app = await startHttpApp({ readiness: async () => ({ isReady: true, checks }), trustedProxies });
    const answer = await createHttpClient(app.origin).get('/readyz', headers);
    await app.stop();
    return JSON.parse(answer.body) as unknown;
  };

  it('names the parts of the service in answers to this machine', async () => {
    expect(await bodyOf(0, {})).to.deep.equal({ isReady: true, checks });
  });

  const strangers: readonly (readonly [trustedProxies: number, headers: Record<string, string>])[] = [
    [0, { Host: 'rondel.example' }],
    [0, { 'X-Forwarded-For': '127.0.0.1' }],
    [1, {}],
  ];
  for (const [trustedProxies, headers] of strangers) {
    it(`names no parts with ${trustedProxies} proxies and ${JSON.stringify(headers)}`, async () => {
      expect(await bodyOf(trustedProxies, headers)).to.deep.equal({ isReady: true });
    });
  }
});

describe('the service behind an https proxy', () => {
  it('requires https, and creates a request id, for every request through the proxy', async () => {
    const app = await startHttpApp({
      publicOrigin: 'https://rondel.example',
      trustedProxies: 1,
      routes: [testRoutes()],
    });
    try {
      const answer = await createHttpClient(app.origin).get('/api/fine', {
        'X-Request-Id': 'from-the-proxy',
      });
      expect(answer.headers['strict-transport-security']).to.equal('max-age=31536000; includeSubDomains');
      expect(answer.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
    } finally {
      await app.stop();
    }
  });
});

function testRoutes(): Router {
  const router = new Router();
  router.get('/api/fine', (ctx) => {
    ctx.body = { isFine: true };
  });
  router.get('/api/page', (ctx) => {
    ctx.body = ctx.state.allowPage();
  });
  router.get('/api/bug', () => {
    throw new Error('the secret reason');
  });
  return router;
}

function shapeOf({ status, headers, body }: Answer): readonly unknown[] {
  return [status, headers['content-type'], body];
}
