import type { EventSource } from '#projections/engine/event-source.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { Stores } from '#service/open-stores.ts';
import { historySize } from './history-size.ts';

/** Shows how far a reading of the log is. `total` is null where the store cannot tell. */
type ShowProgress = (total: number | null) => { update(events: number): void; stop(): void };

/** What the analysts' tools work with. */
export type ReplayContext = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly signal: AbortSignal;
  readonly showProgress: ShowProgress;
};

export const createReplayContext = (
  { databaseUrl, events, cipher }: Pick<Stores, 'databaseUrl' | 'events' | 'cipher'>,
  signal: AbortSignal,
  showProgress: ShowProgress,
): ReplayContext => ({
  connect: connector({ connectionString: databaseUrl, ...withoutTimeout }),
  source: eventSourceOf(events, cipher),
  signal,
  showProgress,
});

/** The events that are looked at by some of them. */
export const typesOf = (projections: readonly AnyProjection[]): ReadonlySet<string> =>
  new Set(projections.flatMap(({ handles }) => handles));

type EngineDeps = Pick<ReplayContext, 'connect' | 'source' | 'signal'> & {
  readonly onProgress: (progress: { readonly events: number }) => void;
};

/** Runs work of the engine over projections, with its progress shown while it lasts. */
export async function withProgress<Result>(
  { connect, source, signal, showProgress }: ReplayContext,
  projections: readonly AnyProjection[],
  work: (deps: EngineDeps) => Promise<Result>,
): Promise<Result> {
  const total = await withConnection(connect, 'count', (client) => historySize(client, typesOf(projections)));
  const progress = showProgress(total);
  try {
    return await work({ connect, source, signal, onProgress: ({ events }) => progress.update(events) });
  } finally {
    progress.stop();
  }
}
