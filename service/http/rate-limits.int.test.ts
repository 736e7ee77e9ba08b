import Router from '@koa/router';
import { expect } from 'chai';
import type { Context, Middleware } from 'koa';
import pg from 'pg';
import { signInAs } from '#service/identity/testing/sign-in.ts';
import { TooManyRequests } from './failures.ts';
import { createRateLimits, standardLimits } from './rate-limits.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';
import { type Answer, createVisitor, type Visitor } from './testing/visitor.ts';

const two = { points: 2, durationSeconds: 60 };

describe('the standard limits', () => {
  it('are those of the decisions', () => {
    expect(standardLimits).to.deep.equal({
      betaRequest: { points: 10, durationSeconds: 3600 },
      clientError: { points: 10, durationSeconds: 600 },
      login: { points: 10, durationSeconds: 900 },
      mutation: { points: 120, durationSeconds: 60 },
    });
  });
});

describe('a rate limit', () => {
  let app: RunningApp;

  beforeEach(async () => {
    app = await runApp({ limits: { login: two }, trustedProxies: 1 });
  });
  afterEach(() => app.stop());

  it('answers 429 and when to come back, on a page for who navigates', async () => {
    const last = await times(3, () => createVisitor(app.origin).get('/api/login'));
    expect(last.status).to.equal(429);
    expect(Number(last.headers['retry-after'])).to.be.within(1, 60);
    expect(last.headers['x-error-code']).to.equal('too-many-requests');
    expect(last.body).to.include('<p>Too many requests. Please wait a moment and try again.</p>');
  });

  it('counts each of those that come at once', async () => {
    const from = (last: number) =>
      createVisitor(app.origin).get('/api/login', { 'X-Forwarded-For': `203.0.113.${last}` });
    const answers = await Promise.all([4, 4, 5, 4, 5, 4, 5].map(from));
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([302, 302, 302, 302, 429, 429, 429]);
    expect((await from(4)).status).to.equal(429);
    const { rows } = await app.pool.query<{ points: number }>('select points from service.rate_limits');
    expect(rows.map(({ points }) => points).toSorted()).to.deep.equal([3, 5]);
  });

  it('begins anew when its time is over', async () => {
    const call = () => createVisitor(app.origin).get('/api/login');
    expect((await times(3, call)).status).to.equal(429);
    await app.pool.query('update service.rate_limits set expire = 0');
    expect((await times(2, call)).status).to.equal(302);
    expect((await call()).status).to.equal(429);
  });

  it('counts by the address that the proxy saw', async () => {
    const from = (address: string) =>
      createVisitor(app.origin).get('/api/login', { 'X-Forwarded-For': address });
    expect((await times(3, () => from('203.0.113.1'))).status).to.equal(429);
    expect((await from('203.0.113.2')).status).to.equal(302);
  });

  it('is not dodged by an address that the visitor made up', async () => {
    let made = 0;
    const dodge = () => {
      made += 1;
      return createVisitor(app.origin).get('/api/login', {
        'X-Forwarded-For': `198.51.100.${made}, 203.0.113.1`,
      });
    };
    expect((await times(3, dodge)).status).to.equal(429);
  });

  it('keeps no address in the database', async () => {
    await createVisitor(app.origin).get('/api/login', { 'X-Forwarded-For': '203.0.113.9' });
    const { rows } = await app.pool.query('select * from service.rate_limits');
    expect(rows).to.have.length(1);
    expect(JSON.stringify(rows)).to.not.include('203.0.113.9');
  });
});

describe('the limit of mutations', () => {
  let app: RunningApp;

  before(async () => {
    app = await runApp({ limits: { mutation: two }, routes: [routeFor('/api/things')] });
  });
  after(() => app.stop());

  it('is for each session, and lets reads pass', async () => {
    const [ada, bo] = [createVisitor(app.origin), createVisitor(app.origin)];
    await signInAs(ada, 'ada@rondel.example');
    await signInAs(bo, 'bo@rondel.example');
    const change = (visitor: Visitor) => visitor.send('POST', '/api/things', { json: {} });
    expect((await times(2, () => change(ada))).status).to.equal(200);
    const refused = await change(ada);
    expect([refused.status, refused.body]).to.deep.equal([
      429,
      'Too many requests. Please wait a moment and try again.',
    ]);
    expect((await change(bo)).status).to.equal(200);
    expect((await times(3, () => ada.get('/api/things'))).status).to.equal(200);
  });

  it('is for each address where nobody is signed in', async () => {
    const change = () => createVisitor(app.origin).send('POST', '/api/things', { json: {} });
    expect((await times(3, change)).status).to.equal(429);
  });
});

describe('the limit of beta requests', () => {
  let app: RunningApp;

  beforeEach(async () => {
    const limit: Middleware = async (ctx, next) => void (await app.rateLimits.betaRequest(ctx, next));
    const router = new Router().post('/api/beta/request', limit, succeed);
    app = await runApp({ limits: { betaRequest: two }, routes: [router], trustedProxies: 1 });
  });
  afterEach(() => app.stop());

  const request = (email: string, address: string) =>
    createVisitor(app.origin).send('POST', '/api/beta/request', {
      json: { email },
      headers: { 'X-Forwarded-For': address },
    });

  it('is for each e-mail address, however it is written', async () => {
    await request('ada@rondel.example', '203.0.113.1');
    await request(' ADA@rondel.example', '203.0.113.2');
    expect((await request('Ada@Rondel.example', '203.0.113.3')).status).to.equal(429);
    expect((await request('bo@rondel.example', '203.0.113.3')).status).to.equal(200);
  });

  it('is for each IP address', async () => {
    await request('a@rondel.example', '203.0.113.1');
    await request('b@rondel.example', '203.0.113.1');
    expect((await request('c@rondel.example', '203.0.113.1')).status).to.equal(429);
  });

  it('answers in no less than 300 ms, whatever the answer is', async () => {
    for (const expected of [200, 200, 429]) {
      const started = performance.now();
      expect((await request('ada@rondel.example', '203.0.113.1')).status).to.equal(expected);
      expect(performance.now() - started).to.be.greaterThan(299);
    }
  });
});

describe('a rate limit without its database', () => {
  it('counts on in the process', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
    const { login } = createRateLimits(pool, { ...standardLimits, login: two });
    const visitor = { ip: '203.0.113.1' } as Context;
    const next = async () => {};
    await login(visitor, next);
    await login(visitor, next);
    const refusal: unknown = await Promise.resolve(login(visitor, next)).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(TooManyRequests);
    await pool.end();
  });
});

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
