import pg from 'pg';
import { fixQueryPlans } from './connection.ts';
import { closeConnection } from './timeouts.ts';

/** One connection shared by concurrent callers. */
export type PipelinedConnection = {
  /** @throws the error of Postgres for this query, or that the database is unavailable. */
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Resolves when all queries are answered, or after a moment. */
  end(): Promise<void>;
};

/**
 * Sends all queries of one tick together, without waiting for earlier results. Under load this saves most of the system calls and context
 * switches of a pool. Results come in the order of the queries, so use it for short queries only. A lost connection fails its queries, and
 * the next query opens another. A connection that misses the timeout of its queries counts as lost.
 */
export function openPipelinedConnection(config: pg.ClientConfig): PipelinedConnection {
  let opened: Promise<pg.Client> | null = null;
  let isEnded = false;

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true });
    const opening = client
      .connect()
      .then(() => planOnce(client))
      .then(() => client);
    const forget = () => {
      if (opened === opening) opened = null;
    };
    opening.catch(forget);
    client.once('end', forget);
    // A lost connection also fails its running queries, where the error is handled. Without a listener it would end the process.
    client.on('error', forget);
    return opening;
  }

  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig, values?: unknown[]) {
      if (isEnded) throw new Error('the query line has ended');
      opened ??= open();
      const asked = opened;
      const client = await asked;
      sendTogether(client.connection.stream);
      try {
        return await client.query<Row>(query, values);
      } catch (error) {
        // A missed timeout has destroyed the connection, which emits its error only later.
        if (client.connection.stream.destroyed && opened === asked) opened = null;
        throw error;
      }
    },
    async end() {
      isEnded = true;
      const client = await opened?.catch(() => null);
      if (client) await closeConnection(client);
    },
  };
}

/**
 * Look-ups of few rows by key have one good plan: by index, row by row. Without this setting, Postgres plans look-ups by arrays again at
 * each call, which costs more than the look-up. Or it keeps a plan that it made while the table was empty.
 */
async function planOnce(client: pg.Client): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query('set enable_hashjoin = off');
  await client.query('set enable_mergejoin = off');
  await fixQueryPlans(client);
}

/**
 * Flushes after all callers of this tick have queued their queries. A flush at the end of the event-loop turn would leave Postgres idle.
 */
function sendTogether(stream: pg.Connection['stream']): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
