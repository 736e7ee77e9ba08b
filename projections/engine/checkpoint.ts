import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { CheckpointMoved } from './failures.ts';

/** How far the rows of a projection have come, and which version of it made them. */
export type Checkpoint = {
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  /** How many times a rebuild put other rows in place: one that ended at the same position is noticed by that. */
  readonly rebuilds: number;
};

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.checkpoint`;

/** Everyone who waits for a checkpoint listens on this channel. */
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

/** As `readCheckpoints`, and locks the named checkpoints until the transaction ends. */
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
 * Moves checkpoints on, each from where this worker left it. To be the first statement of the transaction that writes the rows: it locks
 * them against other workers, and if one was here before, that transaction must not commit.
 * @throws CheckpointMoved when any of them is elsewhere, or belongs to another version.
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

/** Sets a checkpoint wherever it was: for a rebuild, which holds its row locked. */
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

/** Wakes those who wait, when the transaction commits. */
export async function announceMove(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query({
    name: 'announce move',
    text: `select pg_notify($1, '')`,
    values: [movedChannel(schema)],
  });
}
