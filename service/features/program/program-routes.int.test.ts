import { expect } from 'chai';
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

  it('leave Goal Crusher to a member who has reached the goal when the next one starts', async () => {
    const goalCrusher = async () => {
      const { achievements } = statsAnswer.parse(await caller.get('/api/stats'));
      return achievements.find(({ id }) => id === 'goal-crusher');
    };
    await start('', plan);
    app.setClock('2026-03-25T08:00:00Z');
    await caller.send('POST', '/api/body-metrics', { weight: '160', date: '2026-03-24', unit: 'lbs' });
    expect(await active()).to.include({ goalProgress: 100 });
    expect(await goalCrusher()).to.include({ unlocked: false });
    await start('/daily-maintenance', { templateType: 'daily-50' });
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

  it('show a member no phases of another member', async () => {
    const { id } = await start('', plan);
    const other = await app.member('other@rondel.example');
    expect((await other.ask('GET', `/api/programs/${id}/phases`))[0]).to.equal(404);
  });
});
