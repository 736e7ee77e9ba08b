import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { completeAssessmentAnswer, latestAssessmentAnswer } from './assessment-contract.ts';

const results = [
  { exerciseName: 'Push-ups', value: 16, type: 'reps', day: 1, savedOn: '2026-03-08' },
  { exerciseName: 'Air Squats', value: 26, type: 'reps', day: 2, savedOn: '2026-03-09' },
  { exerciseName: 'Burpees', value: 9, type: 'reps', day: 3 },
  { exerciseName: 'Plank', value: 65, type: 'seconds', day: 5 },
];

describe('the assessment over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('assessed@rondel.example');
  });

  after(() => app.stop());

  it('requires an assessment program', async () => {
    expect(await caller.get('/api/assessment/latest')).to.equal(null);
    expect((await caller.ask('POST', '/api/assessment/complete', { results }))[0]).to.equal(409);
  });

  it('returns level and recommendations, and credits the days of its entries', async () => {
    await caller.send('POST', '/api/programs/assessment');
    const outcome = completeAssessmentAnswer.parse(
      await caller.send('POST', '/api/assessment/complete', { results }),
    );
    expect(outcome).to.include({ score: 7, level: 'intermediate', submittedOn: '2026-03-10' });
    expect(outcome.recommendations).to.deep.equal([
      { id: 'muscle', confidence: 'high' },
      { id: 'cardio', confidence: 'high' },
      { id: 'daily-50', confidence: 'high' },
    ]);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, totalPoints: 0 });
  });

  it('can be read again', async () => {
    const latest = latestAssessmentAnswer.parse(await caller.get('/api/assessment/latest'));
    expect(latest).to.include({ level: 'intermediate' });
    expect(latest?.results).to.have.length(4);
  });

  it("is read at the revision of the last submission's answer", async () => {
    const submit = async (value: number) =>
      completeAssessmentAnswer.parse(
        await caller.send('POST', '/api/assessment/complete', { results: [{ ...results[0], value }] }),
      );
    const [first, second] = [await submit(17), await submit(18)];
    expect(second.revision).to.equal(first.revision + 1);
    expect(await caller.get('/api/assessment/latest')).to.include({ revision: second.revision });
  });

  it('comes with the last submission of the assessment before it', async () => {
    const before = latestAssessmentAnswer.parse(await caller.get('/api/assessment/latest'));
    expect(before?.previous).to.equal(null);
    app.setClock('2026-03-10T13:00:00.000Z');
    await caller.send('POST', '/api/programs/assessment');
    const submitted = completeAssessmentAnswer.parse(
      await caller.send('POST', '/api/assessment/complete', { results }),
    );
    const previous = { submittedOn: '2026-03-10', score: before?.score, results: before?.results };
    expect(submitted.previous).to.deep.equal(previous);
    expect(latestAssessmentAnswer.parse(await caller.get('/api/assessment/latest'))?.previous).to.deep.equal(
      previous,
    );
  });

  it('keeps a result that waited without a network out of an assessment that began since', async () => {
    const { id: before } = await caller.get<{ id: string }>('/api/programs/active');
    await caller.send('POST', '/api/assessment/entries', { ...results[0], programId: before });
    expect(await caller.get('/api/assessment/entries')).to.have.length(1);
    await caller.send('POST', '/api/programs/assessment');
    const late = { ...results[0], programId: before };
    expect((await caller.ask('POST', '/api/assessment/entries', late))[0]).to.equal(409);
    expect(await caller.get('/api/assessment/entries')).to.deep.equal([]);
  });

  it('refuses to submit the results of an assessment that has ended', async () => {
    const { id: before } = await caller.get<{ id: string }>('/api/programs/active');
    await caller.send('POST', '/api/programs/assessment');
    const submit = (programId: string) =>
      caller.ask('POST', '/api/assessment/complete', { results, programId });
    expect((await submit(before))[0]).to.equal(409);
    const { id: now } = await caller.get<{ id: string }>('/api/programs/active');
    expect((await submit(now))[0]).to.equal(200);
  });

  it('refuses invalid results', async () => {
    const ask = (result: object) =>
      caller.ask('POST', '/api/assessment/complete', { results: [{ ...results[0], ...result }] });
    expect((await ask({ value: -1 }))[0]).to.equal(400);
    expect((await ask({ day: 8 }))[0]).to.equal(400);
    expect((await ask({ exerciseName: 'Juggling' }))[0]).to.equal(400);
    expect((await ask({ savedOn: '2026-03-11' }))[0]).to.equal(400);
  });
});
