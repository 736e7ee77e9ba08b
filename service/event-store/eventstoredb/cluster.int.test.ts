import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { beginning, type EventStore, StoreUnavailable } from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  liveEvents,
  newStream,
  rejectionOf,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { failOnUnhandledRejections } from './testing/fake-eventstoredb.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server/fake-server.ts';
import { notLeader, unavailable } from './testing/fake-server/faults.ts';
import { RecordedLog } from './testing/fake-server/recorded-log.ts';

const appendsOf = ({ tally }: FakeServer): number => tally.appends;

describe('an EventStoreDB cluster', function () {
  this.timeout(30_000);
  const stream = newStream();
  let log: RecordedLog;
  let nodes: FakeServer[];
  /** The leader's port comes first. */
  let members: number[];
  const opened: EventStore[] = [];
  const open = async (url: string): Promise<EventStore> => {
    const store = await openEventStoreDb({ connectionString: url, silenceMilliseconds: 1_000 });
    opened.push(store);
    return store;
  };
  const seeds = () => nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const discovery = 'tls=false&maxDiscoverAttempts=2&discoveryInterval=10&gossipTimeout=1';
  const node = (port?: number) => startFakeServer({ log, members: () => members, ...(port && { port }) });

  beforeEach(async () => {
    log = new RecordedLog();
    nodes = [await node(), await node()];
    members = nodes.map(({ port }) => port);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    for (const { stop } of nodes) stop();
  });
  failOnUnhandledRejections();

  for (const [what, url] of [
    ['several hosts', () => `esdb://${seeds()}?${discovery}`],
    ['several hosts by the new name', () => `kurrentdb://${seeds()}?${discovery}`],
    ['kurrent+discover', () => `kurrent+discover://127.0.0.1:${nodes[1]?.port}?${discovery}`],
    ['esdb+discover', () => `esdb+discover://127.0.0.1:${nodes[1]?.port}?${discovery}`],
  ] as const) {
    it(`is asked for its leader with ${what}, which gets the appends`, async () => {
      const store = await open(url());
      for (const expected of ['no-stream', 0, 1] as const)
        await store.append(stream, expected, sampleEvents(1));
      const [leader, subscriber] = nodes.map(appendsOf);
      expect(leader).to.be.at.least(3);
      expect(subscriber).to.equal(0);
    });
  }

  it('redirects to the leader when a node reports that it is not the leader', async () => {
    const [leader, subscriber] = nodes as [FakeServer, FakeServer];
    const store = await open(subscriber.url);
    subscriber.faults.append.push({ isDone: false, answer: notLeader(leader) });
    for (const expected of ['no-stream', 0, 1] as const)
      await store.append(stream, expected, sampleEvents(1));
    expect(nodes.map(appendsOf)).to.deep.equal([3, 1]);
    subscriber.faults.delete.push({ isDone: false, answer: notLeader(leader) });
    await store.deleteStream(stream, 2);
    expect(await collect(store.readStream(stream))).to.deep.equal([]);
  });

  it('loses and repeats no event when the leader dies during all operations', async () => {
    const store = await open(`esdb://${seeds()}?${discovery}`);
    const streams = Array.from({ length: 20 }, newStream);
    const events = streams.map(() => sampleEvents(3));
    const following = collectLive(store, beginning, 60, () => true);
    const [leader] = nodes as [FakeServer];
    leader.faults.append.push(...streams.map((_, n) => ({ isDone: n % 2 === 0, answer: unavailable })));
    const appending = streams.map((name, n) => store.append(name, 'no-stream', events[n] ?? []));
    await Promise.race(appending);
    members.reverse();
    leader.stop();
    for (const { revision } of await Promise.all(appending)) expect(revision).to.equal(2);
    expect(idsOf(await following)).to.have.members(idsOf(events.flat()));
    expect(await collect(store.readAll({ after: beginning }))).to.deep.equal(await following);
  });

  it('is waited for without an exit while none of its nodes is reachable', async () => {
    const store = await open(`esdb://${seeds()}?${discovery}`);
    await store.append(stream, 'no-stream', sampleEvents(1));
    const live = liveEvents(store, await store.head(), () => true);
    const next = live.next();
    for (const { stop } of nodes) stop();
    const [event] = sampleEvents(1);
    const appending = Promise.all([
      event && store.append(stream, 0, [event]),
      ...Array.from({ length: 20 }, () => store.append(newStream(), 'no-stream', sampleEvents(1))),
      ...Array.from({ length: 20 }, () => collect(store.readStream(stream))),
      store.head(),
    ]);
    nodes = await Promise.all(members.map(node));
    await appending;
    expect((await next).value).to.have.property('id');
    await live.return();
    expect(idsOf(await collect(store.readStream(stream, { from: 1 })))).to.deep.equal([event?.id]);
  });

  it('can be lost without an exit while the driver is already looking for a leader', async () => {
    const store = await open(`esdb://${seeds()}?tls=false&maxDiscoverAttempts=5&discoveryInterval=20`);
    const live = liveEvents(store, beginning, () => true);
    const next = live.next();
    const [leader] = nodes as [FakeServer];
    while (leader.tally.subscriptions === 0) await turn();
    const ports = members;
    members = [];
    leader.faults.append.push({ isDone: false, answer: unavailable });
    const asked = leader.calls.length;
    const [event] = sampleEvents(1);
    const appending = event && store.append(stream, 'no-stream', [event]);
    while (leader.calls.length < asked + 3) await turn();
    for (const { stop } of nodes) stop();
    const impatient = { connectionString: `esdb://${seeds()}?${discovery}`, patienceMilliseconds: 500 };
    expect(await rejectionOf(openEventStoreDb(impatient))).to.be.instanceOf(StoreUnavailable);
    members = ports;
    nodes = await Promise.all(ports.map(node));
    expect(await appending).to.include({ revision: 0 });
    expect((await next).value).to.include({ id: event?.id });
    await live.return();
  });
});
