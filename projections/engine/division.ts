import { beginning, type Position } from '#domain/kernel/recorded.ts';
import {
  type Connect,
  fixQueryPlans,
  inTransaction,
  withConnection,
} from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { doublingDelay, retry } from '#projections/postgres/retry.ts';
import { longTimeoutMs, withTimeout } from '#projections/postgres/timeouts.ts';
import {
  announceDivision,
  type Checkpoint,
  CheckpointMoved,
  lockCheckpoints,
  readCheckpoints,
  readParts,
  type Versioned,
} from './checkpoint.ts';
import type { EventSource } from './event-source.ts';
import { levelParts } from './live.ts';
import type { AnyProjection } from './projection.ts';
import { leadLockOf } from './tables.ts';

/** Higher than every token, so that no leader of an undivided version can claim or move its checkpoint. */
const noLeader = 2 ** 52;

/** Into how many parts the members of this installation are divided. New versions of projections are divided like those that are there. */
export async function partsOfInstallation(client: pg.ClientBase, schema: string): Promise<number> {
  const { rows } = await client.query<{ parts: number }>(
    `select coalesce(max(parts), 1) as parts from ${pg.escapeIdentifier(schema)}.checkpoint`,
  );
  return rows[0]?.parts ?? 1;
}

/** Into how many parts each projection is divided, by name. */
export type Divisions = ReadonlyMap<string, number>;

export async function readDivisions(
  client: pg.ClientBase,
  schema: string,
  projections: readonly AnyProjection[],
): Promise<Divisions> {
  const checkpoints = await readCheckpoints(client, schema, projections);
  return new Map(projections.map(({ name }) => [name, checkpoints.get(name)?.parts ?? 1]));
}

/**
 * Gives a version one checkpoint for each of a number of parts, at the position at which all of its rows are. Call it with the locks of its
 * checkpoints. A projection without partitions stays as it is. The leader of the version loses it at its next batch.
 */
export async function divide(
  client: pg.ClientBase,
  schema: string,
  { name, version, partition }: Versioned & Pick<AnyProjection, 'partition'>,
  parts: number,
): Promise<void> {
  if (partition !== 'member') return;
  const inSchema = pg.escapeIdentifier(schema);
  const { rows } = await client.query<{ position: Position; rebuilds: number; parts: number }>(
    `select coalesce(max(part.position), checkpoint.position) as position, coalesce(max(part.rebuilds), checkpoint.rebuilds) as rebuilds,
       checkpoint.parts
       from ${inSchema}.checkpoint left join ${inSchema}.part_checkpoints part using (name, version)
      where (name, version) = ($1, $2) group by checkpoint.name, checkpoint.version`,
    [name, version],
  );
  const [before] = rows;
  if (!before || before.parts === parts) return;
  // Rows that were never built stay marked as such.
  const rebuilds = before.position === beginning ? 0 : before.rebuilds + 1;
  await client.query(`delete from ${inSchema}.part_checkpoints where (name, version) = ($1, $2)`, [
    name,
    version,
  ]);
  await client.query(
    `update ${inSchema}.checkpoint set parts = $3, position = $4, moved_at = now(),
       rebuilds = case when $3 > 1 then -1 else $5 end, token = case when $3 > 1 then ${noLeader} else 0 end
      where (name, version) = ($1, $2)`,
    [name, version, parts, before.position, rebuilds],
  );
  // Otherwise a process of an earlier release would end the connections of the process that led it and now leads parts.
  await client.query(`update ${inSchema}.leases set instance = '' where name = $1`, [
    leadLockOf({ name, version }, schema),
  ]);
  if (parts > 1)
    await client.query(
      `insert into ${inSchema}.part_checkpoints (name, version, part, position, rebuilds)
       select $1, $2, part, $3, $4 from generate_series(0, $5 - 1) as part`,
      [name, version, before.position, rebuilds, parts],
    );
}

type DivisionOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
};

/** The number of attempts while other processes change the same rows. */
const patienceMs = 30_000;

/**
 * Divides the members of all projections that can be divided into a number of parts, or joins all parts again. Works beside running
 * processes, which continue with the new parts. Before, parts at different positions are brought to the same position.
 * @throws CheckpointMoved when other processes were quicker for a long time.
 */
export async function changeParts(options: DivisionOptions, parts: number): Promise<void> {
  const { connect, schema, projections } = options;
  const policy = {
    delayMs: doublingDelay(10, 200, 0.5),
    deadlineMs: patienceMs,
    isTemporary: (error: unknown) => error instanceof CheckpointMoved || isConflict(error),
  };
  await withConnection(
    connect,
    'division',
    async (client) => {
      await fixQueryPlans(client);
      for (const projection of projections)
        await retry(() => changePartsOf(client, { ...options, projection }, parts), policy);
      await announceDivision(client, schema);
    },
    withTimeout(longTimeoutMs),
  );
}

const isConflict = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01';

type Changing = DivisionOptions & { readonly projection: AnyProjection };

async function changePartsOf(client: pg.Client, options: Changing, parts: number): Promise<void> {
  const { schema, projection } = options;
  const known = (await readCheckpoints(client, schema, [projection])).get(projection.name);
  if (!known || known.parts === parts) return;
  const apart = new Set((await readParts(client, schema, projection)).map(({ position }) => position));
  if (apart.size > 1) await levelParts({ ...options, claims: await takeParts(client, schema, projection) });
  await inTransaction(client, async () => {
    await lockCheckpoints(client, schema, [projection]);
    const positions = new Set((await readParts(client, schema, projection)).map(({ position }) => position));
    if (positions.size > 1) throw new CheckpointMoved(`${projection.name} was moved by another process`);
    await divide(client, schema, projection, parts);
  });
}

/** Takes all parts from their leaders, who may take them back. */
async function takeParts(
  client: pg.Client,
  schema: string,
  projection: AnyProjection,
): Promise<readonly Checkpoint[]> {
  const { name, version } = projection;
  await client.query(
    `update ${pg.escapeIdentifier(schema)}.part_checkpoints set rebuilds = rebuilds + 1 where (name, version) = ($1, $2)`,
    [name, version],
  );
  return readParts(client, schema, projection);
}
