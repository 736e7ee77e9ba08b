import { createHash } from 'node:crypto';
import Router from '@koa/router';
import { expect } from 'chai';
import { Unauthorized } from '#service/http/errors/http-failures.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

const dayMs = 86_400_000;

describe('the end of a session', () => {
  const adminEmails = new Set<string>();
  let app: HttpApp;

  before(async function () {
    this.timeout(60_000);
    app = await startHttpApp({ routes: [testRoutes()], adminEmails });
  });
  beforeEach(async () => {
    adminEmails.clear();
    await app.pool.query('delete from service.sessions');
  });
  after(() => app.stop());

  async function member(): Promise<HttpClient> {
    const visitor = createHttpClient(app.origin);
    await signInAs(visitor, 'ada@rondel.example');
    return visitor;
  }

  async function whoIs(visitor: HttpClient): Promise<number> {
    return (await visitor.get('/api/me')).status;
  }

  it('comes 30 days after the last use', async () => {
    await member();
    expect(await daysLeft(app)).to.be.within(29.99, 30.01);
  });

  it('is postponed by a use, at most once an hour', async () => {
    const visitor = await member();
    await age(app, '2 days');
    await whoIs(visitor);
    expect(await daysLeft(app)).to.be.within(29.99, 30.01);
    await age(app, '59 minutes');
    await whoIs(visitor);
    expect(await daysLeft(app)).to.be.below(29.97);
  });

  it('comes 90 days after the sign-in for a member who uses it daily', async () => {
    const visitor = await member();
    for (let day = 0; day < 89; day += 1) {
      await age(app, '1 day');
      expect(await whoIs(visitor), `on day ${day}`).to.equal(200);
    }
    expect(await daysLeft(app)).to.be.within(0.99, 1.01);
    await age(app, '1 day');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes 12 hours after the sign-in for an admin who uses it', async () => {
    adminEmails.add('ada@rondel.example');
    const visitor = await member();
    for (let hour = 0; hour < 11; hour += 1) {
      await age(app, '1 hour');
      expect(await whoIs(visitor), `in hour ${hour}`).to.equal(200);
    }
    await age(app, '1 hour');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes 90 days after the update for a session without a creation time', async () => {
    const visitor = await member();
    await app.pool.query(
      "update service.sessions set data = (data::jsonb - 'signIn')::text where revoked_at is null",
    );
    expect(await whoIs(visitor)).to.equal(401);
    await app.pool.query("delete from migrations.applied where name = 'sessions-end-by-age'");
    await createServiceTables(app.pool);
    expect(await whoIs(visitor)).to.equal(200);
    for (let week = 0; week < 12; week += 1) {
      await age(app, '7 days');
      expect(await whoIs(visitor), `in week ${week}`).to.equal(200);
    }
    await age(app, '7 days');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes at once for a new admin who signed in more than 12 hours ago', async () => {
    const visitor = await member();
    await age(app, '13 hours');
    expect(await whoIs(visitor)).to.equal(200);
    adminEmails.add('ada@rondel.example');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes without a request', async () => {
    const visitor = await member();
    await age(app, '31 days');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes after half an hour without a sign-in', async () => {
    await createHttpClient(app.origin).get('/api/login');
    expect(await daysLeft(app)).to.be.below(0.03);
  });

  it('is followed by its deletion, one day later for a revoked session', async () => {
    const [revoked, expired, alive] = [await member(), await member(), await member()];
    await revoked.get('/api/logout');
    await app.pool.query(
      "update service.sessions set expires_at = now() - interval '1 second' where id_hash = $1",
      [hashOf(expired)],
    );
    await app.sessionStore.purge();
    expect(await rowsLeft(app)).to.be.greaterThan(1);
    await app.pool.query("update service.sessions set revoked_at = revoked_at - interval '1 day'");
    await app.sessionStore.purge();
    expect(await rowsLeft(app)).to.equal(1);
    expect(await whoIs(alive)).to.equal(200);
  });
});

function testRoutes(): Router {
  return new Router().get('/api/me', (ctx) => {
    if (!ctx.session.member) throw new Unauthorized();
    ctx.body = ctx.session.member.memberId;
  });
}

/** Ages all sessions: the row and every time in it. */
async function age(app: HttpApp, interval: string): Promise<void> {
  const before = (
    ...path: readonly string[]
  ): string => `to_jsonb((data::jsonb #>> '{${path.join()}}')::bigint
    - extract(epoch from $1::interval)::bigint * 1000)`;
  await app.pool.query(
    `update service.sessions set expires_at = expires_at - $1::interval,
     data = (data::jsonb || jsonb_build_object('_expire', ${before('_expire')}, 'signIn', data::jsonb->'signIn' ||
       jsonb_build_object('at', ${before('signIn', 'at')}, 'usedAt', ${before('signIn', 'usedAt')})))::text
     where revoked_at is null`,
    [interval],
  );
}

async function daysLeft(app: HttpApp): Promise<number> {
  const { rows } = await app.pool.query<{ expires_at: Date }>(
    'select expires_at from service.sessions where revoked_at is null',
  );
  return ((rows[0]?.expires_at.getTime() ?? 0) - Date.now()) / dayMs;
}

async function rowsLeft(app: HttpApp): Promise<number> {
  return (await app.pool.query('select 1 from service.sessions')).rowCount ?? 0;
}

function hashOf(visitor: HttpClient): string {
  return createHash('sha256')
    .update(visitor.cookies.get('sid')?.value ?? '')
    .digest('hex');
}
