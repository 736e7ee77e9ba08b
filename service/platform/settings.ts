import type { Pool } from '#projections/postgres/pg.ts';

type Database = Pick<Pool, 'query'>;

/**
 * A value that all hosts of a database share. `demo-people`: whether the demo people are seeded. `quest-seed` and `vapid-key`: marks of the
 * secrets in use. `last-backup`: the time of the last backup. `first-admin`: the account that used the code of the first start.
 * `passkey-domain`: the host name for which passkeys are made. `passkey-domain-before`: the one of before, which an operator gave up.
 * `restore-under-way`: the time of the backup, while the database holds only a part of it.
 */
export type SettingName =
  | 'demo-people'
  | 'first-admin'
  | 'last-backup'
  | 'passkey-domain'
  | 'passkey-domain-before'
  | 'quest-seed'
  | 'restore-under-way'
  | 'vapid-key';

/** The value of a setting after it was stored where none was: the given one, or the one that another process has stored before. */
export async function settingOr(db: Database, name: SettingName, value: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>(
    `with stored as (insert into service.settings (name, value) values ($1, $2) on conflict do nothing returning value)
     select value from stored union all select value from service.settings where name = $1`,
    [name, value],
  );
  // A concurrent insert is visible to the next statement only.
  return rows[0]?.value ?? settingOr(db, name, value);
}

/** Null when there is none. */
export async function readSetting(db: Database, name: SettingName): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>('select value from service.settings where name = $1', [
    name,
  ]);
  return rows[0]?.value ?? null;
}

export async function storeSetting(db: Database, name: SettingName, value: string): Promise<void> {
  await db.query(
    `insert into service.settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  );
}

export async function dropSetting(db: Database, name: SettingName): Promise<void> {
  await db.query('delete from service.settings where name = $1', [name]);
}
