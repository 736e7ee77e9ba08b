import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';

export type QuestDay = {
  readonly date: MemberDay;
  readonly status: QuestStatus;
  readonly quest_id: string;
  readonly points: number;
};

/** The quest of a member's date, a mere proposal too; null when the wheel was not spun. */
export async function questOfDay(db: Pool, memberId: MemberId, date: MemberDay): Promise<QuestDay | null> {
  const { rows } = await db.query<QuestDay>({
    name: 'quest-of-day',
    text: 'select date, status, quest_id, points from read.quest_days where key = $1',
    values: [`${memberId}|${date}`],
  });
  return rows[0] ?? null;
}
