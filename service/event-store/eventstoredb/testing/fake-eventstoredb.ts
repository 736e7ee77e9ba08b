import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { type FakeServer, startFakeServer } from './fake-server/fake-server.ts';

/** A fake server for each test, with stores on it that have short deadlines, so that tests of deadlines do not take long. */
type FakeEventStoreDb = {
  readonly double: FakeServer;
  open(options?: { readonly url?: string; readonly patienceMilliseconds?: number }): Promise<EventStore>;
  /** Closed after the test, the last one first. */
  own(close: () => unknown): void;
};

export const silenceMilliseconds = 200;

/** Starts with an empty store before each test of the suite that this is called in. */
export function useFakeEventStoreDb(): FakeEventStoreDb {
  const closers: (() => unknown)[] = [];
  let double: FakeServer;
  beforeEach(async () => {
    double = await startFakeServer();
    closers.push(() => double.stop());
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  failOnUnhandledRejections();
  return {
    get double() {
      return double;
    },
    open: async ({ url = double.url, patienceMilliseconds = 5_000 } = {}) => {
      const store = await openEventStoreDb({
        connectionString: url,
        patienceMilliseconds,
        silenceMilliseconds,
      });
      closers.push(() => store.close());
      return store;
    },
    own: (close) => closers.push(close),
  };
}

/**
 * Such a rejection ends a process of ours, but is nothing to mocha: each test of the suite that calls this fails for it. Call it after
 * the suite's own hooks, since mocha leaves out the hooks that follow one that failed, and what they would close keeps the run alive.
 */
export function failOnUnhandledRejections(): void {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason instanceof Error ? reason.stack : reason);
  beforeEach(() => {
    unhandled.splice(0);
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    expect(unhandled).to.deep.equal([]);
  });
}
