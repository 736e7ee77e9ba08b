import { expect } from 'chai';
import pg from 'pg';
import { notificationDefaults, privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { sharedFactNames } from '#domain/together/together-rules.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { connector } from '#projections/postgres/connection.ts';
import { activities } from '#projections/streak/activities.ts';
import { circlePlaces } from '#projections/together/circle-places.ts';
import { friendships } from '#projections/together/friendships.ts';
import { invitations } from '#projections/together/invitations.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning } from '#service/event-store/port.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import { startPushService } from '#service/features/push/testing/push-service.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import type { Circles } from './circles-contract.ts';
import type { FriendNews } from './friend-news-contract.ts';
import type { Friends } from './friends-contract.ts';
import type { Reports } from './reports-contract.ts';

const at = '2026-03-02T12:00:00.000Z';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;

const aboutTogether = [activities, circlePlaces, friendships, invitations];

/** The read models that name a member in the state as of the first moment. */
async function namedAsOf(app: TestApp, memberId: string): Promise<readonly string[]> {
  const schema = 'as_of_erasure';
  const connect = connector({ connectionString: app.databaseUrl });
  const events = await eventsOf(app);
  const source = eventSourceOf(events);
  await rebuild({ connect, source, projections: aboutTogether, schema, until: asInstant(at) });
  await events.close();
  const client = await connect('test');
  const named = [];
  for (const { name } of aboutTogether) {
    const { rows } = await client.query(
      `select from ${schema}.${name} r where strpos(to_jsonb(r)::text, $1) > 0`,
      [memberId],
    );
    if (rows.length > 0) named.push(name);
  }
  await client.query(`drop schema ${schema} cascade`);
  await client.end();
  return named;
}

/** The statements of the read models that both lists of a member need, once everything is in the caches. */
async function statementsOf(caller: Caller): Promise<readonly string[]> {
  const lists = ['/api/friends', '/api/circles'];
  for (const path of lists) await caller.get(path);
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text?: string } | null];
    const text = typeof asked === 'string' ? asked : (asked?.text ?? '');
    if (/^\s*select/i.test(text) && ofLists.test(text) && !ofReminders.test(text)) texts.push(text);
    return Reflect.apply(query, this, given) as ReturnType<typeof query>;
  } as typeof query;
  try {
    for (const path of lists) await caller.get(path);
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}

const ofLists = /friendships|circle_places|invitations|shared_profiles|members|activities|data_keys/;
/** Read in the background at any moment. */
const ofReminders = /\{member,notifications\}/;

describe('friends and circles', function () {
  this.timeout(120_000);
  let app: TestApp;
  let database: pg.Client;
  let pushService: Awaited<ReturnType<typeof startPushService>>;
  let count = 0;

  before(async () => {
    pushService = await startPushService();
    app = await startTestApp({ at, env: pushService.env });
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterEach(() => app.setClock(at));
  after(async () => {
    await database.end();
    await app.stop();
    await pushService.close();
  });

  async function person(name: string, isSharing = true): Promise<Caller> {
    count += 1;
    const caller = await app.member(`${name.toLowerCase()}-${count}@rondel.example`);
    await caller.send('PATCH', '/api/auth/user', { firstName: name });
    if (isSharing) await share(caller, true);
    return caller;
  }
  const share = (caller: Caller, shareProgress: boolean) =>
    caller.send('PUT', '/api/me/preferences', { privacy: { ...privacyDefaults, shareProgress } });
  const travel = (caller: Caller, zone: string, since: string) =>
    caller.send('POST', '/api/me/time-zone', { zone, since });
  const codeFrom = async (caller: Caller): Promise<string> =>
    (await caller.send<{ code: string }>('POST', '/api/friends/invitations')).code;
  const friendsOf = (caller: Caller) => caller.get<Friends>('/api/friends');
  const train = (caller: Caller, date: string) =>
    caller.send('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', date, durationMinutes: 21, perceivedExertion: 7, moodAfter: 4 },
      ...{ isCompleted: true, pointsEarned: 2 },
    });
  const circleOf = async (caller: Caller) => (await caller.get<Circles>('/api/circles')).circles[0];

  async function friends(): Promise<readonly [Caller, Caller]> {
    const anna = await person('Anna');
    const ben = await person('Ben');
    await ben.send('POST', '/api/friends', { code: await codeFrom(anna) });
    return [anna, ben];
  }
  const refusal = async (caller: Caller, method: string, path: string, json?: unknown) => {
    const answer = await caller.visitor.send(method, path, { json });
    return [answer.status, answer.headers['x-error-code']];
  };

  it('become friends by a code that works once', async () => {
    const [anna, ben] = await friends();
    const ofAnna = await friendsOf(anna);
    expect(ofAnna.friends.map(({ facts }) => facts.firstName)).to.deep.equal(['Ben']);
    expect(ofAnna.invitations).to.deep.equal([]);
    expect((await friendsOf(ben)).friends.map(({ facts }) => facts.firstName)).to.deep.equal(['Anna']);
  });

  it('see the streak, the active days and the quests of the other, and no more', async () => {
    const [anna, ben] = await friends();
    await train(ben, '2026-03-02');
    const { friends: list } = await friendsOf(anna);
    expect(list[0]?.facts).to.deep.equal({
      ...{ firstName: 'Ben', pictureUrl: null, currentStreak: 1, isAtRisk: false },
      ...{ activeDays: ['2026-03-02'], completedQuests: 0, achievements: ['first-workout'] },
    });
  });

  it('let no other fact of a member out', async () => {
    const [anna, ben] = await friends();
    const body = { date: '2026-03-02', unit: 'kg', weight: '78.4' };
    await ben.send('POST', '/api/body-metrics', body);
    await ben.send('PATCH', '/api/auth/user', {
      lastName: 'Quillfeather',
      injuries: 'left knee',
      weight: 181,
    });
    await ben.send('POST', '/api/check-ins', { energy: 2, mood: 1, sore: ['knee'] });
    const { id } = (await friendsOf(anna)).friends[0] as Friends['friends'][number];
    await anna.send('POST', '/api/circles', { aim: 'quest-a-day', startsOn: '2026-03-02', days: 7 });
    const answers = await Promise.all(
      ['/api/friends', '/api/circles', '/api/friends/blocked'].map((path) => anna.ask('GET', path)),
    );
    const texts = answers.map(([, text]) => text).join();
    for (const word of ['Quillfeather', 'knee', '181', '78.4', 'mood', 'energy', 'weight', '@rondel.example'])
      expect(texts).not.to.contain(word);
    expect(texts).not.to.match(/\d\d:\d\d/);
    const facts = Object.keys((await friendsOf(anna)).friends[0]?.facts ?? {});
    expect(facts).to.deep.equal([...sharedFactNames]);
    expect(id).to.have.length(32);
  });

  it('a code is refused with the same words when it is used, mistyped, old, of a blocker or of the silent', async () => {
    const [anna, ben] = await friends();
    const cora = await person('Cora');
    const used = await codeFrom(anna);
    await cora.send('POST', '/api/friends', { code: used });
    const dora = await person('Dora');
    const attempt = (code: string) => refusal(dora, 'POST', '/api/friends', { code });
    const unknown = [404, 'unknown-invitation'];
    expect(await attempt(used)).to.deep.equal(unknown);
    expect(await attempt('BBBBBB')).to.deep.equal(unknown);
    expect(await attempt('')).to.deep.equal(unknown);
    const silent = await codeFrom(ben);
    await share(ben, false);
    expect(await attempt(silent)).to.deep.equal(unknown);
    await dora.send('POST', '/api/friends', { code: await codeFrom(anna) });
    const [first] = (await friendsOf(anna)).friends.filter(({ facts }) => facts.firstName === 'Dora');
    await anna.send('POST', `/api/friends/${first?.id}/block`);
    expect(await attempt(await codeFrom(anna))).to.deep.equal(unknown);
    const old = await codeFrom(cora);
    app.setClock(day(9));
    expect(await attempt(old)).to.deep.equal(unknown);
  });

  it('accepting twice changes nothing', async () => {
    const anna = await person('Anna');
    const ben = await person('Ben');
    const code = await codeFrom(anna);
    for (let time = 0; time < 2; time += 1) await ben.send('POST', '/api/friends', { code });
    expect((await friendsOf(ben)).friends).to.have.length(1);
    expect((await friendsOf(anna)).friends).to.have.length(1);
  });

  it('own codes, and calls without sharing, are refused with a sentence', async () => {
    const anna = await person('Anna');
    const code = await codeFrom(anna);
    expect(await refusal(anna, 'POST', '/api/friends', { code })).to.deep.equal([409, 'own-invitation']);
    await share(anna, false);
    expect(await refusal(anna, 'POST', '/api/friends/invitations')).to.deep.equal([403, 'sharing-off']);
  });

  it('a friend who stops sharing is gone from the list in the next request, and comes back', async () => {
    const [anna, ben] = await friends();
    await share(ben, false);
    expect((await friendsOf(anna)).friends).to.deep.equal([]);
    expect(await friendsOf(ben)).to.deep.include({ isSharing: false, friends: [] });
    await share(ben, true);
    expect((await friendsOf(anna)).friends).to.have.length(1);
  });

  it('either leaves, and a new code makes them friends again', async () => {
    const [anna, ben] = await friends();
    const [friend] = (await friendsOf(ben)).friends;
    await ben.send('DELETE', `/api/friends/${friend?.id}`);
    expect((await friendsOf(anna)).friends).to.deep.equal([]);
    expect((await friendsOf(ben)).friends).to.deep.equal([]);
    await ben.send('POST', '/api/friends', { code: await codeFrom(anna) });
    expect((await friendsOf(anna)).friends).to.have.length(1);
  });

  it('cheer each other once a day', async () => {
    const [anna, ben] = await friends();
    const [friend] = (await friendsOf(anna)).friends;
    const path = `/api/friends/${friend?.id}/cheers`;
    const cheered = await anna.send<Friends>('POST', path, { kind: 'strong' });
    expect(cheered.friends[0]?.cheeredToday).to.equal('strong');
    expect(await refusal(anna, 'POST', path, { kind: 'proud' })).to.deep.equal([409, 'already-cheered']);
    expect((await friendsOf(ben)).friends[0]?.received).to.deep.equal({ kind: 'strong', date: '2026-03-02' });
    app.setClock(day(3));
    expect((await friendsOf(anna)).friends[0]?.cheeredToday).to.equal(null);
    await anna.send('POST', path, { kind: 'proud' });
  });

  it('cheer no second time on a date that comes again by travel to the west', async () => {
    const [anna] = await friends();
    const noon = '2026-03-02T12:00:00.000Z';
    app.setClock(noon);
    await travel(anna, 'Pacific/Kiritimati', noon);
    const { id } = (await friendsOf(anna)).friends[0] as Friends['friends'][number];
    await anna.send('POST', `/api/friends/${id}/cheers`, { kind: 'strong' });
    const later = '2026-03-02T13:00:00.000Z';
    app.setClock(later);
    await travel(anna, 'Pacific/Pago_Pago', later);
    expect((await friendsOf(anna)).friends[0]?.cheeredToday).to.equal('strong');
    const again = await refusal(anna, 'POST', `/api/friends/${id}/cheers`, { kind: 'proud' });
    expect(again).to.deep.equal([409, 'already-cheered']);
    app.setClock('2026-03-04T12:00:00.000Z');
    expect((await friendsOf(anna)).friends[0]?.cheeredToday).to.equal(null);
  });

  it('nudge a friend at risk once, where both want it, with a message on the device outside of quiet hours', async () => {
    const [anna, ben] = await friends();
    const [ofAnna, ofBen] = [(await friendsOf(anna)).friends[0]?.id, (await friendsOf(ben)).friends[0]?.id];
    const nudge = `/api/friends/${ofAnna}/nudges`;
    await train(ben, '2026-03-02');
    app.setClock(day(3));
    expect(await refusal(anna, 'POST', nudge)).to.deep.equal([409, 'nudges-off']);
    await anna.send('PUT', nudge, { isOn: true });
    expect((await friendsOf(anna)).friends[0]?.nudges).to.include({ isOn: true, isMutual: false });
    await ben.send('PUT', `/api/friends/${ofBen}/nudges`, { isOn: true });
    await ben.send('POST', '/api/me/push/devices', pushService.subscribe());
    const sent = await anna.send<Friends>('POST', nudge);
    expect(sent.friends[0]?.nudges).to.deep.include({ isMutual: true, isSent: true });
    expect((await friendsOf(ben)).friends[0]?.nudges.isReceived).to.equal(true);
    await until(async () => pushService.received.length === 1);
    await anna.send('POST', nudge);
    await train(ben, '2026-03-03');
    app.setClock(day(4));
    await train(ben, '2026-03-04');
    expect(await refusal(anna, 'POST', nudge)).to.deep.equal([409, 'not-at-risk']);
    app.setClock('2026-03-05T23:30:00.000Z');
    await anna.send('POST', nudge);
    expect((await friendsOf(ben)).friends[0]?.nudges.isReceived).to.equal(true);
    expect(pushService.received).to.have.length(1);
    // Another date of the member is no other date of the friend.
    await travel(anna, 'Pacific/Auckland', '2026-03-05T23:30:00.000Z');
    const again = await anna.send<{ events: readonly object[] }>('POST', nudge);
    expect(again.events).to.deep.equal([]);
  });

  it('a nudge reaches no device of a friend who switched all notifications off', async () => {
    const [anna, ben] = await friends();
    for (const caller of [anna, ben])
      await caller.send('PUT', `/api/friends/${(await friendsOf(caller)).friends[0]?.id}/nudges`, {
        isOn: true,
      });
    await ben.send('POST', '/api/me/push/devices', pushService.subscribe());
    const none = Object.fromEntries(Object.keys(notificationDefaults).map((kind) => [kind, false]));
    await ben.send('PUT', '/api/me/preferences', { notifications: none });
    const nudge = async () =>
      anna.send('POST', `/api/friends/${(await friendsOf(anna)).friends[0]?.id}/nudges`);
    const before = pushService.received.length;
    await train(ben, '2026-03-02');
    app.setClock(day(3));
    await nudge();
    expect((await friendsOf(ben)).friends[0]?.nudges.isReceived).to.equal(true);
    await train(ben, '2026-03-03');
    await ben.send('PUT', '/api/me/preferences', { notifications: notificationDefaults });
    app.setClock(day(4));
    await nudge();
    // The first would have come before the second.
    await until(async () => pushService.received.length > before);
    expect(pushService.received).to.have.length(before + 1);
  });

  it('a circle keeps the days of a member who leaves and joins again', async () => {
    const [anna, ben] = await friends();
    const terms = { aim: 'active-days', target: 9, startsOn: '2026-03-02', days: 7 };
    const id = (await anna.send<Circles>('POST', '/api/circles', terms)).circles[0]?.id;
    const code = async () =>
      (await anna.send<{ code: string }>('POST', `/api/circles/${id}/invitations`)).code;
    await ben.send('POST', '/api/circles/places', { code: await code() });
    await train(ben, '2026-03-02');
    await ben.send('DELETE', `/api/circles/${id}`);
    app.setClock(day(3));
    await ben.send('POST', '/api/circles/places', { code: await code() });
    expect(await circleOf(ben)).to.deep.include({ total: 1, own: 1, people: ['Anna', 'Ben'] });
    await train(ben, '2026-03-03');
    await ben.send('DELETE', `/api/circles/${id}`);
    expect(await circleOf(anna)).to.deep.include({ total: 2, people: ['Anna'] });
  });

  it('a full circle uses up no invitation', async () => {
    const anna = await person('Anna');
    const terms = { aim: 'active-days', target: 9, startsOn: '2026-03-02', days: 7 };
    const id = (await anna.send<Circles>('POST', '/api/circles', terms)).circles[0]?.id;
    const codes: string[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      codes.push((await anna.send<{ code: string }>('POST', `/api/circles/${id}/invitations`)).code);
    for (const code of codes.slice(1))
      await (await person('Ben')).send('POST', '/api/circles/places', { code });
    const late = await person('Late');
    const full = await refusal(late, 'POST', '/api/circles/places', { code: codes[0] });
    expect(full).to.deep.equal([409, 'circle-full']);
    expect((await friendsOf(anna)).invitations).to.have.length(1);
  });

  it('no admin reads or closes a report about themselves', async () => {
    const anna = await person('Anna');
    const ada = await app.signIn(admin);
    await share(ada, true);
    await ada.send('POST', '/api/friends', { code: await codeFrom(anna) });
    const { id } = (await friendsOf(anna)).friends[0] as Friends['friends'][number];
    await anna.send('POST', `/api/friends/${id}/report`, { reason: 'harassment', words: 'It is Ada.' });
    const { rows } = await database.query<{ key: string }>(
      'select key from read.reports where reported_id = $1',
      [(await ada.get<{ id: string }>('/api/auth/user')).id],
    );
    const [, queue] = await ada.ask('GET', '/api/admin/reports');
    expect(queue).not.to.include('It is Ada.');
    const closing = `/api/admin/reports/${rows[0]?.key}/close`;
    expect(await refusal(ada, 'POST', closing, { note: 'Nothing.' })).to.deep.equal([404, 'unknown-report']);
  });

  it('a circle adds the active days of all from their joining on', async () => {
    const [anna, ben] = await friends();
    await train(ben, '2026-03-02');
    const terms = { aim: 'active-days', target: 3, startsOn: '2026-03-02', days: 7 };
    const begun = await anna.send<Circles>('POST', '/api/circles', terms);
    const id = begun.circles[0]?.id;
    await train(anna, '2026-03-02');
    app.setClock(day(3));
    const { code } = await anna.send<{ code: string }>('POST', `/api/circles/${id}/invitations`);
    const look = await ben.send('POST', '/api/invitations/look', { code });
    expect(look).to.deep.include({ firstName: 'Anna' });
    await ben.send('POST', '/api/circles/places', { code });
    expect(await circleOf(ben)).to.deep.include({ total: 1, own: 0, people: ['Anna', 'Ben'] });
    await train(ben, '2026-03-03');
    expect(await circleOf(anna)).to.deep.include({ total: 2, own: 1, isReached: false, status: 'running' });
    app.setClock(day(4));
    await train(ben, '2026-03-04');
    await ben.send('DELETE', `/api/circles/${id}`);
    expect(await circleOf(anna)).to.deep.include({ total: 3, isReached: true, people: ['Anna'] });
    app.setClock(day(10));
    expect(await circleOf(anna)).to.deep.include({ status: 'over', isSeen: false });
    await anna.send('POST', `/api/circles/${id}/seen`);
    expect(await circleOf(anna)).to.deep.include({ total: 3, isReached: true, isSeen: true });
  });

  it('have news of who accepted and who cheered: for the member who invited, once, outside of quiet hours', async () => {
    const [anna, ben] = await friends();
    const newsOf = (caller: Caller) => caller.get<FriendNews>('/api/friends/news');
    const [ofAnna, ofBen] = [(await friendsOf(anna)).friends[0]?.id, (await friendsOf(ben)).friends[0]?.id];
    const none: FriendNews = { accepted: [], cheeredBy: null, atRisk: [], endedCircles: [] };
    expect(await newsOf(anna)).to.deep.equal({ ...none, accepted: [{ id: ofAnna, firstName: 'Ben' }] });
    expect(await newsOf(ben)).to.deep.equal(none);
    await anna.send('POST', `/api/friends/${ofAnna}/cheers`, { kind: 'strong' });
    expect(await newsOf(ben)).to.deep.equal({ ...none, cheeredBy: { id: ofBen, firstName: 'Anna' } });
    app.setClock('2026-03-02T21:30:00.000Z');
    expect([await newsOf(anna), await newsOf(ben)]).to.deep.equal([none, none]);
    app.setClock(day(3));
    const off = Object.fromEntries(Object.keys(notificationDefaults).map((kind) => [kind, false]));
    await ben.send('PUT', '/api/me/preferences', { notifications: off });
    expect(await newsOf(ben)).to.deep.equal(none);
    await share(anna, false);
    expect(await newsOf(anna)).to.deep.equal(none);
    await share(anna, true);
    await ben.send('PUT', '/api/me/preferences', { notifications: notificationDefaults });
    await share(anna, false);
    expect(await newsOf(ben)).to.deep.equal(none);
    await share(anna, true);
    app.setClock(day(17));
    expect([await newsOf(anna), await newsOf(ben)]).to.deep.equal([none, none]);
  });

  it('have news of a friend at risk, where both want nudges, until the nudge is sent or the friend is active', async () => {
    const [anna, ben] = await friends();
    const [ofAnna, ofBen] = [(await friendsOf(anna)).friends[0]?.id, (await friendsOf(ben)).friends[0]?.id];
    const riskOf = async (caller: Caller) => (await caller.get<FriendNews>('/api/friends/news')).atRisk;
    await train(ben, '2026-03-02');
    app.setClock(day(3));
    await anna.send('PUT', `/api/friends/${ofAnna}/nudges`, { isOn: true });
    expect(await riskOf(anna)).to.deep.equal([]);
    await ben.send('PUT', `/api/friends/${ofBen}/nudges`, { isOn: true });
    expect(await riskOf(anna)).to.deep.equal([{ id: ofAnna, firstName: 'Ben', date: '2026-03-03' }]);
    expect(await riskOf(ben)).to.deep.equal([]);
    app.setClock('2026-03-03T21:30:00.000Z');
    expect(await riskOf(anna)).to.deep.equal([]);
    app.setClock(day(3));
    await anna.send('POST', `/api/friends/${ofAnna}/nudges`);
    expect(await riskOf(anna)).to.deep.equal([]);
    await train(ben, '2026-03-03');
    app.setClock(day(4));
    expect(await riskOf(anna)).to.have.length(1);
    await share(ben, false);
    expect(await riskOf(anna)).to.deep.equal([]);
    await share(ben, true);
    await train(ben, '2026-03-04');
    expect(await riskOf(anna)).to.deep.equal([]);
    app.setClock(day(5));
    await ben.send('DELETE', `/api/friends/${ofBen}`);
    expect(await riskOf(anna)).to.deep.equal([]);
  });

  it('have news of a circle that is over in every zone, until they have seen its result', async () => {
    const [anna] = await friends();
    const endedOf = async () => (await anna.get<FriendNews>('/api/friends/news')).endedCircles;
    const terms = { aim: 'active-days', target: 3, startsOn: '2026-03-02', days: 7 };
    const begun = await anna.send<Circles>('POST', '/api/circles', terms);
    const id = begun.circles[0]?.id;
    app.setClock('2026-03-09T11:59:00.000Z');
    expect(await endedOf()).to.deep.equal([]);
    app.setClock(day(9));
    expect(await endedOf()).to.deep.equal([id]);
    await anna.send('POST', `/api/circles/${id}/seen`);
    expect(await endedOf()).to.deep.equal([]);
  });

  it('report a friend to the admins, who close the report in the audit trail', async () => {
    const [anna, ben] = await friends();
    const [friend] = (await friendsOf(anna)).friends;
    const path = `/api/friends/${friend?.id}/report`;
    await anna.send('POST', path, { reason: 'harassment', words: 'Too many cheers.' });
    expect(await refusal(anna, 'POST', path, { reason: 'other' })).to.deep.equal([409, 'already-reported']);
    const ada = await app.signIn(admin);
    expect(await refusal(ben, 'GET', '/api/admin/reports')).to.deep.equal([403, 'admin-access-required']);
    const [report] = (await ada.get<Reports>('/api/admin/reports')).reports;
    expect(report).to.deep.include({ reason: 'harassment', words: 'Too many cheers.' });
    expect(report?.reported.firstName).to.equal('Ben');
    const closing = `/api/admin/reports/${report?.id}/close`;
    expect(await refusal(ada, 'POST', closing, { note: ' ' })).to.deep.equal([400, 'note-required']);
    const { reports } = await ada.send<Reports>('POST', closing, { note: 'Spoke to both.' });
    expect(reports).to.deep.equal([]);
    const { entries } = await ada.get<{ entries: readonly { deed: string; note: string }[] }>(
      '/api/beta/audit',
    );
    const deeds = entries.slice(0, 2).map(({ deed, note }) => [deed, note]);
    expect(deeds).to.deep.equal([
      ['report-closed', 'Spoke to both.'],
      ['member-reported', 'Too many cheers.'],
    ]);
  });

  it('an erased member is gone from lists, circles and cheers, and from the log of the others', async () => {
    const [anna, ben] = await friends();
    const benId = (await ben.get<{ id: string }>('/api/auth/user')).id;
    const [friend] = (await friendsOf(ben)).friends;
    await ben.send('POST', `/api/friends/${friend?.id}/cheers`, { kind: 'strong' });
    const terms = { aim: 'active-days', target: 3, startsOn: '2026-03-02', days: 7 };
    const id = (await ben.send<Circles>('POST', '/api/circles', terms)).circles[0]?.id;
    const { code } = await ben.send<{ code: string }>('POST', `/api/circles/${id}/invitations`);
    await anna.send('POST', '/api/circles/places', { code });
    await train(ben, '2026-03-02');
    await train(anna, '2026-03-02');
    expect(await circleOf(anna)).to.include({ total: 2 });
    expect((await circleOf(anna))?.people).to.have.members(['Ben', 'Anna']);
    expect(await namedAsOf(app, benId)).to.include.members(['friendships', 'circle_places', 'activities']);
    await ben.send('DELETE', '/api/me');
    // The state of an instant before the erasure, made again after it.
    expect(await namedAsOf(app, benId)).to.deep.equal([]);
    expect((await friendsOf(anna)).friends).to.deep.equal([]);
    expect(await circleOf(anna)).to.deep.include({ total: 1, people: ['Anna'], target: 3 });
    const [, ownExport] = await anna.ask('GET', '/api/me/export');
    expect(ownExport).to.contain('FriendshipBegan').and.not.to.contain(benId);
    const events = await eventsOf(app);
    const left = (await collect(events.readAll({ after: beginning }))).filter((event) =>
      JSON.stringify(event).includes(benId),
    );
    await events.close();
    // Events of the erasure, which name the erased streams.
    expect([...new Set(left.map(({ type }) => type))].sort()).to.deep.equal([
      ...['AccountDeleted', 'StreamErased'],
    ]);
    for (const name of [
      'friendships',
      'circle_places',
      'invitations',
      'members',
      'shared_profiles',
      'activities',
    ]) {
      const { rows } = await database.query(
        `select from read.${name} r where strpos(to_jsonb(r)::text, $1) > 0`,
        [benId],
      );
      expect(rows, name).to.deep.equal([]);
    }
  });

  it('ask the database as often with many friends and circles as with one', async () => {
    const [anna, ben] = await friends();
    const begin = () =>
      anna.send('POST', '/api/circles', { aim: 'quest-a-day', startsOn: '2026-03-02', days: 7 });
    await begin();
    const ofOne = await statementsOf(anna);
    for (const name of ['Cora', 'Dora', 'Emil']) {
      const other = await person(name);
      await other.send('POST', '/api/friends', { code: await codeFrom(anna) });
      await train(other, '2026-03-02');
      await begin();
    }
    await train(ben, '2026-03-02');
    const ofMany = await statementsOf(anna);
    expect((await friendsOf(anna)).friends).to.have.length(4);
    expect((await anna.get<Circles>('/api/circles')).circles).to.have.length(4);
    expect(ofMany).to.deep.equal(ofOne);
    expect(ofMany.filter((text) => text.includes('shared_profiles'))).to.have.length(2);
    expect(ofMany.filter((text) => text.includes('personal') && text.includes('any('))).to.deep.equal([]);
  });

  it('show a name that was changed, and none that was erased with the data of the account', async () => {
    const [anna, ben] = await friends();
    const namesOf = async () => (await friendsOf(anna)).friends.map(({ facts }) => facts.firstName);
    await ben.send('PATCH', '/api/auth/user', { firstName: 'Benedict' });
    expect(await namesOf()).to.deep.equal(['Benedict']);
    await ben.send('PATCH', '/api/auth/user', { lastName: 'Somebody' });
    expect(await namesOf()).to.deep.equal(['Benedict']);
    const benId = (await ben.get<{ id: string }>('/api/auth/user')).id;
    await ben.send('DELETE', '/api/me');
    expect(await namesOf()).to.deep.equal([]);
    const { rows } = await database.query('select from read.shared_profiles where key = $1', [benId]);
    expect(rows).to.deep.equal([]);
  });

  it('under 18 only circles of friends can be joined', async () => {
    const anna = await person('Anna');
    const begun = await anna.send<Circles>('POST', '/api/circles', {
      ...{ aim: 'quest-a-day', startsOn: '2026-03-02', days: 28 },
    });
    const young = await person('Yara');
    await young.send('PATCH', '/api/auth/user', { age: 16 });
    const path = `/api/circles/${begun.circles[0]?.id}/invitations`;
    const { code } = await anna.send<{ code: string }>('POST', path);
    const join = () => refusal(young, 'POST', '/api/circles/places', { code });
    expect(await join()).to.deep.equal([403, 'friends-only']);
    await young.send('POST', '/api/friends', { code: await codeFrom(anna) });
    await young.send('POST', '/api/circles/places', { code });
    expect((await circleOf(young))?.people).to.have.members(['Anna', 'Yara']);
  });
});
