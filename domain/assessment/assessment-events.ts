import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';

export type ResultType = 'reps' | 'seconds' | 'rounds' | 'measurement';
export type FitnessLevel = 'beginner' | 'intermediate' | 'advanced';
export type Confidence = 'high' | 'medium';
export type RecommendationId = 'muscle' | 'cardio' | 'lean' | 'daily-50' | 'daily-100';

export type AssessmentResult = {
  readonly exerciseName: string;
  readonly value: number;
  readonly type: ResultType;
  /** 1-7. */
  readonly day: number;
  readonly notes: string | null;
  /** The member's date on which the entry was saved; it is an active day once submitted. */
  readonly savedOn: MemberDay;
};
export type Recommendation = { readonly id: RecommendationId; readonly confidence: Confidence };

export type AssessmentSubmitted = {
  readonly type: 'AssessmentSubmitted';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly results: readonly AssessmentResult[];
  /** 0-12. */
  readonly score: number;
  readonly level: FitnessLevel;
  /** At most three, best first. */
  readonly recommendations: readonly Recommendation[];
};

/** A result as it was entered, so that another device goes on from it. It counts for nothing before it is submitted. */
export type AssessmentEntryRecorded = {
  readonly type: 'AssessmentEntryRecorded';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly entry: AssessmentResult;
};

export type AssessmentEvent = AssessmentSubmitted | AssessmentEntryRecorded;

export const assessmentStream = (programId: ProgramId): string => `assessment-${programId}`;
