import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { Projection, RowLike } from './projection.ts';
import { foldStep, workingSet } from './working-set.ts';

/** The member's row of a read model, by the engine's own steps, without Postgres. */
export type RowFold<State> = {
  fold(recorded: Recorded<DomainEvent>): void;
  /** Null while there is no row. */
  readonly state: State | null;
};

export function createRowFold<State, Row extends RowLike>(
  projection: Projection<DomainEvent, State, Row>,
): RowFold<State> {
  const set = workingSet(projection);
  let everybody: unknown;
  return {
    fold(recorded) {
      if (projection.handles.includes(recorded.event.type)) everybody = foldStep(set, recorded, everybody);
    },
    get state() {
      return (set.livingRows()[0]?.[1].state ?? null) as State | null;
    },
  };
}
