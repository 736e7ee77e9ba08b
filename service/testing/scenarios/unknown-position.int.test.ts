import { expect } from 'chai';
import pg from 'pg';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';

const leaving = 'leaves@rondel.example';
const elsewhere = '00000000000000999999/00000000000000999999';

describe('a service whose read models come from another, longer log', function () {
  this.timeout(60_000);
  let app: TestApp;
  let db: pg.Client;
  let leaves: Caller;
  const lines: Record<string, unknown>[] = [];

  before(async () => {
    app = await startTestApp({ log: lines });
    leaves = await app.member(leaving);
    db = new pg.Client(app.databaseUrl);
    await db.connect();
  });
  after(async () => {
    await db.end();
    await app.stop();
  });

  it('is not ready, and logs the position', async () => {
    expect((await app.visitor().get('/readyz')).status).to.equal(200);
    await db.query('update read.checkpoint set position = $1', [elsewhere]);
    // The leader detects its moved checkpoint at the next event.
    await app.visitor().send('POST', '/api/beta/request', { json: { email: 'asks@rondel.example' } });
    const { status } = await until(async () => {
      const answer = await app.visitor().get('/readyz');
      return answer.body.includes('parked') && answer;
    });
    expect(status).to.equal(503);
    const entries = lines.filter(({ msg }) => String(msg).startsWith('the read models are parked'));
    expect(entries).to.have.length(1);
    expect(JSON.stringify(entries)).to.include(elsewhere).and.to.include('kept from another log');
  });

  it('deletes no account: an empty log would have nothing of it, and the key would be gone', async () => {
    const refused = await leaves.visitor.send('DELETE', '/api/me', { json: {} });
    expect([refused.status, refused.headers['x-error-code']]).to.deep.equal([503, 'store-unavailable']);
    expect((await leaves.visitor.get('/api/auth/user')).status).to.equal(200);
    const byAdmin = ['delete-account', '--member', leaving, '--as', admin];
    for (const operation of [byAdmin, ['expire-requests']]) {
      const [code, text] = await runToolOf(app, 'admin', ...operation);
      expect([code, /so nothing was erased/.test(text)], text).to.deep.equal([3, true]);
    }
    expect((await db.query('select from service.erasures')).rowCount).to.equal(0);
    expect((await db.query('select from vault.data_keys where destroyed_at is not null')).rowCount).to.equal(
      0,
    );
  });

  it('reports that a command is not visible yet', async () => {
    expect(await isVisible(20)).to.equal(false);
  });

  it('is ready again when `npm run replay` has aligned the read models with the log', async () => {
    expect((await runToolOf(app, 'replay'))[0]).to.equal(0);
    // The leader looks from time to time whether the log knows its position.
    for (let minutes = 21; !(await isVisible(minutes)); minutes += 1);
    // The rows can be there a moment before this host knows that nothing is parked any more.
    const { body } = await until(async () => {
      const answer = await app.visitor().get('/readyz');
      return answer.status === 200 && answer;
    });
    expect(body).to.not.include('parked');
  });

  it('deletes accounts then', async () => {
    expect((await leaves.visitor.send('DELETE', '/api/me', { json: {} })).status).to.equal(200);
  });

  async function isVisible(minutesPerDay: number): Promise<boolean | undefined> {
    const ada = await app.signIn('ada@rondel.example');
    const { visible } = await ada.send<{ visible?: boolean }>('PATCH', '/api/auth/user', {
      minutesPerDay: 10 + (minutesPerDay % 100),
    });
    return visible;
  }
});
