import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { UnknownDataKey } from './data-keys.ts';

/** The database and the event store do not belong together. */
class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase';

  constructor() {
    super(
      'The database has none of the data keys that the events of the event store name: DATABASE_URL leads to an empty database or to that of another ' +
        'event store. All members would be unreadable, and new ones would get keys that are only there. Set DATABASE_URL to the database of this event ' +
        'store. If that one is lost, restore a backup into an empty event store: npm run restore.',
    );
  }
}

/** Events without personal fields, such as those of other programs, may be in front of the first encrypted one. */
const mostRead = 1_000;

/** The keys of an EventStoreDB are in another store. @throws ForeignDatabase when none of the first events was encrypted by a key of the database */
export async function refuseForeignDatabase(events: EventStore): Promise<void> {
  let isUnknown = false;
  for await (const event of events.readAll({ after: beginning, limit: mostRead })) {
    if (event.keyId !== undefined) return;
    isUnknown ||= lacksKey(event);
  }
  if (isUnknown) throw new ForeignDatabase();
}

const lacksKey = ({ failure }: StoredEvent): boolean => failure?.cause instanceof UnknownDataKey;
