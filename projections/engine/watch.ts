import { once } from 'node:events';
import pg from 'pg';
import { movedChannel } from './checkpoint.ts';
import { type Connect, withConnection } from './connection.ts';
import { takeLeave } from './deadlines.ts';
import { keepTrying } from './keep-trying.ts';
import type { EngineLog } from './log.ts';
import { readStandings, type Standing } from './status.ts';

export type WatchOptions = {
  readonly connect: Connect;
  readonly schema: string;
  readonly signal: AbortSignal;
  readonly log: EngineLog;
  /** Nothing is read while nobody waits. */
  readonly isAwaited: () => boolean;
  readonly onStandings: (standings: ReadonlyMap<string, Standing>) => void;
};

export type Watch = {
  /** Reads the checkpoints soon; however often it is asked, one read at a time. */
  look(): void;
  /** @throws when Postgres cannot be reached. */
  read(): Promise<ReadonlyMap<string, Standing>>;
  readonly ended: Promise<void>;
};

const pollMs = 500;

/** Sees checkpoints move that another process moves: by NOTIFY, and by looking now and then, as a notice may be lost with its connection. */
export function watchCheckpoints(options: WatchOptions): Watch {
  const { connect, schema, signal, log, isAwaited, onStandings } = options;
  let client: pg.Client | null = null;
  const read = () =>
    client
      ? readStandings(client, schema)
      : withConnection(connect, 'status', (lent) => readStandings(lent, schema));
  // While Postgres is away the next poll looks again.
  const look = oneAtATime(() => read().then(onStandings, () => {}));
  const lookIfAwaited = () => {
    if (isAwaited()) look();
  };
  const listen = async (isWell: () => void) => {
    const listening = await connect('watch', { pipeline: true, query_timeout: 5000 });
    const poll = setInterval(lookIfAwaited, pollMs);
    try {
      listening.on('notification', lookIfAwaited);
      await listening.query(`listen ${pg.escapeIdentifier(movedChannel(schema))}`);
      client = listening;
      isWell();
      lookIfAwaited();
      await once(listening, 'end', { signal });
    } finally {
      client = null;
      clearInterval(poll);
      await takeLeave(listening);
    }
  };
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'lost sight of the checkpoints, and looks again');
  return { look, read, ended: keepTrying(listen, { signal, onError }) };
}

/** Asked while it works, it works once more after that, as what it saw may be older than the question. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isWorking = false;
  let isAskedAgain = false;
  return function ask() {
    isAskedAgain = isWorking;
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => {
      isWorking = false;
      if (isAskedAgain) ask();
    });
  };
}
