import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

export type WorkoutLogged = {
  readonly type: 'WorkoutLogged';
  readonly memberId: MemberId;
  readonly workoutId: string;
  readonly templateId: string;
  /** The day that the workout is about; of its start, where that is known. */
  readonly date: MemberDay;
  readonly startedAt: Instant | null;
  readonly durationMinutes: number;
  /** 1-10. */
  readonly perceivedExertion: number;
  /** 1-5. */
  readonly moodAfter: number;
  readonly isCompleted: boolean;
  readonly points: number;
  /** What the client claimed, kept only where it differs from `points`. */
  readonly claimedPoints: number | null;
  /** How many workouts of a date earned points by the rule in force, there where this one is completed and came after them. */
  readonly beyondDailyLimit?: number;
  /** There where its time overlaps that of another workout that stood when it was logged. */
  readonly overlaps?: true;
};
type WorkoutRetracted = {
  readonly type: 'WorkoutRetracted';
  readonly memberId: MemberId;
  readonly workoutId: string;
};

export type WorkoutEvent = WorkoutLogged | WorkoutRetracted;

export const workoutStream = (memberId: MemberId): string => `workout-${memberId}`;
