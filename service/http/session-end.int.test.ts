import { createHash } from 'node:crypto';
import Router from '@koa/router';
import { expect } from 'chai';
import { signInAs } from '#service/identity/testing/sign-in.ts';
import { Unauthorized } from './failures.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

const dayMs = 86_400_000;

describe('the end of a session', () => {
  let app: RunningApp;

  before(async () => {
    app = await runApp({ routes: [testRoutes()] });
  });
  beforeEach(() => app.pool.query('delete from service.sessions'));
  after(() => app.stop());

  async function member(): Promise<Visitor> {
    const visitor = createVisitor(app.origin);
    await signInAs(visitor, 'ada@rondel.example');
    return visitor;
  }

  async function whoIs(visitor: Visitor): Promise<number> {
    return (await visitor.get('/api/me')).status;
  }

  it('comes 30 days after the last visit', async () => {
    await member();
    expect(await daysLeft(app)).to.be.within(29.99, 30.01);
  });

  it('is put off by a visit, once a day', async () => {
    const visitor = await member();
    await age(app, '2 days');
    await whoIs(visitor);
    expect(await daysLeft(app)).to.be.within(29.99, 30.01);
    await age(app, '1 hour');
    await whoIs(visitor);
    expect(await daysLeft(app)).to.be.below(29.99);
  });

  it('comes without anyone doing anything', async () => {
    const visitor = await member();
    await age(app, '31 days');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('comes after half an hour before signing in', async () => {
    await createVisitor(app.origin).get('/api/login');
    expect(await daysLeft(app)).to.be.below(0.03);
  });

  it('is followed by deleting it, a day later where it was revoked', async () => {
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

/** Lets time pass for all sessions, in the row and in what koa-session keeps in it. */
async function age(app: RunningApp, interval: string): Promise<void> {
  await app.pool.query(
    `update service.sessions set expires_at = expires_at - $1::interval,
     data = jsonb_set(data::jsonb, '{_expire}',
       to_jsonb((data::jsonb->>'_expire')::bigint - extract(epoch from $1::interval)::bigint * 1000))::text
     where revoked_at is null`,
    [interval],
  );
}

async function daysLeft(app: RunningApp): Promise<number> {
  const { rows } = await app.pool.query<{ expires_at: Date }>(
    'select expires_at from service.sessions where revoked_at is null',
  );
  return ((rows[0]?.expires_at.getTime() ?? 0) - Date.now()) / dayMs;
}

async function rowsLeft(app: RunningApp): Promise<number> {
  return (await app.pool.query('select 1 from service.sessions')).rowCount ?? 0;
}

function hashOf(visitor: Visitor): string {
  return createHash('sha256')
    .update(visitor.cookies.get('sid')?.value ?? '')
    .digest('hex');
}
