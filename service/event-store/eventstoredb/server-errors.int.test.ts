import { status } from '@grpc/grpc-js';
import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  EventTooLarge,
  OutcomeUnknown,
  StoreUnavailable,
  UnknownPosition,
} from '#service/event-store/port.ts';
import { collect, newStream, rejectionOf, sampleEvents } from '#service/event-store/testing/samples.ts';
import { knownErrors } from './server-errors.ts';
import { useFakeEventStoreDb } from './testing/fake-eventstoredb.ts';
import { Failure, positionErrors } from './testing/fake-server/faults.ts';

describe('errors of EventStoreDB', function () {
  this.timeout(30_000);
  const app = useFakeEventStoreDb();
  let store: EventStore;
  beforeEach(async () => {
    store = await app.open({ patienceMilliseconds: 500 });
  });

  it('have a row each with the servers that were seen to answer so', () => {
    for (const { seenOn, ...row } of knownErrors) expect(seenOn, JSON.stringify(row)).to.not.be.empty;
  });

  for (const [servers, errors] of Object.entries(positionErrors))
    it(`are UnknownPosition for a position where no record begins, in the words of ${servers}`, async () => {
      app.double.log.positionErrors = errors;
      await store.append(newStream(), 'no-stream', sampleEvents(1));
      const { position } = await store.append(newStream(), 'no-stream', sampleEvents(1));
      const before = `${BigInt(position.slice(0, 20)) - 1n}`.padStart(20, '0');
      const after = `${before}/${before}`;
      const { signal } = new AbortController();
      for (const events of [store.readAll({ after }), store.subscribe({ after, signal })])
        expect(await rejectionOf(collect<unknown>(events))).to.be.instanceOf(UnknownPosition);
    });

  it('are EventTooLarge for one event beyond the limit that KurrentDB has since 25.1', async () => {
    app.double.limits.maxEventBytes = 1;
    const failure = await rejectionOf(store.append(newStream(), 'no-stream', sampleEvents(1)));
    expect(failure).to.be.instanceOf(EventTooLarge);
  });

  describe('that are new to the adapter', () => {
    const strange = new Failure(status.INTERNAL, 'the flux capacitor is empty');
    const often = Array.from({ length: 100 }, () => strange);

    it('are passed on by a read with their text, not as an unreachable server', async () => {
      app.double.faults.read.push(...often.map((ending) => ({ ending })));
      const failure = await rejectionOf(collect(store.readAll({ after: beginning })));
      expect(failure).to.be.instanceOf(StoreUnavailable);
      expect((failure as Error).message)
        .to.contain('the flux capacitor is empty')
        .and.not.contain('does not answer');
    });

    it('are passed on by an append with their text', async () => {
      app.double.faults.append.push(...often.map((answer) => ({ isDone: false, answer })));
      const failure = await rejectionOf(store.append(newStream(), 'no-stream', sampleEvents(1)));
      expect(failure).to.be.instanceOf(OutcomeUnknown);
      expect((failure as Error).message).to.contain('the flux capacitor is empty');
    });
  });
});
