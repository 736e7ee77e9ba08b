import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = AssessmentSubmitted | MemberCleared;
export type AssessmentRecord = Omit<AssessmentSubmitted, 'type'> & {
  readonly submittedAt: string;
  readonly submittedOn: MemberDay;
  /** Revision in the stream of the assessment program. */
  readonly revision: number;
  /** Position of the event: rows are listed in the order of recording. */
  readonly position: string;
};

const table = defineTable<AssessmentRecord>()({
  columns: {
    member_id: ['text', 'memberId'],
    submitted_at: ['text', 'submittedAt'],
    date: ['date', 'submittedOn'],
    position: ['text', 'position'],
  },
  personal: {
    'results[].value': 0,
    'results[].notes': null,
    score: 0,
    level: 'beginner',
    recommendations: [],
  },
  owner: 'member_id',
  indexes: ['member_id, submitted_at desc', 'member_id, date desc, position desc'],
});

/** The last submission of each assessment program, by program id. */
export const assessments: Projection<Event, AssessmentRecord, RowOf<typeof table>, null> = {
  name: 'assessments',
  version: versions.assessments,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['AssessmentSubmitted', ...memberCleared],
  key: ({ event }) => (event.type === 'AssessmentSubmitted' ? event.programId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'AssessmentSubmitted' ? null : event.memberId),
  initial: null,
  evolve(_, { event, metadata, revision, position }) {
    if (event.type !== 'AssessmentSubmitted') return null;
    const { type: __, ...submission } = event;
    const { occurredAt: submittedAt, localDate: submittedOn } = metadata;
    return { ...submission, submittedAt, submittedOn, revision, position };
  },
  table,
};

/** The member's latest submission of all assessment programs; null before the first. */
export async function latestAssessment(
  db: RowDatabase,
  memberId: MemberId,
): Promise<AssessmentRecord | null> {
  const [latest = null] = await latestAssessments(db, memberId, 1);
  return latest;
}

/** The last submissions of the member's assessment programs, newest first. */
export async function latestAssessments(
  db: RowDatabase,
  memberId: MemberId,
  count: number,
): Promise<readonly AssessmentRecord[]> {
  const { rows } = await db.query<EncryptedRow<AssessmentRecord>>(
    `select ${stateColumns(assessments)} from ${tables.assessments} where member_id = $1 order by submitted_at desc limit $2`,
    [memberId, count],
  );
  return openRows(db.cipher, assessments, rows);
}
