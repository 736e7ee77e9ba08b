import type { Length, Mass } from '#domain/body/quantity.ts';
import type { DurationId } from '#domain/catalogue/content/options.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import type {
  DailyTemplateId,
  GoalType,
  GoalUnit,
  HazardCode,
  RoutineExercise,
  SentProgramType,
} from './program-events.ts';

/** An exercise of a custom plan as the client names it; what is absent takes its initial value. */
export type SentExercise = {
  readonly name: string;
  readonly type: RoutineExercise['type'];
  readonly sets?: number | undefined;
  readonly reps?: number | undefined;
  readonly durationSeconds?: number | undefined;
  readonly steps?: number | undefined;
  readonly distanceMiles?: number | undefined;
};

/** A program whose goal stands reached, and since when. */
export type ReachedGoal = { readonly programId: ProgramId; readonly on: MemberDay };

type OfNewProgram = {
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly today: MemberDay;
  /** What the new program replaces, as far as the sender knows; null where its goal is not reached. */
  readonly reached: ReachedGoal | null;
};
export type StartProgram = OfNewProgram & {
  readonly type: 'StartProgram';
  readonly sentType: SentProgramType;
  readonly goalType: GoalType;
  readonly goalValue: number;
  readonly goalUnit: GoalUnit;
  /** Null starts today. */
  readonly startDate: string | null;
  /** Null takes the estimate, seven days for an assessment, and an open end for daily maintenance. */
  readonly plannedEndDate: string | null;
  /** Latest known, for the estimate and for what would be a hazard. */
  readonly weight: Mass | null;
  readonly height: Length | null;
  readonly ageYears: number | null;
  /** Hazards that the member has seen and keeps the plan in spite of. */
  readonly acknowledged: readonly HazardCode[];
};
export type StartDailyMaintenance = OfNewProgram & {
  readonly type: 'StartDailyMaintenance';
  readonly dailyTemplate: DailyTemplateId;
  /** Read for `daily-custom` only. */
  readonly customExercises: readonly SentExercise[];
  /** With no duration and no end date the end is open. */
  readonly targetDuration: DurationId | null;
  readonly targetEndDate: string | null;
};
export type StartAssessment = OfNewProgram & { readonly type: 'StartAssessment' };
/** Part of a reset: the active program ends and none takes its place. */
type EndProgram = { readonly type: 'EndProgram'; readonly memberId: MemberId };

export type StartCommand = StartProgram | StartDailyMaintenance | StartAssessment;
export type ProgramCommand = StartCommand | EndProgram;
