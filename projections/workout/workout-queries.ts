import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { WorkoutRow } from './workouts.ts';

export type ListedWorkout = Omit<WorkoutRow, 'date'> & { readonly key: string; readonly date: MemberDay };

const pageSize = 500;

/** A member's workouts that were recorded after a position, in the order of recording, 500 at most. */
export async function workoutsAfter(
  db: Pool,
  memberId: MemberId,
  position: string,
): Promise<readonly ListedWorkout[]> {
  const { rows } = await db.query<ListedWorkout>(
    `select * from read.workouts where member_id = $1 and is_listed and position > $2
      order by position limit $3`,
    [memberId, position, pageSize],
  );
  return rows;
}

/** A member's workouts, the newest date first, at most `limit`; with `before`, only those of earlier dates. */
export async function recentWorkouts(
  db: Pool,
  memberId: MemberId,
  limit: number,
  before: MemberDay | null,
): Promise<readonly ListedWorkout[]> {
  const { rows } = await db.query<ListedWorkout>(
    `select *
       from read.workouts
      where member_id = $1 and is_listed and ($3::date is null or date < $3)
      order by date desc, position desc
      limit $2`,
    [memberId, limit, before],
  );
  return rows;
}
