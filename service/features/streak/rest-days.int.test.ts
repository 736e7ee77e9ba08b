import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

/** A Tuesday. */
const tuesday = asMemberDay('2026-03-10');
const at = (days: number) => addDays(tuesday, days);

describe('planned rest days over HTTP', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: ['resting@rondel.example'] });
  });

  after(() => app.stop());

  const setDay = (days: number) => app.setClock(`${at(days)}T12:00:00Z`);
  const workOut = (caller: Caller, days: number) =>
    caller.send('POST', '/api/workouts', {
      templateId: 'cardio-kickstart',
      date: at(days),
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
    });
  const standings = async (caller: Caller, days: number) => {
    const rows = await caller.get<{ standing: string }[]>(`/api/activity-days?days=${days}`);
    return rows.map(({ standing }) => standing);
  };

  it('keep the streak from the day after they are chosen, and need no token', async () => {
    setDay(0);
    const caller = await app.member('resting@rondel.example');
    expect(await caller.get('/api/auth/user')).to.include({ restDaysKeepStreak: false });
    const chosen = { restDaysKeepStreak: true, daysPerWeek: 3 };
    expect(await caller.send('PATCH', '/api/auth/user', chosen)).to.include(chosen);
    setDay(1);
    await workOut(caller, 1);
    // Thursday is a rest day between Wednesday and Friday.
    setDay(2);
    expect(await standings(caller, 2)).to.deep.equal(['active', 'rest']);
    await caller.send('POST', '/api/user-quests/spin');
    expect(await caller.ask('POST', '/api/user-quests/skip', {})).to.deep.equal([
      409,
      'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.',
    ]);
    expect(await caller.get('/api/stats')).to.include({ excuse: 'rest' });
    setDay(3);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 1, tokensAtRisk: 0, excuse: null });
    await workOut(caller, 3);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 2 });
    expect(await standings(caller, 3)).to.deep.equal(['active', 'rest', 'active']);
    const { verdict, standing } = await caller.get<{ verdict: string; standing: string }>(
      `/api/activity-days/${at(2)}`,
    );
    expect({ verdict, standing }).to.deep.equal({ verdict: 'A planned rest day.', standing: 'rest' });
    // Monday is a training day: missed without a token, it ends the run.
    setDay(7);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 0 });
  });
});
