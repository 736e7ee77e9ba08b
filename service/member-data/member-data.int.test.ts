import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { clearAnswer } from '#service/admin/admin-contract.ts';
import { checkFile, importEvents } from '#service/analysis/import-events.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning, type StoredEvent } from '#service/event-store/store.ts';
import { testDatabase } from '#service/testing/database.ts';
import { eventsOf } from '#service/testing/house-stores.ts';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { memberExport } from './member-export.ts';
import { planted } from './testing/small-life.ts';
import { bystanding, tell } from './testing/told-words.ts';

const email = 'quillonia@planted.example';
const date = '2026-03-10';

describe('a member’s own data', function () {
  this.timeout(120_000);
  let house: RunningHouse;
  let member: Caller;
  let other: Caller;

  before(async () => {
    house = await runHouse({ at: `${date}T12:00:00.000Z`, steady: [email] });
    member = await house.member(email);
    other = await house.member('bystander@rondel.example');
    await tell(member, date);
    await tell(other, date, bystanding);
  });
  after(() => house.stop());

  it('is taken along as it is, event by event and as tables', async () => {
    const { events } = await member.get<{ events: { type: string; words: string }[] }>('/api/me/export');
    const own = await member.get<{ id: string }>('/api/auth/user');
    const recorded = await recordedOf(own.id);
    expect(events.map((event) => (event as unknown as { id: string }).id)).to.deep.equal(
      recorded.map(({ id }) => id),
    );
    expect(JSON.stringify(events)).to.include(planted.injuries).and.to.include(planted.pounds);
    expect(events.every(({ words: said }) => said.endsWith('.'))).to.equal(true);
    const table = async (name: string) =>
      (await member.ask('GET', `/api/me/export/${name}.csv`))[1].split('\r\n');
    expect((await table('workouts'))[1]).to.match(/^2026-03-10,[^,]+,[a-z]+,20,7,4,true,2$/);
    expect((await table('metrics'))[1]).to.include(`${date},${planted.pounds},lbs`);
    expect((await table('points'))[1]).to.include(`${date},2,workout completed`);
  });

  it('can be stored anew elsewhere, and says the same there', async () => {
    const { body } = await member.visitor.get('/api/me/export');
    const file = join(house.dataDir, 'taken.json');
    await writeFile(file, body);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const elsewhere = await testDatabase();
    const store = await openEventLog({ connectionString: elsewhere.url });
    const signal = new AbortController().signal;
    const { events } = JSON.parse(body) as { events: unknown[] };
    expect(await checkFile({ file, sha256, signal })).to.equal(events.length);
    const means = { store, file, sha256, appendsAtOnce: 512, signal, onProgress: () => {} };
    expect(await importEvents(means)).to.include({ events: events.length });
    const own = await member.get<{ id: string }>('/api/auth/user');
    const imported: string[] = [];
    for await (const line of memberExport(store, asMemberId(own.id), asInstant(`${date}T12:00:00.000Z`)))
      imported.push(line);
    expect(imported.join('')).to.equal(body);
    await store.close();
    await elsewhere.drop();
  });

  it('is gone with one call, from every read, table, rebuild and export, and nobody else’s is', async () => {
    const { id } = await member.get<{ id: string }>('/api/auth/user');
    const answer = clearAnswer.parse(await member.send('DELETE', '/api/admin/clear-user-data'));
    expect(answer).to.deep.equal({ cleared: true, at: `${date}T12:00:00.000Z` });
    const nothing = { totalWorkouts: 0, totalPoints: 0, completedQuests: 0, currentStreak: 0 };
    expect(await member.get('/api/stats')).to.include(nothing);
    expect(await member.get('/api/body-metrics/latest')).to.equal(null);
    expect(await member.get('/api/auth/user')).to.include({ email, injuries: null, firstName: null });
    const { events } = await member.get<{ events: { type: string }[] }>('/api/me/export');
    expect(events.map(({ type }) => type)).to.deep.equal(['AccountKept']);
    const left = (await recordedOf(id)).map(({ type }) => type);
    expect([...new Set(left)]).to.have.members(['MemberDataErased', 'StreamErased', 'AccountKept']);
    expect(await other.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    expect(await other.get('/api/auth/user')).to.include({ injuries: bystanding.injuries });
    await expectSameWhenRebuilt();
  });

  it('can be begun anew on the same day', async () => {
    await tell(member, date);
    expect(await member.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    await expectSameWhenRebuilt();
  });

  it('goes with the account, which is signed out everywhere and has to ask for access anew', async () => {
    const elsewhere = await house.signIn(email);
    expect(await member.send('DELETE', '/api/me')).to.deep.equal({
      deleted: true,
      at: `${date}T12:00:00.000Z`,
    });
    for (const caller of [member, elsewhere])
      expect(await caller.ask('GET', '/api/auth/user')).to.deep.equal([401, 'Unauthorized']);
    const back = await house.signIn(email);
    expect(await back.ask('GET', '/api/auth/user')).to.deep.equal([403, 'Beta access required']);
    await expectSameWhenRebuilt();
  });

  async function recordedOf(memberId: string): Promise<readonly StoredEvent[]> {
    const recorded: StoredEvent[] = [];
    const store = await eventsOf(house);
    for await (const event of store.readAll({ after: beginning }))
      if (event.data.memberId === memberId) recorded.push(event);
    await store.close();
    return recorded;
  }

  async function expectSameWhenRebuilt(): Promise<void> {
    const store = await eventsOf(house);
    const connect = connector({ connectionString: house.databaseUrl });
    const engine = { connect, source: eventSourceOf(store), projections: allProjections };
    expect((await verify(engine)).filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
    await rebuild(engine);
    await store.close();
  }
});
