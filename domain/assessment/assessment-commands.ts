import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import type { AssessmentResult } from './assessment-events.ts';

export type SubmitAssessment = {
  readonly type: 'SubmitAssessment';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly today: MemberDay;
  /** In the order of saving: of two for one exercise and day the later counts. */
  readonly results: readonly AssessmentResult[];
};

export type AssessmentCommand = SubmitAssessment;
