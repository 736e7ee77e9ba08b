import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ProgramRecord } from './programs.ts';

/** The program that a member follows now, or null. */
export async function activeProgram(db: Pool, memberId: MemberId): Promise<ProgramRecord | null> {
  const { rows } = await db.query<{ state: ProgramRecord }>({
    name: 'active-program',
    text: 'select state from read.programs where member_id = $1 and is_active order by started_at desc limit 1',
    values: [memberId],
  });
  return rows[0]?.state ?? null;
}

/** The program with a daily plan of the member's own that was begun last on or before a date, or null. It may have ended since. */
export async function customDailyProgramOn(
  db: Pool,
  memberId: MemberId,
  date: MemberDay,
): Promise<ProgramRecord | null> {
  const { rows } = await db.query<{ state: ProgramRecord }>({
    name: 'custom-daily-program-on',
    text: `select state from read.programs
            where member_id = $1 and state ->> 'dailyTemplate' = 'daily-custom' and state ->> 'startDate' <= $2
            order by started_at desc limit 1`,
    values: [memberId, date],
  });
  return rows[0]?.state ?? null;
}

/** As `activeProgram`, of many at once, in the order in which they are asked for. */
export async function activePrograms(
  db: Pool,
  memberIds: readonly MemberId[],
): Promise<readonly (ProgramRecord | null)[]> {
  const { rows } = await db.query<{ nth: number; state: ProgramRecord }>({
    name: 'active-programs',
    text: `select asked.nth::integer, program.state
             from unnest($1::text[]) with ordinality as asked(member_id, nth)
             cross join lateral (
               select state from read.programs
                where member_id = asked.member_id and is_active order by started_at desc limit 1) as program`,
    values: [memberIds],
  });
  const found = new Map(rows.map(({ nth, state }) => [nth, state]));
  return memberIds.map((_, index) => found.get(index + 1) ?? null);
}

/** One program of a member, also an ended one; null when it is not theirs. */
export async function programOfMember(
  db: Pool,
  memberId: MemberId,
  programId: string,
): Promise<ProgramRecord | null> {
  const { rows } = await db.query<{ state: ProgramRecord }>({
    name: 'program-of-member',
    text: 'select state from read.programs where key = $1 and member_id = $2',
    values: [programId, memberId],
  });
  return rows[0]?.state ?? null;
}
