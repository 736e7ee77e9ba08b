import type { MassUnit } from '#domain/body/quantity.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** One set as it was done. */
export type LoggedSet = {
  /** The name of the exercise: a word of the catalogue, or of the member's own plan. */
  readonly exercise: string;
  /** From 1, in the order of the exercise's sets. */
  readonly set: number;
  /** 0 for a set that is held for a time. */
  readonly reps: number;
  /** Null for body weight. */
  readonly load: Load | null;
  /** How long a timed set was held; null for a set of reps. */
  readonly seconds: number | null;
  /** Rate of perceived exertion, 1-10 in halves; null when the member did not say. */
  readonly rpe: number | null;
  /** Absent for a usual set. A warm-up counts for no record, progression or volume. */
  readonly kind?: SetKind;
};
export type SetKind = 'warmup' | 'drop' | 'failure';
export type Load = {
  readonly value: number;
  readonly unit: MassUnit;
  /** The value takes weight off the body, as a machine or a band does. Absent for a weight that is moved. */
  readonly kind?: 'assistance';
};

export type WorkoutLogged = {
  readonly type: 'WorkoutLogged';
  readonly memberId: MemberId;
  readonly workoutId: string;
  readonly templateId: string;
  /** The date of the workout: the date of its start if known. */
  readonly date: MemberDay;
  readonly startedAt: Instant | null;
  readonly durationMinutes: number;
  /** 1-10. */
  readonly perceivedExertion: number;
  /** 1-5. */
  readonly moodAfter: number;
  readonly isCompleted: boolean;
  readonly points: number;
  /** The client's claim, stored only when it differs from `points`. */
  readonly claimedPoints: number | null;
  /** The daily limit of rewarded workouts; present when this completed workout exceeded it and earned nothing. */
  readonly beyondDailyLimit?: number;
  /** Present when its time overlaps another workout that was not retracted at that time. */
  readonly overlaps?: true;
  /** The sets that were done, in their order. Absent when the sender did not list them. */
  readonly sets?: readonly LoggedSet[];
  /** Present when it was sent as completed with less than 3 minutes and no set: it is stored as not completed. */
  readonly tooShort?: true;
  /** How far an activity went; absent when the member did not say. */
  readonly distanceMeters?: number;
};
type WorkoutRetracted = {
  readonly type: 'WorkoutRetracted';
  readonly memberId: MemberId;
  readonly workoutId: string;
  /** The import that it came with; absent for one that was logged here. */
  readonly importId?: string;
};

/** The facts of a workout that a correction replaces. */
export type CorrectableFacts = Pick<
  WorkoutLogged,
  'date' | 'startedAt' | 'durationMinutes' | 'perceivedExertion' | 'moodAfter' | 'points' | 'sets'
>;
/** Effort and mood of a workout from another app are unknown. */
export type ReplacedFacts = Omit<CorrectableFacts, 'perceivedExertion' | 'moodAfter'> & {
  readonly perceivedExertion: number | null;
  readonly moodAfter: number | null;
};
/** The workout keeps its id. All facts after the correction, and those that it replaced. */
export type WorkoutCorrected = ReplacedFacts &
  Pick<WorkoutLogged, 'memberId' | 'workoutId' | 'templateId' | 'isCompleted' | 'overlaps' | 'tooShort'> & {
    readonly type: 'WorkoutCorrected';
    /** As of `WorkoutLogged`. */
    readonly beyondDailyLimit?: number;
    readonly replaced: ReplacedFacts;
    /** Present for a workout that came with an import: it earns nothing at any date. */
    readonly imported?: true;
  };

/** One exercise of a template of the member's own: sets of reps, or of a time. */
export type OwnExercise = {
  readonly name: string;
  readonly sets: number;
  readonly reps: number | null;
  readonly durationSeconds: number | null;
  readonly restSeconds: number;
};
/** A template of the member's own was saved, or changed: the newest version of an id holds. */
export type WorkoutTemplateSaved = {
  readonly type: 'WorkoutTemplateSaved';
  readonly memberId: MemberId;
  readonly templateId: string;
  readonly name: string;
  readonly exercises: readonly OwnExercise[];
};
export type WorkoutTemplateArchived = {
  readonly type: 'WorkoutTemplateArchived';
  readonly memberId: MemberId;
  readonly templateId: string;
};

export type WorkoutEvent =
  | WorkoutLogged
  | WorkoutCorrected
  | WorkoutRetracted
  | WorkoutTemplateSaved
  | WorkoutTemplateArchived;

export const workoutStream = (memberId: MemberId): string => `workout-${memberId}`;
