import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { tickAnswer } from './routine-contract.ts';

const path = '/api/daily-workout-progress';

describe('late ticks', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('late@rondel.example');
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  });

  after(() => app.stop());

  const bodyOf = (exerciseIndex: number, more: object) => ({
    templateType: 'daily-50',
    exerciseIndex,
    setIndex: 0,
    completed: true,
    ...more,
  });
  const tick = async (exerciseIndex: number, more: object = {}, who = caller) =>
    tickAnswer.parse(await who.send('POST', path, bodyOf(exerciseIndex, more)));
  const complete = async (more: object = {}) => {
    for (const index of [0, 1, 2, 3, 4]) await tick(index, more);
  };

  it('complete the routine of their own date, and recalculate the streak from there', async () => {
    await complete();
    app.setClock('2026-03-13T12:00:00Z');
    await complete();
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 1, bestStreak: 1, skipTokens: 1 });
    await complete({ date: '2026-03-11' });
    expect(await caller.get('/api/stats')).to.include({
      currentStreak: 3,
      skipTokens: 0,
      totalPoints: 6,
      totalWorkouts: 3,
    });
    await complete({ date: '2026-03-12' });
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 4, skipTokens: 1, totalPoints: 8 });
  });

  it('are listed and credited under that date', async () => {
    const dates = async (from: string) =>
      (await caller.get<{ date: string }[]>(from)).map(({ date }) => date);
    const each = ['2026-03-13', '2026-03-12', '2026-03-11', '2026-03-10'];
    expect(await dates('/api/workouts')).to.deep.equal(each);
    expect(await dates('/api/ledger')).to.have.members(each);
    const days = await caller.get<{ standing: string }[]>('/api/activity-days?days=4');
    expect(days.map(({ standing }) => standing)).to.deep.equal(['active', 'active', 'active', 'active']);
  });

  it('are accepted for seven days after their date, but no longer', async () => {
    app.setClock('2026-03-18T12:00:00Z');
    await tick(0, { date: '2026-03-11', completed: false });
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 6, totalWorkouts: 3, bestStreak: 3 });
    const ask = (date: string) => caller.ask('POST', path, bodyOf(0, { date }));
    expect(await ask('2026-03-10')).to.deep.equal([409, 'This routine is more than 7 days old.']);
    expect(await ask('2026-03-19')).to.deep.equal([400, 'The date cannot be in the future.']);
  });

  it('open the plan that the member had on their date', async () => {
    const planner = await app.member('late-planner@rondel.example');
    const plan = (name: string, sets: number) =>
      planner.send('POST', '/api/programs/daily-maintenance', {
        templateType: 'custom',
        customExercises: [{ name, type: 'reps', sets, reps: 10 }],
      });
    const custom = (date: string) => tick(0, { templateType: 'daily-custom', date }, planner);
    await plan('Push-ups', 3);
    app.setClock('2026-03-20T12:00:00Z');
    await plan('Lunges', 2);
    expect((await custom('2026-03-19')).progress.totalSets).to.equal(3);
    expect((await custom('2026-03-20')).progress.totalSets).to.equal(2);
    const before = bodyOf(0, { templateType: 'daily-custom', date: '2026-03-17' });
    expect(await planner.ask('POST', path, before)).to.deep.equal([400, 'The routine has no such set.']);
  });

  it('leave the read models equal to a rebuild', async () => {
    const events = await eventsOf(app);
    const connect = connector({ connectionString: app.databaseUrl });
    const deps = { connect, source: eventSourceOf(events, events.cipher), projections: allProjections };
    const differing = (await verify(deps)).filter(({ differingRows }) => differingRows > 0);
    await events.close();
    expect(differing).to.deep.equal([]);
  });
});
