import { migratePool } from '#projections/postgres/migrations.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { vaultMigrations } from './data-keys.ts';
import { encryptionKeyOf } from './field-encryption.ts';
import { readKeys } from './key-transfer.ts';

type Database = Pick<Pool, 'connect' | 'query'>;

export type LostKeys = {
  /** Keys that events name, and that the database does not have. */
  readonly ids: ReadonlySet<string>;
  /** Events whose personal fields they would open, by stored type. */
  readonly byType: ReadonlyMap<string, number>;
  /** Keys that events name, and that the database has. */
  readonly found: number;
};

/** Compares the keys that the stored events name with those of a database. @param events as they are stored */
export async function findLostKeys(
  events: Pick<EventStore, 'readBatches'>,
  known: ReadonlySet<string>,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (events: number) => void },
): Promise<LostKeys> {
  const [ids, found, byType] = [new Set<string>(), new Set<string>(), new Map<string, number>()];
  const take = (event: StoredEvent): void => {
    const id = encryptionKeyOf(event);
    if (id === null) return;
    if (known.has(id)) {
      found.add(id);
      return;
    }
    ids.add(id);
    byType.set(event.type, (byType.get(event.type) ?? 0) + 1);
  };
  let read = 0;
  for await (const batch of events.readBatches({ after: beginning })) {
    signal.throwIfAborted();
    for (const event of batch) take(event);
    read += batch.length;
    onProgress(read);
  }
  return { ids, byType, found: found.size };
}

export async function knownKeys(db: Database): Promise<ReadonlySet<string>> {
  const { keys } = await readKeys(db);
  return new Set(keys.map(({ id }) => id));
}

/** The owner of a key is not stored beside the event. No other row has this name, and only living keys are found by it. */
const lostOwner = 'lost';

/** Stores keys as destroyed. Personal fields are then read as those of erased members, and the members get new keys. */
export async function giveUpKeys(db: Database, ids: ReadonlySet<string>): Promise<void> {
  await migratePool(db, vaultMigrations);
  await db.query(
    `insert into vault.data_keys (key_id, owner, destroyed_at)
     select id, $2, now() from unnest($1::text[]) as given(id) on conflict do nothing`,
    [[...ids], lostOwner],
  );
}
