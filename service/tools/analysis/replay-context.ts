import type { Instant } from '#domain/kernel/day.ts';
import type { Position } from '#domain/kernel/recorded.ts';
import type { EventSource } from '#projections/engine/event-source.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { historySize } from './history-size.ts';

/** Displays the progress of reading the log. `total` is null when the store cannot count. */
type ShowProgress = (total: number | null) => { update(events: number): void; stop(): void };

/** The part of the log that a fold reads. An event has two times: it occurred, and later it was stored. */
export type EventLimits = {
  /** Only events that occurred at or before this instant, by `occurredAt`. */
  readonly until?: Instant | undefined;
  /** Only events that were stored up to this position. */
  readonly upTo?: Position | undefined;
};

/** Dependencies of the analysis tools. */
export type ReplayContext = {
  readonly connect: Connect;
  readonly source: EventSource;
  readonly signal: AbortSignal;
  readonly showProgress: ShowProgress;
  /** Memory for the rows of a rebuild, in bytes; by default that of the engine. */
  readonly memoryBytes?: number;
};

export const createReplayContext = (
  { databaseUrl, events, cipher }: Pick<Stores, 'databaseUrl' | 'events' | 'cipher'>,
  signal: AbortSignal,
  showProgress: ShowProgress,
  memory: Pick<ReplayContext, 'memoryBytes'> = {},
): ReplayContext => ({
  ...memory,
  connect: connector({ connectionString: databaseUrl, ...withoutTimeout }),
  source: eventSourceOf(events, cipher),
  signal,
  showProgress,
});

/** The event types used by any of these projections. */
export const typesOf = (projections: readonly AnyProjection[]): ReadonlySet<string> =>
  new Set(projections.flatMap(({ handles }) => handles));

type EngineDeps = Pick<ReplayContext, 'connect' | 'source' | 'signal' | 'memoryBytes'> & {
  readonly onProgress: (progress: { readonly events: number }) => void;
};

/** Runs an engine operation over projections and shows its progress. */
export async function withProgress<Result>(
  { showProgress, ...deps }: ReplayContext,
  projections: readonly AnyProjection[],
  work: (deps: EngineDeps) => Promise<Result>,
): Promise<Result> {
  const total = await withConnection(deps.connect, 'count', (client) =>
    historySize(client, typesOf(projections)),
  );
  const progress = showProgress(total);
  try {
    return await work({ ...deps, onProgress: ({ events }) => progress.update(events) });
  } finally {
    progress.stop();
  }
}
