import { randomBytes } from 'node:crypto';
import { Refusal } from '#domain/kernel/refusal.ts';
import { allProjections } from '#projections/all-projections.ts';
import { viewNames } from '#projections/engine/projection.ts';
import { grantToReaders, readerRole } from '#projections/engine/reader-role.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { hasTable } from '#projections/postgres/has-table.ts';
import * as pg from '#projections/postgres/pg.ts';
import { readModelMeanings } from './read-model-meanings.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Lets the members of the analysts' role read every read model, also those of an instant (`as_of_…`), and describes them. Read models that
 * are built later are granted as they are built.
 * @throws Refusal when the service's account may not create roles.
 */
export async function prepareReaders(client: Queryable): Promise<void> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [readerRole]);
  if (rows.length === 0) await createRole(client, `${readerRole} nologin`);
  const { rows: schemas } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = $1 or nspname ~ '^as_of_[0-9_]+$'`,
    [liveSchema],
  );
  for (const { name: schema } of schemas) {
    await grantToReaders(client, allProjections, schema);
    for (const name of allProjections.flatMap(viewNames)) await describe(client, schema, name);
  }
  await grantRefusedCommands(client);
}

/** The only table of the service that analysts may read: it has no personal data. Absent before the first start of the service. */
async function grantRefusedCommands(client: Queryable): Promise<void> {
  if (!(await hasTable(client, 'service.refused_commands'))) return;
  await client.query(`grant usage on schema service to ${readerRole}`);
  await client.query(`grant select on service.refused_commands to ${readerRole}`);
}

/** Comments, which tools for analysts show. */
async function describe(client: Queryable, schema: string, name: string): Promise<void> {
  const { meaning, columns } = readModelMeanings[name] ?? { meaning: '', columns: {} };
  const view = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const { rows } = await client.query<{ column: string }>(
    'select attname as column from pg_attribute where attrelid = to_regclass($1) and attnum > 0',
    [view],
  );
  if (rows.length === 0) return;
  await client.query(`comment on view ${view} is ${pg.escapeLiteral(meaning)}`);
  for (const { column } of rows)
    if (columns[column] !== undefined)
      await client.query(
        `comment on column ${view}.${pg.escapeIdentifier(column)} is ${pg.escapeLiteral(columns[column])}`,
      );
}

/**
 * Creates a role that signs in with a new password and reads only; gives an existing one a new password.
 * @param validUntil after which it cannot sign in; never ends when null.
 * @returns the password. @throws Refusal when a role of this name is no analysts' role.
 */
export async function createReader(
  client: Queryable,
  name: string,
  validUntil: Date | null,
): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const { rows } = await client.query<{ isReader: boolean }>(
    `select exists (select from pg_auth_members where member = r.oid and roleid = $2::regrole) as "isReader"
       from pg_roles r where rolname = $1`,
    [name, readerRole],
  );
  if (rows[0] && !rows[0].isReader)
    throw new Refusal(
      'not-a-reader',
      `${name} is a role of something else in this database. Choose another name.`,
    );
  const role = pg.escapeIdentifier(name);
  const secret = `login password ${pg.escapeLiteral(password)} valid until '${validUntil?.toISOString() ?? 'infinity'}'`;
  if (rows[0]) await client.query(`alter role ${role} ${secret}`);
  else await createRole(client, `${role} ${secret} in role ${readerRole} connection limit 20`);
  await client.query(`alter role ${role} set default_transaction_read_only = on`);
  await client.query(`alter role ${role} set statement_timeout = '10min'`);
  return password;
}

/** @throws Refusal when there is no such role of analysts. */
export async function dropReader(client: Queryable, name: string): Promise<void> {
  const { rows } = await client.query(
    `select from pg_auth_members join pg_roles r on r.oid = member where roleid = to_regrole($2) and rolname = $1`,
    [name, readerRole],
  );
  if (rows.length === 0)
    throw new Refusal('not-a-reader', `There is no role ${name} of an analyst in this database.`);
  await client.query(`drop role ${pg.escapeIdentifier(name)}`);
}

/** Roles of sessions that ended without dropping theirs. */
export async function dropExpiredReaders(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_auth_members join pg_roles r on r.oid = member
      where roleid = to_regrole($1) and rolvaliduntil < now()`,
    [readerRole],
  );
  for (const { name } of rows) await dropReader(client, name);
}

async function createRole(client: Queryable, definition: string): Promise<void> {
  try {
    await client.query(`create role ${definition}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new Refusal(
      'no-create-role',
      "The service's account in this database may not create roles, so there is no role that only reads. Let an administrator grant it CREATEROLE.",
    );
  }
}
