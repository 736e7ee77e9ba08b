import { status } from '@grpc/grpc-js';
import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  type EventToAppend,
  type StoredEvent,
  StoreUnavailable,
  UnknownPosition,
} from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  liveEvents,
  newStream,
  rejectionOf,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { silenceMilliseconds, useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';
import { startFakeServer } from './testing/fake-server/fake-server.ts';
import { type CallFault, Failure, type RowFault, unavailable } from './testing/fake-server/faults.ts';
import { RecordedLog } from './testing/fake-server/recorded-log.ts';

const unheard: CallFault = { isDone: false, answer: 'silence' };
const denied = new Failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

describe('EventStoreDB with failing reads', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  const [stream, other] = [newStream(), newStream()];
  const events = sampleEvents(40);
  let store: EventStore;
  let all: StoredEvent[];

  async function fill(empty: EventStore, forty: readonly EventToAppend[]): Promise<void> {
    for (let from = 0; from < 40; from += 4) {
      await empty.append(stream, from === 0 ? 'no-stream' : from - 1, forty.slice(from, from + 4));
      await empty.append(other, from === 0 ? 'no-stream' : from / 4 - 1, sampleEvents(1));
    }
  }
  beforeEach(async () => {
    store = await app.open();
    await fill(store, events);
    all = await collect(store.readAll({ after: beginning }));
  });

  const endings: readonly (readonly [what: string, fault: RowFault])[] = [
    ['breaks', { ending: unavailable }],
    ['falls silent', { ending: 'silence' }],
  ];
  for (const [what, fault] of endings)
    for (const count of [0, 1, 2, 17])
      it(`reads everything once when a read ${what} after ${count} events, twice`, async () => {
        const fail = () =>
          app.double.faults.read.push({ ...fault, events: count }, { ...fault, events: count });
        fail();
        expect(idsOf(await collect(store.readStream(stream)))).to.deep.equal(idsOf(events));
        fail();
        const backwards = await collect(store.readStream(stream, { direction: 'backwards', limit: 30 }));
        expect(idsOf(backwards)).to.deep.equal(idsOf(events.toReversed().slice(0, 30)));
        fail();
        expect(await collect(store.readAll({ after: beginning }))).to.deep.equal(all);
        fail();
        const { position = '' } = all[2] ?? {};
        expect(await collect(store.readAll({ after: position, limit: 30 }))).to.deep.equal(all.slice(3, 33));
        fail();
        expect(await store.head()).to.equal(all.at(-1)?.position);
      });

  it('waits for a slow server as long as data arrives', async () => {
    const impatient = await app.open({ patienceMilliseconds: 800 });
    app.double.faults.read.push({ pauseMilliseconds: silenceMilliseconds / 5 });
    expect(idsOf(await collect(impatient.readStream(stream)))).to.deep.equal(idsOf(events));
  });

  it('allows a slow consumer', async () => {
    const seen: string[] = [];
    app.double.faults.read.push({ pauseMilliseconds: silenceMilliseconds / 5 });
    for await (const { id } of store.readStream(stream, { limit: 3 })) {
      seen.push(id);
      app.double.faults.read.push({ ending: 'silence' });
      await collect(store.readStream(other));
    }
    expect(seen).to.deep.equal(idsOf(events.slice(0, 3)));
    expect(app.double.faults.read).to.deep.equal([]);
  });

  it('gives up when the server never sends anything', async () => {
    const impatient = await app.open({ patienceMilliseconds: 500 });
    app.double.faults.read.push(...Array.from({ length: 100 }, () => ({ ending: 'silence' as const })));
    expect(await rejectionOf(collect(impatient.readStream(stream)))).to.be.instanceOf(StoreUnavailable);
    expect(await rejectionOf(collect(impatient.readAll({ after: beginning })))).to.be.instanceOf(
      StoreUnavailable,
    );
  });

  describe('in a subscription', () => {
    const dropped: readonly (readonly [what: string, fault: RowFault])[] = [
      ...endings,
      ['ends quietly', { ending: 'end' }],
    ];
    for (const [what, fault] of dropped) {
      it(`continues without gaps or repetitions when it ${what} at any event`, async () => {
        for (const count of [0, 1, 2, 3, 5, 8, 13])
          app.double.faults.subscribe.push({ ...fault, events: count });
        const live = await collectLive(store, beginning, all.length, () => true);
        expect(live).to.deep.equal(all);
        expect(app.double.faults.subscribe).to.deep.equal([]);
      });

      it(`receives events appended after it ${what} while there was nothing to send`, async () => {
        app.double.faults.subscribe.push({ ...fault, events: 0 }, { ...fault, events: 0 });
        const live = liveEvents(store, await store.head(), () => true);
        for (const expected of [39, 40, 41, 42]) {
          const next = live.next();
          const [event] = sampleEvents(1);
          if (event) await store.append(stream, expected, [event]);
          expect((await next).value).to.include({ id: event?.id });
        }
        await live.return();
      });
    }

    it('keeps a quiet subscription open when no events are appended', async () => {
      const live = liveEvents(store, await store.head(), () => true);
      const next = live.next();
      const callsBefore = app.double.calls.length;
      app.double.faults.append.push(...Array.from({ length: 4 }, () => unheard));
      await store.append(stream, 39, sampleEvents(1));
      expect((await next).value).to.include({ revision: 40 });
      expect(app.double.calls.length - callsBefore).to.be.greaterThan(6);
      expect(app.double.tally.subscriptions).to.equal(1);
      await live.return();
    });

    it('reports once that it has caught up, however often it is dropped', async () => {
      app.double.faults.subscribe.push(...dropped.map(([, fault]) => ({ ...fault, events: 20 })));
      const kinds: string[] = [];
      for await (const { kind } of store.subscribe({
        after: beginning,
        signal: new AbortController().signal,
      })) {
        kinds.push(kind);
        if (kind === 'caught-up') break;
      }
      expect(kinds).to.deep.equal([...all.map(() => 'event'), 'caught-up']);
    });

    it('throws UnknownPosition when a restored server has another event at the position', async () => {
      const live = liveEvents(store, beginning, () => true);
      for (const { id } of all) expect((await live.next()).value).to.include({ id });
      const next = rejectionOf(live.next());
      const { port, stop } = app.double;
      stop();
      const log = new RecordedLog();
      const elsewhere = await startFakeServer({ log });
      app.own(() => elsewhere.stop());
      await fill(await app.open({ url: elsewhere.url }), sampleEvents(40));
      const restored = await startFakeServer({ log, port });
      app.own(() => restored.stop());
      const failure = await next;
      expect(failure).to.be.instanceOf(UnknownPosition);
      expect((failure as Error).message).to.contain('another event is there than before');
    });

    it('fails on permanent errors', async () => {
      app.double.faults.subscribe.push({ events: 3, ending: denied });
      const failed = await rejectionOf(collectLive(store, beginning, all.length, () => true));
      expect(failed).to.be.instanceOf(Error).that.has.property('message').that.contains('Access Denied');
    });

    it('loses no event when its start event is scavenged at that moment', async () => {
      const { position: start = '' } = all[0] ?? {};
      await store.deleteStream(stream, 39);
      const left = all.filter((event) => event.stream !== stream || event.revision === 39);
      app.double.faults.subscribe.push({ atFirst: () => app.double.log.scavenge() });
      expect(await collectLive(store, start, left.length, () => true)).to.deep.equal(left);
    });

    it('ends when its signal aborts while the server is silent', async () => {
      const stop = new AbortController();
      app.double.faults.subscribe.push({ ending: 'silence' });
      app.double.faults.read.push(...Array.from({ length: 100 }, () => ({ ending: 'silence' as const })));
      const next = store.subscribe({ after: beginning, signal: stop.signal })[Symbol.asyncIterator]().next();
      stop.abort();
      expect(await next).to.include({ done: true });
    });
  });

  it('continues after any position, even if its event was deleted and scavenged', async () => {
    await store.deleteStream(stream, 39);
    app.double.log.scavenge();
    const left = all.filter((event) => event.stream !== stream || event.revision === 39);
    expect(await collect(store.readAll({ after: beginning }))).to.deep.equal(left);
    for (const { position } of all.slice(0, -1)) {
      const rest = left.filter((event) => event.position > position);
      expect(await collect(store.readAll({ after: position }))).to.deep.equal(rest);
    }
    const [gone] = all;
    const following = collectLive(store, gone?.position ?? '', left.length, () => true);
    expect(await following).to.deep.equal(left);
  });
});
