import { expect } from 'chai';
import type { HistoryPage } from '#service/features/history/history-contract.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type Recap, recapAnswer } from './recap-contract.ts';
import type { ActivityDay, LedgerEntry } from './stats-contract.ts';

/** The Tuesday after the week. */
const at = '2026-03-10T12:00:00.000Z';
const week = '2026-W10';
const path = `/api/recaps/${week}`;
const workout = {
  templateId: 'cardio-kickstart',
  durationMinutes: 21,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('the recap of a week', function () {
  this.timeout(60_000);
  let app: TestApp;

  before(async () => {
    app = await startTestApp({ at });
  });
  afterEach(() => app.setClock(at));
  after(() => app.stop());

  const log = (member: Caller, date: string, change = {}) =>
    member.send<{ workout: { id: string } }>('POST', '/api/workouts', { ...workout, date, ...change });
  const make = async (member: Caller) => recapAnswer.parse(await member.send('PUT', path));
  const read = async (member: Caller) => recapAnswer.parse(await member.get(path));
  /** A member who trained on Tuesday, Wednesday and Sunday of the week. */
  async function trained(email: string): Promise<Caller> {
    const member = await app.member(email);
    for (const date of ['2026-03-03', '2026-03-04', '2026-03-08']) await log(member, date);
    return member;
  }

  it('has the days, workouts and points that the member reads elsewhere', async () => {
    const member = await trained('recap-1@rondel.example');
    const { knownThen: then, knownNow: now, since, madeAt } = await make(member);
    expect([now, since, madeAt]).to.deep.equal([null, [], at]);
    const days = await member.get<ActivityDay[]>('/api/activity-days?days=9');
    expect(then.days).to.deep.equal(days.slice(0, 7).map(({ isLate: _, ...day }) => day));
    expect(then.days.map(({ date }) => date)).to.deep.equal([
      ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
    ]);
    const ledger = await member.get<LedgerEntry[]>('/api/ledger');
    const points = ledger.reduce((sum, entry) => sum + entry.points, 0);
    expect(then).to.include({ activeDays: 3, workouts: 3, quests: 0, points, streak: 1 });
    expect(points).to.equal(6);
  });

  it('is read with its first numbers, and made once', async () => {
    const member = await trained('recap-2@rondel.example');
    const first = await make(member);
    app.setClock('2026-03-11T12:00:00.000Z');
    const again = await member.send<Recap & { events: unknown[] }>('PUT', path);
    expect(again.events).to.deep.equal([]);
    expect(recapAnswer.parse(again)).to.deep.equal(first);
    expect(await read(member)).to.deep.equal(first);
  });

  it('keeps its figures after late entries and corrections, and lists the changes', async () => {
    const member = await trained('recap-3@rondel.example');
    const { knownThen: then } = await make(member);
    app.setClock('2026-03-11T12:00:00.000Z');
    await log(member, '2026-03-05');
    const late = await read(member);
    expect(late.knownThen).to.deep.equal(then);
    expect(late.knownNow).to.include({ activeDays: 4, workouts: 4, points: 8 });
    expect(late.since).to.deep.equal([{ on: '2026-03-11', kind: 'added' }]);

    // Nothing of another week changes it.
    await log(member, '2026-03-11');
    expect(await read(member)).to.deep.equal(late);

    const { entries } = await member.get<HistoryPage>('/api/history?kinds=workout');
    const idOn = (date: string) =>
      entries.find((entry) => entry.date === date)?.id.replace('workout:', '') ?? '';
    await member.send('PUT', `/api/workouts/${idOn('2026-03-05')}`, {
      date: '2026-03-06',
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
    });
    await member.send('DELETE', `/api/workouts/${idOn('2026-03-04')}`);
    const after = await read(member);
    expect(after.knownThen).to.deep.equal(then);
    expect(after.knownNow).to.include({ activeDays: 3, workouts: 3 });
    expect(after.knownNow?.days.map(({ standing }) => standing === 'active')).to.deep.equal([
      ...[false, true, false, false, true, false, true],
    ]);
    expect(after.since.map(({ kind }) => kind)).to.deep.equal(['added', 'corrected', 'removed']);
  });

  it('shows an outage that was declared later as what changed since', async () => {
    const member = await trained('recap-4@rondel.example');
    const { knownThen: then } = await make(member);
    expect(then.days[3]?.standing).to.equal('missed');
    const ada = await app.signIn(admin);
    const outage = { from: '2026-03-05T06:00:00.000Z', to: '2026-03-05T20:00:00.000Z' };
    const { digest } = await ada.get<{ digest: string }>(
      `/api/admin/outages/preview?${new URLSearchParams(outage).toString()}`,
    );
    await ada.send('POST', '/api/admin/outages', { ...outage, reason: 'The database was away.', digest });
    const { knownThen: same, knownNow: now, since } = await read(member);
    expect(same).to.deep.equal(then);
    expect(now?.days[3]?.standing).to.equal('neutral');
    expect(since.map(({ kind }) => kind)).to.deep.equal(['outage']);
  });

  it('is of the week in the zone of the member', async () => {
    app.setClock('2026-03-08T12:00:00.000Z');
    const member = await app.member('recap-5@rondel.example');
    const refused = await member.ask('PUT', path);
    expect([refused[0], refused[1]]).to.deep.equal([
      409,
      'This week is not over. Its recap can be made from Monday on.',
    ]);
    // It is Monday there.
    await member.send('POST', '/api/me/time-zone', { zone: 'Pacific/Auckland' });
    expect((await make(member)).week).to.equal(week);
  });

  it('is refused for weeks long before the member joined, and for no valid week', async () => {
    const member = await app.member('recap-6@rondel.example');
    expect(await member.ask('PUT', '/api/recaps/2026-W08')).to.deep.equal([
      409,
      'You joined after this week.',
    ]);
    expect(await member.ask('GET', path)).to.deep.equal([404, 'This week has no recap yet.']);
    for (const other of ['2026-W54', '2026-10', 'W10'])
      expect((await member.ask('PUT', `/api/recaps/${other}`))[0], other).to.equal(404);
  });

  it('keeps its figures after a new start, and is gone once data is cleared', async () => {
    const member = await trained('recap-7@rondel.example');
    const { knownThen: then } = await make(member);
    await member.send('POST', '/api/admin/reset-for-testing');
    const afterReset = await read(member);
    expect(afterReset.knownThen).to.deep.equal(then);
    expect(afterReset.knownNow).to.include({ activeDays: 0, workouts: 0, points: 0, streak: 0 });
    expect(afterReset.since.map(({ kind }) => kind)).to.deep.equal(['reset']);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect((await member.ask('GET', path))[0]).to.equal(404);
  });
});
