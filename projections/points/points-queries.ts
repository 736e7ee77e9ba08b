import type { Pool } from 'pg';
import type { MemberId } from '#domain/kernel/ids.ts';
import {
  noPoints,
  type PointsEntry,
  type PointsLedger,
  pointsEntries,
} from '#domain/points/points-ledger.ts';

/** A member's points, entry by entry, in the order in which they were recorded. */
export async function pointsEntriesOf(db: Pool, memberId: MemberId): Promise<readonly PointsEntry[]> {
  const { rows } = await db.query<{ state: PointsLedger }>({
    name: 'points-entries-of',
    text: 'select state from read.points_ledgers where key = $1',
    values: [memberId],
  });
  return pointsEntries(rows[0]?.state ?? noPoints());
}
