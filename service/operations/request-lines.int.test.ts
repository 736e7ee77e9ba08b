import { expect } from 'chai';
import { devMemberId } from '#service/identity/dev-people.ts';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';

type Line = Record<string, unknown>;

const email = 'quiet.person@rondel.example';
const memberId = devMemberId(email);
const said = ['quiet.person', 'Ada', 'Byron', 'secret knee', '173.7', '203.0.113.9', 'eyJ'];

describe('the log of requests', () => {
  const log: Line[] = [];
  let house: RunningHouse;
  let caller: Caller;

  before(async function () {
    this.timeout(120_000);
    house = await runHouse({ log });
    caller = await house.member(email);
  });
  after(() => house.stop());

  /** A line is written when the answer is out; the next answer on the connection comes after that. */
  async function linesOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
    const before = log.length;
    await work();
    await caller.visitor.get('/healthz');
    return log.slice(before);
  }

  it('has a line with the ids of request, member and command', async () => {
    const [line, ...more] = await linesOf(() =>
      caller.send('PATCH', '/api/auth/user', { age: 41 }, 'my key'),
    );
    expect(more).to.deep.equal([]);
    expect(line).to.include({
      msg: 'request',
      method: 'PATCH',
      path: '/api/auth/user',
      status: 200,
      memberId,
    });
    expect(line?.requestId).to.match(/^[0-9a-f-]{36}$/);
    expect(line?.commandIds).to.have.length(1);
  });

  it('names the same command where it is sent again', async () => {
    const send = () =>
      caller.ask('PUT', '/api/user-quests/2026-03-01', { status: 'completed' }, { 'Idempotency-Key': 'k' });
    const [first] = await linesOf(send);
    const [second] = await linesOf(send);
    expect(first?.commandIds).to.deep.equal(second?.commandIds);
    expect(first?.requestId).to.not.equal(second?.requestId);
  });

  it('has no member in the line of a stranger', async () => {
    const [line] = await linesOf(() => house.visitor().get('/api/stats'));
    expect(line).to.include({ status: 401 });
    expect(line).to.not.have.any.keys('memberId', 'commandIds');
  });

  it('holds nothing that anybody has said of themselves', async () => {
    await caller.send('PATCH', '/api/auth/user', { injuries: 'secret knee', firstName: 'Ada' });
    await caller.send('POST', '/api/body-metrics', { weight: '173.7', date: '2026-03-10', unit: 'lbs' });
    await caller.ask('POST', '/api/body-metrics', { weight: 'secret knee' });
    await caller.visitor.get(`/api/${email}?email=${email}`, { 'X-Forwarded-For': '203.0.113.9' });
    await caller.visitor.get(`/api/x/${encodeURIComponent(email)}/y`);
    await caller.visitor.send('POST', '/api/beta/request', { json: { email } });
    await caller.visitor.get('/healthz');
    const text = log.map((line) => JSON.stringify(line)).join('\n');
    expect(said.filter((word) => text.includes(word))).to.deep.equal([]);
    expect(text).to.include('"path":"/api/x/*/y"');
  });
});
