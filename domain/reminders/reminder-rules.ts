import { isRestDay } from '#domain/catalogue/workouts/week-plan.ts';
import { addDays, type Instant, type MemberDay, weekdayOf } from '#domain/kernel/day.ts';
import type { Language } from '#domain/kernel/language.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayOf, instantAt, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { NotificationFrequency, NotificationPreferences } from '#domain/member/member-events.ts';
import { beginsPhase } from '#domain/program/phase-rules.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import { type Pauses, pauseOn } from '#domain/streak/pause-rules.ts';
import type { ClockTime, QuietHours, ReminderKind, ReminderSettings } from './reminder-events.ts';

/** The known facts about a member at an instant. */
export type ReminderFacts = {
  readonly hasDevice: boolean;
  /** Whether the member chose the recap of the week by mail, which then takes the place of that reminder. */
  readonly hasRecapByMail: boolean;
  /** In force at the instant. */
  readonly zone: string;
  readonly wanted: NotificationPreferences;
  readonly frequency: NotificationFrequency;
  /** Whether the member wants sessions made for the day, and so a check-in. */
  readonly isPersonalised: boolean;
  readonly pauses: Pauses;
  /** The dates from today on that are active already: mostly none, or today. */
  readonly activeOn: readonly MemberDay[];
  /** The dates from today on, within the horizon, on which a run of days waits for activity if there is none before. */
  readonly atRiskOn: readonly MemberDay[];
  readonly hasWheel: boolean;
  /** The dates from today on whose quest was proposed, accepted, completed or skipped. */
  readonly wheelUsedOn: readonly MemberDay[];
  readonly program: Pick<
    ProgramStarted,
    'programType' | 'goalType' | 'dailyTemplate' | 'startDate' | 'plannedEndDate'
  > | null;
  readonly daysPerWeek: number;
  /** The dates on which achievements were reached. */
  readonly reachedOn: readonly MemberDay[];
  /** In which the member gets messages; English when absent. */
  readonly language?: Language;
};

const asClockTime = (text: string): ClockTime => text as ClockTime;

export const usualSettings: ReminderSettings = {
  quietHours: { from: asClockTime('21:00'), to: asClockTime('08:00') },
  times: {},
};

/** In order of importance: of those that fall on a date, the first two are sent. */
export const reminderKinds: readonly ReminderKind[] = [
  'streakAlerts',
  'programMilestones',
  'achievementBadges',
  'weeklyProgress',
  'weekendCheckIns',
  'workoutReminders',
  'questNotifications',
  'dailyMotivation',
];

const usualTimes: Readonly<Record<ReminderKind, ClockTime>> = {
  streakAlerts: asClockTime('19:00'),
  programMilestones: asClockTime('09:00'),
  achievementBadges: asClockTime('10:00'),
  weeklyProgress: asClockTime('08:00'),
  weekendCheckIns: asClockTime('17:00'),
  workoutReminders: asClockTime('16:00'),
  questNotifications: asClockTime('09:00'),
  dailyMotivation: asClockTime('08:30'),
};

export const reminderLimits = {
  mostInADay: 2,
  /** After that many minutes a reminder is no longer sent. */
  lateAfterMinutes: 120,
  /** How many dates ahead timers are set, today included. Every kind that repeats falls on one of eight dates. */
  horizonDays: 8,
} as const;

/** Until 03:00 the quest and the routine of the day before go on, so that no reminder speaks of the new day. */
const earliestMinutes = 3 * 60;
const dayMinutes = 24 * 60;
/** An evening reminder that quiet hours would swallow comes so much earlier than they begin. */
const beforeQuietMinutes = 60;
const longestWaitMinutes = 4 * 60;

/** Minutes since midnight; null for what is no time. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number): ClockTime =>
  asClockTime(
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );

/** @throws Refusal `quiet-hours-empty`, `reminder-at-night`, `reminder-in-quiet-hours` */
export function refuseSettings({ quietHours, times }: ReminderSettings): void {
  if (quietHours.from === quietHours.to)
    throw new Refusal(
      'quiet-hours-empty',
      'Quiet hours need a beginning and an end that differ. Nothing was changed.',
      'invalid',
    );
  for (const time of Object.values(times)) {
    const minutes = minutesOf(time) ?? 0;
    if (minutes < earliestMinutes)
      throw new Refusal(
        'reminder-at-night',
        'Until 03:00 the day before still counts. Choose a later time for the reminder.',
        'invalid',
      );
    if (isQuiet(minutes, quietHours))
      throw new Refusal(
        'reminder-in-quiet-hours',
        `${time} lies in your quiet hours. Choose another time, or change the quiet hours.`,
        'invalid',
      );
  }
}

function isQuiet(minutes: number, { from, to }: QuietHours): boolean {
  const [start, end] = [minutesOf(from) ?? 0, minutesOf(to) ?? 0];
  return start < end ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

/** Whether nothing may be sent: in quiet hours, and until 03:00, where a change of the zone can move a timer. */
export function isQuietAt(instant: Instant, zone: string, quietHours: QuietHours): boolean {
  const minutes = minutesAt(instant, zone);
  return minutes < earliestMinutes || isQuiet(minutes, quietHours);
}

/** How long a message may wait for a device: not into the quiet hours, and four hours at most. */
export function secondsToDeliver(now: Instant, zone: string, { from }: QuietHours): number {
  const minutes = (minutesOf(from) ?? 0) - minutesAt(now, zone);
  return 60 * Math.min(minutes < 0 ? minutes + dayMinutes : minutes, longestWaitMinutes);
}

function minutesAt(instant: Instant, zone: string): number {
  const { hour, minute } = localTimeOf(instant, zone);
  return hour * 60 + minute;
}

/**
 * The time of a kind outside quiet hours: at their end in the morning, or an hour before they begin in the evening. Null when there is
 * none.
 */
export function clockTimeOf(kind: ReminderKind, { quietHours, times }: ReminderSettings): ClockTime | null {
  const time = times[kind] ?? usualTimes[kind];
  const minutes = minutesOf(time) ?? 0;
  if (!isQuiet(minutes, quietHours)) return time;
  const [start, end] = [minutesOf(quietHours.from) ?? 0, minutesOf(quietHours.to) ?? 0];
  const moved = start > end && minutes >= start ? start - beforeQuietMinutes : end;
  const isPossible = moved >= earliestMinutes && moved < dayMinutes && !isQuiet(moved, quietHours);
  return isPossible ? clockOf(moved) : null;
}

/** When a kind is due on a date, on the member's clock; null when it cannot be. */
export function dueOn(
  kind: ReminderKind,
  date: MemberDay,
  settings: ReminderSettings,
  zone: string,
): Instant | null {
  const time = clockTimeOf(kind, settings);
  const due = time === null ? null : instantAt(date, minutesOf(time) ?? 0, zone);
  // A time that clocks skip is due later, which may be too late.
  return due === null || isQuietAt(due, zone, settings.quietHours) ? null : due;
}

type Falls = (facts: ReminderFacts, date: MemberDay) => boolean;

const monday = 1;
const sunday = 0;
const isActive: Falls = ({ activeOn }, date) => activeOn.includes(date);

/** On which dates each kind has something to say. */
const falls: Readonly<Record<ReminderKind, Falls>> = {
  streakAlerts: (facts, date) => facts.atRiskOn.includes(date) && !isActive(facts, date),
  programMilestones: ({ program }, date) => program !== null && beginsPhase(program, date),
  // In the morning after: on the day itself the app has celebrated it.
  achievementBadges: ({ reachedOn }, date) => reachedOn.includes(addDays(date, -1)),
  weeklyProgress: (_, date) => weekdayOf(date) === monday,
  weekendCheckIns: (_, date) => weekdayOf(date) === sunday,
  workoutReminders: (facts, date) => isTrainingDay(facts, date) && !isActive(facts, date),
  questNotifications: ({ hasWheel, wheelUsedOn }, date) => hasWheel && !wheelUsedOn.includes(date),
  dailyMotivation: () => true,
};

const isTrainingDay: Falls = ({ program, daysPerWeek }, date) =>
  program !== null &&
  program.programType !== 'assessment' &&
  date >= program.startDate &&
  !isRestDay({ program, daysPerWeek }, date);

/** Members who asked for weekly reminders get them on Mondays. The mail of the week is a separate choice. */
export const isWanted = (kind: ReminderKind, facts: ReminderFacts, date: MemberDay): boolean =>
  isMailed(kind, facts) || (facts.wanted[kind] && isOften(facts, date));

const isMailed = (kind: ReminderKind, { hasRecapByMail }: ReminderFacts): boolean =>
  kind === 'weeklyProgress' && hasRecapByMail;

const isOften: Falls = ({ frequency }, date) =>
  frequency === 'daily' || (frequency === 'weekly' && weekdayOf(date) === monday);

export const canReach = (kind: ReminderKind, facts: ReminderFacts): boolean =>
  facts.hasDevice || isMailed(kind, facts);

export const hasSomethingToSay = (kind: ReminderKind, facts: ReminderFacts, date: MemberDay): boolean =>
  falls[kind](facts, date);

/** The kinds of a date in order of importance, as far as is known now. */
export const kindsOn = (facts: ReminderFacts, date: MemberDay): readonly ReminderKind[] =>
  pauseOn(facts.pauses, date) === null
    ? reminderKinds.filter(
        (kind) => canReach(kind, facts) && isWanted(kind, facts, date) && falls[kind](facts, date),
      )
    : [];

/** Today and the dates after it, for which timers are set. */
export function datesAhead(now: Instant, zone: string): readonly MemberDay[] {
  const today = dayOf(now, zone);
  return Array.from({ length: reminderLimits.horizonDays }, (_, ahead) => addDays(today, ahead));
}

/** Whether any reminder can ever be due while the facts stay as they are. */
export const canRemind = ({ hasDevice, hasRecapByMail, wanted, frequency }: ReminderFacts): boolean =>
  hasRecapByMail || (hasDevice && frequency !== 'never' && reminderKinds.some((kind) => wanted[kind]));
