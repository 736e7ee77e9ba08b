import type pg from 'pg';
import { hasTable } from '#projections/postgres/has-table.ts';
import { beginning, type EventStore, type Position, type StoredEvent } from '#service/event-store/port.ts';

/** How far a mirror is. */
export type MirrorProgress = {
  /** Position of its latest event; `beginning` when it is empty. */
  readonly position: Position;
  /** Position of the event before, or `beginning`. */
  readonly before: Position;
  readonly events: number;
};

/** Null when the database has no mirror, or an empty one. */
export async function readMirrorProgress(client: pg.Client): Promise<MirrorProgress | null> {
  if (!(await hasTable(client, 'mirror.progress'))) return null;
  const { rows } = await client.query<{ position: string; before: string; events: string }>(
    'select position, before, events from mirror.progress',
  );
  const [row] = rows;
  return row ? { ...row, events: Number(row.events) } : null;
}

/** Whether the mirror's latest event is in the store at the same position, directly after the one before it. */
export async function isMirrorOf(
  client: pg.Client,
  { position, before }: MirrorProgress,
  store: Pick<EventStore, 'readAll'>,
): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>('select id from mirror.events where position = $1', [
    position,
  ]);
  try {
    const next = await firstOf(store.readAll({ after: before, limit: 1 }));
    return next?.position === position && next.id === rows[0]?.id;
  } catch {
    // A position of another store may be invalid here.
    return false;
  }
}

async function firstOf(events: AsyncIterable<StoredEvent>): Promise<StoredEvent | null> {
  for await (const event of events) return event;
  return null;
}

export const emptyMirror: MirrorProgress = { position: beginning, before: beginning, events: 0 };
