import { isTemplateId } from '#domain/catalogue/workouts/workout-templates.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { refuseImpossibleSets } from './set-log-rules.ts';
import type { LoggedSet, WorkoutEvent, WorkoutLogged } from './workout-events.ts';
import { isTooShort, refuseOutside, workoutAward } from './workout-rules.ts';

/** `workoutId` is the command's id, created when the session starts, so a workout that is saved twice is recorded once. */
type OfWorkout = { readonly memberId: MemberId; readonly workoutId: string };

export type LogWorkout = OfWorkout & {
  readonly type: 'LogWorkout';
  readonly templateId: string;
  /** The sent date. The date of the start takes precedence. */
  readonly date: MemberDay;
  /** The start of the workout with the member's date at that time; null when unknown. */
  readonly started: { readonly at: Instant; readonly on: MemberDay } | null;
  readonly today: MemberDay;
  /** The length of the workout's date for the member: 24 hours, unless the clock or zone changed. */
  readonly dayMinutes: number;
  readonly durationMinutes: number;
  readonly perceivedExertion: number;
  readonly moodAfter: number;
  readonly isCompleted: boolean;
  /** The points that the client expects to have earned. */
  readonly claimedPoints: number | null;
  /** The sets that were done; absent when the sender does not list them. */
  readonly sets?: readonly LoggedSet[];
};
type RetractWorkout = OfWorkout & { readonly type: 'RetractWorkout' };

export type WorkoutCommand = LogWorkout | RetractWorkout;

/** The period of a workout, in epoch milliseconds with `to` exclusive. */
type Span = { readonly workoutId: string; readonly from: number; readonly to: number };
/** What a recorded workout uses of its date. */
type Share = {
  readonly workoutId: string;
  readonly date: MemberDay;
  readonly minutes: number;
  readonly points: number;
};
/** The state that decisions need: ids of the logged and retracted workouts, and the date usage of those that were not retracted. */
type WorkoutLog = {
  readonly logged: readonly string[];
  readonly retracted: readonly string[];
  /** Of workouts with a known start. */
  readonly spans: readonly Span[];
  readonly shares: readonly Share[];
};

export const workoutDecider: Decider<WorkoutLog, WorkoutCommand, WorkoutEvent> = {
  initialState: { logged: [], retracted: [], spans: [], shares: [] },
  decide: (log, command) =>
    command.type === 'LogWorkout' ? logWorkout(log, command) : retract(log, command),
  evolve: ({ logged, retracted, spans, shares }, event) => {
    if (event.type === 'WorkoutRetracted') {
      const stands = ({ workoutId }: Span | Share) => workoutId !== event.workoutId;
      return {
        logged,
        retracted: [...retracted, event.workoutId],
        spans: spans.filter(stands),
        shares: shares.filter(stands),
      };
    }
    const { workoutId, date, durationMinutes: minutes, points } = event;
    return {
      logged: [...logged, workoutId],
      retracted,
      spans: [...spans, ...spanOf(event)],
      shares: [...shares, { workoutId, date, minutes, points }],
    };
  },
};

type Timed = Pick<WorkoutLogged, 'workoutId' | 'startedAt' | 'durationMinutes'>;

function spanOf({ workoutId, startedAt, durationMinutes }: Timed): readonly Span[] {
  if (startedAt === null) return [];
  const from = Date.parse(startedAt);
  return [{ workoutId, from, to: from + durationMinutes * 60_000 }];
}

const overlapsAny = (spans: readonly Span[], timed: Timed): boolean =>
  spanOf(timed).some(({ from, to }) => spans.some((other) => from < other.to && other.from < to));

function logWorkout({ logged, spans, shares }: WorkoutLog, command: LogWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId, templateId, started, durationMinutes } = command;
  const { perceivedExertion, moodAfter, sets } = command;
  if (logged.includes(workoutId)) return [];
  const date = started?.on ?? command.date;
  refuseFutureDay(date, command.today);
  refuseInvalidFields(command);
  const ofDate = shares.filter((share) => share.date === date);
  refuseLongerThanDay(ofDate, command);
  const startedAt = started?.at ?? null;
  return [
    {
      type: 'WorkoutLogged',
      memberId,
      workoutId,
      templateId,
      date,
      startedAt,
      durationMinutes,
      perceivedExertion,
      moodAfter,
      ...awardOf(command, ofDate),
      ...(overlapsAny(spans, { workoutId, startedAt, durationMinutes }) && { overlaps: true }),
      ...(sets && { sets }),
    },
  ];
}

function refuseInvalidFields(command: LogWorkout): void {
  refuseOutside('duration', command.durationMinutes, 0, 10_000);
  refuseOutside('exertion', command.perceivedExertion, 1, 10);
  refuseOutside('mood', command.moodAfter, 1, 5);
  if (!isTemplateId(command.templateId)) throw unknownTemplate();
  if (command.sets) refuseImpossibleSets(command.sets);
}

type Awarded = Pick<
  WorkoutLogged,
  'isCompleted' | 'points' | 'claimedPoints' | 'beyondDailyLimit' | 'tooShort'
>;

/** What the workout earns, and why it earns nothing. */
function awardOf(command: LogWorkout, ofDate: readonly Share[]): Awarded {
  const { claimedPoints } = command;
  const tooShort = command.isCompleted && isTooShort(command);
  const isCompleted = command.isCompleted && !tooShort;
  const rewarded = ofDate.filter(({ points: earned }) => earned > 0).length;
  const points = workoutAward(isCompleted, rewarded);
  return {
    isCompleted,
    points,
    claimedPoints: claimedPoints === points ? null : claimedPoints,
    ...(isCompleted && points === 0 && { beyondDailyLimit: rewarded }),
    ...(tooShort && { tooShort }),
  };
}

/** Refuses when the workouts of a date would exceed the length of the date. */
function refuseLongerThanDay(ofDate: readonly Share[], { durationMinutes, dayMinutes }: LogWorkout): void {
  const before = ofDate.reduce((sum, { minutes }) => sum + minutes, 0);
  if (before + durationMinutes <= dayMinutes) return;
  throw new Refusal(
    'longer-than-day',
    `With ${durationMinutes} minutes your workouts of this day would come to ${before + durationMinutes}, and the day has ${dayMinutes}. Nothing was saved: please correct the minutes.`,
  );
}

const unknownTemplate = (): Refusal =>
  new Refusal(
    'unknown-template',
    'There is no such workout, so nothing was saved. Please choose one from the list.',
    'invalid',
  );

function retract({ logged, retracted }: WorkoutLog, command: RetractWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId } = command;
  if (!logged.includes(workoutId))
    throw new Refusal('unknown-workout', 'There is no such workout.', 'missing');
  return retracted.includes(workoutId) ? [] : [{ type: 'WorkoutRetracted', memberId, workoutId }];
}
