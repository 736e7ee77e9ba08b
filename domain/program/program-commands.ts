import type { Length, Mass } from '#domain/body/quantity.ts';
import type { DurationId } from '#domain/catalogue/content/options.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import type {
  DailyTemplateId,
  DoseChoice,
  GoalType,
  GoalUnit,
  HazardCode,
  RoutineExercise,
  SentProgramType,
} from './program-events.ts';

/** An exercise of a custom plan as the client sends it; missing numbers take their initial value. */
export type SentExercise = {
  readonly name: string;
  readonly type: RoutineExercise['type'];
  readonly sets?: number | undefined;
  readonly reps?: number | undefined;
  readonly durationSeconds?: number | undefined;
  readonly steps?: number | undefined;
  readonly distanceMiles?: number | undefined;
};

/** A program whose goal was reached, with the date. */
export type ReachedGoal = { readonly programId: ProgramId; readonly on: MemberDay };

type OfNewProgram = {
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly today: MemberDay;
  /** The reached goal of the program that the new one replaces; null when its goal is not reached. */
  readonly reached: ReachedGoal | null;
  readonly ageYears: number | null;
  /** Hazards that the member has seen and accepts. */
  readonly acknowledged: readonly HazardCode[];
};
export type StartProgram = OfNewProgram & {
  readonly type: 'StartProgram';
  readonly sentType: SentProgramType;
  readonly goalType: GoalType;
  readonly goalValue: number;
  readonly goalUnit: GoalUnit;
  /** Null starts today. */
  readonly startDate: string | null;
  /** Null means: the estimate; seven days for an assessment; an open end for daily maintenance. */
  readonly plannedEndDate: string | null;
  /** The latest known weight, for the estimate and the hazards. */
  readonly weight: Mass | null;
  readonly height: Length | null;
};
export type StartDailyMaintenance = OfNewProgram & {
  readonly type: 'StartDailyMaintenance';
  readonly dailyTemplate: DailyTemplateId;
  /** Used for `daily-custom` only. */
  readonly customExercises: readonly SentExercise[];
  /** Without a duration and an end date, the end is open. */
  readonly targetDuration: DurationId | null;
  readonly targetEndDate: string | null;
};
export type StartAssessment = OfNewProgram & { readonly type: 'StartAssessment' };
/** Part of a reset: the active program ends and no other starts. */
type EndProgram = { readonly type: 'EndProgram'; readonly memberId: MemberId };

/** Keeps the dose of last week in the week of today, or takes that of the week. */
export type ChooseDose = {
  readonly type: 'ChooseDose';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly week: number;
  readonly choice: DoseChoice;
  readonly today: MemberDay;
};

/** Makes the goal smaller, or its date later. */
export type ChangeGoal = {
  readonly type: 'ChangeGoal';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  /** Null keeps the goal. */
  readonly goalValue: number | null;
  /** Null keeps the date. */
  readonly plannedEndDate: string | null;
  readonly today: MemberDay;
};

export type StartCommand = StartProgram | StartDailyMaintenance | StartAssessment;
export type ProgramCommand = StartCommand | ChooseDose | ChangeGoal | EndProgram;
