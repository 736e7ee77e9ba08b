import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  type EventToAppend,
  EventTooLarge,
  RevisionConflict,
  StreamDeleted,
} from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  liveEvents,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { startTcpProxy } from '#service/testing/tcp-proxy.ts';
import { useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';
import { unavailable } from './testing/fake-server/faults.ts';
import { type Proposed, systemEvent } from './testing/fake-server/recorded-log.ts';

/** Known defects of `@eventstore/db-client` 6.2.1, which the adapter must hide. */
describe('the driver of EventStoreDB', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  let stream: string;
  let store: EventStore;

  beforeEach(async () => {
    stream = newStream();
    store = await app.open();
    await store.append(stream, 'no-stream', sampleEvents(2));
  });

  const endless: Record<string, unknown> = {};
  endless.self = endless;
  for (const [what, data] of [
    ['a number that JSON does not have', { n: 1n }],
    ['an object that contains itself', endless],
  ] as const) {
    it(`(A) hangs for ever on ${what}: the adapter refuses it`, async () => {
      const calls = app.double.calls.length;
      expect(await rejectionOf(store.append(stream, 1, [sampleEvent(data)]))).to.be.instanceOf(TypeError);
      expect(app.double.calls).to.have.length(calls);
    });
  }

  it('(B) waits for ever for the answer to an append: the adapter asks again in time', async () => {
    app.double.faults.append.push({ isDone: true, answer: 'silence' });
    expect(await store.append(stream, 1, sampleEvents(1))).to.include({ revision: 2 });
  });

  it("(C) rejects other clients' appends when one connection breaks; the adapter not", async () => {
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: app.double.port });
    app.own(() => proxy.close());
    const cut = await app.open({ url: `esdb://127.0.0.1:${proxy.port}?tls=false` });
    app.double.faults.append.push(...Array.from({ length: 2 }, () => unheard));
    const appends = [store, cut].map((each) => each.append(newStream(), 'no-stream', sampleEvents(1)));
    proxy.cut('restore');
    for (const { revision } of await Promise.all(appends)) expect(revision).to.equal(0);
  });

  it('(D) returns a wrong revision without throwing; the adapter reports a conflict', async () => {
    const quiet = await app.open({ url: `${app.double.url}&throwOnAppendFailure=false` });
    await quiet.append(stream, 1, sampleEvents(4));
    expect(await rejectionOf(quiet.append(stream, 1, sampleEvents(1))))
      .to.be.instanceOf(RevisionConflict)
      .that.includes({ expected: 1, actual: 5 });
  });

  it('(E) waits for ever for events: the adapter asks again in time', async () => {
    app.double.faults.read.push({ events: 1, ending: 'silence' });
    expect(await collect(store.readStream(stream))).to.have.length(2);
  });

  it('(F1, F2) ends a subscription silently, or with an error: the adapter resumes', async () => {
    app.double.faults.subscribe.push({ events: 1, ending: 'end' }, { events: 0, ending: unavailable });
    expect(await collectLive(store, beginning, 2, () => true)).to.have.length(2);
    expect(app.double.tally.subscriptions).to.be.at.least(3);
  });

  it('(F3) ends the process by an error without a listener: the adapter listens', async () => {
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: app.double.port });
    app.own(() => proxy.close());
    const cut = await app.open({ url: `esdb://127.0.0.1:${proxy.port}?tls=false` });
    const live = liveEvents(cut, beginning, () => true);
    await live.next();
    await live.return();
    for await (const _ of cut.readAll({ after: beginning })) break;
    proxy.cut('restore');
    expect(await cut.append(stream, 1, sampleEvents(1))).to.include({ revision: 2 });
  });

  it('(F4, F5) delivers events concurrently; the adapter reads in order, on demand', async () => {
    const text = 'x'.repeat(10_000);
    for (let from = 1; from < 2_000; from += 50)
      app.double.log.append(
        stream,
        from,
        Array.from({ length: 50 }, () => proposed(JSON.stringify({ text }))),
      );
    let busy = 0;
    let seen = 0;
    const before = app.double.tally.events;
    for await (const _ of liveEvents(store, beginning, () => true)) {
      busy += 1;
      expect(busy).to.equal(1);
      await store.head();
      busy -= 1;
      seen += 1;
      if (seen === 50) break;
    }
    expect(app.double.tally.events - before).to.be.lessThan(1_900);
  });

  it('includes system events, which readers do not see', async () => {
    await store.append(stream, 1, sampleEvents(1));
    app.double.log.append('$stats', 'no-stream', [systemEvent('StatsTaken')]);
    await store.deleteStream(stream, 2);
    const all = await collect(store.readAll({ after: beginning }));
    expect(all).to.have.length(3);
    expect(await store.head()).to.equal(all.at(-1)?.position);
    expect(await collectLive(store, beginning, 3, () => true)).to.deep.equal(all);
    expect(app.double.log.all.length).to.be.greaterThan(7);
  });

  for (const [what, event] of [
    ['data that is no JSON', proposed('{"cut o')],
    ['data that is no object', proposed('"text"')],
    ['metadata that is no JSON', { ...proposed('{}'), metadata: Buffer.from('{"cut o') }],
    ['data in another format', { ...proposed('{}'), contentType: 'application/octet-stream' }],
  ] as const) {
    it(`says nothing of ${what}: readers get the event with its failure, and go on after it`, async () => {
      app.double.log.append(stream, 1, [event]);
      await store.append(stream, 2, sampleEvents(1));
      const reads = await Promise.all([
        collect(store.readStream(stream)),
        collect(store.readAll({ after: beginning })),
        collectLive(store, beginning, 4, () => true),
      ]);
      for (const read of reads) {
        expect(read.map(({ failure }) => failure !== undefined)).to.deep.equal([false, false, true, false]);
        expect(read[2]).to.include({ stream, revision: 2 });
        expect(read[2]?.failure?.message).to.match(/is not a JSON object$/);
      }
    });
  }

  it('repeats events when only one of the two numbers of a position is stored', async () => {
    const three = sampleEvents(3);
    const { position } = await store.append(stream, 1, three);
    const [first] = await collect(store.readStream(stream, { from: 2 }));
    const commitOf = (text = '') => text.split('/')[0];
    expect(commitOf(first?.position)).to.equal(commitOf(position));
    const after = first?.position ?? '';
    expect(idsOf(await collect(store.readAll({ after })))).to.deep.equal(idsOf(three.slice(1)));
    expect(idsOf(await collectLive(store, after, 2, () => true))).to.deep.equal(idsOf(three.slice(1)));
  });

  it('throws for a tombstoned stream: it reads as empty, and refuses appends', async () => {
    app.double.log.tombstone(stream);
    expect(await collect(store.readStream(stream))).to.deep.equal([]);
    expect(await rejectionOf(store.append(stream, 1, sampleEvents(1)))).to.be.instanceOf(StreamDeleted);
    await store.deleteStream(stream, 1);
  });

  it('omits the position of a repeated append that was deleted since: a conflict', async () => {
    const events = sampleEvents(2);
    await store.append(stream, 1, events);
    await store.deleteStream(stream, 3);
    expect(await rejectionOf(store.append(stream, 1, events)))
      .to.be.instanceOf(RevisionConflict)
      .that.includes({ expected: 1, actual: 'no-stream' });
  });

  it("reports a server's own limit: that is EventTooLarge", async () => {
    app.double.limits.maxAppendBytes = 1_000;
    const event: EventToAppend = sampleEvent({ text: 'x'.repeat(1_000) });
    expect(await rejectionOf(store.append(stream, 1, [event]))).to.be.instanceOf(EventTooLarge);
  });

  it('holds every call whose end was not read: reads that stop early leave none open', async () => {
    app.double.log.append(
      stream,
      1,
      Array.from({ length: 80 }, () => proposed('{}')),
    );
    for await (const { position: after } of store.readStream(stream))
      for await (const _ of store.readAll({ after, limit: 2 })) {
        // The rest of the page arrives meanwhile.
        await store.head();
      }
    expect(await store.close()).to.equal(undefined);
  });
});

const unheard = { isDone: false, answer: 'silence' } as const;

function proposed(data: string): Proposed {
  const { id } = sampleEvent();
  const metadata = Buffer.from('{}');
  return { id, type: 'SampleTaken', contentType: 'application/json', data: Buffer.from(data), metadata };
}
