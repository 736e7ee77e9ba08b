import type { Mass } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';

/** The five stored types. */
export type ProgramType = 'lean' | 'bulk' | 'cardio_fitness' | 'maintain' | 'assessment';
/** The types that clients may send: the stored ones and their aliases. */
export type SentProgramType = ProgramType | 'muscle' | 'cardio' | 'daily_maintenance';
export type GoalType =
  | 'weight_loss'
  | 'body_recomp'
  | 'muscle_gain'
  | 'muscle_building'
  | 'cardio_fitness'
  | 'endurance'
  | 'running'
  | 'fitness'
  | 'fitness_assessment'
  | 'daily_fitness'
  | 'daily_custom';
export type GoalUnit = 'lbs' | 'kg' | '%' | 'miles' | 'km' | 'min' | 'minutes' | 'points' | 'days';
export type DailyTemplateId = 'daily-50' | 'daily-100' | 'daily-custom';

/** The hazards of a plan that a member must acknowledge. */
export type HazardCode = 'pace' | 'deadline' | 'target-bmi' | 'age' | 'height' | 'weight';

/** One exercise of a daily routine. What counts as a set depends on its kind; steps and distance are one set. */
export type RoutineExercise =
  | { readonly name: string; readonly type: 'reps'; readonly sets: number; readonly reps: number }
  | {
      readonly name: string;
      readonly type: 'duration';
      readonly sets: number;
      readonly durationSeconds: number;
    }
  | { readonly name: string; readonly type: 'steps'; readonly steps: number }
  | { readonly name: string; readonly type: 'distance'; readonly distanceMiles: number };

export type ProgramStarted = {
  readonly type: 'ProgramStarted';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly programType: ProgramType;
  /** The type as the client sent it. */
  readonly sentType: SentProgramType;
  readonly goalType: GoalType;
  readonly goalValue: number;
  readonly goalUnit: GoalUnit;
  readonly startDate: MemberDay;
  /** For an assessment the day after the last; otherwise the last planned day; null for an open end. */
  readonly plannedEndDate: MemberDay | null;
  /** Set for daily maintenance only. */
  readonly dailyTemplate: DailyTemplateId | null;
  /** The custom daily plan; empty for every other program. */
  readonly customExercises: readonly RoutineExercise[];
  /** The hazards that the member accepted. Present in every program, so that its presence does not reveal a hazard. */
  readonly acknowledged?: readonly HazardCode[];
  /** The weight that the plan was agreed with; absent when none was known, and in programs of earlier releases. */
  readonly startWeight?: Mass;
  /** The target that the hazard rules judged; absent for goals without a weight. `GoalChanged` changes it. */
  readonly targetWeight?: Mass;
};
export type ProgramEnded = {
  readonly type: 'ProgramEnded';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly reason: 'replaced' | 'reset';
  /** The date on which the goal was reached; absent when it was not. */
  readonly goalReachedOn?: MemberDay;
};

/** In one week of a program the member keeps the dose of the week before, or takes that of the week. The latest one of a week holds. */
export type DoseChosen = {
  readonly type: 'DoseChosen';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  /** The week of the program, from 1. */
  readonly week: number;
  readonly choice: DoseChoice;
};
export type DoseChoice = 'last-week' | 'this-week';

/** What a change of the goal replaces. */
type ChangedGoal = Pick<ProgramStarted, 'goalValue' | 'plannedEndDate' | 'targetWeight'>;
/** The goal of the program that runs became smaller, or its date later. */
export type GoalChanged = ChangedGoal & {
  readonly type: 'GoalChanged';
  readonly memberId: MemberId;
  readonly programId: ProgramId;
  readonly replaced: ChangedGoal;
};

export type ProgramEvent = ProgramStarted | ProgramEnded | DoseChosen | GoalChanged;

/** A program after a change of its goal. */
export function withGoal<Program extends ChangedGoal>(program: Program, change: ChangedGoal): Program {
  const { goalValue, plannedEndDate, targetWeight } = change;
  return { ...program, goalValue, plannedEndDate, ...(targetWeight && { targetWeight }) };
}

/** The weeks in which the member keeps the dose, in order, after one more choice. */
export function keptWeeksAfter(
  kept: readonly number[],
  { week, choice }: Pick<DoseChosen, 'week' | 'choice'>,
): readonly number[] {
  const others = kept.filter((one) => one !== week);
  return choice === 'this-week' ? others : [...others, week].toSorted((a, b) => a - b);
}

export const programStream = (memberId: MemberId): string => `program-${memberId}`;
