import { expect } from 'chai';
import type pg from 'pg';
import type { Position } from '#domain/kernel/recorded.ts';
import type { Claim } from '#projections/engine/checkpoint.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { followLog } from '#projections/engine/live.ts';
import {
  type AnyProjection,
  joinState,
  type StoredState,
  stateColumns,
} from '#projections/engine/projection.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { readStoredStatuses } from '#projections/engine/status.ts';
import { type Connect, withConnection } from '#projections/postgres/connection.ts';
import { arraySource } from './array-source.ts';
import { expectedRows, type TallyEvent, tally } from './tally.ts';

export async function startFromEmpty(
  client: pg.Client,
  projections: readonly AnyProjection[] = tally,
): Promise<void> {
  await client.query('drop schema if exists read cascade');
  await prepareTables(client, 'read', projections);
}

type Following = {
  readonly projections?: readonly AnyProjection[];
  readonly batchSize?: number;
  readonly cachedBytes?: number;
  readonly claims?: readonly Claim[];
  readonly signal?: AbortSignal;
  readonly onMoved?: (names: readonly string[], position: Position) => void;
};

/** Follows the log until an error ends it, for example the end of the source, and returns that error. */
export async function follow(
  connect: Connect,
  source: EventSource,
  following: Following = {},
): Promise<unknown> {
  return followLog({
    connect,
    schema: 'read',
    source,
    projections: tally,
    batchSize: 1000,
    cachedBytes: 100_000,
    signal: new AbortController().signal,
    onMoved: () => {},
    onParked: () => {},
    onDeadLetters: () => {},
    ...following,
  }).catch((error: unknown) => error);
}

/** Follows again after every error, like the engine, until every projection is at the end or parked. */
export async function followToTheEnd(
  connect: Connect,
  source: EventSource,
  following: Following = {},
): Promise<unknown[]> {
  const { projections = tally } = following;
  const ends: unknown[] = [];
  for (;;) {
    ends.push(await follow(connect, source, following));
    const head = await source.head();
    const statuses = await withConnection(connect, 'test', (client) =>
      readStoredStatuses(client, 'read', projections),
    );
    const isThere = ({ name }: AnyProjection) =>
      statuses.get(name)?.position === head || statuses.get(name)?.state === 'parked';
    if (projections.every(isThere)) return ends;
  }
}

export async function expectRows(
  client: pg.Client,
  events: readonly TallyEvent[],
  { projections = tally, schema = 'read' }: { projections?: readonly AnyProjection[]; schema?: string } = {},
): Promise<void> {
  for (const projection of projections)
    expect(await storedRows(client, projection, schema)).to.deep.equal(
      expectedRows(projection, recordedOf(events)),
    );
}

export const recordedOf = (events: readonly TallyEvent[]) => arraySource(events).events;

type StoredRows = Record<string, { owner: string | null; state: unknown }>;

/** The rows that queries read, in the format of `expectedRows`. */
export async function storedRows(
  client: pg.ClientBase,
  projection: AnyProjection,
  schema = 'read',
): Promise<StoredRows> {
  const { name, table } = projection;
  const { rows } = await client.query<StoredState<unknown> & { key: string; owner: string | null }>(
    `select ${stateColumns({ table })}, ${table.owner ?? 'owner'} as owner from ${schema}.${name}`,
  );
  return Object.fromEntries(
    rows.map(({ key, owner, ...row }) => [
      key,
      { owner, state: joinState({ table }, { ...row, past: null }) },
    ]),
  );
}
