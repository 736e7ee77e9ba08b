import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import {
  type AnyProjection,
  type EventLike,
  type Projection,
  type RowLike,
  rowOf,
} from '#projections/engine/projection.ts';

export const maya: MemberId = asMemberId('maya');
export const noah: MemberId = asMemberId('noah');

/** A stored event at 08:00 UTC of a date, with its own member as actor. */
export const on = <const Event extends DomainEvent>(date: string, event: Event): Recorded<Event> => ({
  event,
  metadata: {
    commandId: asCommandId(`command ${date}`),
    correlationId: 'test',
    causationId: 'test',
    actor: 'memberId' in event ? event.memberId : 'system',
    occurredAt: asInstant(`${date}T08:00:00.000Z`),
    zone: 'UTC',
    localDate: asMemberDay(date),
  },
  id: `${event.type} ${date}`,
  stream: 'test',
  revision: 0,
  position: date,
});

type StoredRow<State> = Map<string, { readonly state: State; readonly owner: string | null }>;

/** The rows of a read model after events, by key, folded like the engine without Postgres. */
export function rowsAfter<Event extends EventLike, State, Row extends RowLike, Before extends State | null>(
  projection: Projection<Event, State, Row, Before>,
  events: readonly Recorded<NoInfer<Event>>[],
): Readonly<Record<string, Row>> {
  const states = Object.entries(statesAfter(projection, events));
  return Object.fromEntries(states.map(([key, state]) => [key, rowOf(projection.table, state, key)]));
}

/** The same rows as states, with their personal fields. */
export function statesAfter<Event extends EventLike, State, Row extends RowLike, Before extends State | null>(
  projection: Projection<Event, State, Row, Before>,
  events: readonly Recorded<NoInfer<Event>>[],
): Readonly<Record<string, State>> {
  const kept: StoredRow<State> = new Map();
  for (const recorded of events.filter(({ event }) => projection.handles.includes(event.type))) {
    clear(kept, projection.clears?.(recorded) ?? null);
    for (const key of keysOf(projection, recorded)) fold(projection, kept, recorded, key);
  }
  return Object.fromEntries([...kept].map(([key, { state }]) => [key, state]));
}

function clear(kept: StoredRow<unknown>, owner: string | null): void {
  for (const [key, row] of kept) if (owner !== null && row.owner === owner) kept.delete(key);
}

function keysOf<Event extends EventLike>(
  projection: Pick<AnyProjection, 'key'>,
  recorded: Recorded<Event>,
): readonly string[] {
  return [projection.key(recorded)].flat().filter((key) => key !== null);
}

function fold<Event extends EventLike, State, Row extends RowLike, Before extends State | null>(
  projection: Projection<Event, State, Row, Before>,
  kept: StoredRow<State>,
  recorded: Recorded<Event>,
  key: string,
): void {
  const { initial } = projection;
  const before = kept.get(key)?.state ?? (initial instanceof Function ? initial() : initial);
  const state = projection.evolve(before, recorded, key);
  if (state === null) kept.delete(key);
  else kept.set(key, { state, owner: projection.owner?.(recorded) ?? key });
}
