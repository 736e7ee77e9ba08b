import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { streamHeadsIn } from '#service/jobs/event-index/stream-heads.ts';
import { parseConfig } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { until } from '#service/testing/until.ts';
import type { AuditAnswer } from './audit-contract.ts';

const email = 'leaving@rondel.example';
const behind = `select from service.followers, log.head
  where name = 'event index' and followers.position < lpad(head.position::text, 20, '0')`;

describe('erased data', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;
  let memberId: string;

  before(async () => {
    app = await startTestApp({ withoutLuckyDay: [email] });
    ada = await app.signIn(admin);
    const member = await app.member(email);
    memberId = String((await member.get('/api/auth/user')).id);
    for (let life = 0; life < 2; life += 1) {
      await member.send('PATCH', '/api/auth/user', { injuries: 'Left knee.' });
      await member.send('POST', '/api/user-quests/spin');
      await member.send('POST', '/api/admin/reset-for-testing');
      await member.send('DELETE', '/api/admin/clear-user-data');
    }
  });
  after(() => app.stop());

  it('leaves the hash chain and the event index valid', async () => {
    const log = await openEventLog({ connectionString: app.databaseUrl });
    const knownHeads = await streamHeadsIn(app.databaseUrl);
    const { findings, erased } = await verifyChain({
      ...{ store: log, knownHeads, signal: new AbortController().signal },
    });
    await log.close();
    expect(findings).to.deep.equal([]);
    expect(erased).to.be.above(0);
  });

  it("leaves no row in the event index that reveals the dates of the member's activity", async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const rows = async (text: string, values: unknown[] = []) => {
      const result = await client.query<Record<string, unknown>>(text, values);
      return result.rows;
    };
    const untilIndexed = () => until(async () => (await rows(behind)).length === 0);
    await untilIndexed();
    const streams = async () =>
      rows('select distinct stream from service.event_index where strpos(stream, $1) > 0', [memberId]);
    expect(await streams()).to.deep.equal([{ stream: `member-${memberId}` }]);

    // A database from before this rule is cleaned when the service starts.
    await client.query(
      `insert into service.event_index (position, id, occurred_at, stream, revision, type, command_id, correlation_id, actor)
       select 99, gen_random_uuid(), '-infinity', 'questDay-' || $1 || '-2026-03-10', 3, 'StreamErased', '', '', ''`,
      [memberId],
    );
    await client.query(
      `delete from migrations.applied where name = 'ends-of-erased-streams-leave-the-index'`,
    );
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    await createServiceTables(pool);
    await pool.end();
    expect(await streams()).to.have.length(1);
    await client.end();
  });

  it('leaves only the erasure itself in the audit trail', async () => {
    const { entries } = await ada.get<AuditAnswer>(`/api/beta/audit?by=${memberId}&limit=200`);
    expect(entries.map(({ deed: action }) => action))
      .to.include('data-cleared')
      .and.not.to.include('program-reset');
  });

  it('leaves the same audit trail as a rebuild', async () => {
    const config = parseConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
    const stores = await openStores(config);
    const [verified] = await verify({
      connect: connector({ connectionString: app.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: allProjections.filter(({ name }) => name === 'audit_entries'),
    });
    await stores.close();
    expect(verified?.differences).to.deep.equal([]);
  });
});
