import { beginning, type Position } from '#domain/kernel/recorded.ts';
import {
  type Connect,
  fixQueryPlans,
  inTransaction,
  withConnection,
} from '#projections/postgres/connection.ts';
import { lockSession } from '#projections/postgres/locks.ts';
import * as pg from '#projections/postgres/pg.ts';
import { longTimeoutMs, withoutTimeout, withTimeout } from '#projections/postgres/timeouts.ts';
import {
  announceMove,
  bumpRebuilds,
  lockCheckpoints,
  readCheckpoints,
  readParts,
  type VersionCheckpoint,
} from './checkpoint.ts';
import {
  type DeadLetterFilter,
  deadLetterOwners,
  readDeadLetters,
  replaceDeadLetters,
  type StoredDeadLetter,
  withStreams,
} from './dead-letters.ts';
import { readDivisions } from './division.ts';
import type { EventSource } from './event-source.ts';
import { foldOwners } from './fold-history.ts';
import type { HistoryOptions } from './history.ts';
import { createFold, type Fold } from './hold-back.ts';
import { readSkips } from './letter-book.ts';
import { type Part, partOf } from './member-range.ts';
import type { AnyProjection } from './projection.ts';
import { type ProjectionStatus, readStoredStatuses, requestResume, withLag } from './status.ts';
import { leadLockOf, liveSchema, tableOf, versionedName } from './tables.ts';
import type { WorkingSet } from './working-set.ts';
import { send, writesOf } from './write-batch.ts';

export type OperateOptions = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
};

export type ProjectionOverview = ProjectionStatus & {
  /** An estimate for large tables. */
  readonly rows: number;
};

/** Which process runs the projections of this release, or most of them while another process holds the rest. */
export type Leader = { readonly holder: string; readonly since: Date };

/** A process that leads some parts of the members. */
export type PartsLeader = Leader & { readonly parts: readonly number[] };

export type Overview = {
  readonly projections: readonly ProjectionOverview[];
  /** Null when no process leads. */
  readonly leader: Leader | null;
  /** Into how many parts the members are divided, and who leads which; null when they are not. */
  readonly division: { readonly parts: number; readonly leaders: readonly PartsLeader[] } | null;
};

/** The state of every projection, for operators. Works beside a running service and without one. */
export function readOverview({ connect, source, projections }: OperateOptions): Promise<Overview> {
  return withConnection(
    connect,
    'overview',
    async (client) => {
      const statuses = await withLag(
        await readStoredStatuses(client, liveSchema, projections),
        projections,
        source,
      );
      const overviews: ProjectionOverview[] = [];
      for (const status of statuses) overviews.push({ ...status, rows: await rowsOf(client, status) });
      const leader = await readLeader(client, projections);
      return { projections: overviews, leader, division: await readPartsLeaders(client, projections) };
    },
    withTimeout(longTimeoutMs),
  );
}

/** Above this number, an estimate of Postgres saves reading the whole table. */
const countedRows = 100_000;

async function rowsOf(client: pg.Client, status: ProjectionStatus): Promise<number> {
  const table = `${liveSchema}.${pg.escapeIdentifier(versionedName(status))}`;
  const estimate = await client.query<{ rows: number }>(
    'select reltuples::float8 as rows from pg_class where oid = to_regclass($1)',
    [table],
  );
  const { rows = -1 } = estimate.rows[0] ?? {};
  if (rows > countedRows) return rows;
  const counted = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${table}`);
  return counted.rows[0]?.rows ?? 0;
}

async function readLeader(client: pg.Client, projections: readonly AnyProjection[]): Promise<Leader | null> {
  const { rows } = await client.query<Leader>(
    `select holder, min(since) as since from ${liveSchema}.leases
      where regexp_replace(name, ' part \\d+ of \\d+$', '') = any($1::text[]) and expires_at > clock_timestamp()
      group by holder order by count(*) desc limit 1`,
    [projections.map((projection) => leadLockOf(projection, liveSchema))],
  );
  return rows[0] ?? null;
}

async function readPartsLeaders(
  client: pg.Client,
  projections: readonly AnyProjection[],
): Promise<Overview['division']> {
  const parts = Math.max(1, ...(await readDivisions(client, liveSchema, projections)).values());
  if (parts === 1) return null;
  const { rows: leaders } = await client.query<PartsLeader>(
    `select holder, min(since) as since, array_agg(distinct part order by part) as parts
       from (select holder, instance, since, regexp_replace(name, ' part \\d+ of \\d+$', '') as of,
               substring(name from ' part (\\d+) of ')::integer as part
               from ${liveSchema}.leases where expires_at > clock_timestamp() and name like '% part % of %') as held
      where of = any($1::text[]) group by holder, instance order by min(part)`,
    [projections.map((projection) => leadLockOf(projection, liveSchema))],
  );
  return { parts, leaders };
}

export const listDeadLetters = (
  { connect }: Pick<OperateOptions, 'connect'>,
  filter: DeadLetterFilter,
): Promise<readonly StoredDeadLetter[]> =>
  withConnection(connect, 'dead letters', (client) => readDeadLetters(client, liveSchema, filter));

/**
 * Asks the leader, in any process, to try a parked projection again.
 * @returns false when it is not parked.
 */
export const resumeProjection = (
  { connect }: Pick<OperateOptions, 'connect'>,
  projection: AnyProjection,
): Promise<boolean> =>
  withConnection(connect, 'resume', (client) => requestResume(client, liveSchema, projection));

export type Retried = {
  /** Owners whose rows were folded again. */
  readonly owners: number;
  /** Those of them that are still held back. */
  readonly stillHeld: number;
};

/** Owners whose rows are held in memory together. */
const ownersAtOnce = 200;

/**
 * Folds the rows of all held-back owners of a projection again from the beginning of the log, with the projections of this process. Each
 * pass replaces rows and dead letters in one transaction. The log is read once for every 200 owners. The leader notices the new rows at its
 * next batch.
 * @param owner only the rows of this owner
 * @throws an Error when the rows are of another version than the projection.
 */
export async function retryOwners(
  { connect, source }: Pick<OperateOptions, 'connect' | 'source'>,
  projection: AnyProjection,
  owner: string | null = null,
): Promise<Retried> {
  const work = async (client: pg.Client): Promise<Retried> => {
    await fixQueryPlans(client);
    await lockSession(client, `rebuild ${liveSchema}.${versionedName(projection)}`);
    const owners = owner === null ? await deadLetterOwners(client, liveSchema, projection) : [owner];
    let stillHeld = 0;
    for (const ofPart of byPart(owners, await checkpointOf(client, projection)))
      for (let start = 0; start < ofPart.owners.length; start += ownersAtOnce) {
        const some = new Set(ofPart.owners.slice(start, start + ownersAtOnce));
        stillHeld += await foldAgain(client, source, { projection, part: ofPart.part, owners: some });
      }
    return { owners: owners.length, stillHeld };
  };
  return withConnection(connect, 'retry', work, withoutTimeout);
}

type OwnersOfPart = { readonly part: Part | null; readonly owners: readonly string[] };

/** Rows of different parts may be at different positions. */
function byPart(owners: readonly string[], { parts: of }: VersionCheckpoint): Iterable<OwnersOfPart> {
  if (of === 1) return [{ part: null, owners }];
  const groups = new Map<number, OwnersOfPart & { readonly owners: string[] }>();
  for (const owner of owners) {
    const nth = partOf(owner, of);
    const group = groups.get(nth) ?? { part: { nth, of }, owners: [] };
    groups.set(nth, group);
    group.owners.push(owner);
  }
  return groups.values();
}

type Retrying = {
  readonly projection: AnyProjection;
  /** That of all the owners; null when the members are not divided. */
  readonly part: Part | null;
  readonly owners: ReadonlySet<string>;
};

/** @returns the number of owners that are still held back. */
async function foldAgain(client: pg.Client, source: EventSource, retrying: Retrying): Promise<number> {
  const { projection, part, owners } = retrying;
  const skips = (await readSkips(source))(projection.name);
  const fold = createFold(projection, { skips, held: new Map(), hasDeadLetters: true });
  const options = { source, projections: [projection], after: beginning };
  for (;;) {
    // Most of the log is read before the checkpoint is locked, so that live batches wait only for the rest.
    const upTo = await positionOf(client, projection, part);
    const set = await foldOwners({ ...options, upTo }, { projection, fold, owners });
    const isWritten =
      fold.broken.size === 0 &&
      (await inTransaction(client, () =>
        writeAgain(client, { ...options, after: upTo }, { ...retrying, fold, set }),
      ));
    if (isWritten) return fold.held.size;
    fold.restart();
  }
}

type Folded = Retrying & { readonly fold: Fold; readonly set: WorkingSet };

/** Folds the rest under the lock of the checkpoint and writes the rows. @returns false when an event of the rest left a row half changed. */
async function writeAgain(
  client: pg.Client,
  options: HistoryOptions,
  { projection, part, fold, owners, set }: Folded,
): Promise<boolean> {
  const { source } = options;
  await lockCheckpoints(client, liveSchema, [projection]);
  const position = await positionOf(client, projection, part);
  await foldOwners({ ...options, upTo: position }, { projection, fold, owners }, set);
  if (fold.broken.size > 0) return false;
  const table = tableOf(projection, liveSchema, 'current', source.cipher);
  const deletion = projection.owner ? table.deleteOwners : table.deleteKeys;
  await send(client, { projection, query: { ...deletion, values: [[...owners]] } });
  for (const write of await writesOf(table, set)) await send(client, write);
  const letters = await withStreams(source, fold.letters(), beginning);
  await replaceDeadLetters(client, liveSchema, [projection], letters, [...owners]);
  await bumpRebuilds(client, liveSchema, { ...projection, part });
  await announceMove(client, liveSchema);
  return true;
}

/** @throws an Error when there are no rows of this version, or its members are divided otherwise meanwhile. */
async function positionOf(
  client: pg.Client,
  projection: AnyProjection,
  part: Part | null,
): Promise<Position> {
  const whole = await checkpointOf(client, projection);
  if (whole.parts !== (part?.of ?? 1))
    throw new Error('The members were divided into other parts meanwhile: try again.');
  if (part === null) return whole.position;
  const found = (await readParts(client, liveSchema, projection))[part.nth];
  return found?.position ?? whole.position;
}

/** @throws an Error when there are no rows of this version. */
async function checkpointOf(client: pg.Client, projection: AnyProjection): Promise<VersionCheckpoint> {
  const { name, version } = projection;
  const checkpoint = (await readCheckpoints(client, liveSchema, [projection])).get(name);
  if (checkpoint) return checkpoint;
  throw new Error(
    `There are no rows of version ${version} of ${name}, which this program makes: ` +
      'run the program that the service runs, or let the service build the rows first.',
  );
}
