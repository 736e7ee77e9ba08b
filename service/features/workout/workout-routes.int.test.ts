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
      'date,templateName,exercise,set,reps,load,unit,seconds,rpe,load_kind,kind',
      '2026-03-10,Core Circuit,Goblet Squats,1,12,16,kg,,8,,',
      '2026-03-10,Core Circuit,Plank Hold,1,0,,,45,,,',
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

  it('may be done elsewhere: within 7 days, by minutes alone, five a date with points', async () => {
    const member = await app.member('elsewhere@rondel.example');
    const run = { templateId: 'activity-run', durationMinutes: 30, distance: { value: 5.2, unit: 'km' } };
    expect(await log(member, run)).to.deep.nested.include({
      pointsEarned: 2,
      'workout.templateName': 'Run',
      'workout.category': 'cardio',
      'workout.distanceMeters': 5200,
    });
    expect(await log(member, { ...run, durationMinutes: 2 })).to.include({ pointsEarned: 0 });
    const points = [];
    for (let time = 0; time < 5; time += 1) points.push((await log(member, run)).pointsEarned);
    expect(points).to.deep.equal([2, 2, 2, 2, 0]);
    const { entries } = await member.get<{ entries: readonly { title: string; distanceMeters: number }[] }>(
      '/api/history',
    );
    expect(entries[0]).to.include({ title: 'Run', distanceMeters: 5200 });
    for (const wrong of [
      { date: '2026-03-02' },
      { distance: { value: 0, unit: 'km' } },
      { distance: { value: 5, unit: 'leagues' } },
    ])
      expect((await member.ask('POST', '/api/workouts', { ...workout, ...run, ...wrong }))[0]).to.equal(400);
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

describe('the set log of a member', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: '2026-03-10T12:00:00.000Z' });
  });
  after(() => app.stop());

  const squats = (set: number, reps: number, value: number) => ({
    exercise: 'Goblet Squats',
    set,
    reps,
    load: { value, unit: 'kg' },
    seconds: null,
    rpe: 8,
  });
  const amounts = ({ exercise: _, set: __, ...rest }: ReturnType<typeof squats>) => rest;

  it('has sessions, records and volume of each exercise, without retracted workouts', async () => {
    const member = await app.member('set-log@rondel.example');
    const send = (date: string, sets: readonly object[]) =>
      member.send<{ workout: { id: string } }>('POST', '/api/workouts', { ...workout, date, sets });
    await send('2026-03-02', [squats(1, 12, 16), squats(2, 10, 16)]);
    const slip = await send('2026-03-05', [squats(1, 12, 160)]);
    await member.send('DELETE', `/api/workouts/${slip.workout.id}`);
    await send('2026-03-09', [squats(1, 8, 20)]);
    await member.send('POST', '/api/workouts', { ...workout, date: '2026-03-10' });
    await member.send('PATCH', '/api/auth/user', { unitPreference: 'metric' });
    expect(await member.get('/api/set-log')).to.deep.equal({
      unit: 'kg',
      exercises: [
        {
          name: 'Goblet Squats',
          sessions: [
            { date: '2026-03-09', sets: [amounts(squats(1, 8, 20))] },
            { date: '2026-03-02', sets: [amounts(squats(1, 12, 16)), amounts(squats(2, 10, 16))] },
          ],
          records: {
            maxLoad: { date: '2026-03-09', set: amounts(squats(1, 8, 20)) },
            // 20 x (1 + 8 / 30) = 25.3 is more than 16 x (1 + 12 / 30) = 22.4.
            bestSet: { date: '2026-03-09', set: amounts(squats(1, 8, 20)) },
            longestHold: null,
            mostReps: { date: '2026-03-02', set: amounts(squats(1, 12, 16)) },
            leastAssistance: null,
          },
          weeks: [
            { week: '2026-03-02', sets: 2, reps: 22, load: 352, seconds: 0 },
            { week: '2026-03-09', sets: 1, reps: 8, load: 160, seconds: 0 },
          ],
        },
      ],
      lastWorkouts: [{ templateId: 'core-circuit', date: '2026-03-09', sets: 1 }],
    });
    const other = await app.member('set-log-of-another@rondel.example');
    expect(await other.get('/api/set-log')).to.deep.equal({ unit: 'lbs', exercises: [], lastWorkouts: [] });
  });

  it('has assistance with its least amount as the record, and a load of 0 as body weight', async () => {
    const member = await app.member('set-log-assisted@rondel.example');
    const pullUps = (value: number, kind?: 'assistance') => ({
      ...squats(1, 8, value),
      ...{ exercise: 'Pull-ups', load: { value, unit: 'kg', ...(kind && { kind }) } },
    });
    for (const [date, set] of [
      ['2026-03-02', pullUps(30, 'assistance')],
      ['2026-03-04', pullUps(20, 'assistance')],
      ['2026-03-09', pullUps(0)],
    ] as const)
      await member.send('POST', '/api/workouts', { ...workout, date, sets: [set] });
    type Log = { exercises: { records: object; sessions: { sets: { load: unknown }[] }[] }[] };
    const [log] = (await member.get<Log>('/api/set-log')).exercises;
    expect(log?.records).to.deep.include({
      maxLoad: null,
      leastAssistance: { date: '2026-03-04', set: amounts(pullUps(20, 'assistance')) },
      mostReps: { date: '2026-03-09', set: { ...amounts(squats(1, 8, 0)), load: null } },
    });
    expect(log?.sessions[0]?.sets[0]?.load).to.equal(null);
    const body = { ...workout, sets: [pullUps(-5)] };
    expect(await member.ask('POST', '/api/workouts', body)).to.deep.equal([
      400,
      "'sets.0.load.value' is not valid: it must be at least 0. Please correct it and send it again.",
    ]);
  });

  it('is empty after the data was cleared', async () => {
    const member = await app.member('set-log-cleared@rondel.example');
    await member.send('POST', '/api/workouts', { ...workout, sets: [squats(1, 12, 16)] });
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await member.get('/api/set-log')).to.deep.include({ exercises: [], lastWorkouts: [] });
  });
});

describe('the workouts of a member’s own', () => {
  let app: TestApp;
  const path = '/api/workout-templates/user';
  const legs = {
    name: 'Garage Legs',
    exercises: [
      { name: 'Sandbag Squats', sets: 3, reps: 10, restSeconds: 90 },
      { name: 'Wall Sit', sets: 2, duration: 45, restSeconds: 60 },
    ],
  };
  const save = (member: Caller, change: object = {}) =>
    member.send<{ template: { id: string } }>('POST', path, { ...legs, ...change });

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: '2026-03-10T12:00:00.000Z' });
  });
  after(() => app.stop());

  it('are listed in the order of saving, changed, and archived', async () => {
    const member = await app.member('own@rondel.example');
    const { template } = await save(member);
    await save(member, { name: 'Garage Arms' });
    const names = async () => (await member.get<{ name: string }[]>(path)).map(({ name }) => name);
    expect(await names()).to.deep.equal(['Garage Legs', 'Garage Arms']);
    await member.send('PUT', `${path}/${template.id}`, { ...legs, name: 'Legs' });
    expect(await names()).to.deep.equal(['Legs', 'Garage Arms']);
    await member.send('DELETE', `${path}/${template.id}`);
    expect(await names()).to.deep.equal(['Garage Arms']);
    expect((await member.ask('PUT', `${path}/${template.id}`, legs))[0]).to.equal(404);
  });

  it('are trained for two points, and their workouts bear their name', async () => {
    const member = await app.member('own-trained@rondel.example');
    const { template } = await save(member);
    const log = { ...workout, templateId: template.id };
    expect(await member.send('POST', '/api/workouts', log)).to.deep.nested.include({
      pointsEarned: 2,
      'workout.templateName': 'Garage Legs',
    });
    await member.send('DELETE', `${path}/${template.id}`);
    const [listed] = await member.get<{ templateName: string }[]>('/api/workouts');
    expect(listed?.templateName).to.equal('Garage Legs');
    const other = await app.member('own-of-another@rondel.example');
    expect(await other.get(path)).to.deep.equal([]);
    expect((await other.ask('POST', '/api/workouts', log))[0]).to.equal(400);
    for (const [method, body] of [
      ['PUT', legs],
      ['DELETE', undefined],
    ] as const)
      expect((await other.ask(method, `${path}/${template.id}`, body))[0]).to.equal(404);
  });

  it('are 50 at most', async () => {
    const member = await app.member('own-many@rondel.example');
    for (let nth = 0; nth < 50; nth += 1) await save(member, { name: `Number ${nth}` });
    const { status, headers } = await member.visitor.send('POST', path, { json: legs });
    expect([status, headers['x-error-code']]).to.deep.equal([409, 'too-many-templates']);
  });

  it('that a reset has cleared leave room for 50 new ones', async () => {
    const member = await app.member('own-reset@rondel.example');
    for (let nth = 0; nth < 50; nth += 1) await save(member, { name: `Number ${nth}` });
    await member.send('POST', '/api/admin/reset-for-testing');
    expect(await member.get(path)).to.deep.equal([]);
    await save(member);
    expect(await member.get<object[]>(path)).to.have.length(1);
  });
});
