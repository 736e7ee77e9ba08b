import pg from 'pg';
import { closeConnection } from './timeouts.ts';

/** One connection that many share at once. */
export type PipelinedConnection = {
  /** @throws what Postgres says to this query, or that it is away. */
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Once what was asked is answered, or a moment later. */
  end(): Promise<void>;
};

/**
 * Sends all queries of one tick in one piece, without waiting for earlier results: under load that saves most of the system calls and
 * context switches of a pool, where each query has a separate connection. Results come in the order of the queries, so it is for short
 * queries only. A lost connection fails the queries that were sent on it, and the next query opens another; a connection that does not
 * answer within the deadline of its queries counts as lost.
 */
export function openPipelinedConnection(config: pg.ClientConfig): PipelinedConnection {
  let opened: Promise<pg.Client> | null = null;
  let isEnded = false;

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true });
    const opening = client.connect().then(() => client);
    const forget = () => {
      if (opened === opening) opened = null;
    };
    opening.catch(forget);
    client.once('end', forget);
    // It also fails the queries under way, which is where it is dealt with; unheard it would end the process.
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
        // Missing its deadline has ended the connection, which says so only later.
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
 * Flushes when all callers of this tick have queued their queries; a flush at the end of the event-loop turn would keep Postgres waiting.
 */
function sendTogether(stream: pg.Connection['stream']): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
