import { expect } from 'chai';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { type SpinAnswer, wheelSessionAnswer } from './quest-contract.ts';

const email = 'wheel@rondel.example';

describe('GET /api/user-quests/session', () => {
  let house: RunningHouse;
  let member: Caller;

  before(async function () {
    this.timeout(60_000);
    house = await runHouse({ steady: [email] });
    member = await house.member(email);
  });
  after(() => house.stop());

  const session = async () => wheelSessionAnswer.parse(await member.get('/api/user-quests/session'));

  it('tells of no proposal before the first spin', async () => {
    expect(await session()).to.deep.equal({ isProposed: false });
  });

  it('tells of the open proposal that today does not show, and a second spin shows it again', async () => {
    const first = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
    expect(await member.get('/api/user-quests/today')).to.equal(null);
    expect(await session()).to.deep.equal({ isProposed: true });
    const again = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
    expect([again.quest?.id, again.spinSession, again.events]).to.deep.equal([
      first.quest?.id,
      { remainingSpins: 2 },
      [],
    ]);
  });

  it('tells of none once the quest is accepted', async () => {
    await member.send('POST', '/api/user-quests/accept');
    expect(await session()).to.deep.equal({ isProposed: false });
  });

  it('tells of none on the next day', async () => {
    house.setClock('2026-03-11T12:00:00.000Z');
    expect(await session()).to.deep.equal({ isProposed: false });
  });
});
