import { Refusal, type RefusalKind } from '#domain/kernel/refusal.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import type { ExecuteCommand } from './execute-command.ts';

export type RefusedCommands = {
  /** Wraps `execute` and counts what the rules refuse to members and admins. */
  counted(execute: ExecuteCommand): ExecuteCommand;
  /** Stores what was counted since the last call. Counts that cannot be stored stay for the next call. */
  flush(): Promise<void>;
  /** Stores the rest. */
  stop(): Promise<void>;
};

type Options = {
  readonly everyMs?: number;
  readonly onError: (error: unknown) => void;
};

/** A crash loses the counts of at most this time. */
const flushEveryMs = 10_000;

/** Refusals that come from the state of things. The other kinds are typing slips, such as a date in the future. */
const countedKinds: ReadonlySet<RefusalKind> = new Set(['conflict', 'unavailable']);

/**
 * Counts refused commands by hour and reason. The counts are in memory and stored together every few seconds, so that a refusal costs its
 * request no query. Names of commands and reasons are constants of the code, so the number of rows is bounded.
 */
export function createRefusedCommands(
  db: Pick<Pool, 'query'>,
  { everyMs = flushEveryMs, onError }: Options,
): RefusedCommands {
  let counts = new Map<string, number>();
  /** One flush at a time, so that a caller whose counts are being stored waits for them. */
  let flushing: Promise<void> = Promise.resolve();

  function add(key: string, refused: number): void {
    counts.set(key, (counts.get(key) ?? 0) + refused);
  }

  async function store(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await db.query(upsert, columnsOf(taken));
    } catch (error) {
      for (const [key, refused] of taken) add(key, refused);
      throw error;
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(store);
    return flushing;
  }

  const timer = setInterval(() => void flush().catch(onError), everyMs);
  timer.unref();
  return {
    counted: (execute) => async (decider, stream, command, context) => {
      try {
        return await execute(decider, stream, command, context);
      } catch (error) {
        const isCounted = error instanceof Refusal && countedKinds.has(error.kind);
        const { type } = command as { readonly type: string };
        if (isCounted && context.actor !== 'system')
          add(`${hourOf(context.occurredAt)} ${type} ${error.code}`, 1);
        throw error;
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}

const hourOf = (instant: string): string => `${instant.slice(0, 13)}:00:00Z`;

const upsert = `
  insert into service.refused_commands (hour, command, reason, refused)
  select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::integer[])
  on conflict (hour, command, reason) do update set refused = refused_commands.refused + excluded.refused`;

function columnsOf(counts: ReadonlyMap<string, number>): unknown[] {
  const keys = [...counts.keys()].map((key) => key.split(' '));
  return [...[0, 1, 2].map((nth) => keys.map((parts) => parts[nth])), [...counts.values()]];
}
