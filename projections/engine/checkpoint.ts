import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { CheckpointMoved } from './failures.ts';

/** The position up to which the rows of a projection were folded, and the projection version that made them. */
export type Checkpoint = {
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  /** Number of rebuilds that replaced the rows. Detects a rebuild that ended at the same position. */
  readonly rebuilds: number;
};

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.checkpoint`;

/** NOTIFY channel for moved checkpoints. */
export const movedChannel = (schema: string) => `projections of ${schema}`;

export async function readCheckpoints(
  client: pg.ClientBase,
  schema: string,
): Promise<Map<string, Checkpoint>> {
  const { rows } = await client.query<Checkpoint>(
    `select name, version, position, rebuilds from ${tableIn(schema)}`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Like `readCheckpoints`, and locks the named checkpoints until the end of the transaction. */
export async function lockCheckpoints(
  client: pg.ClientBase,
  schema: string,
  names: readonly string[],
): Promise<Map<string, Checkpoint>> {
  const { rows } = await client.query<Checkpoint>(
    `select name, version, position, rebuilds from ${tableIn(schema)} where name = any($1::text[]) order by name for update`,
    [names],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Moves checkpoints by compare-and-set from the positions that this worker knows. Must be the first statement of the transaction that
 * writes the rows, because it locks the checkpoints against other workers. If another worker moved them before, the transaction must not
 * commit.
 * @throws CheckpointMoved when a checkpoint has another position or version.
 */
export async function moveCheckpoints(
  client: pg.ClientBase,
  schema: string,
  from: readonly Checkpoint[],
  to: Position,
): Promise<void> {
  const text = `update ${tableIn(schema)} as checkpoint set position = $5, moved_at = now()
     from unnest($1::text[], $2::integer[], $3::text[], $4::integer[]) as here(name, version, position, rebuilds)
     where checkpoint.name = here.name and (checkpoint.version, checkpoint.position, checkpoint.rebuilds)
       = (here.version, here.position, here.rebuilds)`;
  const values = [
    from.map(({ name }) => name),
    from.map(({ version }) => version),
    from.map(({ position }) => position),
    from.map(({ rebuilds }) => rebuilds),
    to,
  ];
  const { rowCount } = await client.query({ name: `move in ${schema}`, text, values });
  if (rowCount !== from.length)
    throw new CheckpointMoved(`another worker moved a checkpoint that was to go to ${to}`);
}

/** Sets a checkpoint unconditionally: for a rebuild, which holds its row lock. */
export async function placeCheckpoint(
  client: pg.ClientBase,
  schema: string,
  at: Omit<Checkpoint, 'rebuilds'>,
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} as checkpoint (name, version, position) values ($1, $2, $3)
     on conflict (name) do update set version = excluded.version, position = excluded.position,
       rebuilds = checkpoint.rebuilds + 1, moved_at = now()`,
    [at.name, at.version, at.position],
  );
}

/** Notifies waiting processes when the transaction commits. */
export async function announceMove(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query({
    name: 'announce move',
    text: `select pg_notify($1, '')`,
    values: [movedChannel(schema)],
  });
}
