import type { Instant } from '#domain/kernel/day.ts';
import type * as pg from '#projections/postgres/pg.ts';

/** A key of a process must be looked at. */
export type Wake = {
  readonly key: string;
  /** Null: at once. */
  readonly at: Instant | null;
};

/** A key whose time has come. */
export type DueKey = {
  readonly key: string;
  readonly version: string;
  readonly attempts: number;
  /** It was not in the index before this wake, so it waits for no time, unless for one that wakes it once more. */
  readonly isNew: boolean;
};

/** The outcome for a key that was processed. */
export type Settled = Omit<DueKey, 'isNew'> & {
  /** When it must be looked at next; null when nothing waits. */
  readonly next: Instant | null;
};

type Database = Pick<pg.Pool, 'query'>;

/** Wakes keys, each at the earliest of its times. */
export async function wake(
  client: Pick<pg.ClientBase, 'query'>,
  process: string,
  wakes: readonly Wake[],
): Promise<void> {
  const earliest = new Map<string, string>();
  const timed = new Set<string>();
  for (const { key, at } of wakes) {
    const known = earliest.get(key);
    const time = at ?? atOnce;
    if (at !== null) timed.add(key);
    if (known === undefined || (known !== atOnce && (time === atOnce || time < known)))
      earliest.set(key, time);
  }
  if (earliest.size === 0) return;
  // A new key that is woken both at once and at a time begins at version 1. So it is not mistaken for a key without a timer.
  await client.query(
    `insert into service.process_wakes as w (process, key, due_at, version)
     select $1, key, due_at, is_timed::int
       from unnest($2::text[], $3::timestamptz[], $4::boolean[]) as woken (key, due_at, is_timed)
     on conflict (process, key) do update
       set due_at = least(w.due_at, excluded.due_at), version = w.version + 1`,
    [
      process,
      [...earliest.keys()],
      [...earliest.values()],
      [...earliest.keys()].map((key) => timed.has(key)),
    ],
  );
}

const atOnce = '-infinity';

/** Wakes all keys that wait for a time. Keys that wait for facts only have no row. */
export async function wakeAll(client: Pick<pg.ClientBase, 'query'>, process: string): Promise<void> {
  await client.query(
    'update service.process_wakes set due_at = $2, version = version + 1 where process = $1',
    [process, atOnce],
  );
}

/** The keys that have been due for longest. */
export async function dueKeys(
  db: Database,
  process: string,
  now: Instant,
  limit: number,
): Promise<readonly DueKey[]> {
  const { rows } = await db.query<DueKey>({
    name: 'due-keys',
    text: `select key, version::text, attempts, version = 0 and due_at = '${atOnce}' as "isNew"
             from service.process_wakes
            where process = $1 and due_at <= $2 order by due_at, key limit $3`,
    values: [process, now, limit],
  });
  return rows;
}

/** Puts keys to sleep until their next time. A key that was woken meanwhile stays due. */
export async function settle(db: Database, process: string, settled: readonly Settled[]): Promise<void> {
  const asleep = settled.filter(({ next }) => next !== null);
  if (asleep.length > 0)
    await db.query(
      `update service.process_wakes w set due_at = s.due_at, attempts = s.attempts
         from unnest($2::text[], $3::bigint[], $4::timestamptz[], $5::integer[]) as s (key, version, due_at, attempts)
        where w.process = $1 and w.key = s.key and w.version = s.version`,
      [
        process,
        asleep.map(({ key }) => key),
        asleep.map(({ version }) => version),
        asleep.map(({ next }) => next),
        asleep.map(({ attempts }) => attempts),
      ],
    );
  const over = settled.filter(({ next }) => next === null);
  if (over.length > 0)
    await db.query(
      `delete from service.process_wakes w using unnest($2::text[], $3::bigint[]) as s (key, version)
        where w.process = $1 and w.key = s.key and w.version = s.version`,
      [process, over.map(({ key }) => key), over.map(({ version }) => version)],
    );
}
