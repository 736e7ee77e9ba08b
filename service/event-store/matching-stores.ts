import { hasTable } from '#projections/postgres/has-table.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { readSetting } from '#service/platform/settings.ts';
import { UnknownDataKey } from './encryption/data-keys.ts';
import { encryptionKeyOf } from './encryption/field-encryption.ts';
import { beginning, type EventStore, type Position, type StoredEvent } from './port.ts';

/** The database has no key of the events in the event store. */
class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase';

  constructor() {
    super(
      'The database has none of the data keys that the events of the event store name: DATABASE_URL leads to an empty database or to that of another ' +
        'event store. All members would be unreadable, and new ones would get keys that are only there. Set DATABASE_URL to the database of this event ' +
        'store. If that one is lost, bring back its keys from a backup: npm run restore -- --in FILE --keys-only. Without a backup, ' +
        'npm run store -- lost-keys says what is lost for good.',
    );
  }
}

/** The database was used with events, and the event store has none. */
class EmptyEventStore extends Error {
  override readonly name = 'EmptyEventStore';

  constructor(position: Position) {
    super(
      `The event store is empty, but the read models of the database have followed a log up to ${position}: EVENTSTORE_URL is missing or leads to ` +
        'another store, or the store has lost its data. New events would go into the wrong log. Set EVENTSTORE_URL to the store of these events, or ' +
        'leave it out for the built-in log. To move them, use npm run store -- copy; if they are lost, npm run restore into a new database.',
    );
  }
}

/** The read models have followed a log beyond the end of the event store. */
class ShorterEventStore extends Error {
  override readonly name = 'ShorterEventStore';

  constructor(position: Position, end: Position) {
    super(
      `The read models of the database have followed a log up to ${position}, and the last event of the event store is at ${end}: EVENTSTORE_URL leads ` +
        'to another store, or the store was restored from an older backup. Bring the data of the store back; where this log is the right one, ' +
        'run npm run replay, and start the service again.',
    );
  }
}

/** A restore was interrupted. */
class HalfRestored extends Error {
  override readonly name = 'HalfRestored';

  constructor(at: string) {
    super(
      `The restore of the backup of ${at} into this database has not ended: events are missing, and people who were erased since are not erased again. ` +
        'Run the same npm run restore again: it continues. Or restore into another empty database and event store.',
    );
  }
}

type BothStores = { readonly databaseUrl: string; readonly events: EventStore };

/** Events without personal fields, such as those of other programs, may be in front of the first encrypted one. */
const mostRead = 1_000;
const firstRead = 10;

/**
 * Database and event store have separate addresses. A service on two that do not belong together would store events where the others never
 * are, and its index and read models would follow the wrong log.
 * @throws HalfRestored while a restore has not ended
 * @throws ForeignDatabase when none of the first events was encrypted by a key of the database
 * @throws EmptyEventStore when read models have followed a log and there are no events
 */
export async function refuseForeignStores({ databaseUrl, events }: BothStores): Promise<void> {
  await refuseHalfRestored(databaseUrl);
  if ((await events.head()) > beginning) return refuseForeignDatabase(events);
  const followed = await followedPosition(databaseUrl);
  if (followed !== null) throw new EmptyEventStore(followed);
}

/**
 * The same check for tools, on events as they are stored, and on one more fault, with which a service starts and is not ready.
 * @param known the keys of the database
 * @throws HalfRestored, ForeignDatabase, EmptyEventStore, ShorterEventStore
 */
export async function refuseForeignBareStores(
  { databaseUrl, events }: BothStores,
  known: ReadonlySet<string>,
): Promise<void> {
  await refuseHalfRestored(databaseUrl);
  const followed = await followedPosition(databaseUrl);
  const head = await events.head();
  if (head === beginning) {
    if (followed !== null) throw new EmptyEventStore(followed);
    return;
  }
  const named: string[] = [];
  for await (const event of events.readAll({ after: beginning, limit: mostRead })) {
    const id = encryptionKeyOf(event);
    if (id !== null) named.push(id);
  }
  if (named.length > 0 && !named.some((id) => known.has(id))) throw new ForeignDatabase();
  if (followed !== null && followed > head) throw new ShorterEventStore(followed, head);
}

async function refuseForeignDatabase(events: EventStore): Promise<void> {
  // Most logs name a key at once, and a server sends all events that it is asked for.
  for (const limit of [firstRead, mostRead]) {
    let isUnknown = false;
    for await (const event of events.readAll({ after: beginning, limit })) {
      if (event.keyId !== undefined) return;
      isUnknown ||= lacksKey(event);
    }
    if (isUnknown && limit === mostRead) throw new ForeignDatabase();
  }
}

const lacksKey = ({ failure }: StoredEvent): boolean => failure?.cause instanceof UnknownDataKey;

/** @throws HalfRestored */
export async function refuseHalfRestored(databaseUrl: string): Promise<void> {
  const at = await probing(databaseUrl, restoreUnderWay);
  if (at !== null) throw new HalfRestored(at);
}

/** The time of the backup of which a database holds only a part; null for none. Creates nothing. */
export async function restoreUnderWay(db: Pick<Pool, 'query'>): Promise<string | null> {
  return (await hasTable(db, 'service.settings')) ? readSetting(db, 'restore-under-way') : null;
}

/** How far the read models of any release have followed a log; null for those that have not. */
const followedPosition = (databaseUrl: string): Promise<Position | null> =>
  probing(databaseUrl, async (pool) => {
    if (!(await hasTable(pool, 'read.checkpoint'))) return null;
    const { rows } = await pool.query<{ position: Position | null }>(
      'select max(position) as position from read.checkpoint where position > $1',
      [beginning],
    );
    return rows[0]?.position ?? null;
  });

async function probing<Result>(databaseUrl: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = openPool(databaseUrl, 'probe', { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
