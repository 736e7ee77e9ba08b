import { createHash, createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import Router from '@koa/router';
import { expect } from 'chai';
import { asMemberId } from '#domain/kernel/ids.ts';
import { Unauthorized } from '#service/http/errors/http-failures.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp, testCookieKeys } from '#service/testing/start-http-app.ts';
import { revokeSessionsOf, sessionsOf } from './session-store.ts';

describe('a session', () => {
  let app: HttpApp;
  let slow: ReturnType<typeof createSlowRoute>;

  before(async () => {
    slow = createSlowRoute();
    app = await startHttpApp({ routes: [testRoutes(slow)] });
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

  it('is not created for a visitor who only reads', async () => {
    const visitor = createHttpClient(app.origin);
    expect(await whoIs(visitor)).to.equal(401);
    expect([...visitor.cookies.keys()]).to.deep.equal([]);
  });

  it('persists for a member', async () => {
    expect(await whoIs(await member())).to.equal(200);
  });

  it('uses a cookie that no script and no other site can use', async () => {
    const answer = await createHttpClient(app.origin).get('/api/login');
    for (const line of answer.headers['set-cookie'] ?? []) {
      expect(line).to.match(/^sid(\.sig)?=[\w-]+; path=\/; expires=[^;]+; samesite=lax; httponly$/);
    }
    expect(answer.headers['set-cookie']).to.have.length(2);
  });

  it('cannot be found by its id in the database', async () => {
    const visitor = await member();
    const { rows } = await app.pool.query('select * from service.sessions');
    const id = visitor.cookies.get('sid')?.value ?? '';
    expect(id).to.have.length(43);
    expect(JSON.stringify(rows)).to.not.include(id);
  });

  it('holds no address or pending sign-in in plain text, and needs its id to decrypt', async () => {
    const visitor = createHttpClient(app.origin);
    await visitor.get('/api/login?returnTo=/settings');
    const signingIn = JSON.stringify((await app.pool.query('select data from service.sessions')).rows);
    for (const word of ['nonce', 'code_verifier', '/settings']) expect(signingIn).to.not.include(word);
    await signInAs(visitor, 'quillonia@rondel.example');
    const { rows } = await app.pool.query('select * from service.sessions');
    const stored = JSON.stringify(rows);
    for (const word of ['quillonia', 'rondel.example', 'emailVerified']) expect(stored).to.not.include(word);
    const other = await member();
    await app.pool.query(
      'update service.sessions as s set data = o.data from service.sessions as o where s.id_hash = $1 and o.id_hash = $2',
      [hashOf(other), hashOf(visitor)],
    );
    expect(await whoIs(visitor)).to.equal(200);
    expect(await whoIs(other)).to.equal(500);
  });

  it('has a cookie that is signed by HMAC-SHA-256', async () => {
    const { cookies } = await member();
    const [id, signature] = [cookies.get('sid')?.value, cookies.get('sid.sig')?.value];
    const [key = ''] = testCookieKeys;
    expect(signature).to.equal(createHmac('sha256', key).update(`sid=${id}`).digest('base64url'));
  });

  it('is refused when the cookie has no valid signature', async () => {
    const visitor = await member();
    visitor.cookies.delete('sid.sig');
    expect(await whoIs(visitor)).to.equal(401);
  });

  it('gets a new id at sign-in, and the old one becomes invalid', async () => {
    const visitor = createHttpClient(app.origin);
    await visitor.get('/api/login');
    const before = createHttpClient(app.origin, visitor.cookies);
    await signInAs(visitor, 'ada@rondel.example');
    expect(visitor.cookies.get('sid')).to.not.deep.equal(before.cookies.get('sid'));
    const { rows } = await app.pool.query(
      'select revoked_at is not null as is_dead from service.sessions where id_hash = $1',
      [hashOf(before)],
    );
    expect(rows).to.deep.equal([{ is_dead: true }]);
  });

  it('keeps nothing from before the sign-in', async () => {
    const visitor = await member();
    const kept = (await app.sessionStore.get(visitor.cookies.get('sid')?.value ?? ''))?.data;
    expect(Object.keys(kept ?? {})).to.have.members(['member', 'signIn', '_expire', '_maxAge']);
  });

  it('ends at sign-out, also for a copied cookie', async () => {
    const visitor = await member();
    const kept = createHttpClient(app.origin, visitor.cookies);
    const answer = await visitor.get('/api/logout');
    expect([answer.status, answer.headers.location, answer.headers['clear-site-data']]).to.deep.equal([
      302,
      '/',
      '"cache"',
    ]);
    expect([...visitor.cookies.keys()]).to.not.include('sid');
    expect(await whoIs(kept)).to.equal(401);
  });

  it('stays ended when a running request writes it afterwards', async () => {
    const visitor = await member();
    const tab = createHttpClient(app.origin, visitor.cookies);
    const kept = createHttpClient(app.origin, visitor.cookies);
    const running = tab.get('/api/slow');
    await slow.hasBegun;
    await visitor.get('/api/logout');
    slow.moments.emit('release');
    expect((await running).body).to.equal('written late');
    expect(await whoIs(kept)).to.equal(401);
    expect(await whoIs(tab)).to.equal(401);
  });

  it('ends everywhere when all sessions of a member are revoked', async () => {
    const [phone, context] = [await member(), await member()];
    const other = createHttpClient(app.origin);
    await signInAs(other, 'bo@rondel.example');
    const memberId = (await context.get('/api/me')).body;
    await revokeSessionsOf(app.pool, memberId);
    expect([await whoIs(phone), await whoIs(context), await whoIs(other)]).to.deep.equal([401, 401, 200]);
  });
});

describe('the number of sessions of one member', () => {
  let app: HttpApp;
  const routes = () => testRoutes(createSlowRoute());

  before(async () => {
    app = await startHttpApp({ routes: [routes()] });
  });
  after(() => app.stop());

  async function signedIn(email: string): Promise<HttpClient> {
    const visitor = createHttpClient(app.origin);
    await signInAs(visitor, email);
    return visitor;
  }
  const statusOf = async (visitor: HttpClient) => (await visitor.get('/api/me')).status;
  const live = async () =>
    (await app.pool.query('select 1 from service.sessions where user_id is not null and revoked_at is null'))
      .rowCount;

  it('is at most 20: another sign-in ends the least recently used session', async () => {
    const other = await signedIn('bo@rondel.example');
    const first = await signedIn('ada@rondel.example');
    const second = await signedIn('ada@rondel.example');
    await app.pool.query(
      `update service.sessions set data = jsonb_set(data::jsonb, '{signIn,usedAt}', '1')::text where id_hash = $1`,
      [hashOf(second)],
    );
    const others: HttpClient[] = [];
    while (others.length < 18) others.push(await signedIn('ada@rondel.example'));
    for (const visitor of [first, ...others, other]) expect(await statusOf(visitor)).to.equal(200);
    expect(await live()).to.equal(21);
    const newest = await signedIn('ada@rondel.example');
    expect(await statusOf(second)).to.equal(401);
    for (const visitor of [newest, first, ...others, other]) expect(await statusOf(visitor)).to.equal(200);
  }).timeout(30_000);

  it('is checked only at sign-in: writing an existing session ends no other one', async () => {
    const now = Date.now();
    const member = { memberId: asMemberId('dee'), email: 'dee@rondel.example', emailVerified: true };
    const signIn = { at: now, usedAt: now, authenticatedAt: now, device: 'Firefox on Linux' };
    const write = (id: string) => app.sessionStore.set(id, { member, signIn }, 60_000);
    const liveOfMember = async () => (await sessionsOf(app.pool, member.memberId)).length;
    await write('first');
    await app.pool.query(
      `insert into service.sessions (id_hash, user_id, data, expires_at)
       select 'imported ' || nth, user_id, data, expires_at from service.sessions, generate_series(1, 20) as nth
        where user_id = $1`,
      [member.memberId],
    );
    await write('first');
    expect(await liveOfMember()).to.equal(21);
    await write('second');
    expect(await liveOfMember()).to.equal(20);
  });

  it('is at most 20 after 30 concurrent sign-ins', async () => {
    await Promise.all(Array.from({ length: 30 }, () => signedIn('cy@rondel.example')));
    const { rowCount } = await app.pool.query(
      `select 1 from service.sessions where revoked_at is null and user_id =
        (select user_id from service.sessions where user_id is not null order by (data::jsonb #>> '{signIn,at}') desc nulls last limit 1)`,
    );
    expect(rowCount).to.equal(20);
  }).timeout(30_000);
});

describe('a session behind https', () => {
  it('has a __Host- cookie over https, also when the proxy does not report https', async () => {
    const app = await startHttpApp({ publicOrigin: 'https://rondel.example', trustedProxies: 1 });
    try {
      const visitor = createHttpClient(app.origin);
      const [line] = (await visitor.get('/api/login')).headers['set-cookie'] ?? [];
      expect(line).to.match(/^__Host-sid=[\w-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/);
    } finally {
      await app.stop();
    }
  });
});

/** A route that pauses between `begun` and `release`. */
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

function hashOf(visitor: HttpClient): string {
  return createHash('sha256')
    .update(visitor.cookies.get('sid')?.value ?? '')
    .digest('hex');
}
