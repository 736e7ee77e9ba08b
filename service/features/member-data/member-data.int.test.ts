import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning, type StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { clearAnswer } from '#service/features/admin/admin-contract.ts';
import { memberExport } from '#service/jobs/export/member-export.ts';
import { testDatabase } from '#service/testing/database.ts';
import { enterPersonalTexts, textsOfAnother } from '#service/testing/erasure/personal-texts.ts';
import { textsOfMember } from '#service/testing/erasure/sample-member.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { checkFile, importEvents } from '#service/tools/analysis/import-events.ts';

const email = 'quillonia@planted.example';
const date = '2026-03-10';

describe('a member’s own data', function () {
  this.timeout(120_000);
  let app: TestApp;
  let member: Caller;
  let other: Caller;

  before(async () => {
    app = await startTestApp({ at: `${date}T12:00:00.000Z`, withoutLuckyDay: [email] });
    member = await app.member(email);
    other = await app.member('bystander@rondel.example');
    await enterPersonalTexts(member, date);
    await enterPersonalTexts(other, date, textsOfAnother);
  });
  after(() => app.stop());

  it('can be exported unchanged, as events and as tables', async () => {
    const exported = await member.get<{ events: { type: string; words: string }[] }>('/api/me/export');
    const { events } = exported;
    const own = await member.get<{ id: string }>('/api/auth/user');
    const recorded = await recordedOf(own.id);
    expect(events.map((event) => (event as unknown as { id: string }).id)).to.deep.equal(
      recorded.map(({ id }) => id),
    );
    expect(JSON.stringify(events)).to.include(textsOfMember.injuries).and.to.include(textsOfMember.pounds);
    expect(events.every(({ words: said }) => said.endsWith('.'))).to.equal(true);
    const [, inGerman] = await member.ask('GET', '/api/me/export', undefined, { 'Accept-Language': 'de' });
    const { events: germanEvents } = JSON.parse(inGerman) as typeof exported;
    expect(germanEvents.map(({ type }) => type)).to.deep.equal(events.map(({ type }) => type));
    expect(germanEvents.filter(({ words: said }) => /\b(?:The|You|Your)\b/.test(said))).to.deep.equal([]);
    const table = async (name: string) =>
      (await member.ask('GET', `/api/me/export/${name}.csv`))[1].split('\r\n');
    expect((await table('workouts'))[1]).to.match(/^2026-03-10,[^,]+,[a-z]+,20,7,4,true,2,,$/);
    expect((await table('metrics'))[1]).to.include(`${date},${textsOfMember.pounds},lbs`);
    expect((await table('points'))[1]).to.include(`${date},2,workout completed`);
  });

  it('names the workouts of its tables by the member’s own templates', async () => {
    const cook = await app.member('own-names@planted.example');
    const exercises = [{ name: 'Knee Push-ups', sets: 2, reps: 8, restSeconds: 30 }];
    await cook.send('POST', '/api/workout-templates/user', { name: 'Lunch Break', exercises });
    const [template] = await cook.get<readonly { id: string }[]>('/api/workout-templates/user');
    const set = { exercise: 'Knee Push-ups', set: 1, reps: 8, load: null, seconds: null, rpe: null };
    const done = { date, durationMinutes: 20, perceivedExertion: 6, moodAfter: 4, isCompleted: true };
    for (const templateId of [template?.id, 'core-circuit'])
      await cook.send('POST', '/api/workouts', { ...done, templateId, sets: [set] });
    const listed = await cook.get<readonly { templateName: string }[]>('/api/workouts');
    const names = listed.map(({ templateName }) => templateName).toReversed();
    expect(names[0]).to.equal('Lunch Break');
    for (const table of ['workouts', 'sets']) {
      const [, text] = await cook.ask('GET', `/api/me/export/${table}.csv`);
      const [, ...rows] = String(text).trimEnd().split('\r\n');
      expect(
        rows.map((row) => row.split(',')[1]),
        table,
      ).to.deep.equal(names);
    }
  });

  it('can be exported, cleared and deleted with the account after access was denied', async () => {
    const address = 'denied-later@planted.example';
    const denied = await app.member(address);
    await enterPersonalTexts(denied, date);
    const ada = await app.signIn(admin);
    const requests = await ada.get<{ id: string; email: string }[]>('/api/beta/requests');
    const path = `/api/beta/requests/${requests.find((request) => request.email === address)?.id}`;
    for (const status of ['pending', 'denied']) await ada.send('PATCH', path, { status });
    expect((await denied.ask('GET', '/api/stats'))[0]).to.equal(403);
    expect((await denied.ask('GET', '/api/me/export'))[1]).to.include(textsOfMember.injuries);
    expect((await denied.ask('GET', '/api/me/export/workouts.csv'))[1]).to.include(`\r\n${date},`);
    expect(await denied.get('/api/me/export/mail')).to.have.key('to');
    clearAnswer.parse(await denied.send('DELETE', '/api/admin/clear-user-data'));
    expect((await denied.ask('GET', '/api/me/export'))[1]).not.to.include(textsOfMember.injuries);
    expect(await denied.send('DELETE', '/api/me')).to.include({ deleted: true });
    expect((await denied.ask('GET', '/api/me/export'))[0]).to.equal(401);
  });

  it('is not returned to the reviewer by a stored answer after the deletion', async () => {
    const address = 'reviewed@planted.example';
    const notes = 'Met in the pilot group.';
    const reviewed = await app.signIn(address);
    const ada = await app.signIn(admin);
    const { id } = await reviewed.send('POST', '/api/beta/request', { email: address });
    const decide = () =>
      ada.visitor.send('PATCH', `/api/beta/requests/${String(id)}`, {
        json: { status: 'approved', adminNotes: notes },
        headers: { 'Idempotency-Key': 'review' },
      });
    const [first, again] = [await decide(), await decide()];
    expect(JSON.parse(again.body)).to.deep.equal(JSON.parse(first.body));
    expect(again.headers).to.include({ 'idempotency-replayed': 'true' });
    const { id: reviewer } = await ada.get('/api/auth/user');
    const pool = openPool(app.databaseUrl, 'test');
    const kept = await pool.query('select distinct body from service.kept_answers where member_id = $1', [
      reviewer,
    ]);
    expect(kept.rows).to.deep.equal([{ body: '' }]);
    await pool.end();
    await reviewed.send('DELETE', '/api/me');
    const after = await decide();
    expect([after.status, after.body]).to.deep.equal([404, 'There is no such beta request.']);
    expect(JSON.stringify(after.headers)).not.to.include('replayed');
  });

  it('can be imported into another service, and is the same there', async () => {
    const { body } = await member.visitor.get('/api/me/export');
    const file = join(app.dataDir, 'taken.json');
    await writeFile(file, body);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const elsewhere = await testDatabase();
    const store = await openEventLog({ connectionString: elsewhere.url });
    const signal = new AbortController().signal;
    const { events } = JSON.parse(body) as { events: unknown[] };
    expect(await checkFile({ file, sha256, signal })).to.equal(events.length);
    const deps = { store, file, sha256, appendsAtOnce: 512, signal, onProgress: () => {} };
    expect(await importEvents(deps)).to.include({ events: events.length });
    const own = await member.get<{ id: string }>('/api/auth/user');
    const imported: string[] = [];
    for await (const line of memberExport(store, {
      memberId: asMemberId(own.id),
      at: asInstant(`${date}T12:00:00.000Z`),
      language: 'en',
    }))
      imported.push(line);
    expect(imported.join('')).to.equal(body);
    await store.close();
    await elsewhere.drop();
  });

  it('disappears by one call from all reads, tables, rebuilds and exports; others stay', async () => {
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
    expect(await other.get('/api/auth/user')).to.include({ injuries: textsOfAnother.injuries });
    await expectSameWhenRebuilt();
  });

  it('can be entered again on the same day', async () => {
    await enterPersonalTexts(member, date);
    expect(await member.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    await expectSameWhenRebuilt();
  });

  it('is deleted with the account, which is signed out and must ask again', async () => {
    const elsewhere = await app.signIn(email);
    expect(await member.send('DELETE', '/api/me')).to.deep.equal({
      deleted: true,
      at: `${date}T12:00:00.000Z`,
    });
    for (const caller of [member, elsewhere])
      expect(await caller.ask('GET', '/api/auth/user')).to.deep.equal([401, 'Unauthorized']);
    const back = await app.signIn(email);
    expect(await back.ask('GET', '/api/auth/user')).to.deep.equal([403, 'Beta access required']);
    await expectSameWhenRebuilt();
  });

  async function recordedOf(memberId: string): Promise<readonly StoredEvent[]> {
    const recorded: StoredEvent[] = [];
    const store = await eventsOf(app);
    for await (const event of store.readAll({ after: beginning }))
      if (event.data.memberId === memberId) recorded.push(event);
    await store.close();
    return recorded;
  }

  async function expectSameWhenRebuilt(): Promise<void> {
    const store = await eventsOf(app);
    const connect = connector({ connectionString: app.databaseUrl });
    const engine = { connect, source: eventSourceOf(store, store.cipher), projections: allProjections };
    expect((await verify(engine)).filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
    await rebuild(engine);
    await store.close();
  }
});
