import { expect } from 'chai';
import { beginning } from '#service/event-store/port.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

const senders = 16;

describe('a member who sends commands during the erasure of their data', function () {
  this.timeout(60_000);
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());

  const weigh = (caller: Caller) =>
    caller.ask('POST', '/api/body-metrics', { weight: '180', unit: 'lbs', date: '2026-03-10' });

  /** The status of commands sent continuously until the erasure has ended. */
  async function statusesDuring(caller: Caller, erasure: Promise<unknown>): Promise<readonly number[]> {
    let isOver = false;
    const ended = erasure.finally(() => {
      isOver = true;
    });
    const statuses: number[] = [];
    const send = async () => {
      while (!isOver) statuses.push((await weigh(caller))[0]);
    };
    await Promise.all([ended, ...Array.from({ length: senders }, send)]);
    return statuses;
  }

  it('waits for the erasure of the data, and then gets the usual answers', async () => {
    const caller = await app.member('clearing@rondel.example');
    const erasure = caller.send('DELETE', '/api/admin/clear-user-data');
    const statuses = await statusesDuring(caller, erasure);
    expect(new Set(statuses)).to.deep.equal(new Set([201]));
  });

  it('is signed out by the erasure of the account, and can write nothing afterwards', async () => {
    const email = 'leaving@rondel.example';
    const caller = await app.member(email);
    const other = await app.signIn(email);
    const erasure = caller.send('DELETE', '/api/me');
    const statuses = await statusesDuring(other, erasure);
    // The beta request is erased first.
    expect(statuses.filter((status) => ![201, 403, 401].includes(status))).to.deep.equal([]);
    expect((await weigh(other))[0]).to.equal(401);
    const store = await eventsOf(app);
    const left = new Set<string>();
    for await (const batch of store.readBatches({ after: beginning }))
      for (const { type, data } of batch) if (data.memberId === devMemberId(email)) left.add(type);
    await store.close();
    expect(left).to.deep.equal(new Set(['AccountDeleted', 'StreamErased']));
  });
});
