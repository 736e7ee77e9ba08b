import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** `workoutId` is the command's id, made when the session starts: a workout saved twice is one workout. */
type OfWorkout = { readonly memberId: MemberId; readonly workoutId: string };

export type LogWorkout = OfWorkout & {
  readonly type: 'LogWorkout';
  readonly templateId: string;
  /** The date that was sent; the date of the start wins over it. */
  readonly date: MemberDay;
  /** When the workout was started, and the member's date then; null where it is not known. */
  readonly started: { readonly at: Instant; readonly on: MemberDay } | null;
  readonly today: MemberDay;
  readonly durationMinutes: number;
  readonly perceivedExertion: number;
  readonly moodAfter: number;
  readonly isCompleted: boolean;
  /** The points that the client believes it has earned. */
  readonly claimedPoints: number | null;
};
export type RetractWorkout = OfWorkout & { readonly type: 'RetractWorkout' };

export type WorkoutCommand = LogWorkout | RetractWorkout;
