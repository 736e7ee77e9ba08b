import type { EventStore } from './store.ts';
import { describeAppending } from './testing/appending-suite.ts';
import { describeClosing } from './testing/closing-suite.ts';
import { describeConcurrency } from './testing/concurrency-suite.ts';
import { describeContent } from './testing/content-suite.ts';
import { describeDeleting } from './testing/deleting-suite.ts';
import { describeReading, describeReadingAll } from './testing/reading-suite.ts';
import { describeSubscribing } from './testing/subscribing-suite.ts';

/**
 * What every event store must do. `open` may be called several times and must give access to the same events each time. The store may
 * hold other events before, but nobody else may write to it meanwhile. Positions are compared and never calculated with.
 */
export function describeEventStore(name: string, open: () => Promise<EventStore>): void {
  describe(`${name}, by the contract of event stores`, function () {
    this.timeout(60_000);
    let store: EventStore;

    before(async () => {
      store = await open();
    });
    after(() => store.close());

    describeAppending(() => store);
    describeConcurrency(() => store);
    describeContent(() => store);
    describeReading(() => store);
    describeReadingAll(() => store);
    describeSubscribing(() => store);
    describeDeleting(() => store);
    describeClosing(open);
  });
}
