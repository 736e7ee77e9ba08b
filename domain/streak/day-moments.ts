import type { DomainEvent } from '#domain/events.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { DayWords } from './day-words.ts';
import type { StoredStreakRules } from './streak-rules.ts';

type Occurrence = Recorded<DomainEvent>;
type OccurrenceOf<Event> = Occurrence & { readonly event: Event };
type StreakPaused = Extract<DomainEvent, { readonly type: 'StreakPaused' }>;
type QuestCompleted = Extract<DomainEvent, { readonly type: 'QuestCompleted' }>;

/** The data from which the texts about a date are derived. */
export type ReasonSource = {
  readonly date: MemberDay;
  readonly rules: StoredStreakRules;
  readonly words: DayWords['moments'];
  /** Those that may be about the date, in the order of recording, since the member last started again. */
  readonly events: readonly Occurrence[];
  /** The events whose facts the date has. */
  readonly counted: ReadonlySet<string>;
  /** Those that came too late for the streak. */
  readonly tooLate: ReadonlySet<string>;
  /** The event that granted the first tokens. */
  readonly firstProgram: string | null;
};

type Tell<Type extends DomainEvent['type']> = (
  recorded: OccurrenceOf<Extract<DomainEvent, { readonly type: Type }>>,
  source: ReasonSource,
) => string;

/** The events that have a text. All others change nothing about a date. */
const texts: { readonly [Type in DomainEvent['type']]?: Tell<Type> } = {
  QuestCompleted: questText,
  QuestSkipped: (_, { words }) => words.questSkipped,
  QuestCompletionUndone: (_, { words }) => words.questTakenBack,
  QuestDayReset: ({ event }, { words }) =>
    event.tokenReturned ? words.questResetWithToken : words.questReset,
  RoutineCompleted: routineText,
  RoutineReopened: (_, { words }) => words.routineReopened,
  WorkoutLogged: workoutText,
  WorkoutCorrected: correctionText,
  WorkoutRetracted: (_, { words }) => words.workoutDeleted,
  AssessmentSubmitted: (_, { words }) => words.assessmentEntry,
  SkipTokenUsed: (_, { words }) => words.tokenUsed,
  StreakPaused: pauseText,
  StreakResumed: (_, { words }) => words.pauseEnded,
  ProgramStarted: (_, { rules, words }) => words.firstProgram(rules.tokenStart),
  TimeZoneChanged: ({ event }, { words }) => words.zoneChanged(cityOf(event.zone)),
  TimeZoneCorrected: ({ event }, { words }) => words.zoneCorrected(cityOf(event.zone)),
};

/** An event about the date; null for one that is not about it, or changes nothing about it. */
export function textOf(recorded: Occurrence, source: ReasonSource): string | null {
  const text = texts[recorded.event.type] as
    | ((recorded: Occurrence, source: ReasonSource) => string)
    | undefined;
  return text && isAbout(recorded, source) ? text(recorded, source) : null;
}

function isAbout({ event, id, metadata }: Occurrence, source: ReasonSource): boolean {
  const { date, counted, firstProgram, events } = source;
  switch (event.type) {
    case 'StreakPaused':
      return event.from <= date && date <= event.until;
    case 'StreakResumed':
      return event.on <= date && date <= event.until;
    case 'WorkoutCorrected':
      return !event.imported && (event.date === date || event.replaced.date === date);
    case 'WorkoutRetracted':
      return event.importId === undefined && isWorkoutOf(events, event.workoutId, date);
    case 'ProgramStarted':
      return id === firstProgram && metadata.localDate === date;
    case 'TimeZoneChanged':
    case 'TimeZoneCorrected':
      return metadata.localDate === date;
    default:
      return counted.has(id) || ('date' in event && event.date === date);
  }
}

const isWorkoutOf = (events: readonly Occurrence[], workoutId: string, date: MemberDay): boolean =>
  events.some(
    ({ event }) =>
      (event.type === 'WorkoutLogged' || event.type === 'WorkoutCorrected') &&
      event.workoutId === workoutId &&
      event.date === date,
  );

function pauseText(
  { event: { from, until, grantedBy } }: OccurrenceOf<StreakPaused>,
  { words }: ReasonSource,
): string {
  if (grantedBy !== undefined) return words.pausedForYou(from, until);
  return from === until ? words.pausedDay : words.pausedDays(from, until);
}

function questText(recorded: OccurrenceOf<QuestCompleted>, { date, words }: ReasonSource): string {
  if (recorded.event.luckyDay) return words.luckyDay;
  return isOfNight(recorded, date) ? words.questAtNight(clockOf(recorded), date) : words.quest;
}

function routineText(recorded: Occurrence, { date, words }: ReasonSource): string {
  if (isOfNight(recorded, date)) return words.routineAtNight(clockOf(recorded), date);
  const days = daysBetween(date, recorded.metadata.localDate);
  return days > 0 ? words.routineLate(days) : words.routine;
}

/** The time at which it was recorded, by the clock of the member. */
const clockOf = ({ metadata: { occurredAt, zone } }: Occurrence): string =>
  clock(localTimeOf(occurredAt, zone));

/** Whether a quest or routine was finished in the night after its date. */
export function isOfNight({ event, metadata }: Occurrence, date: MemberDay): boolean {
  const { localDate: today, occurredAt, zone } = metadata;
  const hasGrace = event.type === 'QuestCompleted' || event.type === 'RoutineCompleted';
  return hasGrace && isInNightGrace(date, { today, localTime: localTimeOf(occurredAt, zone) });
}

function workoutText({ id, event, metadata }: OccurrenceOf<WorkoutLogged>, source: ReasonSource): string {
  const { date, rules, words } = source;
  const { isCompleted, tooShort, durationMinutes, startedAt } = event;
  if (tooShort) return words.tooShort;
  if (!isCompleted) return words.unfinished;
  const days = daysBetween(date, metadata.localDate);
  if (source.tooLate.has(id)) return words.trainedTooLate(durationMinutes, days);
  if (days < 1) return words.trained(durationMinutes);
  if (days === 1 && startedAt !== null && dayOf(startedAt, metadata.zone) === date)
    return words.trainedOverMidnight(clock(localTimeOf(startedAt, metadata.zone)), date);
  return words.trainedLate(durationMinutes, days, rules.creditDays);
}

function correctionText({ event }: OccurrenceOf<WorkoutCorrected>, { date, words }: ReasonSource): string {
  const { replaced, durationMinutes } = event;
  if (event.date !== date) return words.workoutMovedAway(event.date);
  if (replaced.date !== date) return words.workoutMovedHere(durationMinutes, replaced.date);
  return words.workoutCorrected(durationMinutes);
}

const clock = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** `Los Angeles` of `America/Los_Angeles`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
