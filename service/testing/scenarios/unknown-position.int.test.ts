import { expect } from 'chai';
import pg from 'pg';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

const elsewhere = '00000000000000999999/00000000000000999999';

describe('a service whose read models come from another, longer log', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;
  let db: pg.Client;
  let minutes = 10;
  const lines: Record<string, unknown>[] = [];

  before(async () => {
    app = await startTestApp({ log: lines });
    ada = await app.signIn('ada@rondel.example');
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

  it('refuses commands, and stores nothing', async () => {
    // A process learns from Postgres that the leader has parked the read models.
    await until(async () => (await setMinutes()).status === 503);
    const events = await eventsOf(app);
    const before = await events.head();
    const { headers, body } = await setMinutes();
    expect(headers['x-error-code']).to.equal('other-log');
    expect(headers['retry-after']).to.equal('60');
    expect(body).to.equal(
      'Rondel cannot save anything at the moment. Nothing was changed. Please try again later.',
    );
    expect(await events.head()).to.equal(before);
    await events.close();
  });

  it('still answers what it knows', async () => {
    expect((await ada.visitor.get('/api/auth/user')).status).to.equal(200);
  });

  it('takes commands and is ready when `npm run replay` has aligned the read models with the log', async () => {
    expect((await runToolOf(app, 'replay'))[0]).to.equal(0);
    // The leader looks from time to time whether the log knows its position.
    await until(async () => (await setMinutes()).body.includes('"visible":true'));
    // The rows can be there a moment before this host knows that nothing is parked any more.
    const ready = await until(async () => {
      const answer = await app.visitor().get('/readyz');
      return answer.status === 200 && answer;
    });
    expect(ready.body).to.not.include('parked');
  });

  function setMinutes() {
    minutes += 1;
    return ada.visitor.send('PATCH', '/api/auth/user', { json: { minutesPerDay: minutes } });
  }
});
