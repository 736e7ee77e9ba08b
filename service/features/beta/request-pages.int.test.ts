import { expect } from 'chai';
import { cursorOf } from '#domain/beta/request-cursor.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { BetaRequest } from './beta-contract.ts';

describe('the list of requests for access', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;

  before(async () => {
    app = await startTestApp();
    ada = await app.signIn(admin);
    for (const [hour, name] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
      app.setClock(`2026-03-10T1${hour}:00:00.000Z`);
      await ada.send('POST', '/api/beta/request', { email: `${name}@pages.example` });
    }
    for (const name of ['two', 'five']) await decide(name, 'approved');
  });
  after(() => app.stop());

  const list = (query = '') => ada.get<BetaRequest[]>(`/api/beta/requests${query}`);
  const namesIn = (requests: readonly BetaRequest[]) =>
    requests.flatMap(({ email }) => (email.endsWith('@pages.example') ? [email.split('@')[0]] : []));

  async function decide(name: string, status: string): Promise<void> {
    const id = (await list()).find(({ email }) => email.startsWith(`${name}@`))?.id;
    await ada.send('PATCH', `/api/beta/requests/${id}`, { status });
  }

  async function pages(limit: number, whenRead = async (_page: number) => {}): Promise<BetaRequest[][]> {
    const read: BetaRequest[][] = [];
    for (let query = `?limit=${limit}`; ; ) {
      const page = await list(query);
      read.push(page);
      const last = page.at(-1);
      if (!last || page.length < limit) return read;
      await whenRead(read.length);
      query = `?limit=${limit}&after=${encodeURIComponent(cursorOf(last))}`;
    }
  }

  it('has the oldest pending request first, then the newest of the decided ones', async () => {
    expect(namesIn(await list())).to.deep.equal(['one', 'three', 'four', 'six', 'five', 'two']);
  });

  for (const limit of [1, 2, 3, 5])
    it(`is the same when it is read in pages of ${limit}`, async () => {
      expect((await pages(limit)).flat()).to.deep.equal(await list());
    });

  for (const query of [
    'after=x',
    'after=pending.2026-03-10.x',
    'limit=0',
    'limit=1000',
    'after=',
    'limit=1&limit=2',
  ])
    it(`refuses the query ${query}`, async () => {
      expect((await ada.ask('GET', `/api/beta/requests?${query}`))[0]).to.equal(400);
    });

  // The last test, because it changes the list.
  it('skips no request when one is decided or made between two pages', async () => {
    const read = await pages(2, async (page) => {
      if (page > 1) return;
      await decide('three', 'denied');
      await ada.send('POST', '/api/beta/request', { email: 'late@pages.example' });
    });
    expect(new Set(namesIn(read.flat()))).to.deep.equal(
      new Set(['one', 'two', 'three', 'four', 'five', 'six', 'late']),
    );
  });
});
