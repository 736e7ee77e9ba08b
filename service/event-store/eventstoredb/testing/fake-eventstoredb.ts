import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { type FakeServer, startFakeServer } from './fake-server/fake-server.ts';

/** A fake server per test, and stores with short deadlines to keep tests of deadlines fast. */
type FakeEventStoreDb = {
  readonly double: FakeServer;
  open(options?: { readonly url?: string; readonly patienceMilliseconds?: number }): Promise<EventStore>;
  /** Registers a resource to close after the test, in reverse order. */
  own(close: () => unknown): void;
};

export const silenceMilliseconds = 200;

/** Starts an empty server before each test of the suite that calls this. */
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
 * Fails each test of the suite on an unhandled rejection, which would end the service but which mocha ignores. Call it after the suite's
 * own hooks: mocha skips the hooks after a failed one, and the resources they would close keep the run alive.
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
