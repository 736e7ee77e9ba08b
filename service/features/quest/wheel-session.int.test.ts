import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type SpinAnswer, wheelSessionAnswer } from './quest-contract.ts';

const email = 'wheel@rondel.example';

describe('GET /api/user-quests/session', () => {
  let app: TestApp;
  let member: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: [email] });
    member = await app.member(email);
  });
  after(() => app.stop());

  const session = async () => wheelSessionAnswer.parse(await member.get('/api/user-quests/session'));

  it('returns null before the first spin', async () => {
    expect(await session()).to.equal(null);
  });

  it('returns the open proposal, which a second spin returns and /today leaves out', async () => {
    const first = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
    expect(await member.get('/api/user-quests/today')).to.equal(null);
    expect(await session()).to.deep.equal({ quest: first.quest, remainingSpins: 2, revision: 0 });
    const again = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
    expect([again.quest?.id, again.spinSession, again.events]).to.deep.equal([
      first.quest?.id,
      { remainingSpins: 2 },
      [],
    ]);
  });

  it('returns the latest proposal and one spin fewer after a re-spin', async () => {
    const again = await member.send<SpinAnswer>('POST', '/api/user-quests/respin');
    expect(await session()).to.deep.equal({ quest: again.quest, remainingSpins: 1, revision: 1 });
  });

  it('appends no event when it is read', async () => {
    await session();
    const spin = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
    expect([spin.events, spin.spinSession]).to.deep.equal([[], { remainingSpins: 1 }]);
  });

  it('returns null once the quest is accepted', async () => {
    await member.send('POST', '/api/user-quests/accept');
    expect(await session()).to.equal(null);
  });

  it('returns null on the next day', async () => {
    app.setClock('2026-03-11T12:00:00.000Z');
    expect(await session()).to.equal(null);
  });
});
