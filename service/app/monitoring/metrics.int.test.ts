import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { outboxNames } from '#service/features/operations/system-contract.ts';
import type { Answer } from '#service/http/testing/http-client.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { callByToken, issueToken, setIntegrations } from '#service/testing/token-caller.ts';

describe('/metrics', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp();
    caller = await app.member('counted@rondel.example');
  });
  after(() => app.stop());

  const scrape = async (): Promise<string> => (await app.visitor().get('/metrics')).body;
  const numberAt = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );

  it('counts requests by route and status, without ids', async () => {
    await caller.ask('GET', '/api/programs/01890000-aaaa/phases');
    await caller.get('/api/stats');
    const text = await scrape();
    const route = 'method="GET",route="/api/programs/:id/phases",status="404"';
    expect(numberAt(text, `rondel_http_requests_total{${route}}`)).to.equal(1);
    expect(
      numberAt(text, 'rondel_http_requests_total{method="GET",route="/api/stats",status="200"}'),
    ).to.equal(1);
    expect(numberAt(text, 'rondel_http_request_seconds_count{route="/api/stats"}')).to.equal(1);
    expect(text).to.not.include('01890000-aaaa');
    expect(text).to.not.include('counted@');
  });

  it('counts commands by outcome, and measures append durations', async () => {
    const appended = numberAt(await scrape(), 'rondel_append_seconds_count{outcome="stored"}');
    await caller.send('PATCH', '/api/auth/user', { age: 40 });
    await caller.send('PATCH', '/api/auth/user', { age: 40 });
    await caller.ask('PATCH', '/api/auth/user', { age: 400 });
    const text = await scrape();
    const updates = ['stored', 'unchanged', 'refused'].map((outcome) =>
      numberAt(text, `rondel_commands_total{command="UpdateProfile",outcome="${outcome}"}`),
    );
    expect(updates).to.deep.equal([1, 1, 1]);
    expect(numberAt(text, 'rondel_append_seconds_count{outcome="stored"}')).to.equal(appended + 1);
  });

  it('reports the state of the read models and of the pool', async () => {
    const text = await scrape();
    expect(numberAt(text, 'rondel_projections_known')).to.be.above(5);
    expect(numberAt(text, 'rondel_projection_lag_events{projection="members"}')).to.equal(0);
    expect(numberAt(text, 'rondel_projection_lag_seconds{projection="members"}')).to.equal(0);
    expect(numberAt(text, 'rondel_projection_live{projection="members"}')).to.equal(1);
    expect(numberAt(text, 'rondel_pool_connections{state="idle"}')).to.be.above(0);
    expect(numberAt(text, 'rondel_pool_waiting')).to.equal(0);
  });

  it('counts refusals by their code', async () => {
    await caller.ask('GET', '/api/programs/01890000-bbbb/phases');
    await caller.ask('GET', '/api/beta/requests');
    const text = await scrape();
    expect(numberAt(text, 'rondel_refusals_total{code="admin-access-required"}')).to.equal(1);
    expect(numberAt(text, 'rondel_refusals_total{code="not-found"}')).to.be.above(0);
  });

  it('counts the calls by access tokens, those that the token made fail, and the tokens that work', async () => {
    await setIntegrations(caller, true);
    const { id, token } = await issueToken(caller, { name: 'Counted', scopes: ['read:stats'] });
    expect(numberAt(await scrape(), 'rondel_access_tokens')).to.equal(1);
    const call = (path: string) => callByToken(app.origin, token, 'GET', path);
    for (const path of ['/api/stats', '/api/activity-days/x', '/api/history', '/api/auth/user'])
      await call(path);
    await caller.send('DELETE', `/api/me/tokens/${id}`);
    await call('/api/stats');
    await call(`/api/stats?token=${token}`);
    const text = await scrape();
    // A path that is wrong is no fault of the token.
    expect(numberAt(text, 'rondel_token_calls_total{outcome="taken"}')).to.equal(2);
    expect(numberAt(text, 'rondel_token_calls_total{outcome="refused"}')).to.equal(4);
    expect(numberAt(text, 'rondel_access_tokens')).to.equal(0);
    expect(text).not.to.include(token).and.not.to.include(id);
  });

  it('reports failing appends until an event is stored again; the host stays ready', async () => {
    const writer = new pg.Client({ connectionString: app.databaseUrl });
    await writer.connect();
    await writer.query(
      `create function log.refuse_as_full() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert on log.events execute function log.refuse_as_full()`,
    );
    const [status] = await caller.ask('PATCH', '/api/auth/user', { age: 41 });
    const failing = await scrape();
    const ready = await app.visitor().get('/readyz');
    await writer.query('drop trigger full_disk on log.events; drop function log.refuse_as_full()');
    await writer.end();
    await caller.send('PATCH', '/api/auth/user', { age: 41 });
    expect([status, ready.status]).to.deep.equal([503, 200]);
    expect(ready.body).to.include('"commands":"fail: the last event could not be stored"');
    expect(numberAt(failing, 'rondel_append_failing')).to.equal(1);
    expect(numberAt(await scrape(), 'rondel_append_failing')).to.equal(0);
  });

  it('reports what runs, the process, its event loop, and what waits in the background', async () => {
    const text = await scrape();
    expect(text).to.match(/^rondel_build_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1$/m);
    expect(numberAt(text, 'process_resident_memory_bytes')).to.be.above(1e7);
    expect(numberAt(text, 'process_start_time_seconds')).to.be.above(1e9);
    expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds /m);
    for (const outbox of outboxNames)
      expect(numberAt(text, `rondel_outbox_oldest_seconds{outbox="${outbox}"}`), outbox).to.be.within(0, 600);
  });

  for (const file of ['alerts.yml', 'grafana-dashboard.json', 'incidents.md']) {
    it(`has every metric that ${file} names`, async () => {
      const text = await readFile(join('service/operations', file), 'utf8');
      const known = [...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
      const named = [...text.matchAll(/\b(?:rondel|process|nodejs)_[a-z_0-9]+/g)].map(([name]) =>
        name.replace(/_bucket$/, ''),
      );
      expect(named).to.have.length.greaterThan(3);
      expect(known).to.include.members(named);
    });
  }

  it('returns 404 for another host name, as after DNS rebinding', async () => {
    const answer = await app.visitor().get('/metrics', { Host: 'rebound.example' });
    expect(shapeOf(answer)).to.deep.equal(nothing);
  });

  for (const header of ['X-Forwarded-For', 'Forwarded', 'Via']) {
    it(`returns 404 for a forwarded request with ${header}`, async () => {
      expect(shapeOf(await app.visitor().get('/metrics', { [header]: '127.0.0.1' }))).to.deep.equal(nothing);
    });
  }

  it('uses a separate port when one is configured, and only that', async function () {
    this.timeout(60_000);
    const port = await freePort();
    const other = await startTestApp({ sharingStoresOf: app, env: { METRICS_PORT: String(port) } });
    const visitor = createHttpClient(`http://127.0.0.1:${port}`);
    const answers = [
      await visitor.get('/metrics'),
      await visitor.get('/api/support'),
      await visitor.get('/metrics', { Host: 'rebound.example' }),
      await visitor.get('/readyz'),
      await other.visitor().get('/metrics'),
    ];
    await other.stop();
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 404, 404, 200, 404]);
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).to.equal('nosniff');
      expect(headers['content-security-policy']).to.include("frame-ancestors 'none'");
    }
    expect(answers[0]?.body).to.include('rondel_pool_connections');
    expect(answers[3]?.body).to.include('"members":"live"');
  });

  it('returns 404 behind a proxy, where every request seems to come from this machine', async function () {
    this.timeout(60_000);
    const other = await startTestApp({ sharingStoresOf: app, env: { TRUST_PROXY: '1' } });
    const answer = await other.visitor().get('/metrics');
    await other.stop();
    expect(shapeOf(answer)).to.deep.equal(nothing);
  });
});

const nothing = [404, 'There is nothing here.'];
const shapeOf = ({ status, body }: Answer): readonly unknown[] => [status, body];
