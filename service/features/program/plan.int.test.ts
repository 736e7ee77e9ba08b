import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { planAnswer } from './plan-contract.ts';
import { activeProgramAnswer, startProgramAnswer } from './program-contract.ts';

/** A Wednesday, which is a training day of three in a week. */
const at = '2026-03-11T12:00:00.000Z';
describe('the plan over HTTP', () => {
  let app: TestApp;
  let member: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at });
  });
  beforeEach(async () => {
    member = await app.member(`plan-${Math.random()}@rondel.example`);
  });
  after(() => app.stop());

  const read = async () => planAnswer.parse(await member.get('/api/plan'));

  it('has seven dates from today on, with the training days of the member', async () => {
    const { days, isDoneToday } = await read();
    expect(days.map(({ date, isRestDay }) => `${date} ${isRestDay ? 'rest' : 'train'}`)).to.deep.equal([
      ...['2026-03-11 train', '2026-03-12 rest', '2026-03-13 train', '2026-03-14 rest'],
      ...['2026-03-15 rest', '2026-03-16 train', '2026-03-17 rest'],
    ]);
    expect(isDoneToday).to.equal(false);
  });

  it('knows when a workout was done today', async () => {
    const session = (await read()).days[0]?.session;
    const log = { durationMinutes: 20, perceivedExertion: 5, moodAfter: 4, isCompleted: true };
    await member.send('POST', '/api/workouts', { ...log, templateId: session?.id, date: '2026-03-11' });
    expect((await read()).isDoneToday).to.equal(true);
  });

  it('has a daily routine on each date for members with daily maintenance', async () => {
    await member.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    const { days } = await read();
    expect(days.map(({ isRestDay, session }) => [isRestDay, session?.id])).to.deep.equal(
      Array.from({ length: 7 }, () => [false, 'daily-50']),
    );
    expect(days[0]?.session).to.include({ kind: 'daily', isOwn: false });
    expect(days[0]?.session?.exercises[0]).to.deep.equal({ name: 'Push-ups', sets: 1, reps: 10 });
  });

  it('has the exercises of the member’s own daily plan, each in its unit', async () => {
    const customExercises = [
      { name: 'Stairs', exerciseType: 'steps', steps: 2_000 },
      { name: 'Walk', exerciseType: 'distance', distance: 1.5 },
      { name: 'Hang', exerciseType: 'duration', sets: 2, duration: 40 },
    ];
    const sent = { templateType: 'custom', customExercises };
    await member.send('POST', '/api/programs/daily-maintenance', sent);
    expect((await read()).days[0]?.session?.exercises).to.deep.equal([
      { name: 'Stairs', sets: 1, steps: 2_000 },
      { name: 'Walk', sets: 1, miles: 1.5 },
      { name: 'Hang', sets: 2, seconds: 40 },
    ]);
  });

  it('has the dose of the week, until the member keeps that of the week before', async () => {
    const goal = { type: 'bulk', goalType: 'muscle_gain', goalValue: 5, goalUnit: 'kg' };
    const program = { ...goal, startDate: '2026-03-04', currentPhase: 1, isActive: true };
    const { id } = startProgramAnswer.parse(await member.send('POST', '/api/programs', program));
    const today = async () => (await read()).days[0]?.session;
    const active = async () => activeProgramAnswer.parse(await member.get('/api/programs/active'));
    const written = await today();
    // Of two workouts on one date, the later one ends the week.
    const log = (date: string, perceivedExertion: number) =>
      member.send('POST', '/api/workouts', {
        ...{ templateId: 'bodyweight-basics', date, durationMinutes: 20 },
        ...{ perceivedExertion, moodAfter: 4, isCompleted: true },
      });
    await log('2026-03-08', 9);
    expect((await active())?.trainedWeeks?.[0]).to.deep.equal({ days: 1, isHard: true });
    await log('2026-03-06', 10);
    await log('2026-03-08', 7);
    expect((await active())?.trainedWeeks).to.deep.equal([
      { days: 2, isHard: false },
      { days: 0, isHard: false },
    ]);
    const dosed = await today();
    expect(dosed?.id).to.equal(written?.id);
    expect(dosed?.exercises).not.to.deep.equal(written?.exercises);
    const choose = (choice: string) => member.send('POST', `/api/programs/${id}/dose`, { week: 2, choice });
    for (let press = 0; press < 2; press += 1)
      expect(await choose('last-week')).to.deep.include({ keptWeeks: [2] });
    expect((await today())?.exercises).to.deep.equal(written?.exercises);
    expect((await active())?.keptWeeks).to.deep.equal([2]);
    await choose('this-week');
    expect((await today())?.exercises).to.deep.equal(dosed?.exercises);
  });

  it('leaves out what the member has excluded, and says which dates are paused', async () => {
    const names = async () =>
      (await read()).days.flatMap(({ session }) => session?.exercises.map(({ name }) => name) ?? []);
    const [first = ''] = await names();
    const excludedExercises = [{ name: first, reason: 'pain' }];
    await member.send('PATCH', '/api/auth/user', { excludedExercises });
    expect(await names()).not.to.include(first);
    await member.send('POST', '/api/me/pauses', {
      from: '2026-03-12',
      until: '2026-03-13',
      reason: 'holiday',
    });
    expect((await read()).days.map(({ isPaused }) => isPaused)).to.deep.equal([
      ...[false, true, true, false, false, false, false],
    ]);
  });
});
