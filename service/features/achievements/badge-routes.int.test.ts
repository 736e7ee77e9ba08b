import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { badgeReasonsAnswer, badgesAnswer } from './badge-contract.ts';
import { monthPathAnswer } from './month-path-contract.ts';

describe('The badges of a member over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('badges@rondel.example');
  });

  after(() => app.stop());

  const workOut = (more: Readonly<Record<string, unknown>>) =>
    caller.send('POST', '/api/workouts', {
      date: '2026-03-10',
      durationMinutes: 40,
      perceivedExertion: 6,
      moodAfter: 4,
      isCompleted: true,
      ...more,
    });
  const squats = (value: number) => ({
    templateId: 'cardio-kickstart',
    sets: [{ exercise: 'Squat', set: 1, reps: 5, seconds: null, rpe: null, load: { value, unit: 'kg' } }],
  });
  const badges = async () => badgesAnswer.parse(await caller.get('/api/badges'));

  it('are none without an event', async () => {
    const { counts, reached } = await badges();
    expect(counts).to.include({ strength: 0, comebacks: 0, records: 0, walked: 0 });
    expect(reached).to.deep.equal({});
  });

  it('follow from sets and ways, and each says why it was earned', async () => {
    await workOut(squats(60));
    await workOut(squats(70));
    await workOut({ templateId: 'activity-walk', distance: { value: 12, unit: 'km' } });
    expect((await badges()).reached).to.deep.equal({ 'records-1': '2026-03-10', 'walked-10': '2026-03-10' });
    const reasons = badgeReasonsAnswer.parse(await caller.get('/api/badges/reasons'));
    expect(reasons.map(({ id, reachedOn, reason }) => `${id} ${reachedOn}: ${reason}`)).to.deep.equal([
      'first-workout 2026-03-10: Your workout Cardio Kickstart made it 1 workout.',
      'records-1 2026-03-10: Your workout Cardio Kickstart beat one of your own records.',
      'walked-10 2026-03-10: Your workout Walk took you far enough on foot.',
    ]);
  });

  it('are taken back with their workout on the same day', async () => {
    const [last] = (await caller.get('/api/workouts')) as unknown as readonly { readonly id: string }[];
    await caller.send('DELETE', `/api/workouts/${last?.id}`);
    expect((await badges()).reached).to.deep.equal({ 'records-1': '2026-03-10' });
  });

  it('are beside a path of twelve things, which the same day walks', async () => {
    const path = monthPathAnswer.parse(await caller.get('/api/month-path'));
    expect(path.month).to.equal('2026-03');
    expect(path.things).to.have.length(12);
    expect(path.things.find(({ id }) => id === 'workout')).to.deep.equal({
      ...{ id: 'workout', text: 'Finish 2 workouts', target: 2, count: 2, doneOn: '2026-03-10' },
    });
  });

  it('open looks of the wheel by level, and none before', async () => {
    const [status, text] = await caller.ask('PATCH', '/api/auth/user', { wheelSkin: 'dusk' });
    expect(status).to.equal(409);
    expect(text).to.include('opens at a higher level');
    await caller.send('PATCH', '/api/auth/user', { wheelSkin: 'classic' });
    expect(await caller.get('/api/auth/user')).to.include({ wheelSkin: 'classic' });
  });
});
