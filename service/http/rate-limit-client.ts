import type { Pool, QueryConfig, QueryResult } from 'pg';
import { gathered } from './gathered.ts';

/** As rate-limiter-flexible asks for it: `now` and `expire` as epoch ms. */
type Asked = readonly [key: string, points: number, expire: number, now: number];
type Counted = { readonly points: number; readonly expire: string };

const upsert = `
  insert into service.rate_limits as counted (key, points, expire)
  select * from unnest($1::text[], $2::integer[], $3::bigint[]) as asked (key, points, expire) order by key
  on conflict (key) do update set
    points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
    expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
  returning key, points, expire`;

/**
 * What rate-limiter-flexible takes for its pool. It counts one key with each statement; here those that are counted at once share one.
 */
export function rateLimitClient(pool: Pool) {
  const count = gathered((asked: readonly Asked[]) => countAll(pool, asked));
  return {
    async query(config: QueryConfig): Promise<Pick<QueryResult<Counted>, 'rows' | 'rowCount'>> {
      if (!config.name?.endsWith(':rlflx-upsert')) return pool.query<Counted>(config);
      return { rows: [await count(config.values as unknown as Asked)], rowCount: 1 };
    },
  };
}

/** Of several for one key each sees the count that it has made. */
async function countAll(pool: Pool, asked: readonly Asked[]): Promise<readonly Counted[]> {
  const sums = new Map<string, number>();
  const made = asked.map(([key, points]) => {
    const sum = (sums.get(key) ?? 0) + points;
    sums.set(key, sum);
    return sum;
  });
  const last = new Map(asked.map((one) => [one[0], one]));
  const { rows } = await pool.query<Counted & { readonly key: string }>({
    name: 'count-rate-limits',
    text: upsert,
    values: [
      [...last.keys()],
      [...sums.values()],
      [...last.values()].map(([, , expire]) => expire),
      Math.max(...asked.map(([, , , now]) => now)),
    ],
  });
  const counted = new Map(rows.map((row) => [row.key, row]));
  return asked.map(([key], index) => {
    const { points = 0, expire = '' } = counted.get(key) ?? {};
    return { points: points - (sums.get(key) ?? 0) + (made[index] ?? 0), expire };
  });
}
