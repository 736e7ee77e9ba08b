import { isActivityId, mostDistanceMeters } from '#domain/catalogue/workouts/activities.ts';
import { isTemplateId } from '#domain/catalogue/workouts/workout-templates.ts';
import { importedTemplate } from '#domain/history-import/import-events.ts';
import { daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { correctableDays, refuseCorrectedDay, refuseFutureDay } from '#domain/kernel/day-rules.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  decideOwnTemplate,
  evolveOwnTemplates,
  hasOwnTemplate,
  type OwnTemplateCommand,
  type OwnTemplates,
} from './own-templates.ts';
import { refuseImpossibleSets } from './set-log-rules.ts';
import type {
  LoggedSet,
  ReplacedFacts,
  WorkoutCorrected,
  WorkoutEvent,
  WorkoutLogged,
} from './workout-events.ts';
import { isTooShort, leastMinutes, refuseOutside, workoutAward } from './workout-rules.ts';

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
  /** How far an activity went; absent when the member does not say. */
  readonly distanceMeters?: number;
};
/** Replaces the facts of a saved workout. Its start is kept only while its date is. */
export type CorrectWorkout = OfWorkout & {
  readonly type: 'CorrectWorkout';
  readonly date: MemberDay;
  readonly today: MemberDay;
  /** As of `LogWorkout`, of the corrected date. */
  readonly dayMinutes: number;
  /** What is absent stays as it is stored: another app may have neither length nor effort nor mood. */
  readonly durationMinutes?: number;
  readonly perceivedExertion?: number;
  readonly moodAfter?: number;
  /** The sets as they were; those that are stored stay when absent. */
  readonly sets?: readonly LoggedSet[];
  /** The facts that stand, for a workout that came with an import. */
  readonly imported?: ImportedFacts;
};
type RetractWorkout = OfWorkout & {
  readonly type: 'RetractWorkout';
  /** As of the event, for a workout that stands. */
  readonly importId?: string;
};

export type WorkoutCommand = LogWorkout | CorrectWorkout | RetractWorkout | OwnTemplateCommand;

/** The facts of a workout as it came with an import. */
export type ImportedFacts = Omit<ReplacedFacts, 'points'>;

/** A recorded workout that was not retracted, as last corrected. */
type Standing = ReplacedFacts &
  Pick<WorkoutLogged, 'workoutId' | 'templateId' | 'isCompleted' | 'beyondDailyLimit' | 'tooShort'> &
  Pick<WorkoutCorrected, 'imported'>;
/** The state that decisions need: the ids of retracted workouts, and the facts of those that were not. */
type WorkoutLog = {
  readonly retracted: readonly string[];
  readonly standing: readonly Standing[];
  readonly templates: OwnTemplates;
};

export const workoutDecider: Decider<WorkoutLog, WorkoutCommand, WorkoutEvent> = {
  initialState: { retracted: [], standing: [], templates: {} },
  decide: (log, command) => {
    switch (command.type) {
      case 'LogWorkout':
        return logWorkout(log, command);
      case 'CorrectWorkout':
        return correct(log, command);
      case 'RetractWorkout':
        return retract(log, command);
      case 'SaveWorkoutTemplate':
      case 'ArchiveWorkoutTemplate':
        return decideOwnTemplate(log.templates, command);
    }
  },
  evolve: (log, event) => {
    if (event.type === 'WorkoutTemplateSaved' || event.type === 'WorkoutTemplateArchived')
      return { ...log, templates: evolveOwnTemplates(log.templates, event) };
    const { retracted, standing } = log;
    const { workoutId } = event;
    switch (event.type) {
      case 'WorkoutLogged':
        return { ...log, standing: [...standing, standingOf(event)] };
      case 'WorkoutCorrected':
        return { ...log, standing: withCorrected(standing, event) };
      case 'WorkoutRetracted':
        return {
          ...log,
          retracted: [...retracted, workoutId],
          standing: standing.filter((other) => other.workoutId !== workoutId),
        };
    }
  },
};

/** A workout that came with an import is unknown here before its first correction. */
const withCorrected = (standing: readonly Standing[], event: WorkoutCorrected): readonly Standing[] =>
  standing.some(({ workoutId }) => workoutId === event.workoutId)
    ? standing.map((other) => (other.workoutId === event.workoutId ? standingOf(event) : other))
    : [...standing, standingOf(event)];

const standingOf = (event: WorkoutLogged | WorkoutCorrected): Standing => ({
  workoutId: event.workoutId,
  templateId: event.templateId,
  isCompleted: event.isCompleted,
  ...factsOf(event),
  ...(event.beyondDailyLimit !== undefined && { beyondDailyLimit: event.beyondDailyLimit }),
  ...(event.tooShort && { tooShort: event.tooShort }),
  ...('imported' in event && { imported: event.imported }),
});

const factsOf = (workout: ReplacedFacts): ReplacedFacts => ({
  date: workout.date,
  startedAt: workout.startedAt,
  durationMinutes: workout.durationMinutes,
  perceivedExertion: workout.perceivedExertion,
  moodAfter: workout.moodAfter,
  points: workout.points,
  ...(workout.sets && { sets: workout.sets }),
});

type Timed = Pick<WorkoutLogged, 'startedAt' | 'durationMinutes'>;

/** The period of a workout with a known start, in epoch milliseconds with `to` exclusive. */
function spanOf({
  startedAt,
  durationMinutes,
}: Timed): { readonly from: number; readonly to: number } | null {
  if (startedAt === null) return null;
  const from = Date.parse(startedAt);
  return { from, to: from + durationMinutes * 60_000 };
}

function overlapsAny(others: readonly Timed[], timed: Timed): boolean {
  const span = spanOf(timed);
  if (!span) return false;
  return others.some((other) => {
    const its = spanOf(other);
    return its !== null && span.from < its.to && its.from < span.to;
  });
}

const isLogged = ({ standing, retracted }: WorkoutLog, workoutId: string): boolean =>
  standing.some((other) => other.workoutId === workoutId) || retracted.includes(workoutId);

function logWorkout(log: WorkoutLog, sent: LogWorkout): readonly WorkoutEvent[] {
  const standing = log.standing.filter(({ imported }) => !imported);
  const command = isActivityId(sent.templateId) ? asActivity(sent) : sent;
  const { memberId, workoutId, templateId, started, durationMinutes } = command;
  const { perceivedExertion, moodAfter, sets } = command;
  if (isLogged(log, workoutId)) return [];
  const date = started?.on ?? command.date;
  refuseFutureDay(date, command.today);
  refuseNumbers(command);
  if (!isTemplateId(templateId) && !hasOwnTemplate(log.templates, templateId)) throw unknownTemplate();
  const ofDate = standing.filter((other) => other.date === date);
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
      ...(overlapsAny(standing, { startedAt, durationMinutes }) && { overlaps: true }),
      ...(sets && { sets }),
      ...(command.distanceMeters !== undefined && { distanceMeters: command.distanceMeters }),
    },
  ];
}

/** An activity elsewhere has no sets, so its minutes alone count. It may be added for today and the last seven days. */
function asActivity(command: LogWorkout): LogWorkout {
  const { date, today, distanceMeters } = command;
  if (daysBetween(date, today) > correctableDays)
    throw new Refusal(
      'too-early',
      `An activity can be added for today and the last ${correctableDays} days. Nothing was saved: please choose a later date.`,
      'invalid',
    );
  if (distanceMeters !== undefined) refuseOutside('distance', distanceMeters, 1, mostDistanceMeters);
  return { ...command, sets: command.sets ?? [] };
}

type Awarded = Pick<
  WorkoutLogged,
  'isCompleted' | 'points' | 'claimedPoints' | 'beyondDailyLimit' | 'tooShort'
>;

/** The points of the workout, and the reason when it earns none. */
function awardOf(command: LogWorkout, ofDate: readonly Standing[]): Awarded {
  const { claimedPoints } = command;
  const tooShort = command.isCompleted && isTooShort(command);
  const isCompleted = command.isCompleted && !tooShort;
  const rewarded = rewardedIn(ofDate);
  const points = workoutAward(isCompleted, rewarded);
  return {
    isCompleted,
    points,
    claimedPoints: claimedPoints === points ? null : claimedPoints,
    ...(isCompleted && points === 0 && { beyondDailyLimit: rewarded }),
    ...(tooShort && { tooShort }),
  };
}

/** On its own date a workout keeps its points; on another it is awarded as if it were logged there. Whether it is completed stays. */
function correct({ standing }: WorkoutLog, command: CorrectWorkout): readonly WorkoutEvent[] {
  const { workoutId, imported } = command;
  const known = standing.find((other) => other.workoutId === workoutId);
  const before = imported ? broughtAlong(workoutId, imported) : known;
  if (!before) throw unknownWorkout();
  refuseMove(before, command);
  refuseNumbers(command);
  const others = standing.filter((other) => other.workoutId !== workoutId && !other.imported);
  const { beyondDailyLimit, ...facts } = correctedFacts(before, command, others);
  if (isSame(facts, before) && isSame(facts, known ?? before)) return [];
  if (before.isCompleted && isTooShort(facts) && !isTooShort(before)) throw tooShortToCount();
  return [corrected(command, before, { facts, beyondDailyLimit, overlaps: overlapsAny(others, facts) })];
}

/** An imported workout counts for no streak, so it may move to any past date. */
function refuseMove({ imported, date: before }: Standing, { date, today }: CorrectWorkout): void {
  if (imported) refuseFutureDay(date, today);
  else refuseCorrectedDay(date, before, today);
}

function corrected(
  { memberId, workoutId }: CorrectWorkout,
  before: Standing,
  change: {
    readonly facts: ReplacedFacts;
    readonly beyondDailyLimit: number | undefined;
    readonly overlaps: boolean;
  },
): WorkoutCorrected {
  const { templateId, isCompleted, tooShort, imported } = before;
  const { facts, beyondDailyLimit, overlaps } = change;
  return {
    type: 'WorkoutCorrected',
    memberId,
    workoutId,
    templateId,
    ...facts,
    isCompleted,
    ...(beyondDailyLimit !== undefined && { beyondDailyLimit }),
    ...(tooShort && { tooShort }),
    ...(overlaps && { overlaps: true }),
    replaced: factsOf(before),
    ...(imported && { imported }),
  };
}

const broughtAlong = (workoutId: string, facts: ImportedFacts): Standing => ({
  ...{ workoutId, templateId: importedTemplate, isCompleted: true },
  ...facts,
  ...{ points: 0, imported: true },
});

type Corrected = ReplacedFacts & Pick<WorkoutLogged, 'beyondDailyLimit'>;

function correctedFacts(before: Standing, command: CorrectWorkout, others: readonly Standing[]): Corrected {
  const { date, sets = before.sets, durationMinutes = before.durationMinutes } = command;
  const { perceivedExertion = before.perceivedExertion, moodAfter = before.moodAfter } = command;
  const ofDate = others.filter((other) => other.date === date);
  const isMoved = date !== before.date;
  if (isMoved || durationMinutes > before.durationMinutes)
    refuseLongerThanDay(ofDate, { durationMinutes, dayMinutes: command.dayMinutes });
  const { startedAt, points, beyondDailyLimit } = isMoved ? awardOnDate(before, ofDate) : before;
  const numbers = { durationMinutes, perceivedExertion, moodAfter, points };
  return {
    date,
    startedAt,
    ...numbers,
    ...(sets && { sets }),
    ...(beyondDailyLimit !== undefined && { beyondDailyLimit }),
  };
}

/** Its start belonged to the date that it leaves. */
function awardOnDate({ isCompleted, imported }: Standing, ofDate: readonly Standing[]) {
  if (imported) return { startedAt: null, points: 0 };
  const rewarded = rewardedIn(ofDate);
  const points = workoutAward(isCompleted, rewarded);
  const beyondDailyLimit = isCompleted && points === 0 ? rewarded : undefined;
  return { startedAt: null, points, beyondDailyLimit };
}

const tooShortToCount = (): Refusal =>
  new Refusal(
    'too-short',
    `A workout without sets counts from ${leastMinutes} minutes on. Nothing was changed: you can delete it instead.`,
  );

const rewardedIn = (ofDate: readonly Standing[]): number => ofDate.filter(({ points }) => points > 0).length;

const isSame = (facts: ReplacedFacts, before: ReplacedFacts): boolean =>
  facts.date === before.date &&
  facts.durationMinutes === before.durationMinutes &&
  facts.perceivedExertion === before.perceivedExertion &&
  facts.moodAfter === before.moodAfter &&
  JSON.stringify(facts.sets ?? null) === JSON.stringify(before.sets ?? null);

type Numbers = Pick<CorrectWorkout, 'durationMinutes' | 'perceivedExertion' | 'moodAfter' | 'sets'>;

function refuseNumbers({ durationMinutes, perceivedExertion, moodAfter, sets }: Numbers): void {
  if (durationMinutes !== undefined) refuseOutside('duration', durationMinutes, 0, 10_000);
  if (perceivedExertion !== undefined) refuseOutside('exertion', perceivedExertion, 1, 10);
  if (moodAfter !== undefined) refuseOutside('mood', moodAfter, 1, 5);
  if (sets) refuseImpossibleSets(sets);
}

/** Refuses when the workouts of a date would exceed the length of the date. */
function refuseLongerThanDay(
  ofDate: readonly Standing[],
  { durationMinutes, dayMinutes }: Pick<LogWorkout, 'durationMinutes' | 'dayMinutes'>,
): void {
  const before = ofDate.reduce((sum, other) => sum + other.durationMinutes, 0);
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

const unknownWorkout = (): Refusal => new Refusal('unknown-workout', 'There is no such workout.', 'missing');

function retract(log: WorkoutLog, command: RetractWorkout): readonly WorkoutEvent[] {
  const { memberId, workoutId, importId } = command;
  if (importId !== undefined) return [{ type: 'WorkoutRetracted', memberId, workoutId, importId }];
  if (!isLogged(log, workoutId)) throw unknownWorkout();
  return log.retracted.includes(workoutId) ? [] : [{ type: 'WorkoutRetracted', memberId, workoutId }];
}
