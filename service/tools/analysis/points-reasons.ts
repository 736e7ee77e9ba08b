import type { DomainEvent } from '#domain/events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldPoints, type PointsEntry, pointsEntries } from '#domain/points/points-ledger.ts';
import { type CitedEvent, citationOf } from './cited-event.ts';

/** An entry of a member's points with its event and the total after it. */
export type ReasonedEntry = Pick<PointsEntry, 'entryId' | 'date' | 'points' | 'reason' | 'text'> & {
  readonly reverses: string | null;
  readonly total: number;
  readonly event: CitedEvent;
};

export type PointsReasons = { readonly total: number; readonly entries: readonly ReasonedEntry[] };

/** All entries of a member's points since the last clearing event, in the order of recording. */
export function pointsReasons(events: readonly Recorded<DomainEvent>[]): PointsReasons {
  const byId = new Map(events.map((recorded) => [recorded.id, recorded]));
  let total = 0;
  const entries = pointsEntries(foldPoints(events)).flatMap((entry): ReasonedEntry[] => {
    const { entryId, date, points, reason, text, reverses = null } = entry;
    total += points;
    const recorded = byId.get(entry.eventId);
    return recorded
      ? [{ entryId, date, points, reason, text, reverses, total, event: citationOf(recorded) }]
      : [];
  });
  return { total, entries };
}
