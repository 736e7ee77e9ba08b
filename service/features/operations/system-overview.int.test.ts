import { expect } from 'chai';
import pg from 'pg';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { SystemAnswer } from './system-contract.ts';
import { noteBackup } from './system-overview.ts';

describe('GET /api/admin/system', () => {
  let app: TestApp;
  let ada: Caller;
  let pool: pg.Pool;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp();
    ada = await app.signIn(admin);
    pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    pool.on('error', () => {});
  });
  after(async () => {
    await pool.end();
    await app.stop();
  });

  const read = () => ada.get<SystemAnswer>('/api/admin/system');

  it('says which version runs, and on which stores', async () => {
    const { version, node, store, postgres, process: name } = await read();
    expect(version).to.match(/^\d+\.\d+\.\d+$/);
    expect(node).to.equal(process.versions.node);
    expect(store.kind).to.equal('postgres');
    expect(postgres).to.match(/^\d+/);
    expect(name).to.match(new RegExp(` ${process.pid}$`));
  });

  it('counts the sessions that have not ended', async () => {
    const { sessions } = await read();
    const member = await app.signIn('counted.session@rondel.example');
    expect((await read()).sessions).to.equal(sessions + 1);
    await member.visitor.get('/api/logout');
    expect((await read()).sessions).to.equal(sessions);
  });

  it('shows how much waits in each outbox, for how long, and what was given up', async () => {
    await pool.query(
      `insert into service.mails (key, request_id, decision, revision, asked_at, settled_at, outcome) values
         (gen_random_uuid(), 'a', 'approved', 1, now() - interval '1 hour', null, null),
         (gen_random_uuid(), 'b', 'approved', 1, now() - interval '2 hours', now(), 'sent'),
         (gen_random_uuid(), 'c', 'denied', 1, now() - interval '2 hours', now(), 'given up')`,
    );
    const { outboxes } = await read();
    const mails = outboxes.find(({ name }) => name === 'decision-mails');
    expect(mails).to.include({ waiting: 1, givenUp: 1 });
    expect(mails?.oldestSeconds).to.be.within(3_600, 3_700);
    expect(outboxes.find(({ name }) => name === 'erasures')).to.deep.equal({
      ...{ name: 'erasures', waiting: 0, oldestSeconds: null, givenUp: 0 },
    });
  });

  it('counts the reminders whose time has come, with the age of the oldest', async () => {
    // The clock of the service is in March, when none of these reminders is due, so they stay.
    await pool.query(
      `insert into service.process_wakes (process, key, due_at) values
         ('reminders', 'a', now() - interval '20 minutes'), ('reminders', 'b', now() - interval '1 minute'),
         ('reminders', 'c', now() + interval '1 hour')`,
    );
    const { outboxes } = await read();
    const reminders = outboxes.find(({ name }) => name === 'reminders');
    expect(reminders).to.include({ waiting: 2, givenUp: 0 });
    expect(reminders?.oldestSeconds).to.be.within(1_200, 1_300);
  });

  it('names the last backup, and none before the first', async () => {
    expect((await read()).lastBackup).to.equal(null);
    const backup = { at: '2026-03-10T02:00:00.000Z', events: 12, bytes: 3_456 };
    await noteBackup(pool, { ...backup, at: '2026-03-09T02:00:00.000Z' });
    await noteBackup(pool, backup);
    expect((await read()).lastBackup).to.deep.equal(backup);
  });

  it('is refused to members', async () => {
    const member = await app.member('curious@rondel.example');
    expect(await member.ask('GET', '/api/admin/system')).to.deep.equal([403, 'Admin access required']);
  });
});
