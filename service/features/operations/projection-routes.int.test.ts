import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { skippedEventsStream } from '#domain/audit/audit-events.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import type { AuditAnswer } from '#service/features/audit/audit-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import type { ProjectionsAnswer } from './projection-contract.ts';

const email = 'poisoned@rondel.example';
const base = '/api/admin/projections';
/** More than the page shows. */
const heldBack = 25;

/** As before the stored answer and the index have the skip at this revision. */
async function forgetAnswer(connectionString: string, revision: number): Promise<void> {
  const db = new pg.Client(connectionString);
  await db.connect();
  await db.query('delete from service.kept_answers');
  const indexed = 'delete from service.event_index where stream = $1 and revision = $2';
  await until(async () => (await db.query(indexed, [skippedEventsStream, revision])).rowCount === 1);
  await db.end();
}

describe('the read models in the admin area', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;
  let member: Caller;
  const poison = { ...sampleEvent(), type: 'MeasurementsLogged.v9', data: { memberId: devMemberId(email) } };
  const lost = { ...sampleEvent(), type: 'BetaRequestDenied.v9', data: {} };

  before(async () => {
    app = await startTestApp();
    member = await app.member(email);
    ada = await app.signIn(admin);
    const log = await eventsOf(app);
    await log.append('body-from-tomorrow', 'no-stream', [poison]);
    await log.append('betaRequest-lost', 'no-stream', [lost]);
    await log.close();
    await member.send('POST', '/api/body-metrics', { weight: '80', date: '2026-03-10', unit: 'kg' });
  });
  after(() => app.stop());

  const overview = () => ada.get<ProjectionsAnswer>(base);
  const readModel = async (name: string) =>
    (await overview()).projections.find((projection) => projection.name === name);
  const metrics = async () => (await member.get<readonly unknown[]>('/api/body-metrics')).length;

  it('are listed with their dead letters and the leader', async () => {
    const { projections, leader } = await overview();
    expect(leader?.holder).to.include(String(process.pid));
    const states = Object.fromEntries(projections.map(({ name, state }) => [name, state]));
    expect(states).to.include({ audit_entries: 'parked', beta_requests: 'parked', body_metrics: 'live' });
    const letters = (await readModel('body_metrics'))?.letters ?? [];
    expect(letters).to.have.length(1);
    expect(letters[0]).to.include({ eventId: poison.id, owner: devMemberId(email), attempts: 1 });
    const parked = await readModel('beta_requests');
    expect(parked?.parked?.error).to.include('BetaRequestDenied.v9');
    expect(parked?.letters.map(({ eventId, owner }) => [eventId, owner])).to.deep.equal([[lost.id, null]]);
  });

  it('are hidden from members', async () => {
    const calls = [
      ['GET', base],
      ['POST', `${base}/body_metrics/retry`],
      ['POST', `${base}/body_metrics/resume`],
      ['POST', `${base}/body_metrics/skip`, { eventId: poison.id, reason: 'I want to.' }],
    ] as const;
    for (const [method, path, body] of calls) expect((await member.ask(method, path, body))[0]).to.equal(403);
  });

  it('are unknown under other names', async () => {
    expect((await ada.ask('POST', `${base}/pg_class/retry`))[0]).to.equal(404);
  });

  it('stay held back by a retry while the event cannot be decoded', async () => {
    expect(await ada.send('POST', `${base}/body_metrics/retry`)).to.include({ isDone: true, stillHeld: 1 });
    expect((await readModel('body_metrics'))?.letters[0]?.attempts).to.equal(2);
    expect(await metrics()).to.equal(0);
  });

  it('are parked again after they were resumed while the event cannot be decoded', async () => {
    const since = async () => (await readModel('beta_requests'))?.parked?.since;
    const before = await since();
    expect(await ada.send('POST', `${base}/beta_requests/resume`)).to.deep.equal({ isResumed: true });
    await until(async () => ![before, undefined].includes(await since()));
    expect(await readModel('beta_requests')).to.include({ state: 'parked', deadLetters: 1 });
  });

  it('need a reason to skip an event', async () => {
    const body = { eventId: poison.id, reason: ' ' };
    const [status] = await ada.ask('POST', `${base}/body_metrics/skip`, body);
    expect(status).to.equal(400);
  });

  it('go on after a skip, which is recorded once however often it is sent', async () => {
    const body = { eventId: poison.id, reason: 'Written by a test.' };
    const skip = (key: string) =>
      ada.send<{ isSkipped: boolean; events: unknown[] }>('POST', `${base}/body_metrics/skip`, body, key);
    const first = await skip('one');
    expect(first.isSkipped).to.equal(true);
    expect(await skip('one')).to.deep.equal(first);
    expect((await skip('two')).isSkipped).to.equal(false);
    expect(await metrics()).to.equal(1);
    expect((await readModel('body_metrics'))?.letters).to.deep.equal([]);
  });

  it('answer a repeated skip as the first before the index has its event', async () => {
    const poisoned = { ...poison, id: randomUUID() };
    const log = await eventsOf(app);
    await log.append('body-from-next-week', 'no-stream', [poisoned]);
    await log.close();
    await until(async () => (await readModel('body_metrics'))?.deadLetters === 1);
    const body = { eventId: poisoned.id, reason: 'Sent twice.' };
    const skip = (key: string) =>
      ada.send<{ isSkipped: boolean; revision: number }>('POST', `${base}/body_metrics/skip`, body, key);
    const first = await skip('quick');
    expect(first.isSkipped).to.equal(true);
    await forgetAnswer(app.databaseUrl, first.revision);
    expect(await skip('quick')).to.deep.equal(first);
    expect((await skip('quicker')).isSkipped).to.equal(false);
  });

  it('go on after all events that hold back members are skipped by one call', async () => {
    const held = Array.from({ length: heldBack }, (_, index) => `held-${index}@rondel.example`);
    const log = await eventsOf(app);
    for (const [index, of] of held.entries()) {
      const data = { memberId: devMemberId(of) };
      const event = { ...sampleEvent(), type: 'MeasurementsLogged.v9', data };
      await log.append(`body-of-held-${index}`, 'no-stream', [event]);
    }
    await log.close();
    await until(async () => (await readModel('body_metrics'))?.deadLetters === held.length);
    const all = `${base}/body_metrics/skip-all`;
    expect((await ada.ask('POST', all, { reason: ' ' }))[0]).to.equal(400);
    expect((await member.ask('POST', all, { reason: 'I want to.' }))[0]).to.equal(403);
    const skip = (key: string) =>
      ada.send<{ skipped: number }>('POST', all, { reason: 'Of another program.' }, key);
    const first = await skip('all-one');
    expect(first.skipped).to.equal(held.length);
    expect(await skip('all-one')).to.deep.equal(first);
    expect((await skip('all-two')).skipped).to.equal(0);
    expect(await readModel('body_metrics')).to.include({ state: 'live', deadLetters: 0 });
  });

  it('keep the event that parks them when all others are skipped', async () => {
    const body = { reason: 'Of another program.' };
    expect(await ada.send('POST', `${base}/beta_requests/skip-all`, body)).to.include({ skipped: 0 });
    expect(await readModel('beta_requests')).to.include({ state: 'parked', deadLetters: 1 });
  });

  it('follow again after a skip of the event that parked them, without a restart', async () => {
    for (const name of ['audit_entries', 'beta_requests'])
      await ada.send('POST', `${base}/${name}/skip`, { eventId: lost.id, reason: 'Of another program.' });
    while (
      (await overview()).projections.some(({ state, lagEvents }) => state !== 'live' || lagEvents !== 0)
    );
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=event-skipped');
    const notes = entries.map(({ byEmail, note }) => `${byEmail}: ${note}`);
    const [ofMember, others] = [`${admin}: Written by a test.`, `${admin}: Of another program.`];
    expect(notes.filter((line) => line === ofMember)).to.have.length(1);
    expect(notes.filter((line) => line === others)).to.have.length(2 + heldBack);
    expect(await ada.send('POST', `${base}/beta_requests/resume`)).to.deep.equal({ isResumed: false });
  });
});
