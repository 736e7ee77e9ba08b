import { status } from '@grpc/grpc-js';
import { expect } from 'chai';
import {
  type EventStore,
  OutcomeUnknown,
  RevisionConflict,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import {
  collect,
  idsOf,
  newStream,
  rejectionOf,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';
import { startFakeServer } from './testing/fake-server/fake-server.ts';
import {
  type CallFault,
  exhausted,
  Failure,
  overloaded,
  timedOut,
  unavailable,
} from './testing/fake-server/faults.ts';

const cancelled = new Failure(status.CANCELLED, 'the server is shutting down');
const broken = new Failure(status.INTERNAL, 'Received RST_STREAM with code 2');
/** More faults than attempts before the deadline. */
const always = (fault: CallFault): CallFault[] => Array.from({ length: 100 }, () => fault);

describe('EventStoreDB with failing writes', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  const stream = newStream();
  let store: EventStore;

  beforeEach(async () => {
    store = await app.open();
    await store.append(stream, 'no-stream', sampleEvents(2));
  });

  const passing: readonly (readonly [what: string, fault: CallFault])[] = [
    ['was lost before it was stored', { isDone: false, answer: unavailable }],
    ['was stored and its answer lost', { isDone: true, answer: unavailable }],
    ['was not heard', { isDone: false, answer: 'silence' }],
    ['was stored and never answered', { isDone: true, answer: 'silence' }],
    ['was stored and called a conflict', { isDone: true, answer: 'conflict' }],
    ['met a server that was too busy', { isDone: false, answer: overloaded }],
    ['met a server without room', { isDone: false, answer: exhausted }],
    ['took the server too long', { isDone: true, answer: timedOut }],
    ['was cancelled by the server', { isDone: true, answer: cancelled }],
    ['broke the call', { isDone: true, answer: broken }],
  ];
  for (const [what, fault] of passing) {
    it(`stores once, and returns the place, when ${what}`, async () => {
      app.double.faults.append.push(fault, fault);
      const events = sampleEvents(3);
      const answer = await store.append(stream, 1, events);
      const stored = await collect(store.readStream(stream, { from: 2 }));
      expect(idsOf(stored)).to.deep.equal(idsOf(events));
      expect(answer).to.include({ revision: 4, position: stored.at(-1)?.position });
      expect(answer.isNew).to.not.equal(true);
    });
  }

  it('finds a conflict that occurred between attempts', async () => {
    const [mine, theirs] = [sampleEvents(1), sampleEvents(1)];
    app.double.faults.append.push({ isDone: false, answer: 'silence' });
    const appending = rejectionOf(store.append(stream, 1, mine));
    await app.open().then((other) => other.append(stream, 1, theirs));
    expect(await appending)
      .to.be.instanceOf(RevisionConflict)
      .that.includes({ expected: 1, actual: 2 });
    expect(idsOf(await collect(store.readStream(stream, { from: 2 })))).to.deep.equal(idsOf(theirs));
  });

  it('treats a conflict as no repetition when only some of the events are stored', async () => {
    const [first, second, third] = sampleEvents(3);
    if (!first || !second || !third) throw new Error('three samples');
    await store.append(stream, 1, [first, second]);
    const conflict = await rejectionOf(store.append(stream, 1, [first, third]));
    expect(conflict).to.be.instanceOf(RevisionConflict).that.includes({ expected: 1, actual: 3 });
  });

  const hopeless: readonly (readonly [
    what: string,
    fault: CallFault,
    error: typeof OutcomeUnknown | typeof StoreUnavailable,
  ])[] = [
    ['the server is never heard', { isDone: true, answer: 'silence' }, OutcomeUnknown],
    ['the line is cut each time', { isDone: false, answer: unavailable }, OutcomeUnknown],
    ['the server is always too busy', { isDone: false, answer: overloaded }, StoreUnavailable],
  ];
  for (const [what, fault, error] of hopeless) {
    it(`throws ${error.name} when ${what}`, async () => {
      const impatient = await app.open({ patienceMilliseconds: 500 });
      app.double.faults.append.push(...always(fault));
      const events = sampleEvents(1);
      expect(await rejectionOf(impatient.append(stream, 1, events))).to.be.instanceOf(error);
      app.double.faults.append.splice(0);
      expect(await impatient.append(stream, 1, events)).to.include({ revision: 2 });
    });
  }

  it('throws OutcomeUnknown when a conflict cannot be checked by a read', async () => {
    const impatient = await app.open({ patienceMilliseconds: 500 });
    app.double.faults.append.push({ isDone: true, answer: 'conflict' });
    app.double.faults.read.push(...Array.from({ length: 100 }, () => ({ ending: unavailable })));
    expect(await rejectionOf(impatient.append(stream, 1, sampleEvents(1)))).to.be.instanceOf(OutcomeUnknown);
  });

  it('throws StoreUnavailable when no server answers, and works again when one does', async () => {
    const impatient = await app.open({ patienceMilliseconds: 500 });
    app.double.stop();
    // Afterwards the client knows that its connection is lost. What is written before may have been stored.
    expect(await rejectionOf(impatient.head())).to.be.instanceOf(StoreUnavailable);
    for (const refusal of await Promise.all([
      rejectionOf(impatient.append(stream, 1, sampleEvents(1))),
      rejectionOf(impatient.deleteStream(stream, 1)),
      rejectionOf(impatient.head()),
      rejectionOf(app.open({ patienceMilliseconds: 500 })),
    ]))
      expect(refusal).to.be.instanceOf(StoreUnavailable);
    const { log, port } = app.double;
    const again = await startFakeServer({ log, port });
    app.own(() => again.stop());
    expect(await impatient.append(stream, 1, sampleEvents(1))).to.include({ revision: 2 });
  });

  it('throws permanent errors at once', async () => {
    const denied = new Failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
    app.double.faults.append.push({ isDone: false, answer: denied }, { isDone: true, answer: unavailable });
    const refusal = await rejectionOf(store.append(stream, 1, sampleEvents(1)));
    expect(refusal)
      .to.be.instanceOf(Error)
      .that.has.property('message')
      .that.contains('refused an append: access-denied');
    expect(app.double.faults.append).to.have.length(1);
  });

  it('completes pending retries before it closes', async () => {
    app.double.faults.append.push(
      ...Array.from({ length: 3 }, () => ({ isDone: true, answer: unavailable })),
    );
    const appending = store.append(stream, 1, sampleEvents(1));
    await store.close();
    expect(await appending).to.include({ revision: 2 });
  });

  for (const [what, fault] of [
    ['was lost before it was done', { isDone: false, answer: unavailable }],
    ['was done and its answer lost', { isDone: true, answer: unavailable }],
    ['was done and never answered', { isDone: true, answer: 'silence' }],
  ] as const) {
    it(`deletes once when ${what}`, async () => {
      app.double.faults.delete.push(fault);
      await store.deleteStream(stream, 1);
      expect(await collect(store.readStream(stream))).to.deep.equal([]);
      expect(app.double.log.all.filter((event) => event.stream === `$$${stream}`)).to.have.length(1);
    });
  }

  it('deletes nothing when the stream grew between attempts', async () => {
    app.double.faults.delete.push({ isDone: false, answer: 'conflict' });
    expect(await rejectionOf(store.deleteStream(stream, 1))).to.be.instanceOf(RevisionConflict);
    expect(await collect(store.readStream(stream))).to.have.length(2);
  });
});
