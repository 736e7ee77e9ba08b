import { expect } from 'chai';
import { beginning } from '#service/event-store/store.ts';
import { devMemberId } from '#service/identity/dev-people.ts';
import { eventsOf } from '#service/testing/house-stores.ts';
import { runToolOf } from '#service/testing/run-tool-of.ts';
import { admin, type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';

const hopeful = 'hopeful@rondel.example';
const adminId = devMemberId(admin);

describe('the tool of an operator', () => {
  let house: RunningHouse;
  let ada: Caller;
  let member: Caller;
  let minutesPerDay = 30;

  before(async function () {
    this.timeout(120_000);
    house = await runHouse({ at: new Date().toISOString(), steady: [hopeful] });
    ada = await house.signIn(admin);
    await house.visitor().send('POST', '/api/beta/request', { json: { email: hopeful } });
    member = await house.signIn(hopeful);
  });
  after(() => house.stop());

  it('approves a request in the name of an admin', async () => {
    expect((await member.ask('GET', '/api/auth/user'))[0]).to.equal(403);
    const done = await tool('approve', hopeful, '--as', admin, '--note', 'Met at the fair.');
    expect(done).to.deep.equal([0, `${hopeful} is approved.`]);
    await caughtUp();
    expect((await member.ask('GET', '/api/auth/user'))[0]).to.equal(200);
    expect((await lastEvent('BetaRequestApproved'))?.metadata).to.include({ actor: 'system' });
    expect((await lastEvent('BetaRequestApproved'))?.data).to.include({
      reviewedBy: adminId,
      adminNotes: 'Met at the fair.',
    });
  }).timeout(60_000);

  it('lists requests with their state', async () => {
    const [code, text] = await tool('requests', '--json');
    const requests = text.split('\n').map((line) => JSON.parse(line) as { email: string });
    expect(code).to.equal(0);
    expect(requests.find(({ email }) => email === hopeful)).to.include({
      status: 'approved',
      adminNotes: 'Met at the fair.',
    });
  }).timeout(60_000);

  it('resets the quest of a member’s today', async () => {
    await member.send('POST', '/api/user-quests/spin');
    await member.send('POST', '/api/user-quests/accept');
    const [code] = await tool('reset-quest', hopeful, '--as', admin);
    expect(code).to.equal(0);
    await caughtUp();
    expect(await member.get('/api/user-quests/today')).to.equal(null);
    expect((await lastEvent('QuestDayReset'))?.data).to.include({ resetBy: adminId });
  }).timeout(60_000);

  for (const [what, args, code, text] of [
    ['a decision that was taken', ['deny', hopeful, '--as', admin], 1, 'This request is already approved.'],
    ['the name of who is no admin', ['deny', hopeful, '--as', hopeful], 1, `${hopeful} is no admin.`],
    ['nobody’s name', ['approve', hopeful], 2, 'Whose decision is it?'],
    ['what it does not know', ['promote', hopeful, '--as', admin], 2, 'promote is nothing that can be done'],
  ] as const) {
    it(`says no to ${what}`, async () => {
      const [exit, said] = await tool(...args);
      expect([exit, said]).to.satisfy(() => exit === code && said.startsWith(text));
    }).timeout(60_000);
  }

  const tool = (...args: readonly string[]) => runToolOf(house, 'admin', ...args);

  /** A command waits until the read models show it, and with it everything before. */
  async function caughtUp(): Promise<void> {
    minutesPerDay += 1;
    expect(await ada.send('PATCH', '/api/auth/user', { minutesPerDay })).to.include({ visible: true });
  }

  async function lastEvent(type: string) {
    const log = await eventsOf(house);
    const events = [];
    for await (const event of log.readAll({ after: beginning })) if (event.type === type) events.push(event);
    await log.close();
    return events.at(-1);
  }
});
