import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type Event = AssessmentSubmitted | MemberCleared;
export type AssessmentRecord = Omit<AssessmentSubmitted, 'type'> & {
  readonly submittedAt: string;
  readonly submittedOn: MemberDay;
};
type AssessmentRow = { readonly member_id: string; readonly submitted_at: string };

/** The last submission of each assessment program, by program id. */
export const assessments: Projection<Event, AssessmentRecord, AssessmentRow, null> = {
  name: 'assessments',
  version: 2,
  handles: ['AssessmentSubmitted', ...memberCleared],
  key: ({ event }) => (event.type === 'AssessmentSubmitted' ? event.programId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'AssessmentSubmitted' ? null : event.memberId),
  initial: null,
  evolve(_, { event, metadata }) {
    if (event.type !== 'AssessmentSubmitted') return null;
    const { type: __, ...submission } = event;
    return { ...submission, submittedAt: metadata.occurredAt, submittedOn: metadata.localDate };
  },
  table: {
    columns: { member_id: 'text', submitted_at: 'text' },
    indexes: ['member_id, submitted_at desc'],
    row: (state) => ({ member_id: state.memberId, submitted_at: state.submittedAt }),
  },
};
