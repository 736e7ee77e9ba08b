import { expect } from 'chai';
import { eventRegistry } from '#service/event-store/event-types/event-codec.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import type { AuditAnswer } from './audit-contract.ts';
import type { EventAnswer, EventsAnswer, EventTypesAnswer, IndexedEvent } from './event-contract.ts';

const email = 'browsed@rondel.example';

describe('the browser of events', function () {
  this.timeout(60_000);
  let app: TestApp;
  let ada: Caller;
  let memberId: string;
  let stream: string;

  before(async () => {
    app = await startTestApp({ withoutLuckyDay: [email] });
    ada = await app.signIn(admin);
    const member = await app.member(email);
    memberId = String((await member.get('/api/auth/user')).id);
    stream = `member-${memberId}`;
    app.setClock('2026-03-10T13:00:00.000Z');
    await member.send('PATCH', '/api/auth/user', { age: 41, injuries: 'Left knee.', daysPerWeek: 3 });
    await member.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await untilFound(`category=program`, (events) => events.some((event) => event.actor === memberId));
  });
  after(() => app.stop());

  const page = (query: string) => ada.get<EventsAnswer>(`/api/admin/events?${query}`);
  const found = async (query: string) => (await page(query)).events;
  const read = (id: string, query = '') => ada.get<EventAnswer>(`/api/admin/events/${id}${query}`);

  /** The index follows the log asynchronously; asks until the result is there. */
  const untilFound = (query: string, isThere: (events: readonly IndexedEvent[]) => boolean) =>
    until(async () => {
      const events = await found(query);
      return isThere(events) && events;
    });

  it('finds events by stream, category, type, request and time, newest first', async () => {
    const [updated, registered] = await found(`stream=${stream}`);
    expect([updated?.type, registered?.type]).to.deep.equal(['ProfileUpdated', 'MemberRegistered']);
    expect(updated).to.include({ stream, revision: 1, actor: memberId, at: '2026-03-10T13:00:00.000Z' });
    const together = await found(`correlation=${updated?.correlationId}`);
    expect(together.map(({ id }) => id)).to.deep.equal([updated?.id]);
    const registrations = await found('type=MemberRegistered&limit=200');
    expect(new Set(registrations.map(({ type }) => type))).to.deep.equal(new Set(['MemberRegistered']));
    for (const event of await found('category=questDay')) expect(event.stream).to.match(/^questDay-/);
    const inThatHour = await found('from=2026-03-10T13:00:00Z&to=2026-03-10T14:00:00Z');
    expect(inThatHour.map(({ type }) => type)).to.deep.equal(['ProgramStarted', 'ProfileUpdated']);
  });

  it('returns all events page by page, each once', async () => {
    const ids: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { events, next: following }: EventsAnswer = await page(
        `limit=100${next && `&before=${encodeURIComponent(next)}`}`,
      );
      ids.push(...events.map(({ id }) => id));
      next = following;
    }
    expect(ids.length).to.be.above(300);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('lists foreign events without metadata last, and marks them as unreadable', async () => {
    const { id, ...foreign } = sampleEvent();
    const log = await eventsOf(app);
    const streams = ['foreign-one', 'foreign-two'];
    for (const [nth, name] of streams.entries()) {
      const event = { ...foreign, id: nth === 0 ? id : sampleEvent().id, metadata: {} };
      await log.append(name, 'no-stream', [event]);
    }
    await log.close();
    for (const name of streams) await untilFound(`stream=${name}`, (events) => events.length === 1);
    const [, found] = (await page('type=SampleTaken&limit=2')).events;
    expect(found).to.include({ id, at: '', actor: '' });
    const { next } = await page('type=SampleTaken&limit=1');
    const { events } = await page(`type=SampleTaken&limit=1&before=${encodeURIComponent(String(next))}`);
    expect(events.map((event) => event.id)).to.deep.equal([id]);
    const [status, text] = await ada.ask('GET', `/api/admin/events/${id}`);
    expect([status, text]).to.deep.equal([
      422,
      'This release cannot read the event: SampleTaken at revision 0 of foreign-one: no such event is registered.',
    ]);
  });

  it('finds events that meet all of several filters', async () => {
    const both = await found(`stream=${stream}&type=ProfileUpdated`);
    expect(both.map(({ type, revision }) => [type, revision])).to.deep.equal([['ProfileUpdated', 1]]);
    const [updated] = both;
    expect(await found(`type=ProfileUpdated&upTo=${updated?.position}&limit=1`)).to.deep.equal(both);
    const before = String(Number(updated?.position.slice(0, 20)) - 1);
    expect(await found(`stream=${stream}&type=ProfileUpdated&upTo=${before}`)).to.deep.equal([]);
  });

  it("finds a member's events by id and email, without those of a similar id", async () => {
    const log = await eventsOf(app);
    await log.append(`member-${memberId}0`, 'no-stream', [sampleEvent()]);
    await log.close();
    await untilFound(`stream=member-${memberId}0`, (events) => events.length === 1);
    const own = await found(`member=${memberId}`);
    expect(own.map(({ type }) => type)).to.include.members([
      'ProgramStarted',
      'ProfileUpdated',
      'MemberRegistered',
    ]);
    for (const { stream: name } of own) expect(`${name}-`).to.include(`-${memberId}-`);
    expect(await found(`member=${encodeURIComponent(email)}`)).to.deep.equal(own);
    expect(await found('member=nobody@rondel.example')).to.deep.equal([]);
    expect((await found(`member=${memberId}&type=ProgramStarted`)).length).to.equal(1);
  });

  it('shows a line of each event, without personal fields', async () => {
    const [updated, registered] = (await page(`stream=${stream}`)).events;
    expect([updated?.preview, registered?.preview]).to.deep.equal(['', 'emailVerified: true, zone: UTC']);
    const [started] = (await page(`member=${memberId}&type=ProgramStarted`)).events;
    expect(started?.preview).to.match(/^programType: maintain, sentType: daily/);
    expect((await page('type=SampleTaken')).events.map(({ preview }) => preview)).to.deep.equal(['', '', '']);
  });

  it('names the nearest stream for a mistyped one, and none for an unmatched filter', async () => {
    const mistyped = await page(`stream=${stream.replace('member', 'members')}`);
    expect([mistyped.events, mistyped.nearestStream]).to.deep.equal([[], stream]);
    expect((await page(`stream=${stream}&type=QuestSpun`)).nearestStream).to.equal(null);
    const erased = 'member-00000000-0000-4000-8000-000000000000';
    expect((await page(`stream=${erased}`)).nearestStream, 'of another member').to.equal(null);
  });

  it('leads from an event to the one before and after it in its stream', async () => {
    const [updated, registered] = await found(`stream=${stream}`);
    const first = await read(String(registered?.id));
    const last = await read(String(updated?.id));
    expect([first.previous, first.next]).to.deep.equal([null, updated?.id]);
    expect([last.previous, last.next]).to.deep.equal([registered?.id, null]);
    expect(Date.now() - Date.parse(String(last.storedAt))).to.be.below(600_000);
  });

  it('lists every type of event with its meaning', async () => {
    const { types } = await ada.get<EventTypesAnswer>('/api/admin/event-types');
    expect(types.map(({ type }) => type)).to.deep.equal(Object.keys(eventRegistry).sort());
    expect(types.every(({ meaning }) => meaning.length > 10)).to.equal(true);
  });

  it('shows the command, the events and the rows that belong together', async () => {
    const [started] = await found('type=ProgramStarted&from=2026-03-10T13:00:00Z');
    const event = await read(String(started?.id));
    expect(event).to.include({ command: 'StartDailyMaintenance', actor: memberId, on: '2026-03-10' });
    expect(event.caused.map(({ id }) => id)).to.include(event.id);
    expect(event.hash).to.match(/^[0-9a-f]{64}$/);
    const rows = event.rows.map(({ readModel, isThere }) => `${readModel} ${isThere}`);
    expect(rows).to.include.members(['programs true', 'activities true']);
  });

  it('masks personal fields only', async () => {
    const [updated] = await found(`stream=${stream}`);
    const event = await read(String(updated?.id));
    expect(event).to.include({ isOpen: false });
    expect(event.personal).to.have.members(['changes.age', 'changes.injuries']);
    expect(event.data).to.deep.equal({ memberId, changes: { age: '•••', injuries: '•••', daysPerWeek: 3 } });
  });

  it('shows personal fields for a reason, and records the view in the audit trail', async () => {
    const [updated] = await found(`stream=${stream}`);
    const path = `/api/admin/events/${updated?.id}`;
    const { viewing } = await ada.send('POST', `${path}/open`, { reason: 'Asked for what we hold.' });
    const open = await read(String(updated?.id), `?viewing=${String(viewing)}`);
    expect(open.isOpen).to.equal(true);
    expect(open.data).to.deep.include({ memberId });
    expect((open.data.changes as { injuries: string }).injuries).to.equal('Left knee.');
    const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=data-viewed');
    expect(entries[0]).to.include({
      ...{ note: 'Asked for what we hold.', memberId, byEmail: admin, deed: 'data-viewed' },
    });
  });

  it('drops the reason of a view when its person is erased, and keeps the record', async () => {
    const leaving = await app.member('looked-at@rondel.example');
    const { id } = await leaving.get('/api/auth/user');
    const [registered] = await untilFound(`stream=member-${String(id)}`, (events) => events.length > 0);
    const reason = 'Ms Quillonia rang about her knee.';
    await ada.send('POST', `/api/admin/events/${registered?.id}/open`, { reason });
    const looked = async () => (await ada.get<AuditAnswer>('/api/beta/audit?deed=data-viewed')).entries[0];
    expect(await looked()).to.include({ note: reason, memberId: id });
    await leaving.send('DELETE', '/api/me');
    const after = await looked();
    expect(after).to.include({ memberId: id, byEmail: admin });
    expect(after?.note || null).to.equal(null);
  });

  it('shows no personal fields without a reason, for another event, or too late', async () => {
    const [updated, registered] = await found(`stream=${stream}`);
    const path = `/api/admin/events/${updated?.id}`;
    expect(await ada.ask('POST', `${path}/open`, { reason: ' ' })).to.deep.equal([
      ...[400, 'Say why you need to see personal data.'],
    ]);
    const { viewing } = await ada.send('POST', `${path}/open`, { reason: 'Asked for what we hold.' });
    const refused = [403, 'Say first why you look at it.'];
    const ask = (of: string | undefined, look: string) =>
      ada.ask('GET', `/api/admin/events/${of}?viewing=${look}`);
    expect(await ask(registered?.id, String(viewing))).to.deep.equal(refused);
    expect(await ask(updated?.id, '2026-03-10.99')).to.deep.equal(refused);
    app.setClock('2026-03-10T13:20:00.000Z');
    expect(await ask(updated?.id, String(viewing))).to.deep.equal(refused);
  });

  it('finds the assessments of a member, whose streams are named by their programs', async () => {
    const assessed = await app.member('assessed@rondel.example');
    await assessed.send('POST', '/api/programs/assessment');
    const results = [{ exerciseName: 'Push-ups', value: 16, type: 'reps', day: 1 }];
    await assessed.send('POST', '/api/assessment/complete', { results });
    const id = String((await assessed.get('/api/auth/user')).id);
    const events = await untilFound(`member=${id}&type=AssessmentSubmitted`, (all) => all.length > 0);
    expect(events.map(({ stream: name }) => name.replace(/-.*/, ''))).to.deep.equal(['assessment']);
  });

  it('returns not found for an unknown event', async () => {
    const [status] = await ada.ask('GET', '/api/admin/events/00000000-0000-4000-8000-000000000000');
    expect(status).to.equal(404);
  });
});
