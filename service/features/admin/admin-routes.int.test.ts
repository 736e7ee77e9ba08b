import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { resetAnswer } from './admin-contract.ts';

const email = 'anew@rondel.example';

describe('the reset over HTTP', () => {
  let app: TestApp;
  let caller: Caller;
  let other: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: [email] });
    caller = await app.member(email);
    other = await app.member('bystander@rondel.example');
    for (const member of [caller, other]) await live(member);
  });

  after(() => app.stop());

  it('clears the data of the requesting admin on the same day, and of no other member', async () => {
    expect(await caller.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    resetAnswer.parse(await caller.send('POST', '/api/admin/reset-for-testing'));
    expect(await caller.get('/api/programs/active')).to.equal(null);
    expect(await caller.get('/api/body-metrics/latest')).to.equal(null);
    const nothing = { totalWorkouts: 0, totalPoints: 0, completedQuests: 0, currentStreak: 0, bestStreak: 0 };
    expect(await caller.get('/api/stats')).to.include(nothing);
    expect(await caller.get('/api/auth/user')).to.include({ email, age: 30 });
    expect(await other.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
  });

  it("lets the member do the day's activities again", async () => {
    await live(caller);
    expect(await caller.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    expect(await caller.send('POST', '/api/user-quests/spin')).to.deep.include({
      spinSession: { remainingSpins: 2 },
    });
  });
});

/** Adds a program, a weight and a completed routine. */
async function live(caller: Caller): Promise<void> {
  await caller.send('PATCH', '/api/auth/user', { age: 30 });
  await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  await caller.send('POST', '/api/body-metrics', { weight: '150', date: '2026-03-10', unit: 'lbs' });
  for (const exerciseIndex of [0, 1, 2, 3, 4]) {
    const set = { templateType: 'daily-50', exerciseIndex, setIndex: 0, completed: true };
    await caller.send('POST', '/api/daily-workout-progress', set);
  }
}
