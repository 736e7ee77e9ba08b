import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { activityDaysAnswer } from './stats-contract.ts';

describe('the activity days of a member over HTTP', () => {
  let app: TestApp;
  let caller: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    caller = await app.member('held@rondel.example');
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    for (const date of ['2026-03-07', '2026-03-08']) await workOut(date);
  });

  after(() => app.stop());

  const workOut = (date: string) =>
    caller.send('POST', '/api/workouts', {
      templateId: 'cardio-kickstart',
      date,
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
    });
  const lastThree = async () => {
    const days = activityDaysAnswer.parse(await caller.get('/api/activity-days?days=3'));
    return days.map(
      ({ standing, isProvisional, isLate }) =>
        `${standing}${isProvisional ? ', provisional' : ''}${isLate ? ', late' : ''}`,
    );
  };

  it('are late after a late log, and protected first provisionally, then by a token', async () => {
    expect(await lastThree()).to.deep.equal(['active, late', 'protected, provisional', 'future']);
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 1, tokensAtRisk: 1 });
    await workOut('2026-03-10');
    expect(await lastThree()).to.deep.equal(['active, late', 'protected', 'active']);
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 0, tokensAtRisk: 0 });
  });
});
