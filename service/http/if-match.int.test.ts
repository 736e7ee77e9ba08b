import { expect } from 'chai';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type Request = { readonly id: string; readonly status: string; readonly revision: number };

const stale = [412, 'This was changed in the meantime. Please reload and try again.'];

describe('If-Match', () => {
  let app: TestApp;
  let ada: Caller;
  let path: string;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp();
    ada = await app.signIn(admin);
    const { id } = await ada.send<Request>('POST', '/api/beta/request', {
      email: 'two-admins@rondel.example',
    });
    path = `/api/beta/requests/${id}`;
  });
  after(() => app.stop());

  const decide = (status: string, ifMatch: string | null, key?: string) => {
    const headers = { ...(ifMatch && { 'If-Match': ifMatch }), ...(key && { 'Idempotency-Key': key }) };
    return ada.ask('PATCH', path, { status }, headers);
  };
  const shown = async () => {
    const requests = await ada.get<Request[]>('/api/beta/requests');
    const { status, revision } = requests.find(({ id }) => path.endsWith(id)) ?? {};
    return { status, revision };
  };

  it('accepts a command with the latest revision', async () => {
    expect(await shown()).to.deep.equal({ status: 'pending', revision: 0 });
    const [status, text] = await decide('approved', '"0"', 'first decision');
    expect([status, (JSON.parse(text) as Request).revision]).to.deep.equal([200, 1]);
  });

  it('refuses a command with an older revision, and changes nothing', async () => {
    expect(await decide('pending', '"0"')).to.deep.equal(stale);
    expect(await decide('pending', 'W/"0"')).to.deep.equal(stale);
    expect(await decide('pending', '"7"')).to.deep.equal(stale);
    expect(await shown()).to.deep.equal({ status: 'approved', revision: 1 });
  });

  it('accepts a repeated command, which was already executed', async () => {
    const [status, text] = await decide('approved', '"0"', 'first decision');
    expect([status, (JSON.parse(text) as Request).revision]).to.deep.equal([200, 1]);
  });

  it('accepts any revision when it is a star or absent', async () => {
    expect((await decide('pending', '*'))[0]).to.equal(200);
    expect(await shown()).to.deep.equal({ status: 'pending', revision: 2 });
    expect((await decide('denied', null))[0]).to.equal(200);
    expect(await shown()).to.deep.equal({ status: 'denied', revision: 3 });
  });

  it('refuses a request of several commands before the first of them', async () => {
    const member = await app.member('resets@rondel.example');
    await member.send('POST', '/api/user-quests/spin');
    const today = await member.ask('GET', '/api/user-quests/session');
    const reset = (ifMatch: string) =>
      member.ask('POST', '/api/admin/reset-for-testing', undefined, { 'If-Match': ifMatch });
    expect(await reset('"99"')).to.deep.equal(stale);
    expect(await reset('"999999999999999"')).to.deep.equal(stale);
    expect(await member.ask('GET', '/api/user-quests/session')).to.deep.equal(today);
  });

  it('is a revision in quotes; other values count as absent', async () => {
    for (const wrong of ['2', '"two"', '"-1"', '"0", "1"']) {
      expect((await decide('denied', wrong))[0], wrong).to.equal(400);
    }
  });
});
