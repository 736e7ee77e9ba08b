import type { EventStore } from '#service/event-store/port.ts';
import { describeAppending, describeClosing, describeConcurrency } from './appending-suite.ts';
import { describeDeleting } from './deleting-suite.ts';
import { describeContent, describeReading, describeReadingAll } from './reading-suite.ts';
import { describeSubscribing } from './subscribing-suite.ts';

type Abilities = { readonly scavenge?: () => Promise<void>; readonly tellsNew?: boolean };

/**
 * What every event store must do. `open` may be called several times and must give access to the same events each time. The store may hold
 * other events before, but no other process may write to it meanwhile. Positions are compared and never calculated with.
 * @param scavenge cleans the store of what deletions have hidden, where it does not do that at once.
 * @param tellsNew whether it can tell a first append from a repetition that it answers at once.
 */
export function describeEventStore(
  name: string,
  open: () => Promise<EventStore>,
  { scavenge = async () => {}, tellsNew = true }: Abilities = {},
): void {
  describe(`${name}, by the contract of event stores`, function () {
    this.timeout(60_000);
    let store: EventStore;

    before(async () => {
      store = await open();
    });
    after(() => store.close());

    describeAppending(() => store, tellsNew);
    describeConcurrency(() => store);
    describeContent(() => store);
    describeReading(() => store);
    describeReadingAll(() => store);
    describeSubscribing(() => store);
    describeDeleting(() => store, scavenge);
    describeClosing(open);
  });
}
