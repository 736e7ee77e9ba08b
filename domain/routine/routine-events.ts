import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';

/** `date` is the routine's day, also for ticks in the following night and late ticks. */
type OfRoutine = {
  readonly memberId: MemberId;
  readonly date: MemberDay;
  readonly template: DailyTemplateId;
};

/** Fixes the version of the plan for the date. Later edits of a custom plan do not change it. */
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
