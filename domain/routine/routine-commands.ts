import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';

type RoutinePlan = {
  readonly exercises: readonly RoutineExercise[];
  readonly durationMinutes: number;
};
type OfSet = {
  readonly memberId: MemberId;
  /** The routine's day, the one in the stream's name. */
  readonly date: MemberDay;
  readonly template: DailyTemplateId;
  readonly exerciseIndex: number;
  readonly setIndex: number;
  readonly today: MemberDay;
  /** The plan of the date; the first tick fixes it. */
  readonly plan: RoutinePlan;
};

export type TickSet = OfSet & { readonly type: 'TickSet' };
export type UntickSet = OfSet & { readonly type: 'UntickSet' };

export type RoutineCommand = TickSet | UntickSet;
