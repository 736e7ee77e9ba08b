import type { Pool } from 'pg';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { AssessmentRecord } from './assessments.ts';

/** The member's newest submission, over all their assessment programs; null before the first. */
export async function latestAssessment(db: Pool, memberId: MemberId): Promise<AssessmentRecord | null> {
  const { rows } = await db.query<{ state: AssessmentRecord }>(
    'select state from read.assessments where member_id = $1 order by submitted_at desc limit 1',
    [memberId],
  );
  return rows[0]?.state ?? null;
}
