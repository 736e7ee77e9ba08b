import type { DomainEvent } from '#domain/events.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import type { StoredStreakRules } from './streak-rules.ts';

type Occurrence = Recorded<DomainEvent>;
type OccurrenceOf<Event> = Occurrence & { readonly event: Event };
type StreakPaused = Extract<DomainEvent, { readonly type: 'StreakPaused' }>;
type QuestCompleted = Extract<DomainEvent, { readonly type: 'QuestCompleted' }>;

/** The data from which the texts about a date are derived. */
export type ReasonSource = {
  readonly date: MemberDay;
  readonly rules: StoredStreakRules;
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
  QuestSkipped: () => 'You skipped your quest with a skip token.',
  QuestCompletionUndone: () => 'You took your quest back, so it no longer counts.',
  QuestDayReset: ({ event }) =>
    event.tokenReturned
      ? 'The quest of this day was reset, and your skip token came back.'
      : 'The quest of this day was reset.',
  RoutineCompleted: routineText,
  RoutineReopened: () => 'You unticked a set, so your routine was open again.',
  WorkoutLogged: workoutText,
  WorkoutCorrected: correctionText,
  WorkoutRetracted: () => 'You deleted this workout, so it no longer counts.',
  AssessmentSubmitted: () => 'You saved an assessment entry on this day.',
  SkipTokenUsed: () => 'You used a skip token for this day.',
  StreakPaused: pauseText,
  StreakResumed: () => 'You ended your pause, so this day counts as usual.',
  ProgramStarted: (_, { rules: { tokenStart } }) =>
    `You started your first program. It came with ${tokenStart === 1 ? 'a skip token' : `${tokenStart} skip tokens`}.`,
  TimeZoneChanged: ({ event }) => `You moved to ${cityOf(event.zone)} time.`,
  TimeZoneCorrected: ({ event }) => `You corrected your time zone to ${cityOf(event.zone)}.`,
};

/** An event about the date in the words of a coach; null for one that is not about it, or changes nothing about it. */
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

function pauseText({ event: { from, until, grantedBy } }: OccurrenceOf<StreakPaused>): string {
  if (grantedBy !== undefined)
    return `Your streak was paused for you, from ${ordinal(from)} to ${ordinal(until)}.`;
  if (from === until) return 'You paused this day.';
  return `You paused your streak from ${ordinal(from)} to ${ordinal(until)}.`;
}

function questText(recorded: OccurrenceOf<QuestCompleted>, { date }: ReasonSource): string {
  if (recorded.event.luckyDay) return 'You drew Lucky Day.';
  return nightText('finished your quest', recorded, date) ?? 'You completed your quest.';
}

function routineText(recorded: Occurrence, { date }: ReasonSource): string {
  const days = daysBetween(date, recorded.metadata.localDate);
  const night = nightText('finished your daily routine', recorded, date);
  if (night !== null) return night;
  return days > 0
    ? `You completed your daily routine, ticked off ${laterText(days)}.`
    : 'You completed your daily routine.';
}

function nightText(done: string, recorded: Occurrence, date: MemberDay): string | null {
  if (!isOfNight(recorded, date)) return null;
  const { occurredAt, zone } = recorded.metadata;
  const time = clock(localTimeOf(occurredAt, zone));
  return `You ${done} at ${time}. Until 3 in the night that still belongs to ${ordinal(date)}.`;
}

/** Whether a quest or routine was finished in the night after its date. */
export function isOfNight({ event, metadata }: Occurrence, date: MemberDay): boolean {
  const { localDate: today, occurredAt, zone } = metadata;
  const hasGrace = event.type === 'QuestCompleted' || event.type === 'RoutineCompleted';
  return hasGrace && isInNightGrace(date, { today, localTime: localTimeOf(occurredAt, zone) });
}

function workoutText({ id, event, metadata }: OccurrenceOf<WorkoutLogged>, source: ReasonSource): string {
  const { date, rules } = source;
  const { isCompleted, tooShort, durationMinutes, startedAt } = event;
  if (tooShort) return "You trained less than 3 minutes and without a set, so it doesn't count.";
  if (!isCompleted) return 'You saved a workout unfinished. Finished ones count.';
  const trained = `You trained ${minutesText(durationMinutes)}`;
  const days = daysBetween(date, metadata.localDate);
  if (source.tooLate.has(id))
    return `${trained}, logged ${laterText(days)}. That's too late for the streak, but it counts in your totals.`;
  if (days < 1) return `${trained}.`;
  if (days === 1 && startedAt !== null && dayOf(startedAt, metadata.zone) === date) {
    const time = clock(localTimeOf(startedAt, metadata.zone));
    return `You trained at ${time}. It counts for ${ordinal(date)} because that's when you started.`;
  }
  return `${trained}, logged ${laterText(days)}. Up to ${rules.creditDays} days late still counts.`;
}

function correctionText({ event }: OccurrenceOf<WorkoutCorrected>, { date }: ReasonSource): string {
  const { replaced, durationMinutes } = event;
  if (event.date !== date)
    return `You moved a workout to ${ordinal(event.date)}, so it no longer counts here.`;
  if (replaced.date !== date)
    return `You moved a workout of ${minutesText(durationMinutes)} here, from ${ordinal(replaced.date)}.`;
  return `You corrected this workout. It now says ${minutesText(durationMinutes)}.`;
}

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const laterText = (days: number): string => (days === 1 ? 'the day after' : `${days} days later`);

const clock = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** `the 4th`. */
function ordinal(date: MemberDay): string {
  const number = Number(date.slice(8));
  const isTeen = number >= 11 && number <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `the ${number}${ending}`;
}

/** `Los Angeles` of `America/Los_Angeles`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
