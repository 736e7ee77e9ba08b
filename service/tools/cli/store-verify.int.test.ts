import { expect } from 'chai';
import pg from 'pg';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { withHashChain } from '#service/event-store/hash-chain/hash-chain.ts';
import { newStream, sampleEvents } from '#service/event-store/testing/samples.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';

type Run = { readonly code: number; readonly out: string };

/** Runs the tool like npm. It needs no key, because it does not decrypt. */
async function verify(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Run> {
  const { ending, out } = await startTool(env, 'store', 'verify', ...args).ended;
  return { code: Number(ending), out };
}

describe('npm run store -- verify', function () {
  this.timeout(120_000);
  let app: TestApp;
  let ada: Caller;
  const ofApp = () => ({ DATABASE_URL: app.databaseUrl });

  before(async () => {
    app = await startTestApp();
    ada = await app.signIn(admin);
  });
  after(() => app.stop());

  async function query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    try {
      // Only an owner of the tables can do this.
      await client.query('alter table log.events disable trigger all');
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  it('finds nothing in a log written by the service', async () => {
    const { code, out } = await verify(ofApp());
    expect(out).to.match(/^Events: [\d,]+, in streams: [\d,]+\.\nNothing was changed, removed or swapped\.$/);
    expect(code).to.equal(0);
  });

  it('finds a decision that was changed by hand, and names it', async () => {
    const { id } = await ada.send('POST', '/api/beta/request', { email: 'tampered@example.com' });
    await ada.send('PATCH', `/api/beta/requests/${String(id)}`, { status: 'denied' });
    const stream = `betaRequest-${String(id)}`;
    const place = `stream_no = (select stream_no from log.streams where stream = $1) and revision = 1`;
    const [before] = await query<{ data: string }>(`select data::text from log.events where ${place}`, [
      stream,
    ]);
    await query(
      `update log.events set data = replace(data::text, 'reviewedBy":"', 'reviewedBy":"x')::json where ${place}`,
      [stream],
    );
    const { code, out } = await verify(ofApp());
    expect(code).to.equal(1);
    expect(out).to.include(`Broken: revision 1 of ${stream} is not what was stored`);
    const report = JSON.parse((await verify(ofApp(), '--json')).out) as { findings: { revision: number }[] };
    expect(report.findings.map(({ revision }) => revision)).to.deep.equal([1]);
    await query(`update log.events set data = $2::json where ${place}`, [stream, before?.data]);
    expect((await verify(ofApp())).code).to.equal(0);
  });

  it('finds a missing stream by the index of events', async () => {
    const { id } = await ada.send('POST', '/api/beta/request', { email: 'missing@example.com' });
    const stream = `betaRequest-${String(id)}`;
    const inIndex = 'select from service.event_index where stream = $1';
    await until(async () => (await query(inIndex, [stream])).length > 0);
    await query(
      'delete from log.events where stream_no = (select stream_no from log.streams where stream = $1)',
      [stream],
    );
    const { code, out } = await verify(ofApp());
    expect(code).to.equal(1);
    expect(out).to.include(
      `Broken: revision 0 of ${stream} is missing: the index of events knows the stream`,
    );
  });

  it('runs on EventStoreDB', async () => {
    const double = await startFakeServer();
    const bare = await openEventStoreDb({ connectionString: double.url });
    const stream = newStream();
    await withHashChain(bare).append(stream, 'no-stream', sampleEvents(3));
    const sound = await verify({}, '--from', double.url);
    await bare.append(stream, 2, sampleEvents(1));
    const broken = await verify({}, '--from', double.url);
    await bare.close();
    double.stop();
    expect(sound).to.deep.equal({
      code: 0,
      out: 'Events: 3, in streams: 1.\nNothing was changed, removed or swapped.',
    });
    expect(broken.code).to.equal(1);
    expect(broken.out).to.include(`Broken: revision 3 of ${stream} has no hash`);
  });

  it('finds nothing in a copy of the remaining events of an erased member', async () => {
    const double = await startFakeServer();
    const member = await app.member('cleared@rondel.example');
    await member.send('POST', '/api/body-metrics', { weight: '170', date: '2026-03-10', unit: 'lbs' });
    expect(await member.send('DELETE', '/api/admin/clear-user-data')).to.include({ cleared: true });
    const copied = await startTool({}, 'store', 'copy', '--from', app.databaseUrl, '--to', double.url).ended;
    const ofCopy = await verify({}, '--from', double.url);
    double.stop();
    expect(copied).to.include({ ending: 0 });
    expect(ofCopy.out).to.include('Streams that were erased: ').and.include('Nothing was changed');
    expect(ofCopy.code).to.equal(0);
  });

  it('reports events that it cannot verify', async () => {
    const { code } = await verify({}, '--nonsense');
    expect(code).to.equal(2);
  });
});
