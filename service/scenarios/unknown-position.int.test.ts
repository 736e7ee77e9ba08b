import { expect } from 'chai';
import pg from 'pg';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const elsewhere = '00000000000000999999/00000000000000999999';

describe('a service whose read models come from another, longer log', function () {
  this.timeout(60_000);
  let app: TestApp;
  let db: pg.Client;
  const lines: Record<string, unknown>[] = [];

  before(async () => {
    app = await startTestApp({ log: lines });
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
    for (;;) {
      const { status, body } = await app.visitor().get('/readyz');
      if (!body.includes('parked')) continue;
      expect(status).to.equal(503);
      break;
    }
    const entries = lines.filter(({ msg }) => String(msg).startsWith('the read models are parked'));
    expect(entries).to.have.length(1);
    expect(JSON.stringify(entries)).to.include(elsewhere).and.to.include('kept from another log');
  });
});
