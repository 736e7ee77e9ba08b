import { expect } from 'chai';
import { beginning, type EventStore, StoreUnavailable } from '../store.ts';
import { collect, newStream, rejectionOf, sampleEvents } from './samples.ts';

export function describeClosing(open: () => Promise<EventStore>): void {
  describe('close', () => {
    it('answers what was taken on before', async () => {
      const store = await open();
      const streams = Array.from({ length: 50 }, newStream);
      const appends = streams.map((stream) => store.append(stream, 'no-stream', sampleEvents(1)));
      await store.close();
      for (const { revision } of await Promise.all(appends)) expect(revision).to.equal(0);
    });

    it('ends subscriptions without an error', async () => {
      const store = await open();
      const after = await store.head();
      for await (const { kind } of store.subscribe({ after, signal: new AbortController().signal }))
        if (kind === 'caught-up') await store.close();
    });

    it('refuses what comes after it, and can be repeated', async () => {
      const store = await open();
      await store.close();
      await store.close();
      const late = [
        store.append(newStream(), 'no-stream', sampleEvents(1)),
        collect(store.readStream(newStream())),
        collect(store.readAll({ after: beginning })),
        store.head(),
        store.deleteStream(newStream(), 'no-stream'),
      ];
      for (const refusal of await Promise.all(late.map(rejectionOf)))
        expect(refusal).to.be.instanceOf(StoreUnavailable);
    });
  });
}
