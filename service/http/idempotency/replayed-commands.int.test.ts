import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import type { Answer } from '#service/http/testing/http-client.ts';
import { loseAnswers } from '#service/testing/lost-answers.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const email = 'late-retry@rondel.example';
const noon = '2026-03-10T12:00:00.000Z';
const lateEvening = '2026-03-10T23:59:00.000Z';
const afterMidnight = '2026-03-11T00:01:00.000Z';
const today = asMemberDay('2026-03-10');
const tomorrow = asMemberDay('2026-03-11');

describe('a retry whose stored answer was lost', function () {
  this.timeout(60_000);
  let app: TestApp;
  let db: pg.Client;
  let member: Caller;
  let memberId: ReturnType<typeof asMemberId>;

  before(async () => {
    app = await startTestApp({ withoutLuckyDay: [email] });
    db = new pg.Client(app.databaseUrl);
    await db.connect();
    member = await app.member(email);
    memberId = asMemberId(String((await member.get('/api/auth/user')).id));
  });
  beforeEach(() => app.setClock(noon));
  after(async () => {
    await db.end();
    await app.stop();
  });

  const send = (path: string, key: string, json?: unknown, by = member): Promise<Answer> =>
    by.visitor.send('POST', path, {
      ...(json !== undefined && { json }),
      headers: { 'Idempotency-Key': key },
    });
  const events = async (): Promise<number> => {
    const { rows } = await db.query<{ count: number }>('select count(*)::integer as count from log.events');
    return rows[0]?.count ?? 0;
  };
  const eventsIn = ({ body }: Answer) => (JSON.parse(body) as { events: unknown[] }).events;

  it('is answered after midnight from the stored events, and stores none', async () => {
    app.setClock(lateEvening);
    const keys = { spin: randomUUID(), accept: randomUUID() };
    const spun = await send('/api/user-quests/spin', keys.spin);
    const accepted = await send('/api/user-quests/accept', keys.accept);
    expect([spun.status, accepted.status]).to.deep.equal([200, 200]);
    await loseAnswers(db);
    app.setClock(afterMidnight);
    const before = await events();
    for (const [path, key, first] of [
      ['/api/user-quests/spin', keys.spin, spun],
      ['/api/user-quests/accept', keys.accept, accepted],
    ] as const) {
      const again = await send(path, key);
      expect([again.status, eventsIn(again)]).to.deep.equal([200, eventsIn(first)]);
      expect(again.headers).to.include({ 'idempotency-replayed': 'true' });
    }
    expect(await events()).to.equal(before);
    const { rows } = await db.query('select from log.streams where stream = $1', [
      questDayStream(memberId, tomorrow),
    ]);
    expect(rows).to.have.length(0);
  });

  it('is stored again, and then answered without execution', async () => {
    app.setClock('2026-03-12T23:59:00.000Z');
    const first = await send('/api/user-quests/spin', 'kept again');
    await loseAnswers(db);
    app.setClock('2026-03-13T00:01:00.000Z');
    const second = await send('/api/user-quests/spin', 'kept again');
    expect(second.body).to.equal((await send('/api/user-quests/spin', 'kept again')).body);
    expect(eventsIn(second)).to.deep.equal(eventsIn(first));
  });

  it('is refused when the key was used for a command on another stream', async () => {
    const key = randomUUID();
    await send('/api/body-metrics', key, { date: today, unit: 'lbs', weight: '180' });
    await loseAnswers(db);
    const before = await events();
    const other = await send('/api/user-quests/spin', key);
    expect([other.status, other.body]).to.deep.equal([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
    expect(await events()).to.equal(before);
  });

  it('does not end a program that was started after the repeated reset', async () => {
    const key = randomUUID();
    const ada = await app.signIn(admin);
    const first = await send('/api/admin/reset-for-testing', key, {}, ada);
    expect(first.status, first.body).to.equal(200);
    await send('/api/programs/daily-maintenance', randomUUID(), { templateType: 'daily-50' }, ada);
    await loseAnswers(db);
    const before = await events();
    const again = await send('/api/admin/reset-for-testing', key, {}, ada);
    expect([again.status, eventsIn(again)]).to.deep.equal([200, eventsIn(first)]);
    expect(await events()).to.equal(before);
    expect(await ada.get('/api/programs/active')).to.not.equal(null);
  });

  it("finds an admin's recorded view on the date of the first request", async () => {
    const ada = await app.signIn(admin);
    const { events: found } = await ada.get<{ events: { id: string }[] }>(
      `/api/admin/events?stream=member-${memberId}`,
    );
    const path = `/api/admin/events/${found[0]?.id}/open`;
    const reason = { reason: 'Asked for what we hold.' };
    app.setClock(lateEvening);
    const first = await send(path, 'look', reason, ada);
    await loseAnswers(db);
    app.setClock(afterMidnight);
    const before = await events();
    const again = await send(path, 'look', reason, ada);
    expect([again.status, eventsIn(again)]).to.deep.equal([200, eventsIn(first)]);
    expect(await events()).to.equal(before);
  });

  it('is answered after the end of the assessment that it submitted', async () => {
    await send('/api/programs/assessment', randomUUID());
    const results = [{ exerciseName: 'Push-ups', value: 20, type: 'reps', day: 1 }];
    const first = await send('/api/assessment/complete', 'submitted', { results });
    expect(first.status, first.body).to.equal(200);
    await send('/api/programs/daily-maintenance', randomUUID(), { templateType: 'daily-50' });
    await loseAnswers(db);
    const before = await events();
    const again = await send('/api/assessment/complete', 'submitted', { results });
    expect([again.status, eventsIn(again)]).to.deep.equal([200, eventsIn(first)]);
    expect(await events()).to.equal(before);
  });
});
