import { expect } from 'chai';
import pg from 'pg';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { MemberSession } from './sessions-contract.ts';

const path = '/api/me/sessions';
const endPath = `${path}/sign-out`;

describe('the sessions of a member', () => {
  let app: TestApp;
  let pool: pg.Pool;
  let phone: Caller;
  let laptop: Caller;
  let email: string;
  let count = 0;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp();
    pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  });
  beforeEach(async () => {
    count += 1;
    email = `sessions-${count}@rondel.example`;
    phone = await app.signIn(email);
    laptop = await app.signIn(email);
  });
  after(async () => {
    await pool.end();
    await app.stop();
  });

  const sessionsOf = (caller: Caller) => caller.get<readonly MemberSession[]>(path);
  const isSignedIn = async (caller: Caller) => (await caller.ask('GET', path))[0] === 200;
  const otherOf = async (caller: Caller): Promise<string> =>
    String((await sessionsOf(caller)).find(({ isCurrent }) => !isCurrent)?.handle);

  it('are listed with the requesting one first and marked, also without beta access', async () => {
    const [fromPhone, fromLaptop] = [await sessionsOf(phone), await sessionsOf(laptop)];
    expect((await phone.ask('GET', '/api/auth/user'))[0]).to.equal(403);
    expect(fromPhone).to.have.length(2);
    expect(fromPhone.map(({ handle }) => handle)).to.have.members(fromLaptop.map(({ handle }) => handle));
    const current = (list: readonly MemberSession[]) => list.filter(({ isCurrent }) => isCurrent);
    expect(current(fromPhone)).to.deep.equal(fromPhone.slice(0, 1));
    expect(current(fromLaptop)).to.deep.equal(fromLaptop.slice(0, 1));
    expect(current(fromPhone)[0]?.handle).to.not.equal(current(fromLaptop)[0]?.handle);
    expect(Date.now() - Date.parse(String(fromPhone[0]?.signedInAt))).to.be.within(0, 60_000);
  });

  it('name the browser and the system, and contain neither cookie nor hash', async () => {
    const browser = app.visitor();
    const agent = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0' };
    const page = await browser.get('/api/login', agent);
    const form = await browser.get(String(page.headers.location));
    const [, action = ''] =
      /action="([^"]+)"/.exec((await browser.get(String(form.headers.location))).body) ?? [];
    let next = await browser.send('POST', action, { form: { email, firstName: 'A', lastName: 'B' } });
    while (next.headers.location !== undefined && next.url.pathname !== '/api/login/callback') {
      next = await browser.get(new URL(next.headers.location, next.url).href, agent);
    }
    const answer = await browser.get(path);
    const devices = (JSON.parse(answer.body) as readonly MemberSession[]).map(({ device }) => device);
    expect(devices).to.have.members(['Firefox on Windows', 'Unknown device', 'Unknown device']);
    const { rows } = await pool.query<{ id_hash: string }>('select id_hash from service.sessions');
    const secrets = [...rows.map((row) => row.id_hash), String(browser.cookies.get('sid')?.value)];
    for (const secret of secrets) expect(answer.body).to.not.include(secret);
  });

  it('end individually', async () => {
    const tablet = await app.signIn(email);
    const handle = await sessionsOf(laptop).then((list) => list.find(({ isCurrent }) => isCurrent)?.handle);
    expect(await phone.send('POST', endPath, { handle })).to.deep.equal({ signedOut: 1 });
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(tablet)]).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect(await phone.send('POST', endPath, { handle })).to.deep.equal({ signedOut: 0 });
  });

  it('end except for the requesting one', async () => {
    expect(await phone.send('POST', endPath, { handle: null })).to.deep.equal({ signedOut: 1 });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).to.deep.equal([true, false]);
  });

  it('end with the requesting one when it names itself, and its cookie is deleted', async () => {
    const handle = await sessionsOf(phone).then((list) => list.find(({ isCurrent }) => isCurrent)?.handle);
    expect(await phone.send('POST', endPath, { handle })).to.deep.equal({ signedOut: 1 });
    expect([...phone.visitor.cookies.keys()]).to.not.include('sid');
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).to.deep.equal([false, true]);
  });

  it('cannot be ended by another member who knows the handle', async () => {
    const handle = await otherOf(phone);
    const thief = await app.signIn('thief-of-sessions@rondel.example');
    expect(await thief.send('POST', endPath, { handle })).to.deep.equal({ signedOut: 0 });
    expect(await isSignedIn(laptop)).to.equal(true);
  });

  it('can be ended only within 15 minutes of a sign-in, or after a new one', async () => {
    await ageAuthentication(15 * 60_000);
    const refused = await phone.ask('POST', endPath, { handle: null });
    expect(refused).to.deep.equal([403, 'Please sign in again, to show that it is you.']);
    expect(await isSignedIn(laptop)).to.equal(true);
    const again = await app.signIn(email);
    expect(await again.send('POST', endPath, { handle: null })).to.deep.equal({ signedOut: 2 });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).to.deep.equal([false, false]);
  });

  it('are listed only to the signed-in member', async () => {
    expect((await app.visitor().get(path)).status).to.equal(401);
  });

  async function ageAuthentication(ms: number): Promise<void> {
    await pool.query(
      `update service.sessions set data = jsonb_set(data::jsonb, '{signIn,authenticatedAt}',
         to_jsonb((data::jsonb #>> '{signIn,authenticatedAt}')::bigint - $2))::text
       where user_id = $1 and revoked_at is null`,
      [devMemberId(email), ms],
    );
  }
});
