import { expect } from 'chai';
import { shownGoal } from '#domain/program/goal-measures.ts';
import { statsAnswer } from '#service/features/stats/stats-contract.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { activeProgramAnswer, phasesAnswer, startProgramAnswer } from './program-contract.ts';

const plan = {
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: '2026-03-10',
  plannedEndDate: '2026-06-02',
  currentPhase: 1,
  isActive: true,
};

describe('programs over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('programs@rondel.example');
  });

  beforeEach(() => app.setClock('2026-03-10T08:00:00Z'));

  after(() => app.stop());

  const active = async () => activeProgramAnswer.parse(await caller.get('/api/programs/active'));
  const start = async (path: string, body?: unknown) =>
    startProgramAnswer.parse(await caller.send('POST', `/api/programs${path}`, body));

  async function newMember(email: string, unit: 'kg' | 'lbs' = 'kg'): Promise<Caller> {
    const member = await app.member(email);
    await member.send('PATCH', '/api/auth/user', { unitPreference: unit === 'kg' ? 'metric' : 'imperial' });
    return member;
  }
  const weigh = (member: Caller, weight: number, unit: 'kg' | 'lbs' = 'kg', date = '2026-03-10') =>
    member.send('POST', '/api/body-metrics', { weight: String(weight), unit, date });

  it('become smaller or later on request, with the target, and never harder', async () => {
    const member = await newMember('changes-goal@rondel.example', 'lbs');
    await weigh(member, 180, 'lbs');
    const { id } = startProgramAnswer.parse(await member.send('POST', '/api/programs', plan));
    const change = (body: unknown) => member.send('POST', `/api/programs/${id}/goal`, body);
    for (let press = 0; press < 2; press += 1)
      expect(await change({ plannedEndDate: '2026-06-30' })).to.include({ plannedEndDate: '2026-06-30' });
    expect(await change({ goalValue: 8 })).to.include({ goalValue: 8, targetWeight: 172 });
    expect(activeProgramAnswer.parse(await member.get('/api/programs/active'))).to.include({
      ...{ goalValue: 8, targetWeight: 172, plannedEndDate: '2026-06-30', startWeight: 180 },
    });
    const [status, text] = await member.ask('POST', `/api/programs/${id}/goal`, { goalValue: 20 });
    expect([status, text]).to.deep.equal([409, text]);
    expect(text).to.include('Here a goal can only become smaller, or its date later.');
  });

  it('are empty at first', async () => {
    expect(await active()).to.equal(null);
  });

  it('store the canonical name of every sent type', async () => {
    for (const [sent, stored] of [
      ['muscle', 'bulk'],
      ['bulk', 'bulk'],
      ['cardio', 'cardio_fitness'],
      ['cardio_fitness', 'cardio_fitness'],
      ['lean', 'lean'],
      ['assessment', 'assessment'],
    ]) {
      expect((await start('', { ...plan, type: sent })).type).to.equal(stored);
    }
  });

  it('replace the active one, and keep its history', async () => {
    const first = await start('', plan);
    const second = await start('', { ...plan, goalValue: 5 });
    expect((await active())?.id).to.equal(second.id);
    expect(second.events.map(({ type }) => type)).to.deep.equal(['ProgramEnded', 'ProgramStarted']);
    expect(phasesAnswer.parse(await caller.get(`/api/programs/${first.id}/phases`))).to.have.length(4);
  });

  it('are read at the revision of the answer that started them', async () => {
    const first = await start('', plan);
    expect((await active())?.revision).to.equal(first.revision);
    const second = await start('', { ...plan, goalValue: 6 });
    expect(second.revision).to.be.above(first.revision);
    expect((await active())?.revision).to.equal(second.revision);
  });

  it('are started once when the same idempotency key is sent repeatedly', async () => {
    const once = await caller.send('POST', '/api/programs', plan, 'setup-1');
    expect(await caller.send('POST', '/api/programs', plan, 'setup-1')).to.deep.equal(once);
  });

  it('measure weight loss from 180 lb, and additionally from the start weight', async () => {
    await caller.send('POST', '/api/body-metrics', { weight: '196', date: '2026-03-10', unit: 'lbs' });
    await start('', plan);
    expect(await active()).to.include({ startWeight: 196, goalProgress: 0, goalProgressFromStart: 0 });
    app.setClock('2026-03-20T08:00:00Z');
    await caller.send('POST', '/api/body-metrics', { weight: '175', date: '2026-03-20', unit: 'lbs' });
    expect(await active()).to.include({ startWeight: 196, goalProgress: 50, goalProgressFromStart: 100 });
  });

  it('keep the agreed start weight and target, also after later weighings that date', async () => {
    const slim = await newMember('slim@rondel.example');
    await weigh(slim, 60.4);
    const answer = await slim.send('POST', '/api/programs', {
      ...{ ...plan, goalValue: 11.2, goalUnit: 'kg', plannedEndDate: '2026-08-01' },
    });
    const agreed = { startWeight: 60.4, startWeightUnit: 'kg', targetWeight: 49.2, isStartAgreed: true };
    expect(answer).to.include({ ...agreed, goalProgress: 100, isTargetMet: false });
    await weigh(slim, 59.9);
    await weigh(slim, 59.7);
    const later = activeProgramAnswer.parse(await slim.get('/api/programs/active'));
    expect(later).to.include({ ...agreed, goalProgressFromStart: 6, isTargetMet: false });
  });

  it('without a known weight take the latest up to the start, or the first after', async () => {
    const late = await newMember('late@rondel.example');
    await late.send('POST', '/api/programs', { ...plan, goalUnit: 'kg' });
    const shown = async () => activeProgramAnswer.parse(await late.get('/api/programs/active'));
    expect(await shown()).to.include({ startWeight: null, targetWeight: null, isTargetMet: false });
    app.setClock('2026-03-25T08:00:00Z');
    await weigh(late, 70, 'kg', '2026-03-25');
    app.setClock('2026-03-28T08:00:00Z');
    await weigh(late, 65, 'kg', '2026-03-28');
    expect(await shown()).to.include({ startWeight: 70, targetWeight: 60, isStartAgreed: false });
    expect(await shown()).to.include({ goalProgress: 100, goalProgressFromStart: 50, isTargetMet: false });
  });

  for (const [who, unit, weight] of [
    ['woman of 45 kg', 'kg', 45],
    ['woman of 99 lb', 'lbs', 99],
    ['man of 60 kg', 'kg', 60],
    ['man of 132 lb', 'lbs', 132],
    ['man of 110 kg', 'kg', 110],
    ['man of 242 lb', 'lbs', 242],
  ] as const)
    it(`do not finish on the first day of a ${who}`, async () => {
      const first = await newMember(`first-${unit}-${weight}@rondel.example`, unit);
      await weigh(first, weight, unit);
      for (const goal of [
        { type: 'lean', goalType: 'weight_loss', goalValue: 3, goalUnit: unit },
        { type: 'lean', goalType: 'weight_loss', goalValue: 3, goalUnit: '%' },
        { type: 'bulk', goalType: 'muscle_gain', goalValue: 3, goalUnit: unit },
        { type: 'cardio_fitness', goalType: 'cardio_fitness', goalValue: 5, goalUnit: 'km' },
        { type: 'maintain', goalType: 'daily_fitness', goalValue: 50, goalUnit: 'points' },
        { type: 'assessment', goalType: 'fitness_assessment', goalValue: 7, goalUnit: 'days' },
      ]) {
        const answer = await first.send('POST', '/api/programs', { ...plan, ...goal });
        const shown = shownGoal(startProgramAnswer.parse(answer), 'start');
        expect(shown, goal.type).to.include({ percent: 0, isReached: false });
      }
      // None of the replaced programs had reached its goal.
      const { achievements } = statsAnswer.parse(await first.get('/api/stats'));
      expect(achievements.filter(({ unlocked }) => unlocked)).to.deep.equal([]);
    });

  it('leave Goal Crusher to a member who has reached the goal when the next one starts', async () => {
    const crusher = await newMember('crusher@rondel.example', 'lbs');
    await weigh(crusher, 172, 'lbs');
    const goalCrusher = async () => {
      const { achievements } = statsAnswer.parse(await crusher.get('/api/stats'));
      return achievements.find(({ id }) => id === 'goal-crusher');
    };
    await crusher.send('POST', '/api/programs', plan);
    app.setClock('2026-03-25T08:00:00Z');
    await weigh(crusher, 160, 'lbs', '2026-03-24');
    expect(await crusher.get('/api/programs/active')).to.include({ goalProgress: 100, isTargetMet: true });
    expect(await goalCrusher()).to.include({ unlocked: false });
    await crusher.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    expect(await goalCrusher()).to.include({ unlocked: true, reachedOn: '2026-03-24', note: null });
  });

  it('show the phase of the current date', async () => {
    const { id } = await start('', plan);
    app.setClock('2026-04-10T08:00:00Z');
    const phases = phasesAnswer.parse(await caller.get(`/api/programs/${id}/phases`));
    expect(phases.map(({ name, isCurrent }) => [name, isCurrent])).to.deep.equal([
      ['Foundation', false],
      ['Fat Burn', true],
      ['Lean Muscle', false],
      ['Maintenance', false],
    ]);
    expect(await active()).to.include({ currentPhase: 2 });
  });

  it("of daily maintenance take a template, or the member's exercises", async () => {
    const daily = await start('/daily-maintenance', { templateType: 'daily-50' });
    expect(daily).to.include({
      type: 'maintain',
      goalType: 'daily_fitness',
      goalValue: 50,
      dailyTemplate: 'daily-50',
    });
    const customExercises = [{ name: 'Push-ups', exerciseType: 'reps', sets: 3, reps: 12 }];
    const custom = await start('/daily-maintenance', { templateType: 'custom', customExercises });
    expect(custom).to.include({ goalType: 'daily_custom', dailyTemplate: 'daily-custom' });
    const templates = await caller.get<unknown[]>('/api/workout-templates/custom');
    expect(templates).to.have.length(1);
  });

  it('refuse a custom plan without exercises, or with six', async () => {
    const ask = (customExercises: unknown[]) =>
      caller.ask('POST', '/api/programs/daily-maintenance', { templateType: 'custom', customExercises });
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, type: 'reps' }));
    expect(await ask([])).to.deep.equal([400, 'Please add at least one exercise to your custom daily plan.']);
    expect(await ask(six)).to.deep.equal([400, 'Maximum of 5 exercises reached']);
  });

  it('of the assessment last seven days', async () => {
    const assessment = await start('/assessment');
    expect(assessment).to.include({
      goalUnit: 'days',
      goalValue: 7,
      plannedEndDate: '2026-03-17',
      goalProgress: 0,
    });
  });

  it('of every kind ask a member under 18 first, and keep the acknowledgement', async () => {
    const young = await newMember('young@rondel.example');
    await young.send('PATCH', '/api/auth/user', { age: 16 });
    const { plannedEndDate: _, ...openEnd } = plan;
    for (const [path, body] of [
      ['/api/programs', { ...openEnd, type: 'maintain', goalType: 'fitness', goalUnit: 'points' }],
      ['/api/programs/daily-maintenance', { templateType: 'daily-50' }],
      ['/api/programs/assessment', {}],
    ] as const) {
      const [status, text] = await young.ask('POST', path, body);
      expect([status, text], path).to.deep.equal([
        409,
        'This plan could harm you, so it was not started. You are under 18: please plan this goal with a parent and a doctor. Please choose a safer plan, or confirm that you want to keep this one.',
      ]);
      await young.send('POST', path, { ...body, acknowledged: ['age'] });
    }
  });

  it('are refused below a target BMI of 15, also when acknowledged', async () => {
    const thin = await newMember('thin@rondel.example');
    await thin.send('PATCH', '/api/auth/user', { height: 165 });
    await weigh(thin, 44);
    const answer = await thin.ask('POST', '/api/programs', {
      ...{ ...plan, goalValue: 4, goalUnit: 'kg', acknowledged: ['target-bmi'] },
    });
    expect(answer[0]).to.equal(409);
    expect(answer[1]).to.match(/^This plan was not started. A target of 40 kg is a BMI of 14.6. Below 15/);
  });

  it('show a member no phases of another member', async () => {
    const { id } = await start('', plan);
    const other = await app.member('other@rondel.example');
    expect((await other.ask('GET', `/api/programs/${id}/phases`))[0]).to.equal(404);
  });
});
