import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

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
};
type WorkoutRetracted = {
  readonly type: 'WorkoutRetracted';
  readonly memberId: MemberId;
  readonly workoutId: string;
};

export type WorkoutEvent = WorkoutLogged | WorkoutRetracted;

export const workoutStream = (memberId: MemberId): string => `workout-${memberId}`;
