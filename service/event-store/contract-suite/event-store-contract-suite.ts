import type { EventStore } from '#service/event-store/port.ts';
import { describeAppending, describeClosing, describeConcurrency } from './appending-suite.ts';
import { describeDeleting } from './deleting-suite.ts';
import { describeContent, describeReading, describeReadingAll, describeStoreTime } from './reading-suite.ts';
import { describeSubscribing } from './subscribing-suite.ts';

type Abilities = {
  readonly scavenge?: () => Promise<void>;
  readonly tellsNew?: boolean;
  readonly concurrentAppends?: number;
};

/**
 * The contract of every event store. `open` may be called several times and must open the same events each time. The store may contain
 * other events before, but no other process may write to it meanwhile. Positions are compared but never calculated with.
 * @param scavenge removes deleted events, for a store that does not do so at once.
 * @param concurrentAppends fewer for a store that hands each append on to one which has passed this suite.
 * @param tellsNew whether the store distinguishes a first append from an immediately repeated one.
 */
export function describeEventStore(
  name: string,
  open: () => Promise<EventStore>,
  { scavenge = async () => {}, tellsNew = true, concurrentAppends = 1_000 }: Abilities = {},
): void {
  describe(`${name}, by the event store contract`, function () {
    this.timeout(60_000);
    let store: EventStore;

    before(async () => {
      store = await open();
    });
    after(() => store.close());

    describeAppending(() => store, tellsNew);
    describeConcurrency(() => store, concurrentAppends);
    describeContent(() => store);
    describeReading(() => store);
    describeReadingAll(() => store);
    describeStoreTime(() => store);
    describeSubscribing(() => store);
    describeDeleting(() => store, scavenge);
    describeClosing(open);
  });
}
