import { expect } from 'chai';
import { checkIns } from '#projections/check-in/check-ins.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { tables } from '#projections/versions.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { energyAnswer, type ShownCheckIn } from './check-in-contract.ts';

type Answer = { readonly checkIn: ShownCheckIn; readonly events: readonly { readonly type: string }[] };
const path = '/api/check-ins';

describe('check-ins', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: '2026-03-10T12:00:00.000Z' });
  });
  after(() => app.stop());

  it('say how a member is on a date, are changed on that date, and earn nothing', async () => {
    const member = await app.member('checks-in@rondel.example');
    const stats = await member.get('/api/stats');
    const days = await member.get('/api/activity-days');
    const first = await member.send<Answer>('POST', path, { energy: 2, mood: 4, sore: ['shoulder'] });
    const feeling = { date: '2026-03-10', energy: 2, mood: 4, sore: ['shoulder'] };
    expect(first.checkIn).to.deep.equal(feeling);
    expect(await member.get(path)).to.deep.equal([feeling]);
    await member.send('POST', path, { energy: 5, mood: 4 });
    expect(await member.get(path)).to.deep.equal([{ ...feeling, energy: 5, sore: [] }]);
    const same = await member.send<Answer>('POST', path, { energy: 5, mood: 4, sore: [] });
    expect(same.events).to.deep.equal([]);
    expect(await member.get('/api/stats')).to.deep.equal(stats);
    expect(await member.get('/api/activity-days')).to.deep.equal(days);
  });

  it('come late from a device without a network, and are deleted one by one', async () => {
    const member = await app.member('checks-in-late@rondel.example');
    for (const date of ['2026-03-08', '2026-03-09', '2026-03-10'])
      await member.send('POST', path, { date, energy: 3, mood: 3 });
    const dates = async (query = '') =>
      (await member.get<ShownCheckIn[]>(path + query)).map(({ date }) => date);
    expect(await dates('?from=2026-03-09')).to.deep.equal(['2026-03-09', '2026-03-10']);
    await member.send('DELETE', `${path}/2026-03-09`);
    expect(await dates()).to.deep.equal(['2026-03-08', '2026-03-10']);
    const [status, said] = await member.ask('POST', path, { date: '2026-03-08', energy: 1, mood: 3 });
    expect([status, said]).to.deep.equal([
      409,
      'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.',
    ]);
    expect((await member.ask('DELETE', `${path}/2026-02-30`))[0]).to.equal(404);
    expect((await member.ask('POST', path, { energy: 6, mood: 3 }))[0]).to.equal(400);
  });

  it('are next to the efforts from 14 on, with the difference after training', async () => {
    const member = await app.member('energy@rondel.example');
    const dates = Array.from({ length: 14 }, (_, day) => `2026-02-${String(day + 10)}`);
    for (const [day, date] of dates.entries()) {
      app.setClock(`${date}T12:00:00.000Z`);
      await member.send('POST', path, { energy: day % 2 === 0 ? 3 : 4, mood: 4 });
    }
    app.setClock('2026-03-10T12:00:00.000Z');
    for (const date of dates.filter((_, day) => day % 2 === 0))
      await member.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date,
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
    const energy = energyAnswer.parse(await member.get('/api/energy?range=month'));
    expect(energy).to.deep.include({
      from: '2026-02-11',
      checkIns: 13,
      points: [],
      mean: null,
      afterTraining: null,
    });
    const quarter = energyAnswer.parse(await member.get('/api/energy'));
    expect(quarter).to.deep.include({
      checkIns: 14,
      mean: { energy: 3.5, mood: 4 },
      afterTraining: { difference: 1, days: 7, otherDays: 7 },
    });
    expect(quarter.points.slice(0, 2)).to.deep.equal([
      { date: '2026-02-10', energy: 3, mood: 4, weekEnergy: 3, weekMood: 4, effort: 7 },
      { date: '2026-02-11', energy: 4, mood: 4, weekEnergy: 3.5, weekMood: 4, effort: null },
    ]);
    expect((await member.ask('GET', '/api/energy?range=all'))[0]).to.equal(400);
  });

  it('are encrypted in log and read model, and give the same rows live and rebuilt', async function () {
    this.timeout(60_000);
    const member = await app.member('checks-in-private@rondel.example');
    await member.send('POST', path, { energy: 1, mood: 5, sore: ['lower back'] });
    await member.get(path);
    const connect = connector({ connectionString: app.databaseUrl });
    const client = await connect('check-ins');
    const { rows } = await client.query<{ text: string }>(
      `select row_to_json(c)::text as text from ${tables.check_ins} c`,
    );
    await client.end();
    expect(rows.length).to.be.above(0);
    expect(rows.map(({ text }) => text).join()).to.not.match(/lower back|"energy":[1-5]/);
    const log = await eventsOf(app);
    const source = eventSourceOf(log, log.cipher);
    const verified = await verify({ connect, source, projections: [checkIns] });
    await log.close();
    expect(verified.filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
  });
});
