import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type Activity, noActivity } from '#domain/streak/activity-state.ts';
import { emptySummary, type StreakNow, type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import { type StoredState, withPast } from '#projections/engine/past.ts';
import type { ActivityRecord } from './activities.ts';

/** A member's streak and tokens as they stand on a day. */
export async function streakOf(db: Pool, memberId: MemberId, today: MemberDay): Promise<StreakNow> {
  const { rows } = await db.query<{ summary: StreakSummary }>({
    name: 'streak-of',
    text: 'select summary from read.activities where key = $1',
    values: [memberId],
  });
  return streakAt(rows[0]?.summary ?? emptySummary(), today);
}

/** The whole history of days, for the grid and the ledger of days. */
export async function activityOf(db: Pool, memberId: MemberId): Promise<Activity> {
  const { rows } = await db.query<StoredState<ActivityRecord>>(
    'select state, past from read.activities where key = $1',
    [memberId],
  );
  return rows[0] ? withPast(rows[0]) : noActivity();
}
