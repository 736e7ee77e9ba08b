import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const workout = {
  templateId: 'core-circuit',
  date: '2026-03-10',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('the workouts of one day', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: '2026-03-10T12:00:00.000Z' });
  });
  after(() => app.stop());

  const log = (member: Caller, change: object = {}) =>
    member.send<{ pointsEarned: number }>('POST', '/api/workouts', { ...workout, ...change });

  it('earn points five times, then none, with an explanation in the ledger', async () => {
    const member = await app.member('six@rondel.example');
    const earned: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) earned.push((await log(member)).pointsEarned);
    expect(earned).to.deep.equal([2, 2, 2, 2, 2, 0]);
    const ledger = await member.get<{ points: number }[]>('/api/ledger');
    expect(ledger).to.have.length(6);
    expect(ledger.find(({ points }) => points === 0)).to.include({
      reason: 'workout-beyond-limit',
      text: 'workout completed, but the most that earn points in a day were done already',
    });
    expect(await member.get('/api/stats')).to.include({ totalPoints: 10, totalWorkouts: 6 });
  });

  it('are listed with their sets, which refuse impossible numbers', async () => {
    const member = await app.member('sets@rondel.example');
    const set = {
      exercise: 'Goblet Squats',
      set: 1,
      reps: 12,
      load: { value: 16, unit: 'kg' },
      seconds: null,
      rpe: 8,
    };
    const sets = [set, { exercise: 'Plank Hold', set: 1, reps: 0, load: null, seconds: 45, rpe: null }];
    expect(await log(member, { sets })).to.deep.nested.include({ 'workout.sets': sets });
    await log(member, { date: '2026-03-09' });
    const listed = await member.get<{ sets: unknown }[]>('/api/workouts');
    expect(listed.map((each) => each.sets)).to.deep.equal([sets, null]);
    const csv = (await member.visitor.get('/api/me/export/sets.csv')).body.split('\r\n');
    expect(csv.slice(0, 3)).to.deep.equal([
      'date,templateName,exercise,set,reps,load,unit,seconds,rpe',
      '2026-03-10,Core Circuit,Goblet Squats,1,12,16,kg,,8',
      '2026-03-10,Core Circuit,Plank Hold,1,0,,,45,',
    ]);
    for (const wrong of [
      { reps: -1 },
      { reps: 1.5 },
      { load: { value: 16, unit: 'stone' } },
      { rpe: 11 },
      { reps: 0 },
    ])
      expect(
        (await member.ask('POST', '/api/workouts', { ...workout, sets: [{ ...set, ...wrong }] }))[0],
      ).to.equal(400);
  });

  it('do not count with less than 3 minutes and no set', async () => {
    const member = await app.member('short@rondel.example');
    const short = { durationMinutes: 1, sets: [], pointsEarned: 2 };
    expect(await log(member, short)).to.deep.nested.include({
      pointsEarned: 0,
      'workout.isCompleted': false,
    });
    expect(await member.get('/api/stats')).to.include({ totalPoints: 0, totalWorkouts: 0, currentStreak: 0 });
  });

  it('cannot exceed the length of the day', async () => {
    const member = await app.member('long@rondel.example');
    await log(member, { durationMinutes: 1440 });
    const { status, headers, body } = await member.visitor.send('POST', '/api/workouts', { json: workout });
    expect([status, headers['x-error-code'], body]).to.deep.equal([
      409,
      'longer-than-day',
      'With 20 minutes your workouts of this day would come to 1460, and the day has 1440. Nothing was saved: please correct the minutes.',
    ]);
    await log(member, { date: '2026-03-09' });
  });

  it('have one hour less when the clocks go forward', async () => {
    const member = await app.member('spring@rondel.example');
    await member.send('POST', '/api/me/time-zone', {
      zone: 'America/New_York',
      since: '2026-03-01T00:00:00Z',
    });
    const long = { ...workout, date: '2026-03-08', durationMinutes: 1381 };
    expect((await member.ask('POST', '/api/workouts', long))[0]).to.equal(409);
    await log(member, { ...long, durationMinutes: 1380 });
  });
});
