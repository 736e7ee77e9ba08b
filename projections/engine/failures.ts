import type { Recorded } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import type { EventLike } from './projection.ts';

/** A projection cannot take an event: its own code threw, or Postgres refused the row that it made. Trying again would not help. */
export class ProjectionFailed extends Error {
  readonly projection: string;
  /** The event, where it is known. */
  readonly recorded: Recorded<EventLike> | null;

  constructor(projection: string, cause: unknown, recorded: Recorded<EventLike> | null = null) {
    const where = recorded ? ` at ${recorded.event.type} ${recorded.position}` : '';
    super(`${projection} failed${where}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'ProjectionFailed';
    this.projection = projection;
    this.recorded = recorded;
  }
}

/** A checkpoint is not where this worker left it: another worker is ahead, and this one must not write. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** Data, integrity, syntax and limits: errors of what was sent. All others are Postgres being away, busy or full. */
const refusedClasses = new Set(['21', '22', '23', '42', '54']);

/** Whether Postgres refused the rows themselves, so that they would be refused again. */
export function isRefusedByPostgres(error: unknown): boolean {
  return error instanceof pg.DatabaseError && refusedClasses.has(error.code?.slice(0, 2) ?? '');
}
