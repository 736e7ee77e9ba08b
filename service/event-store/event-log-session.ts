import type pg from 'pg';
import type { SerializedAppend } from './append-rules.ts';
import { statementOf } from './event-log-batch.ts';
import { type ConnectionOptions, connect, discard } from './event-log-connection.ts';
import { isConnectionLost, isPassing, whileReachable } from './event-log-failure.ts';
import { OutcomeUnknown, StoreUnavailable } from './store.ts';

/** What became of one append: the last two say where it lies, and are null when the stream was elsewhere. */
export type Verdict = {
  readonly actual: number;
  readonly stored_revision: number | null;
  readonly stored_position: string | null;
};

/** The one connection that a process writes on. */
export type WriterSession = {
  /**
   * Stores a batch in one transaction. A connection that is lost half-way is replaced and the batch sent again, which is how its
   * outcome is found out: what was stored is recognised by its ids, and a straggler finds its stream moved on.
   * @throws StoreUnavailable, OutcomeUnknown, or the server's refusal of the batch as a whole; then nothing was stored.
   */
  store(batch: readonly SerializedAppend[]): Promise<readonly Verdict[]>;
  /** Whether a process of the server is the one behind the connection: then the answer to `store` says what its notices do. */
  isOwn(processId: number): boolean;
  close(): Promise<void>;
};

export function createWriterSession(options: ConnectionOptions, closing: AbortSignal): WriterSession {
  const typeNumbers = new Map<string, number>();
  let client: pg.Client | null = null;
  let ownProcess: number | null = null;

  const forget = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    ownProcess = null;
  };
  async function reconnect(): Promise<pg.Client> {
    const fresh = await connect(options, 'write');
    fresh.once('end', () => forget(fresh));
    ownProcess = await processBehind(fresh);
    client = fresh;
    return fresh;
  }
  async function onClient<Result>(work: (current: pg.Client) => Promise<Result>): Promise<Result> {
    const current = client ?? (await reconnect());
    try {
      return await work(current);
    } catch (error) {
      if (isConnectionLost(error) || isPassing(error)) {
        forget(current);
        void discard(current);
      }
      throw error;
    }
  }

  return {
    store: async (batch) => {
      const lost: unknown[] = [];
      const attempt = async (): Promise<readonly Verdict[]> => {
        await onClient((current) => learnTypes(current, typeNumbers, batch));
        return await onClient((current) => send(current, batch, typeNumbers)).catch((error: unknown) => {
          if (isConnectionLost(error)) lost.push(error);
          throw error;
        });
      };
      try {
        return await whileReachable(options.patienceMilliseconds, closing, attempt);
      } catch (error) {
        if (lost.length === 0 || !(error instanceof StoreUnavailable)) throw error;
        throw new OutcomeUnknown('the connection was lost before the answer came', { cause: error });
      }
    },
    isOwn: (processId) => processId === ownProcess,
    close: async () => {
      if (client) await discard(client);
    },
  };
}

async function processBehind(client: pg.Client): Promise<number | null> {
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid ?? null;
  } catch (error) {
    await discard(client);
    throw error;
  }
}

async function send(
  client: pg.Client,
  batch: readonly SerializedAppend[],
  typeNumbers: ReadonlyMap<string, number>,
): Promise<readonly Verdict[]> {
  const { rows } = await client.query<Verdict>(statementOf(batch, typeNumbers));
  return rows;
}

/** In a statement of its own, so that the numbers stay known whatever becomes of the batch. */
async function learnTypes(
  client: pg.Client,
  typeNumbers: Map<string, number>,
  batch: readonly SerializedAppend[],
): Promise<void> {
  const types = new Set<string>();
  for (const { events } of batch) for (const { type } of events) if (!typeNumbers.has(type)) types.add(type);
  if (types.size === 0) return;
  const names = [...types];
  await client.query('insert into log.event_types (type) select unnest($1::text[]) on conflict do nothing', [
    names,
  ]);
  const { rows } = await client.query<{ type: string; type_no: number }>(
    'select type, type_no from log.event_types where type = any($1)',
    [names],
  );
  for (const { type, type_no } of rows) typeNumbers.set(type, type_no);
}
