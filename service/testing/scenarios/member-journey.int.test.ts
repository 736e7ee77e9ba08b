import { expect } from 'chai';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const newcomer = 'iris@rondel.example';

describe('a first day over HTTP', () => {
  let app: TestApp;
  let iris: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: [newcomer], env: { EVENTSTORE_URL: eventStoreUrl ?? '' } });
  });

  after(() => app.stop());

  it('starts with a request for beta access, once per address', async () => {
    const visitor = app.visitor();
    const ask = (email: string) => visitor.send('POST', '/api/beta/request', { json: { email } });
    expect((await ask('Iris@Rondel.example')).status).to.equal(201);
    const again = await ask(' iris@rondel.EXAMPLE ');
    expect([again.status, again.body]).to.deep.equal([409, 'This email is already on our beta list.']);
    const wrong = await ask('iris');
    expect([wrong.status, wrong.body]).to.deep.equal([400, 'Please enter a valid email address.']);
  });

  it('refuses a member without access, and admits an approved one', async () => {
    iris = await app.signIn(newcomer);
    expect(await iris.ask('GET', '/api/auth/user')).to.deep.equal([403, 'Beta access required']);
    expect(await iris.ask('GET', '/api/beta/requests')).to.deep.equal([403, 'Admin access required']);
    const ada = await app.signIn(admin);
    const requests = await ada.get<{ id: string; email: string; status: string }[]>('/api/beta/requests');
    const request = requests.find(({ email }) => email === 'Iris@Rondel.example');
    expect(request?.status).to.equal('pending');
    const reviewed = await ada.send('PATCH', `/api/beta/requests/${request?.id}`, { status: 'approved' });
    expect(reviewed).to.include({ status: 'approved', reviewedBy: admin });
    expect(await iris.get('/api/auth/user')).to.include({
      email: newcomer,
      firstName: 'Ada',
      isAdmin: false,
    });
  });

  it('continues with a profile, a weight and a program', async () => {
    const profile = {
      age: 30,
      gender: 'female',
      height: 65,
      weight: 170,
      unitPreference: 'imperial',
      equipment: ['none'],
    };
    expect(await iris.send('PATCH', '/api/auth/user', profile)).to.include({ age: 30, height: 65 });
    await iris.send('POST', '/api/body-metrics', { weight: '170', date: '2026-03-10', unit: 'lbs' });
    const program = await iris.send('POST', '/api/programs', {
      type: 'lean',
      goalType: 'weight_loss',
      goalValue: 10,
      goalUnit: 'lbs',
      startDate: '2026-03-10',
      plannedEndDate: '2026-06-10',
      currentPhase: 1,
      isActive: true,
    });
    expect(program).to.include({
      type: 'lean',
      isActive: true,
      currentPhase: 1,
      startWeight: 170,
      goalProgress: 100,
    });
    expect(await iris.get('/api/programs/active')).to.include({ id: program.id, startWeight: 170 });
    expect(await iris.get(`/api/programs/${String(program.id)}/phases`)).to.have.length(4);
  });

  it('includes spins, a re-spin, acceptance and completion, with points at once', async () => {
    expect(await iris.get('/api/user-quests/today')).to.equal(null);
    const first = await iris.send<{ spinSession: unknown; quest: { id: string } }>(
      'POST',
      '/api/user-quests/spin',
    );
    expect(first.spinSession).to.deep.equal({ remainingSpins: 2 });
    const doubleTap = await iris.send<typeof first>('POST', '/api/user-quests/spin');
    expect([doubleTap.spinSession, doubleTap.quest.id]).to.deep.equal([
      { remainingSpins: 2 },
      first.quest.id,
    ]);
    const second = await iris.send<typeof first>('POST', '/api/user-quests/respin');
    expect(second.spinSession).to.deep.equal({ remainingSpins: 1 });
    expect(second.quest.id).to.not.equal(first.quest.id);
    await iris.send('POST', '/api/user-quests/accept');
    const accepted = await iris.get<{ id: string; status: string; quest: { pointsReward: number } }>(
      '/api/user-quests/today',
    );
    expect(accepted).to.include({ id: '2026-03-10', status: 'assigned' });
    const completed = await iris.send('PUT', `/api/user-quests/${accepted.id}`, { status: 'completed' });
    expect(completed.pointsEarned).to.equal(accepted.quest.pointsReward);
    const stats = { currentStreak: 1, totalPoints: accepted.quest.pointsReward, completedQuests: 1 };
    expect(await iris.get('/api/stats')).to.include(stats);
    expect(await iris.send('POST', '/api/user-quests/spin')).to.include({
      message: "You have already finished today's quest. Try again tomorrow.",
    });
  });

  it('includes a workout, which earns two points once, for any number of repeats', async () => {
    const before = await iris.get<{ totalPoints: number }>('/api/stats');
    const log = {
      templateId: 'cardio-kickstart',
      date: '2026-03-10',
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
      pointsEarned: 9999,
    };
    const answer = await iris.send('POST', '/api/workouts', log, 'my-session');
    expect(answer.pointsEarned).to.equal(2);
    expect(await iris.send('POST', '/api/workouts', log, 'my-session')).to.deep.equal(answer);
    expect(await iris.get('/api/stats')).to.include({
      totalWorkouts: 1,
      totalPoints: before.totalPoints + 2,
    });
    expect(await iris.get('/api/workouts')).to.have.length(1);
    const otherwise = await iris.ask(
      'POST',
      '/api/workouts',
      { ...log, durationMinutes: 5 },
      { 'Idempotency-Key': 'my-session' },
    );
    expect(otherwise).to.deep.equal([422, 'This Idempotency-Key was used for another request.']);
  });

  it('ends with a sign-out', async () => {
    await iris.visitor.get('/api/logout');
    expect(await iris.ask('GET', '/api/stats')).to.deep.equal([401, 'Unauthorized']);
  });
});
