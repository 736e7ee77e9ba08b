import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';

/** `date` is the day that the routine is of, also for what is ticked in the night after it or comes late. */
type OfRoutine = {
  readonly memberId: MemberId;
  readonly date: MemberDay;
  readonly template: DailyTemplateId;
};

/** Fixes the version of the plan for the date: a later edit of a custom plan does not move it. */
export type RoutineOpened = OfRoutine & {
  readonly type: 'RoutineOpened';
  readonly exercises: readonly RoutineExercise[];
  readonly durationMinutes: number;
};
type RoutineSetTicked = OfRoutine & {
  readonly type: 'RoutineSetTicked';
  readonly exerciseIndex: number;
  readonly setIndex: number;
};
type RoutineSetUnticked = OfRoutine & {
  readonly type: 'RoutineSetUnticked';
  readonly exerciseIndex: number;
  readonly setIndex: number;
};
export type RoutineCompleted = OfRoutine & { readonly type: 'RoutineCompleted'; readonly points: number };
/** A set was unticked after completion: completion and points are withdrawn. */
export type RoutineReopened = OfRoutine & { readonly type: 'RoutineReopened'; readonly points: number };

export type RoutineEvent =
  | RoutineOpened
  | RoutineSetTicked
  | RoutineSetUnticked
  | RoutineCompleted
  | RoutineReopened;

export const routineStream = (memberId: MemberId, date: MemberDay, template: DailyTemplateId): string =>
  `routine-${memberId}-${date}-${template}`;
