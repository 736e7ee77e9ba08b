import Router from '@koa/router';
import { expect } from 'chai';
import type { Context, Middleware } from 'koa';
import pg from 'pg';
import { TooManyRequests } from '#service/http/errors/http-failures.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
  signInAs,
} from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { createRateLimits, type Limits, standardLimits } from './rate-limits.ts';

const two = { points: 2, durationSeconds: 60 };

describe('the standard limits', () => {
  it('match the decisions', () => {
    expect(standardLimits).to.deep.equal({
      betaRequest: { points: 10, durationSeconds: 3600 },
      betaRequestNeighbourhood: { points: 50, durationSeconds: 3600 },
      betaRequestTotal: { points: 1_000, durationSeconds: 3600 },
      clientError: { points: 10, durationSeconds: 600 },
      clientErrorTotal: { points: 1_000, durationSeconds: 600 },
      export: { points: 6, durationSeconds: 3600 },
      invitationCode: { points: 20, durationSeconds: 3600 },
      invitationCodeTotal: { points: 3_000, durationSeconds: 3600 },
      login: { points: 10, durationSeconds: 900 },
      loginNetwork: { points: 1_000, durationSeconds: 900 },
      loginNeighbourhood: { points: 3_000, durationSeconds: 900 },
      loginTotal: { points: 100_000, durationSeconds: 900 },
      lookBack: { points: 30, durationSeconds: 600 },
      publicHandle: { points: 20, durationSeconds: 3600 },
      publicMiss: { points: 120, durationSeconds: 600 },
      publicPicture: { points: 120, durationSeconds: 60 },
      pushTest: { points: 6, durationSeconds: 600 },
      mutation: { points: 120, durationSeconds: 60 },
      read: { points: 1_200, durationSeconds: 60 },
      secretLink: { points: 30, durationSeconds: 600 },
      secretLinkNetwork: { points: 1_000, durationSeconds: 600 },
      signInCode: { points: 5, durationSeconds: 900 },
      signInGuess: { points: 100, durationSeconds: 900 },
      signInMail: { points: 5, durationSeconds: 900 },
      signInMailNetwork: { points: 60, durationSeconds: 900 },
      tokenMutation: { points: 60, durationSeconds: 60 },
      tokenRead: { points: 300, durationSeconds: 60 },
      webhookTest: { points: 10, durationSeconds: 600 },
      wrongToken: { points: 300, durationSeconds: 600 },
    });
  });
});

describe('a rate limit', () => {
  let app: HttpApp;

  beforeEach(async () => {
    app = await startHttpApp({ limits: { loginNetwork: two }, trustedProxies: 1 });
  });
  afterEach(() => app.stop());

  it('answers 429 with Retry-After, and with a page for a navigation', async () => {
    const last = await times(3, () => createHttpClient(app.origin).get('/api/login'));
    expect(last.status).to.equal(429);
    expect(Number(last.headers['retry-after'])).to.be.within(1, 60);
    expect(last.headers['x-error-code']).to.equal('too-many-requests');
    expect(last.body).to.include('<p>Too many requests. Please wait a moment and try again.</p>');
    const lines = app.log.filter(({ status }) => status === 429);
    expect(lines).to.have.length(1);
    expect(JSON.stringify(lines)).not.to.include('stack');
  });

  it('counts each of several concurrent requests', async () => {
    const from = (last: number) =>
      createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': `203.0.113.${last}` });
    const answers = await Promise.all([4, 4, 5, 4, 5, 4, 5].map(from));
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([302, 302, 302, 302, 429, 429, 429]);
    expect((await from(4)).status).to.equal(429);
    const { rows } = await app.pool.query<{ points: number }>('select points from service.rate_limits');
    expect(rows.map(({ points }) => points).toSorted()).to.deep.equal([3, 4, 4, 5]);
  });

  it('resets after its period', async () => {
    const call = () => createHttpClient(app.origin).get('/api/login');
    expect((await times(3, call)).status).to.equal(429);
    await app.pool.query('update service.rate_limits set expire = 0');
    expect((await times(2, call)).status).to.equal(302);
    expect((await call()).status).to.equal(429);
  });

  it('counts by the address that the proxy reports', async () => {
    const from = (address: string) =>
      createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': address });
    expect((await times(3, () => from('203.0.113.1'))).status).to.equal(429);
    expect((await from('203.0.113.2')).status).to.equal(302);
  });

  it('counts all addresses of one IPv6 /64 together', async () => {
    const from = (address: string) =>
      createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': address });
    const statuses = [];
    for (const address of [
      '2001:db8:7:1::1',
      '2001:db8:7:1:ffff::2',
      '2001:DB8:7:1:1:2:3:4',
      '2001:db8:7:2::1',
    ])
      statuses.push((await from(address)).status);
    expect(statuses).to.deep.equal([302, 302, 429, 302]);
  });

  it('refuses sign-in starts after a number of them from anywhere', async () => {
    await app.stop();
    app = await startHttpApp({ limits: { loginTotal: two }, trustedProxies: 1 });
    const statuses = [];
    for (const last of [1, 2, 3])
      statuses.push(
        (await createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': `203.0.${last}.1` }))
          .status,
      );
    expect(statuses).to.deep.equal([302, 302, 429]);
  });

  for (const [near, far] of [
    [['203.0.113.1', '203.0.113.2', '203.0.113.3'], '203.0.114.1'],
    [['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:ffff::1'], '2001:db8:8::1'],
  ] as const) {
    it(`refuses many sign-in starts near ${near[0]}, and does not affect ${far}`, async () => {
      await app.stop();
      app = await startHttpApp({
        limits: { loginNeighbourhood: two, loginTotal: { points: 3, durationSeconds: 60 } },
        trustedProxies: 1,
      });
      const statuses = [];
      for (const address of [...near, near[2], far])
        statuses.push(
          (await createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': address })).status,
        );
      expect(statuses).to.deep.equal([302, 302, 429, 429, 302]);
    });
  }

  it('cannot be bypassed by a forged address header', async () => {
    let made = 0;
    const dodge = () => {
      made += 1;
      return createHttpClient(app.origin).get('/api/login', {
        'X-Forwarded-For': `198.51.100.${made}, 203.0.113.1`,
      });
    };
    expect((await times(3, dodge)).status).to.equal(429);
  });

  it('stores no address in the database', async () => {
    await createHttpClient(app.origin).get('/api/login', { 'X-Forwarded-For': '203.0.113.9' });
    const { rows } = await app.pool.query('select * from service.rate_limits');
    expect(rows).to.have.length(3);
    expect(JSON.stringify(rows)).to.not.include('203.0.113.9');
  });
});

describe('the limit of mutations', () => {
  let app: HttpApp;

  before(async () => {
    app = await startHttpApp({ limits: { mutation: two }, routes: [routeFor('/api/things')] });
  });
  after(() => app.stop());

  it('applies per member over all sessions, and not to reads', async () => {
    const [ada, bo] = [createHttpClient(app.origin), createHttpClient(app.origin)];
    await signInAs(ada, 'ada@rondel.example');
    await signInAs(bo, 'bo@rondel.example');
    const change = (visitor: HttpClient) => visitor.send('POST', '/api/things', { json: {} });
    expect((await times(2, () => change(ada))).status).to.equal(200);
    const refused = await change(ada);
    expect([refused.status, refused.body]).to.deep.equal([
      429,
      'Too many requests. Please wait a moment and try again.',
    ]);
    const again = createHttpClient(app.origin);
    await signInAs(again, 'ada@rondel.example');
    expect((await change(again)).status).to.equal(429);
    expect((await change(bo)).status).to.equal(200);
    expect((await times(3, () => ada.get('/api/things'))).status).to.equal(200);
  });

  it('counts by address without a signed-in member', async () => {
    const change = () => createHttpClient(app.origin).send('POST', '/api/things', { json: {} });
    expect((await times(3, change)).status).to.equal(429);
  });
});

describe('the limit of reads', () => {
  let app: TestApp;
  let ada: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ limits: { read: { points: 5, durationSeconds: 60 } } });
    ada = await app.signIn(admin);
  });
  after(() => app.stop());

  it('answers 429 with Retry-After in all sessions of the member, for reads alone', async () => {
    const visitor = (await app.signIn(admin)).visitor;
    const refused = await times(6, () => visitor.get('/api/stats'));
    expect(outcomeOf(refused)).to.deep.equal([429, 'too-many-requests']);
    expect(refused.body).to.equal('Too many requests. Please wait a moment and try again.');
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 60);
    const problem = await ada.visitor.get('/api/quests', { Accept: 'application/problem+json' });
    expect(JSON.parse(problem.body)).to.include({ status: 429, code: 'too-many-requests' });
    expect((await visitor.send('PATCH', '/api/auth/user', { json: { age: 40 } })).status).to.equal(200);
    const other = (await app.signIn('bo@rondel.example')).visitor;
    expect((await other.get('/api/me/export/mail')).status).to.equal(200);
  });
});

describe('the limit of exports', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ limits: { export: standardLimits.export } });
  });
  after(() => app.stop());

  const history = '/api/me/export';

  it('allows each file six times per hour and member over all sessions', async () => {
    const [phone, laptop] = [
      await app.signIn('maya@rondel.example'),
      await app.signIn('maya@rondel.example'),
    ];
    const sent = await Promise.all(Array.from({ length: 6 }, () => phone.visitor.get(history)));
    expect(new Set(sent.map(({ status }) => status))).to.deep.equal(new Set([200]));
    const refused = await laptop.visitor.get(history);
    expect(outcomeOf(refused)).to.deep.equal([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 3600);
    for (const path of ['/api/me/Export', '/api/me/export/'])
      expect((await laptop.visitor.get(path)).status).to.equal(429);
    const table = () => laptop.visitor.get(`${history}/workouts.csv`);
    expect((await times(6, table)).status).to.equal(200);
    expect(outcomeOf(await table())).to.deep.equal([429, 'too-many-requests']);
    const other = await app.signIn('noah@rondel.example');
    expect((await other.visitor.get(history)).status).to.equal(200);
  });
});

describe('the limit of beta requests', () => {
  let app: HttpApp;

  async function start(limits: Partial<Limits>): Promise<void> {
    const limit: Middleware = async (ctx, next) => void (await app.rateLimits.betaRequest(ctx, next));
    const router = new Router().post('/api/beta/request', limit, succeed);
    app = await startHttpApp({ limits, routes: [router], trustedProxies: 1 });
  }
  beforeEach(() => start({ betaRequest: two }));
  afterEach(() => app.stop());

  const request = (email: string, address: string) =>
    createHttpClient(app.origin).send('POST', '/api/beta/request', {
      json: { email },
      headers: { 'X-Forwarded-For': address },
    });

  it('applies per email address, in any spelling', async () => {
    await request('ada@rondel.example', '203.0.113.1');
    await request(' ADA@rondel.example', '203.0.113.2');
    expect((await request('Ada@Rondel.example', '203.0.113.3')).status).to.equal(429);
    expect((await request('bo@rondel.example', '203.0.113.3')).status).to.equal(200);
  });

  it('applies per IPv6 /64', async () => {
    await request('a@rondel.example', '2001:db8::1');
    await request('b@rondel.example', '2001:db8::2:0:0:2');
    expect((await request('c@rondel.example', '2001:DB8:0::ffff')).status).to.equal(429);
    expect((await request('d@rondel.example', '2001:db8:0:1::1')).status).to.equal(200);
  });

  it('applies per IP address', async () => {
    await request('a@rondel.example', '203.0.113.1');
    await request('b@rondel.example', '203.0.113.1');
    expect((await request('c@rondel.example', '203.0.113.1')).status).to.equal(429);
  });

  const neighbours: readonly (readonly [near: readonly string[], far: string])[] = [
    [['203.0.113.1', '203.0.113.2', '203.0.113.3'], '203.0.114.1'],
    [['2001:db8:7::1', '2001:db8:7:0:1::2', '2001:DB8:0007:ffff::3'], '2001:db8:8::1'],
    [['::ffff:203.0.113.1', '203.0.113.2', '::ffff:203.0.113.3'], '2001:db8::1'],
  ];
  for (const [near, far] of neighbours) {
    it(`refuses the third request from the neighbourhood of ${near[0]}, and none from ${far}`, async () => {
      await app.stop();
      await start({ betaRequestNeighbourhood: two });
      const statuses = [];
      for (const [index, address] of [...near, far].entries())
        statuses.push((await request(`a${index}@rondel.example`, address)).status);
      expect(statuses).to.deep.equal([200, 200, 429, 200]);
    });
  }

  it('refuses all requests after a number of them from anywhere, without details', async () => {
    await app.stop();
    await start({ betaRequestTotal: two });
    await request('a@rondel.example', '203.0.113.1');
    await request('b@rondel.example', '198.51.100.1');
    const { status, body } = await request('c@rondel.example', '192.0.2.1');
    expect([status, body]).to.deep.equal([429, 'Too many requests. Please wait a moment and try again.']);
  });

  it('takes at least 300 ms for every answer', async () => {
    for (const expected of [200, 200, 429]) {
      const started = performance.now();
      expect((await request('ada@rondel.example', '203.0.113.1')).status).to.equal(expected);
      expect(performance.now() - started).to.be.greaterThan(299);
    }
  });
});

describe('a rate limit without its database', () => {
  it('continues to count within the process', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
    const { login } = createRateLimits(pool, { ...standardLimits, loginNetwork: two }, (text) => text);
    const visitor = { ip: '203.0.113.1', session: { isNew: true } } as Context;
    await login.start(visitor);
    await login.start(visitor);
    const refusal: unknown = await login.start(visitor).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(TooManyRequests);
    await pool.end();
  });
});

const outcomeOf = ({ status, headers }: Answer) => [status, headers['x-error-code']];

async function times(count: number, call: () => Promise<Answer>): Promise<Answer> {
  let last = await call();
  for (let made = 1; made < count; made += 1) last = await call();
  return last;
}

function routeFor(path: string): Router {
  return new Router().get(path, succeed).post(path, succeed);
}

function succeed(ctx: { body: unknown }): void {
  ctx.body = 'done';
}
