import type { Pool } from 'pg';
import type { MemberId } from '#domain/kernel/ids.ts';
import {
  noPoints,
  type PointsEntry,
  type PointsLedger,
  pointsEntries,
} from '#domain/points/points-ledger.ts';
import { type StoredState, withPast } from '#projections/engine/past.ts';

/** A member's points, entry by entry, in the order in which they were recorded. */
export async function pointsEntriesOf(db: Pool, memberId: MemberId): Promise<readonly PointsEntry[]> {
  const { rows } = await db.query<StoredState<PointsLedger>>(
    'select state, past from read.points_ledgers where key = $1',
    [memberId],
  );
  return pointsEntries(rows[0] ? withPast(rows[0]) : noPoints());
}
