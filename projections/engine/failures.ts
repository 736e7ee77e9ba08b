import type { Recorded } from '#domain/kernel/recorded.ts';
import * as pg from '#projections/postgres/pg.ts';
import type { Versioned } from './checkpoint.ts';
import type { EventLike } from './projection.ts';

/** A projection cannot process an event: its own code threw, or Postgres refused its row. A retry would fail again. */
export class ProjectionFailed extends Error {
  readonly projection: Versioned;
  /** The event, if known. */
  readonly recorded: Recorded<EventLike> | null;

  constructor({ name, version }: Versioned, cause: unknown, recorded: Recorded<EventLike> | null = null) {
    const where = recorded ? ` at ${recorded.event.type} ${recorded.position}` : '';
    super(`${name} failed${where}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'ProjectionFailed';
    this.projection = { name, version };
    this.recorded = recorded;
  }
}

/** Errors of the sent data: data, integrity, syntax and limits. All other errors mean that Postgres is unavailable, busy or full. */
const refusedClasses = new Set(['21', '22', '23', '42', '54']);

/** Whether Postgres refused the rows themselves, so that a retry would fail again. */
export function isRefusedByPostgres(error: unknown): boolean {
  return error instanceof pg.DatabaseError && refusedClasses.has(error.code?.slice(0, 2) ?? '');
}
