import { randomUUID } from 'node:crypto';
import type { Pool } from '#projections/postgres/pg.ts';

type Database = Pick<Pool, 'query'>;

type Registration = {
  readonly host: string;
  /** An absolute path; null for standard output. */
  readonly place: string | null;
};

/**
 * Registers an export with personal fields. It must be called before the first event is read: an erasure that ends before then has destroyed
 * the key, and one that ends later finds the registration.
 * @returns a function to call when the export is complete. A place that was written again no longer holds who was erased before.
 */
export async function registerCopy(
  db: Database,
  { host, place }: Registration,
): Promise<(db: Database) => Promise<void>> {
  const { rows } = await db.query<{ id: string; began: string }>(
    `insert into service.exported_copies as copy (id, host, place) values ($1, $2, $3)
       on conflict (host, place) do update set made_at = clock_timestamp(), removed_at = null, note = null
     returning id, made_at::text as began`,
    [randomUUID(), host, place],
  );
  return async (ending) => {
    await ending.query('delete from service.erased_in_copies where copy = $1 and erased_at < $2', [
      rows[0]?.id,
      rows[0]?.began,
    ]);
  };
}

/** Notes that every copy not yet removed may still hold this member or request. */
export async function noteErasedInCopies(db: Database, subject: string): Promise<void> {
  await db.query(
    `insert into service.erased_in_copies (copy, subject)
     select id, $1 from service.exported_copies where removed_at is null on conflict do nothing`,
    [subject],
  );
}

export type CopyToRemove = {
  readonly id: string;
  readonly host: string;
  readonly place: string | null;
  readonly madeAt: Date;
  /** Ids of the erased members and requests that it may still hold. */
  readonly erased: readonly string[];
};

/** The copies that may still hold erased people, oldest first. */
export async function copiesToRemove(db: Database): Promise<readonly CopyToRemove[]> {
  const { rows } = await db.query<CopyToRemove>(
    `select id, host, place, made_at as "madeAt", array_agg(subject order by subject) as erased
       from service.exported_copies join service.erased_in_copies on copy = id
      group by id order by made_at, id`,
  );
  return rows;
}

export async function isRegisteredCopy(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from service.exported_copies where id = $1 and removed_at is null',
    [id],
  );
  return rowCount === 1;
}

/** Notes that an operator has deleted a copy, and forgets whom it held. @returns false when no such copy is registered. */
export async function confirmRemoved(db: Database, id: string, note: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `with gone as (delete from service.erased_in_copies where copy = $1)
     update service.exported_copies set removed_at = clock_timestamp(), note = $2
      where id = $1 and removed_at is null`,
    [id, note],
  );
  return rowCount === 1;
}
