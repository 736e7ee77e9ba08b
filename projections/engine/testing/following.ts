import { expect } from 'chai';
import type pg from 'pg';
import { type Connect, withConnection } from '#projections/engine/connection.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import { followLog } from '#projections/engine/live.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { readStandings } from '#projections/engine/status.ts';
import { arraySource } from './array-source.ts';
import { storedRows } from './stored-rows.ts';
import { expectedRows, type TallyEvent, tally } from './tally.ts';

export async function startAnew(
  client: pg.Client,
  projections: readonly AnyProjection[] = tally,
): Promise<void> {
  await client.query('drop schema if exists read cascade');
  await prepareTables(client, 'read', projections);
}

type Following = {
  readonly projections?: readonly AnyProjection[];
  readonly batchSize?: number;
  readonly cachedRows?: number;
  readonly signal?: AbortSignal;
  readonly onMoved?: () => void;
};

/** Follows until something ends it, which it returns: the source's end, say. */
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
    cachedRows: 100,
    signal: new AbortController().signal,
    onMoved: () => {},
    onParked: () => {},
    ...following,
  }).catch((error: unknown) => error);
}

/** Follows again each time that something ends it, as the engine does, until every projection is at the end or parked. */
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
    const standings = await withConnection(connect, 'test', (client) => readStandings(client, 'read'));
    const isThere = ({ name }: AnyProjection) =>
      standings.get(name)?.position === head || standings.get(name)?.state === 'parked';
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
