import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { progressAnswer } from './progress-contract.ts';

describe('the progress of a member over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('ranges@rondel.example');
    for (const [date, isCompleted] of [
      ['2025-02-03', true],
      ['2026-01-15', true],
      ['2026-03-02', true],
      ['2026-03-03', false],
      ['2026-03-04', true],
    ] as const)
      await caller.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date,
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted,
      });
    for (const [date, weight] of [
      ['2025-02-03', '190'],
      ['2026-02-06', '182'],
      ['2026-03-04', '180'],
    ])
      await caller.send('POST', '/api/body-metrics', { date, unit: 'lbs', weight });
  });

  after(() => app.stop());

  const read = async (range?: string) =>
    progressAnswer.parse(await caller.get(`/api/progress${range ? `?range=${range}` : ''}`));

  it('is that of three months unless another range is asked for', async () => {
    const progress = await read();
    expect(progress).to.deep.equal(await read('quarter'));
    expect(progress).to.deep.include({ from: '2025-12-11', to: '2026-03-10', bucket: 'week', unit: 'lbs' });
    expect(progress.weights).to.deep.equal([
      { date: '2026-02-06', weight: 182, average: 182 },
      { date: '2026-03-04', weight: 180, average: 180 },
    ]);
    expect(progress.workouts).to.have.length(14);
    expect(progress.workouts.filter(({ count }) => count > 0)).to.deep.equal([
      { date: '2026-01-12', count: 1 },
      { date: '2026-03-02', count: 2 },
    ]);
  });

  it('is that of a month, of a year by months, and of all since the first date', async () => {
    expect((await read('month')).weights.map(({ date }) => date)).to.deep.equal(['2026-03-04']);
    const year = await read('year');
    expect([year.bucket, year.workouts.length]).to.deep.equal(['month', 13]);
    const all = await read('all');
    expect([all.from, all.bucket, all.weights.length]).to.deep.equal(['2025-02-03', 'month', 3]);
    expect(all.workouts.reduce((sum, { count }) => sum + count, 0)).to.equal(4);
  });

  it('is in kilograms for a member who chose them', async () => {
    await caller.send('PATCH', '/api/auth/user', { unitPreference: 'metric' });
    const { unit, weights } = await read('month');
    expect([unit, weights[0]?.weight]).to.deep.equal(['kg', 81.647]);
    await caller.send('PATCH', '/api/auth/user', { unitPreference: 'imperial' });
  });

  it('refuses a range that there is not', async () => {
    const [status] = await caller.ask('GET', '/api/progress?range=decade');
    expect(status).to.equal(400);
  });

  it('is empty for a newcomer', async () => {
    const newcomer = await app.member('ranges-newcomer@rondel.example');
    const all = progressAnswer.parse(await newcomer.get('/api/progress?range=all'));
    expect(all).to.deep.include({ from: '2026-03-10', weights: [], bucket: 'month' });
    expect(all.workouts).to.deep.equal([{ date: '2026-03-01', count: 0 }]);
  });
});
