import { randomUUID } from 'node:crypto';
import { beginning, type Position } from '#domain/kernel/recorded.ts';
import { type Connect, fixQueryPlans, withConnection } from '#projections/postgres/connection.ts';
import { hasTable } from '#projections/postgres/has-table.ts';
import * as pg from '#projections/postgres/pg.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { type Checkpoint, readCheckpoints, readParts } from './checkpoint.ts';
import type { EventSource } from './event-source.ts';
import { defaultMemoryBytes } from './fold-parts.ts';
import type { Progress } from './history.ts';
import { openLetterBook } from './letter-book.ts';
import { allMembers, rangeOfPart } from './member-range.ts';
import type { AnyProjection } from './projection.ts';
import { fillInPortions, fillTables, type Portion } from './rebuild.ts';
import { liveSchema, type Table, tableOf } from './tables.ts';

type VerifyOptions = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly projections: readonly AnyProjection[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** As for a rebuild. */
  readonly memoryBytes?: number;
  /** Maximum number of listed differing rows per projection; all are counted. 1000 by default. */
  readonly maxListedRows?: number;
};

export type Verified = {
  readonly projection: string;
  /** The position of the live rows, up to which the history was folded. */
  readonly position: Position;
  readonly rows: number;
  readonly differingRows: number;
  readonly differences: readonly Difference[];
};

/**
 * Compares the live rows with the events: rebuilds into a scratch schema up to the rows' checkpoint and lists the differences. Reads one
 * snapshot of the live rows in one transaction that is rolled back. So it neither disturbs the live engine nor leaves tables behind. Only
 * the swap of a rebuild waits for this transaction.
 * @throws ProjectionFailed when the history cannot be folded; an Error when the rows have another version than the projection.
 */
export async function verify(options: VerifyOptions): Promise<Verified[]> {
  const work = async (client: pg.Client) => {
    await positionsOf(client, options.projections);
    await client.query('begin isolation level repeatable read');
    try {
      return await verifyInSnapshot(client, options);
    } finally {
      await client.query('rollback').catch(() => {});
    }
  };
  return withConnection(options.connect, 'verify', work, withoutTimeout);
}

async function verifyInSnapshot(client: pg.Client, options: VerifyOptions): Promise<Verified[]> {
  const { projections, maxListedRows = 1000 } = options;
  // Locks come before the snapshot, because a swap in between would leave us with a dropped table.
  const tables = projections.map((projection) => tableOf(projection, liveSchema, 'current').name);
  await client.query(`lock table ${tables.join(', ')} in access share mode`);
  const positions = await positionsOf(client, projections);
  const scratch = `verify_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create schema ${scratch}`);
  const verified: Verified[] = [];
  const whole = projections.filter(({ name }) => positions.get(name)?.portions === null);
  for (const upTo of new Set(whole.map(({ name }) => positionIn(positions, name)))) {
    const group = whole.filter(({ name }) => positionIn(positions, name) === upTo);
    await rebuildInto(client, scratch, group, { upTo }, options);
    for (const projection of group)
      verified.push(await compare(client, projection, scratch, upTo, maxListedRows));
  }
  for (const group of groupedByPortions(projections, positions)) {
    await rebuildInto(client, scratch, group.projections, group, options);
    for (const projection of group.projections)
      verified.push(await compare(client, projection, scratch, group.upTo, maxListedRows));
  }
  return verified;
}

type Group = {
  readonly projections: AnyProjection[];
  readonly portions: readonly Portion[];
  readonly upTo: Position;
};

/** Those of divided projections that can be folded in the same passes. */
function groupedByPortions(
  projections: readonly AnyProjection[],
  places: ReadonlyMap<string, Place>,
): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const projection of projections) {
    const { portions = null, position: upTo = beginning } = places.get(projection.name) ?? {};
    if (portions === null) continue;
    const key = JSON.stringify(portions);
    const group = groups.get(key) ?? { projections: [], portions, upTo };
    groups.set(key, group);
    group.projections.push(projection);
  }
  return groups.values();
}

/** Where the rows of a projection are. */
type Place = {
  readonly position: Position;
  /** The members with the position of their part; null when the members are not divided. */
  readonly portions: readonly Portion[] | null;
};

const positionIn = (places: ReadonlyMap<string, Place>, name: string): Position =>
  places.get(name)?.position ?? beginning;

async function positionsOf(
  client: pg.Client,
  projections: readonly AnyProjection[],
): Promise<ReadonlyMap<string, Place>> {
  const isMade = await hasTable(client, `${liveSchema}.checkpoint`);
  const checkpoints = isMade ? await readCheckpoints(client, liveSchema, projections) : null;
  const places = new Map<string, Place>();
  for (const projection of projections) {
    const { name, version } = projection;
    const at = checkpoints?.get(name);
    if (!at)
      throw new Error(
        `The read model ${name} has no rows of version ${version} in this database, so there is nothing to compare. Start the service of this release once, which builds them: npm start.`,
      );
    const portions = at.parts === 1 ? null : portionsOf(await readParts(client, liveSchema, projection));
    places.set(name, { position: at.position, portions });
  }
  return places;
}

/** Parts beside each other that are at the same position are one portion, because each is a pass over the log. */
function portionsOf(parts: readonly Checkpoint[]): readonly Portion[] {
  const portions: Portion[] = [];
  for (const { part, position: upTo } of parts) {
    const members = part ? rangeOfPart(part) : allMembers;
    const last = portions.at(-1);
    if (last?.upTo === upTo)
      portions.splice(-1, 1, { upTo, members: { from: last.members.from, to: members.to } });
    else portions.push({ upTo, members });
  }
  return portions;
}

async function rebuildInto(
  client: pg.Client,
  schema: string,
  projections: readonly AnyProjection[],
  { upTo, portions }: { readonly upTo: Position; readonly portions?: readonly Portion[] },
  { source, signal, onProgress, memoryBytes = defaultMemoryBytes }: VerifyOptions,
) {
  await fixQueryPlans(client);
  const history = { source, projections, after: beginning, upTo, signal, onProgress };
  const book = await openLetterBook(source);
  const tables = projections.map((projection) => tableOf(projection, schema, 'next', source.cipher));
  const options = { history, memoryBytes, book, write: <Result>(work: () => Promise<Result>) => work() };
  if (portions) await fillInPortions(client, tables, { ...options, portions });
  else await fillTables(client, tables, options);
}

type DifferingRow = Pick<Difference, 'key' | 'owner' | 'live' | 'rebuilt'> & { readonly total: string };

async function compare(
  client: pg.Client,
  projection: AnyProjection,
  scratch: string,
  position: Position,
  maxListedRows: number,
): Promise<Verified> {
  const live = tableOf(projection, liveSchema, 'current');
  const rebuilt = tableOf(projection, scratch, 'next');
  await client.query('reset enable_seqscan');
  const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${rebuilt.name}`);
  const { rows } = await client.query<DifferingRow>(
    `select key, coalesce(rebuilt.${rebuilt.owner}, live.${live.owner}) as owner, to_json(live) as live, to_json(rebuilt) as rebuilt,
       count(*) over () as total
     from ${live.name} as live full join ${rebuilt.name} as rebuilt using (key)
     where (${contentOf('live', live)}) is distinct from (${contentOf('rebuilt', rebuilt)})
     order by key limit $1`,
    [maxListedRows],
  );
  return {
    projection: projection.name,
    position,
    rows: Number(counted.rows[0]?.rows),
    differingRows: Number(rows[0]?.total ?? 0),
    differences: rows.flatMap(({ key, owner, live, rebuilt }) =>
      differingPaths(live, rebuilt).map((place) => ({ key, owner, ...place })),
    ),
  };
}

/** All columns of a row for comparison; the state as text, because json has no equality in SQL. */
const contentOf = (side: string, { written }: Table) =>
  written
    .map(({ name }) => `${side}.${pg.escapeIdentifier(name)}${name === 'state' ? '::text' : ''}`)
    .join(', ');

/** One difference between a stored row and the events. */
export type Difference = {
  readonly key: string;
  readonly owner: string | null;
  /** A column (`best_streak`), a path in the state (`state.days.2026-03-01`), or empty when one side lacks the whole row. */
  readonly path: string;
  /** As JSON; null when missing. */
  readonly live: unknown;
  readonly rebuilt: unknown;
};

type Leaf = Pick<Difference, 'path' | 'live' | 'rebuilt'>;

/** The deepest paths in which two JSON values differ. */
export function differingPaths(live: unknown, rebuilt: unknown, path = ''): Leaf[] {
  if (!isBranch(live) || !isBranch(rebuilt) || Array.isArray(live) !== Array.isArray(rebuilt))
    return live === rebuilt ? [] : [{ path, live: live ?? null, rebuilt: rebuilt ?? null }];
  return [...new Set([...Object.keys(live), ...Object.keys(rebuilt)])].flatMap((name) =>
    differingPaths(live[name], rebuilt[name], path === '' ? name : `${path}.${name}`),
  );
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
