import type { Position } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import { CheckpointMoved } from './failures.ts';

/** One version of a projection. It shares nothing with other versions, so that two releases can run beside each other. */
export type Versioned = { readonly name: string; readonly version: number };

/** The position up to which the rows of one version of a projection were folded. */
export type Checkpoint = Versioned & {
  readonly position: Position;
  /** Number of rebuilds that replaced the rows. Detects a rebuild that ended at the same position. */
  readonly rebuilds: number;
  /** Fencing token of the leader that may move it; 0 before the first. */
  readonly token: number;
};

const tableIn = (schema: string) => `${pg.escapeIdentifier(schema)}.checkpoint`;

/** NOTIFY channel for moved checkpoints. */
export const movedChannel = (schema: string) => `projections of ${schema}`;

const columns = 'name, version, position, rebuilds, token::float8';

/** A condition, with the two parameters that `namesAndVersions` gives. */
export const isOneOf = (names: string, versions: string, name = 'name'): string =>
  `(${name}, version) in (select * from unnest(${names}::text[], ${versions}::integer[]))`;

export const namesAndVersions = (of: readonly Versioned[]): [names: string[], versions: number[]] => [
  of.map(({ name }) => name),
  of.map(({ version }) => version),
];

/** The checkpoints of these versions that exist, by name. */
export async function readCheckpoints(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<Map<string, Checkpoint>> {
  const { rows } = await client.query<Checkpoint>(
    `select ${columns} from ${tableIn(schema)} where ${isOneOf('$1', '$2')}`,
    namesAndVersions(of),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Like `readCheckpoints`, and locks them until the end of the transaction. */
export async function lockCheckpoints(
  client: pg.ClientBase,
  schema: string,
  of: readonly Versioned[],
): Promise<Map<string, Checkpoint>> {
  const { rows } = await client.query<Checkpoint>(
    `select ${columns} from ${tableIn(schema)} where ${isOneOf('$1', '$2')} order by name for update`,
    namesAndVersions(of),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Moves checkpoints by compare-and-set from the positions that this worker knows. Must be the first statement of the transaction that
 * writes the rows, because it locks the checkpoints against other workers. If another worker moved them before, the transaction must not
 * commit.
 * @throws CheckpointMoved when a checkpoint has another position, or a later leader has claimed it.
 */
export async function moveCheckpoints(
  client: pg.ClientBase,
  schema: string,
  from: readonly Checkpoint[],
  to: Position,
): Promise<void> {
  const text = `update ${tableIn(schema)} as checkpoint set position = $5, moved_at = now()
     from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $6::bigint[])
       as here(name, version, position, rebuilds, token)
     where checkpoint.name = here.name and (checkpoint.version, checkpoint.position, checkpoint.rebuilds, checkpoint.token)
       = (here.version, here.position, here.rebuilds, here.token)`;
  const values = [
    from.map(({ name }) => name),
    from.map(({ version }) => version),
    from.map(({ position }) => position),
    from.map(({ rebuilds }) => rebuilds),
    to,
    from.map(({ token }) => token),
  ];
  const { rowCount } = await client.query({ name: `move in ${schema}`, text, values });
  if (rowCount !== from.length)
    throw new CheckpointMoved(`another worker moved a checkpoint that was to go to ${to}`);
}

/** A version of a projection that this process leads. */
export type Led = Versioned & { readonly token: number };

/**
 * Claims the checkpoints of a leader, so that no earlier one can move them any more.
 * @throws CheckpointMoved when a later leader has claimed one.
 */
export async function claimCheckpoints(
  client: pg.ClientBase,
  schema: string,
  led: readonly Led[],
): Promise<void> {
  const { rowCount } = await client.query(
    `update ${tableIn(schema)} as checkpoint set token = ours.token
     from unnest($1::text[], $2::integer[], $3::bigint[]) as ours(name, version, token)
     where (checkpoint.name, checkpoint.version) = (ours.name, ours.version) and checkpoint.token <= ours.token`,
    [...namesAndVersions(led), led.map(({ token }) => token)],
  );
  if (rowCount !== led.length) throw new CheckpointMoved('a later leader has claimed the checkpoints');
}

/** Sets a checkpoint unconditionally: for a rebuild, which holds its row lock. */
export async function placeCheckpoint(
  client: pg.ClientBase,
  schema: string,
  at: Omit<Checkpoint, 'rebuilds' | 'token'>,
): Promise<void> {
  await client.query(
    `insert into ${tableIn(schema)} as checkpoint (name, version, position) values ($1, $2, $3)
     on conflict (name, version) do update set position = excluded.position, rebuilds = checkpoint.rebuilds + 1, moved_at = now()`,
    [at.name, at.version, at.position],
  );
}

/** Marks rows that another process than the leader has changed, so that the leader reads them again. */
export async function bumpRebuilds(
  client: pg.ClientBase,
  schema: string,
  { name, version }: Versioned,
): Promise<void> {
  await client.query(
    `update ${tableIn(schema)} set rebuilds = rebuilds + 1, moved_at = now() where (name, version) = ($1, $2)`,
    [name, version],
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
