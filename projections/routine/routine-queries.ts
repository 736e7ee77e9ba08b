import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { RoutineRecord } from './routines.ts';

/** The routines that a member opened on a date, by template. */
export async function routinesOfDay(
  db: Pool,
  memberId: MemberId,
  date: MemberDay,
): Promise<readonly RoutineRecord[]> {
  const { rows } = await db.query<{ state: RoutineRecord }>({
    name: 'routines-of-day',
    text: 'select state from read.routines where member_id = $1 and date = $2 order by template',
    values: [memberId, date],
  });
  return rows.map(({ state }) => state);
}
