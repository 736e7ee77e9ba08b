import { expect } from 'chai';
import { openEventStoreDb } from './eventstoredb/event-store-db.ts';
import { type FakeServer, startFakeServer } from './eventstoredb/testing/fake-server/fake-server.ts';
import { createLogGuard, type LogGuard } from './log-guard.ts';
import { beginning, type EventStore, OtherLog, StoreUnavailable } from './port.ts';
import { collect, newStream, rejectionOf, sampleEvents } from './testing/samples.ts';

describe('the guard of the event log', function () {
  this.timeout(30_000);
  const servers: FakeServer[] = [];
  const stores: EventStore[] = [];
  let full: EventStore;
  let empty: EventStore;
  let current: EventStore;
  let guard: LogGuard;

  const open = async () => {
    const server = await startFakeServer();
    servers.push(server);
    const store = await openEventStoreDb({ connectionString: server.url, compression: 'none' });
    stores.push(store);
    return store;
  };
  const append = (stream = newStream()) => guard.events.append(stream, 'no-stream', sampleEvents(1));
  const storedIn = async (store: EventStore) => (await collect(store.readAll({ after: beginning }))).length;

  beforeEach(async () => {
    [full, empty] = [await open(), await open()];
    await full.append(newStream(), 'no-stream', sampleEvents(5));
    current = full;
    const behindOneAddress: EventStore = {
      ...full,
      append: (...call) => current.append(...call),
      head: () => current.head(),
    };
    guard = createLogGuard(behindOneAddress, await full.head());
    guard.watch({ isOfAnotherLog: () => false });
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    for (const server of servers.splice(0)) server.stop();
  });

  it('refuses appends from the first low position on, until the log has its events again', async () => {
    await append();
    current = empty;
    expect(await rejectionOf(append())).to.be.instanceOf(OtherLog);
    expect(await rejectionOf(append())).to.be.instanceOf(OtherLog);
    expect(await storedIn(empty)).to.equal(1);
    current = full;
    await append();
    expect(await storedIn(full)).to.equal(7);
  });

  it('stores nothing in an empty log that comes back after a failed append', async () => {
    current = { ...full, append: () => Promise.reject(new StoreUnavailable('away')) };
    expect(await rejectionOf(append())).to.be.instanceOf(StoreUnavailable);
    current = empty;
    expect(await rejectionOf(append())).to.be.instanceOf(OtherLog);
    expect(await storedIn(empty)).to.equal(0);
  });

  it('accepts a repeated append, which has its earlier position', async () => {
    const [stream, events] = [newStream(), sampleEvents(1)];
    const first = await guard.events.append(stream, 'no-stream', events);
    await append();
    expect((await guard.events.append(stream, 'no-stream', events)).position).to.equal(first.position);
    await append();
  });

  it('refuses appends and commands while the read models are of another log', async () => {
    let isOfAnotherLog = true;
    guard.watch({ isOfAnotherLog: () => isOfAnotherLog });
    let executed = 0;
    const execute = guard.guarded(() => {
      executed += 1;
      return Promise.reject(new Error('executed'));
    });
    const command = () => execute({} as never, 'stream', {}, {} as never);
    expect(await rejectionOf(append())).to.be.instanceOf(OtherLog);
    expect(await rejectionOf(command())).to.be.instanceOf(OtherLog);
    expect(executed).to.equal(0);
    isOfAnotherLog = false;
    await append();
    expect(await rejectionOf(command())).to.have.property('message', 'executed');
  });
});
