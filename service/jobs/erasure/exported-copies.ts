import { randomUUID } from 'node:crypto';
import { hasTable } from '#projections/postgres/has-table.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import type { Position } from '#service/event-store/port.ts';

type Database = Pick<Pool, 'query'>;

/** `tables` is a folder of `export --flatten`, `schema` what `replay` has made in the database, `mirror` the copy of EventStoreDB there. */
export type CopyKind = 'file' | 'tables' | 'schema' | 'mirror';

type ExportedCopy = {
  readonly kind: 'file' | 'tables';
  readonly host: string;
  /** An absolute path; null for standard output. */
  readonly place: string | null;
};

/** The place of copies in the database of the service. */
const inDatabase = 'database';

const register = `
  insert into service.exported_copies (id, kind, host, place) values ($1, $2, $3, $4)
  on conflict (host, place) do update
     set kind = excluded.kind, made_at = clock_timestamp(), completed_at = null, removed_at = null, note = null
  returning id, made_at::text as began`;

/**
 * Registers an export. It must be called before the first event is read. An erasure that ends before then has destroyed the key and is in
 * the log. An erasure that ends later finds the registration.
 * @returns a function to call when the export is complete. A place that was written again no longer holds the members who were erased
 * before.
 */
export async function registerCopy(
  db: Database,
  { kind, host, place }: ExportedCopy,
): Promise<(db: Database) => Promise<void>> {
  const { rows } = await db.query<{ id: string; began: string }>(register, [randomUUID(), kind, host, place]);
  return async (ending) => {
    await ending.query('delete from service.erased_in_copies where copy = $1 and erased_at < $2', [
      rows[0]?.id,
      rows[0]?.began,
    ]);
  };
}

export async function registerMirror(db: Database): Promise<void> {
  await db.query(register, [randomUUID(), 'mirror', inDatabase, 'mirror']);
}

/**
 * Registers a schema before it has rows. Until it is complete, an erasure may not find them.
 * @returns whether the database has a list of copies: that of a service.
 */
export async function registerSchema(db: Database, schema: string): Promise<boolean> {
  if (!(await hasTable(db, 'service.held_in_copies'))) return false;
  await db.query(register, [randomUUID(), 'schema', inDatabase, schema]);
  return true;
}

/** Notes that erasures delete the rows of a schema at once, now that those who were erased meanwhile are deleted from it. */
export async function completeSchema(db: Database, schema: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'update service.exported_copies set completed_at = clock_timestamp() where host = $1 and place = $2 returning id',
    [inDatabase, schema],
  );
  await db.query('delete from service.erased_in_copies where copy = $1', [rows[0]?.id]);
}

/** For a schema that is dropped. */
export async function forgetSchema(db: Database, schema: string): Promise<void> {
  await db.query('delete from service.exported_copies where host = $1 and place = $2', [inDatabase, schema]);
}

/**
 * Notes who may still be in the copies that no erasure reaches, or not yet.
 * @param subject a member or request that was erased
 * @param head of the log afterwards
 */
export async function noteErasedInCopies(db: Database, subject: string, head: Position): Promise<void> {
  // The lock waits for a schema that is being completed. Who has left the mirror is forgotten.
  await db.query(
    `with settled as (
       delete from service.erased_in_copies using service.exported_copies as copied
        where id = copy and kind = 'mirror' and subject <> $1 and position <= service.mirrored_position())
     insert into service.erased_in_copies (copy, subject, position)
     select id, $1, $2 from service.exported_copies
      where removed_at is null and (kind <> 'schema' or completed_at is null) for share
     on conflict (copy, subject) do update set erased_at = clock_timestamp(), position = excluded.position`,
    [subject, head],
  );
}

export type Copy = {
  readonly id: string;
  readonly kind: CopyKind;
  readonly host: string;
  readonly place: string | null;
  readonly madeAt: Date;
  /** Ids of the erased members and requests that it may still hold. */
  readonly erased: readonly string[];
};

/** All that are not removed: those that may still hold erased people first, then the oldest. */
export async function presentCopies(db: Database): Promise<readonly Copy[]> {
  const { rows } = await db.query<Copy>(
    `select id, kind, host, place, made_at as "madeAt",
            coalesce(array_agg(subject order by subject) filter (where subject is not null), '{}') as erased
       from service.present_copies left join service.held_in_copies on copy = id
      group by id, kind, host, place, made_at order by count(subject) = 0, made_at, id`,
  );
  return rows;
}

/** The number of copies that may still hold an erased member or request. */
export async function countCopiesHolding(db: Database, subject: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from service.held_in_copies where subject = $1',
    [subject],
  );
  return rows[0]?.count ?? 0;
}

/** Null when no such copy is registered, or it was removed. */
export async function findCopy(db: Database, id: string): Promise<Pick<Copy, 'kind' | 'place'> | null> {
  const { rows } = await db.query<Pick<Copy, 'kind' | 'place'>>(
    'select kind, place from service.present_copies where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Notes that an operator has deleted a copy, and forgets whom it held. */
export async function confirmRemoved(db: Database, id: string, note: string): Promise<void> {
  await db.query(
    `with gone as (delete from service.erased_in_copies where copy = $1)
     update service.exported_copies set removed_at = clock_timestamp(), note = $2
      where id = $1 and removed_at is null`,
    [id, note],
  );
}
