import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type DailyTemplate, dailyTemplatesAnswer, progressAnswer, tickAnswer } from './routine-contract.ts';

describe('the daily routine over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('routine@rondel.example');
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
  });

  after(() => app.stop());

  const tick = async (exerciseIndex: number, completed = true, more = {}) =>
    tickAnswer.parse(
      await caller.send('POST', '/api/daily-workout-progress', {
        templateType: 'daily-50',
        exerciseIndex,
        setIndex: 0,
        completed,
        ...more,
      }),
    );

  it('offers Daily 50 and Daily 100, and a custom plan if there is one', async () => {
    const templates = dailyTemplatesAnswer.parse(await caller.get('/api/daily-maintenance-templates'));
    expect(
      templates.map(({ id, durationMinutes, totalExercises }) => [id, durationMinutes, totalExercises]),
    ).to.deep.equal([
      ['daily-50', 15, 5],
      ['daily-100', 25, 5],
    ]);
  });

  it('is completed once by its last set: two points, a workout, an active day', async () => {
    for (const index of [0, 1, 2, 3]) expect((await tick(index)).pointsEarned).to.equal(0);
    const last = await tick(4);
    expect(last).to.deep.include({ pointsEarned: 2 });
    expect(last.progress).to.include({ completedSets: 5, totalSets: 5, isCompleted: true });
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 2, totalWorkouts: 1, currentStreak: 1 });
    const [workout] = await caller.get<{ category: string; durationMinutes: number }[]>('/api/workouts');
    expect(workout).to.include({ category: 'daily_maintenance', durationMinutes: 15, pointsEarned: 2 });
  });

  it('earns nothing by ticking and unticking', async () => {
    await tick(4, false);
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 0, totalWorkouts: 0, currentStreak: 0 });
    for (let times = 0; times < 3; times += 1) {
      await tick(4);
      await tick(4, false);
    }
    await tick(4);
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 2, totalWorkouts: 1 });
  });

  it('can be read for each date', async () => {
    const [progress] = progressAnswer.parse(await caller.get('/api/daily-workout-progress'));
    expect(progress?.ticks).to.have.length(5);
    expect(await caller.get('/api/daily-workout-progress?date=2026-03-09')).to.deep.equal([]);
  });

  it('refuses an unknown set', async () => {
    const ask = (change: object) =>
      caller.ask('POST', '/api/daily-workout-progress', {
        templateType: 'daily-50',
        exerciseIndex: 0,
        setIndex: 0,
        completed: true,
        ...change,
      });
    expect((await ask({ exerciseIndex: 5 }))[0]).to.equal(400);
    expect((await ask({ setIndex: 1 }))[0]).to.equal(400);
  });

  it('keeps the opened plan, and returns it, when the plan is changed on its date', async () => {
    const editor = await app.member('routine-editor@rondel.example');
    const plan = (...names: string[]) =>
      editor.send('POST', '/api/programs/daily-maintenance', {
        templateType: 'custom',
        customExercises: names.map((name) => ({ name, type: 'reps', sets: 1, reps: 10 })),
      });
    const custom = { templateType: 'daily-custom', setIndex: 0, completed: true };
    const tickCustom = async (exerciseIndex: number) =>
      tickAnswer.parse(
        await editor.send('POST', '/api/daily-workout-progress', { ...custom, exerciseIndex }),
      );
    const openedNow = async () => {
      const read = progressAnswer.parse(await editor.get('/api/daily-workout-progress'));
      return read.map(({ opened }) => opened?.exercises.map(({ name }) => name));
    };
    await plan('Push-ups', 'Plank Hold');
    expect(await openedNow()).to.deep.equal([]);
    await tickCustom(0);
    const [template] = (await editor.get<DailyTemplate[]>('/api/daily-maintenance-templates')).slice(2);
    const [progress] = progressAnswer.parse(await editor.get('/api/daily-workout-progress'));
    expect(progress?.opened).to.deep.equal(template);
    await plan('Lunges', 'Wall Sit', 'Burpees');
    expect(await openedNow()).to.deep.equal([['Push-ups', 'Plank Hold']]);
    const { progress: completed } = await tickCustom(1);
    expect(completed).to.include({ isCompleted: true, totalSets: 2 });
    expect(completed.opened).to.deep.equal(template);
  });

  it('continues after midnight until 03:00 for the day on which it was opened', async () => {
    app.setClock('2026-03-11T23:50:00Z');
    await tick(0);
    app.setClock('2026-03-12T01:00:00Z');
    const { progress } = await tick(1, true, { date: '2026-03-11' });
    expect(progress).to.include({ date: '2026-03-11', completedSets: 2 });
  });
});
