import type { Position, Recorded } from '#domain/kernel/recorded.ts';
import type { EventSource } from './event-source.ts';
import { type AnyProjection, type EventLike, isAboutEverybody } from './projection.ts';

type Events = readonly Recorded<EventLike>[];

/** Divides a batch so that each event about everybody is a separate part, because it changes all rows. */
export function dividedAtEverybody(events: Events, projections: readonly AnyProjection[]): readonly Events[] {
  // Almost every batch is one part.
  const types = new Set(projections.flatMap(({ everybody }) => everybody?.handles ?? []));
  if (types.size === 0 || !events.some(({ event }) => types.has(event.type))) return [events];
  const parts: Recorded<EventLike>[][] = [];
  let isOpen = false;
  for (const recorded of events) {
    const isAlone = types.has(recorded.event.type);
    if (isOpen && !isAlone) parts.at(-1)?.push(recorded);
    else parts.push([recorded]);
    isOpen = !isAlone;
  }
  return parts;
}

/** The value of the events about everybody at a position, for a fold that begins there. */
export async function everybodyAt(
  { aboutEverybody }: Pick<EventSource, 'aboutEverybody'>,
  projection: AnyProjection,
  { position, skips }: { readonly position: Position; readonly skips: ReadonlySet<string> },
): Promise<unknown> {
  const { everybody } = projection;
  if (!everybody || !aboutEverybody) return undefined;
  let value: unknown;
  for (const recorded of await aboutEverybody()) {
    if (recorded.position > position) break;
    if (isAboutEverybody(projection, recorded) && !skips.has(recorded.id))
      value = everybody.evolve(value, recorded);
  }
  return value;
}
