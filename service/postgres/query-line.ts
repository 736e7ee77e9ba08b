import pg from 'pg';
import { takeLeave } from '#projections/engine/deadlines.ts';

/** One connection that many share at once. */
export type QueryLine = {
  /** @throws what Postgres says to this query, or that it is away. */
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Once what was asked is answered, or a moment later. */
  end(): Promise<void>;
};

/**
 * What is asked at once goes out in one piece, and nobody waits for the answers of others before asking: under load that spares most of
 * the system calls and wakings of a pool, where each query has a connection to itself. Answers come in the order of the questions: for
 * short queries only. A lost connection fails what was asked on it, and what comes next opens another; one that does not answer within
 * the deadline of its queries counts as lost.
 */
export function openQueryLine(config: pg.ClientConfig): QueryLine {
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
      if (client) await takeLeave(client);
    },
  };
}

/** Lets go of what is written when all who go on in this tick have asked; by the end of the turn Postgres could have answered. */
function sendTogether(stream: pg.Connection['stream']): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
