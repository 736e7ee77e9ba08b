import { openEventStoreDb } from '../event-store-db.ts';
import type { EventStore } from '../store.ts';
import { type ProtocolDouble, startProtocolDouble } from './protocol-double/double.ts';
import { failOnUnhandledRejections } from './unhandled-rejections.ts';

/** A double for each test, with stores on it that are not patient: so a test of patience does not take long. */
export type DoubleHouse = {
  readonly double: ProtocolDouble;
  open(options?: { readonly url?: string; readonly patienceMilliseconds?: number }): Promise<EventStore>;
  /** Closed after the test, the last one first. */
  own(close: () => unknown): void;
};

export const silenceMilliseconds = 200;

/** Fills the house anew before each test of the suite that this is called in. */
export function useDoubleHouse(): DoubleHouse {
  const closers: (() => unknown)[] = [];
  let double: ProtocolDouble;
  beforeEach(async () => {
    double = await startProtocolDouble();
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
