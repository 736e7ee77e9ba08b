import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { verify } from '#projections/engine/verify.ts';
import { parseConfig } from '#service/config.ts';
import { witnessesIn } from '#service/event-index/index-witnesses.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { verifyChain } from '#service/event-store/verify-chain.ts';
import { openStores } from '#service/open-stores.ts';
import { admin, type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import type { AuditAnswer } from './audit-contract.ts';

const email = 'leaving@rondel.example';

describe('what was erased', function () {
  this.timeout(60_000);
  let house: RunningHouse;
  let ada: Caller;
  let memberId: string;

  before(async () => {
    house = await runHouse({ steady: [email] });
    ada = await house.signIn(admin);
    const member = await house.member(email);
    memberId = String((await member.get('/api/auth/user')).id);
    for (let life = 0; life < 2; life += 1) {
      await member.send('PATCH', '/api/auth/user', { injuries: 'Left knee.' });
      await member.send('POST', '/api/user-quests/spin');
      await member.send('POST', '/api/admin/reset-for-testing');
      await member.send('DELETE', '/api/admin/clear-user-data');
    }
  });
  after(() => house.stop());

  it('is accounted for: the chain is whole, and so is the index', async () => {
    const log = await openEventLog({ connectionString: house.databaseUrl });
    const witnesses = await witnessesIn(house.databaseUrl);
    const { findings, erased } = await verifyChain({
      ...{ store: log, witnesses, signal: new AbortController().signal },
    });
    await log.close();
    expect(findings).to.deep.equal([]);
    expect(erased).to.be.above(0);
  });

  it('leaves in the audit that it was, and nothing of what it was about', async () => {
    const { entries } = await ada.get<AuditAnswer>(`/api/beta/audit?by=${memberId}&limit=200`);
    expect(entries.map(({ deed }) => deed))
      .to.include('data-cleared')
      .and.not.to.include('program-reset');
  });

  it('is the same in the audit as a rebuild would tell it', async () => {
    const config = parseConfig({ DATABASE_URL: house.databaseUrl, DATA_DIR: house.dataDir });
    const stores = await openStores(config);
    const [verified] = await verify({
      connect: connector({ connectionString: house.databaseUrl }),
      source: eventSourceOf(stores.events),
      projections: allProjections.filter(({ name }) => name === 'audit_entries'),
    });
    await stores.close();
    expect(verified?.differences).to.deep.equal([]);
  });
});
