import { expect } from 'chai';
import type { SpinAnswer } from '#service/features/quest/quest-contract.ts';
import type { LedgerEntry, Stats } from '#service/features/stats/stats-contract.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const people = ['two-devices', 'two-routines', 'late-entry', 'without-token'].map(
  (name) => `${name}@rondel.example`,
) as [string, string, string, string];

/** Cases of comparable products that their members reported. */
describe('a day that is done twice, and an entry that comes late', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    // A Monday.
    app = await startTestApp({ at: '2026-03-09T08:00:00.000Z', withoutLuckyDay: people });
  });
  after(() => app.stop());

  const stats = (caller: Caller) => caller.get<Stats>('/api/stats');
  const pointsOf = async (caller: Caller) =>
    (await caller.get<readonly LedgerEntry[]>('/api/ledger')).map(({ points }) => points);
  const train = (caller: Caller, date: string) =>
    caller.send<{ events: { workoutId: string }[] }>('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', date, durationMinutes: 21, isCompleted: true },
      ...{ perceivedExertion: 7, moodAfter: 4 },
    });

  it('counts a quest once when app and push message complete it at the same time', async () => {
    const [email] = people;
    app.setClock('2026-03-09T08:00:00.000Z');
    const phone = await app.member(email);
    const watch = await app.signIn(email);
    await train(phone, '2026-03-08');
    const { quest } = await phone.send<SpinAnswer>('POST', '/api/user-quests/spin');
    await phone.send('POST', '/api/user-quests/accept');
    app.setClock('2026-03-09T23:50:00.000Z');
    const complete = (caller: Caller, zone: string) =>
      caller.ask('PUT', '/api/user-quests/2026-03-09', { status: 'completed' }, { 'X-Time-Zone': zone });
    // The other device is still on the time of a journey, where the next day has begun.
    const answers = await Promise.all([
      complete(phone, 'UTC'),
      complete(watch, 'Pacific/Kiritimati'),
      complete(watch, 'UTC'),
    ]);
    for (const [status, text] of answers)
      expect([status, (JSON.parse(text) as SpinAnswer).pointsEarned]).to.deep.equal([
        200,
        quest?.pointsReward,
      ]);
    app.setClock('2026-03-10T00:20:00.000Z');
    expect((await complete(watch, 'UTC'))[0]).to.equal(200);
    expect(await stats(phone)).to.include({ currentStreak: 2, completedQuests: 1 });
    expect(await pointsOf(phone)).to.deep.equal([quest?.pointsReward, 2]);
  });

  it('counts a routine once whose last set is ticked on two devices', async () => {
    const [, email] = people;
    app.setClock('2026-03-09T08:00:00.000Z');
    const phone = await app.member(email);
    const watch = await app.signIn(email);
    await phone.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    const tick = (caller: Caller, exerciseIndex: number) =>
      caller.send('POST', '/api/daily-workout-progress', {
        ...{ templateType: 'daily-50', setIndex: 0, completed: true },
        exerciseIndex,
      });
    for (const index of [0, 1, 2, 3]) await tick(phone, index);
    await Promise.all([tick(phone, 4), tick(watch, 4), tick(watch, 3)]);
    expect(await stats(watch)).to.include({ currentStreak: 1, totalWorkouts: 1, totalPoints: 2 });
    expect(await pointsOf(watch)).to.deep.equal([2]);
  });

  const addFriday = async (caller: Caller) => (await train(caller, '2026-03-13')).events[0]?.workoutId ?? '';
  const numbers = async (caller: Caller) => {
    const { currentStreak, bestStreak, totalPoints, skipTokens } = await stats(caller);
    return { currentStreak, bestStreak, totalPoints, skipTokens };
  };
  for (const { email, tokens, without } of [
    { email: people[2], tokens: 1, without: 4 },
    { email: people[3], tokens: 0, without: 0 },
  ])
    it(`becomes 5 with a late Friday and ${without} without it, ${tokens} tokens, points once`, async () => {
      app.setClock('2026-03-09T08:00:00.000Z');
      const caller = await app.member(email);
      if (tokens > 0) await caller.send('POST', '/api/programs/assessment');
      for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']) {
        app.setClock(`${date}T18:00:00.000Z`);
        await train(caller, date);
      }
      app.setClock('2026-03-14T09:00:00.000Z');
      const before = { currentStreak: without, bestStreak: 4, totalPoints: 8, skipTokens: tokens };
      expect(await numbers(caller)).to.deep.equal(before);
      for (const _ of ['first', 'second']) {
        const workoutId = await addFriday(caller);
        expect(await numbers(caller)).to.deep.equal({
          ...before,
          currentStreak: 5,
          bestStreak: 5,
          totalPoints: 10,
        });
        await caller.send('DELETE', `/api/workouts/${workoutId}`);
        await caller.ask('DELETE', `/api/workouts/${workoutId}`);
        expect(await numbers(caller)).to.deep.equal(before);
      }
      const points = await pointsOf(caller);
      expect(points.filter((each) => each > 0)).to.have.length(6);
      expect(points.reduce((sum, each) => sum + each, 0)).to.equal(8);
    });
});
