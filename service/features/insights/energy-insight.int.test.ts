import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type EnergyFigures, type EnergyFiguresAnswer, energyFiguresAnswer } from './insights-contract.ts';

const path = '/api/admin/insights/energy';
const first = asMemberDay('2026-03-02');
const now = '2026-03-16T12:00:00.000Z';

describe('the energy of all members', function () {
  this.timeout(120_000);
  let app: TestApp;
  let ada: Caller;
  const members: Caller[] = [];

  before(async () => {
    app = await startTestApp({ at: `${first}T08:00:00.000Z` });
    ada = await app.signIn(admin);
    const demoMember = await app.signIn('maya@rondel.example');
    await demoMember.send('DELETE', '/api/me');
    for (let nth = 0; nth < 25; nth += 1) members.push(await app.member(`energy-${nth}@rondel.example`));
    for (let day = 0; day < 14; day += 1) {
      const date = addDays(first, day);
      app.setClock(`${date}T12:00:00.000Z`);
      await Promise.all(members.map((member) => live(member, day)));
    }
    app.setClock(now);
  });
  after(() => app.stop());

  /** Trains on each even day. Energy is 4 on the day after it, and 3 on the others. */
  async function live(member: Caller, day: number): Promise<void> {
    await member.send('POST', '/api/check-ins', { energy: day % 2 === 1 ? 4 : 3, mood: 5 });
    if (day % 2 === 0)
      await member.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date: addDays(first, day),
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
  }

  async function energyAt(asOf?: string): Promise<EnergyFigures> {
    for (;;) {
      const query = asOf ? `?${new URLSearchParams({ asOf })}` : '';
      const answer = energyFiguresAnswer.parse(await ada.get<EnergyFiguresAnswer>(path + query));
      if (answer.state === 'ready') return answer.energy;
    }
  }

  it('is shown of 25 members: compared after training, and by week', async () => {
    const { position, ...energy } = await energyAt();
    expect(position).to.match(/\d/);
    expect(energy).to.deep.equal({
      asOf: now,
      leastMembers: 25,
      members: 25,
      afterTraining: { difference: 1, higher: 25, same: 0, lower: 0, days: 175, otherDays: 175 },
      weeks: [
        { week: '2026-03-02', members: 25, energy: 3.4, mood: 5 },
        { week: '2026-03-09', members: 25, energy: 3.6, mood: 5 },
      ],
    });
  });

  it('is that of a moment, when nothing could be compared', async () => {
    const energy = await energyAt('2026-03-09T08:00:00.000Z');
    expect(energy).to.deep.include({ members: 0, afterTraining: null });
    expect(energy.weeks.map(({ week }) => week)).to.deep.equal(['2026-03-02']);
  });

  it('is for admins, and not of a moment to come', async () => {
    expect((await members[0]?.ask('GET', path))?.[0]).to.equal(403);
    expect((await ada.ask('GET', `${path}?asOf=2026-03-17T00:00:00.000Z`))[0]).to.equal(400);
  });

  it('is without a member who deleted the account, also for a moment before', async () => {
    await members[0]?.send('DELETE', '/api/me');
    const { members: compared, afterTraining, weeks } = await energyAt('2026-03-16T11:59:59.000Z');
    expect({ compared, afterTraining, weeks }).to.deep.equal({
      compared: 24,
      afterTraining: null,
      weeks: [],
    });
  });
});
