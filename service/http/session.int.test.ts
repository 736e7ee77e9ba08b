import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import Router from '@koa/router';
import { expect } from 'chai';
import { signInAs } from '#service/identity/testing/sign-in.ts';
import { Unauthorized } from './failures.ts';
import { revokeSessionsOf } from './session-store.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

describe('a session', () => {
  let app: RunningApp;
  let slow: ReturnType<typeof createSlowRoute>;

  before(async () => {
    slow = createSlowRoute();
    app = await runApp({ routes: [testRoutes(slow)] });
  });
  after(() => app.stop());

  async function member(): Promise<Visitor> {
    const visitor = createVisitor(app.origin);
    await signInAs(visitor, 'ada@rondel.example');
    return visitor;
  }

  async function whoIs(visitor: Visitor): Promise<number> {
    return (await visitor.get('/api/me')).status;
  }

  it('is not made for a visitor who only looks', async () => {
    const visitor = createVisitor(app.origin);
    expect(await whoIs(visitor)).to.equal(401);
    expect([...visitor.cookies.keys()]).to.deep.equal([]);
  });

  it('lasts for a member', async () => {
    expect(await whoIs(await member())).to.equal(200);
  });

  it('lies behind a cookie that no script and no other site can use', async () => {
    const answer = await createVisitor(app.origin).get('/api/login');
    for (const line of answer.headers['set-cookie'] ?? []) {
      expect(line).to.match(/^sid(\.sig)?=[\w-]+; path=\/; expires=[^;]+; samesite=lax; httponly$/);
    }
    expect(answer.headers['set-cookie']).to.have.length(2);
  });

  it('is not found by its id in the database', async () => {
    const visitor = await member();
    const { rows } = await app.pool.query('select * from service.sessions');
    const id = visitor.cookies.get('sid')?.value ?? '';
    expect(id).to.have.length(43);
    expect(JSON.stringify(rows)).to.not.include(id);
  });

  it('is refused when the cookie is not signed by us', async () => {
    const visitor = await member();
    visitor.cookies.delete('sid.sig');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('gets a new id when someone signs in, and the old one is dead', async () => {
    const visitor = createVisitor(app.origin);
    await visitor.get('/api/login');
    const before = createVisitor(app.origin, visitor.cookies);
    await signInAs(visitor, 'ada@rondel.example');
    expect(visitor.cookies.get('sid')).to.not.deep.equal(before.cookies.get('sid'));
    const { rows } = await app.pool.query(
      'select revoked_at is not null as is_dead from service.sessions where id_hash = $1',
      [hashOf(before)],
    );
    expect(rows).to.deep.equal([{ is_dead: true }]);
  });

  it('takes nothing along from before signing in', async () => {
    await app.pool.query('delete from service.sessions');
    await member();
    const { rows } = await app.pool.query<{ data: string }>(
      'select data from service.sessions where revoked_at is null',
    );
    const kept = rows.map(({ data }) => Object.keys(JSON.parse(data) as object));
    expect(kept).to.deep.equal([['member', '_expire', '_maxAge']]);
  });

  it('is over after signing out, for the cookie that was kept as well', async () => {
    const visitor = await member();
    const kept = createVisitor(app.origin, visitor.cookies);
    const answer = await visitor.get('/api/logout');
    expect([answer.status, answer.headers.location, answer.headers['clear-site-data']]).to.deep.equal([
      302,
      '/',
      '"cache"',
    ]);
    expect([...visitor.cookies.keys()]).to.not.include('sid');
    expect(await whoIs(kept)).to.equal(401);
  });

  it('stays over when a request that was under way writes it afterwards', async () => {
    const visitor = await member();
    const tab = createVisitor(app.origin, visitor.cookies);
    const kept = createVisitor(app.origin, visitor.cookies);
    const running = tab.get('/api/slow');
    await slow.hasBegun;
    await visitor.get('/api/logout');
    slow.moments.emit('release');
    expect((await running).body).to.equal('written late');
    expect(await whoIs(kept)).to.equal(401);
    expect(await whoIs(tab)).to.equal(401);
  });

  it('ends everywhere when all of a member are revoked', async () => {
    const [phone, desk] = [await member(), await member()];
    const other = createVisitor(app.origin);
    await signInAs(other, 'bo@rondel.example');
    const memberId = (await desk.get('/api/me')).body;
    await revokeSessionsOf(app.pool, memberId);
    expect([await whoIs(phone), await whoIs(desk), await whoIs(other)]).to.deep.equal([401, 401, 200]);
  });
});

describe('a session behind https', () => {
  it('has a cookie that only this host and only https may set, also when the proxy does not say https', async () => {
    const app = await runApp({ publicOrigin: 'https://rondel.example', trustedProxies: 1 });
    try {
      const visitor = createVisitor(app.origin);
      const [line] = (await visitor.get('/api/login')).headers['set-cookie'] ?? [];
      expect(line).to.match(/^__Host-sid=[\w-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/);
    } finally {
      await app.stop();
    }
  });
});

/** A route that can be stopped between two moments: `begun` and `release`. */
function createSlowRoute() {
  const moments = new EventEmitter();
  return { moments, hasBegun: once(moments, 'begun'), isReleased: once(moments, 'release') };
}

function testRoutes(slow: ReturnType<typeof createSlowRoute>): Router {
  const router = new Router();
  router.get('/api/me', (ctx) => {
    if (!ctx.session.member) throw new Unauthorized();
    ctx.body = ctx.session.member.memberId;
  });
  router.get('/api/slow', async (ctx) => {
    slow.moments.emit('begun');
    await slow.isReleased;
    ctx.session.returnTo = '/changed';
    ctx.body = 'written late';
  });
  return router;
}

function hashOf(visitor: Visitor): string {
  return createHash('sha256')
    .update(visitor.cookies.get('sid')?.value ?? '')
    .digest('hex');
}
