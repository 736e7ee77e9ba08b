import type { Pool } from '#projections/postgres/pg.ts';

type IndexRow = {
  readonly id: string;
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: string;
  readonly at: string;
};

/** At most one of the first four; each has its own index. */
type IndexFilter = {
  readonly stream?: string | undefined;
  readonly category?: string | undefined;
  readonly type?: string | undefined;
  readonly correlation?: string | undefined;
  /** Instants, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
/** Where a page ended. */
export type IndexCursor = { readonly at: string; readonly position: string };

const columns = `id, position, stream, revision, type, command_id as "commandId", correlation_id as "correlationId",
  actor, occurred_at as "at"`;

/** Newest first. */
export async function indexedEvents(
  db: Pool,
  { stream, category, type, correlation, from, to }: IndexFilter,
  { before, limit }: { readonly before: IndexCursor | null; readonly limit: number },
): Promise<readonly IndexRow[]> {
  const values: unknown[] = [];
  const given = (condition: string, value: unknown) =>
    value === undefined ? [] : [`${condition} $${values.push(value)}`];
  const conditions = [
    ...given('stream =', stream),
    ...given('category =', category),
    ...given('type =', type),
    ...given('correlation_id =', correlation),
    ...given('occurred_at >=', from),
    ...given('occurred_at <=', to),
    ...(before
      ? [`(occurred_at, position) < ($${values.push(before.at)}, $${values.push(before.position)})`]
      : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index ${where}
     order by occurred_at desc, position desc limit $${values.push(limit)}`,
    values,
  );
  return rows;
}

export async function indexedEvent(db: Pool, id: string): Promise<IndexRow | null> {
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index where id = $1 limit 1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The events of one request, in order. */
export async function causedTogether(
  db: Pool,
  correlationId: string,
  limit: number,
): Promise<readonly IndexRow[]> {
  const { rows } = await db.query<IndexRow>(
    `select ${columns} from service.event_index where correlation_id = $1
     order by occurred_at, position limit $2`,
    [correlationId, limit],
  );
  return rows;
}
