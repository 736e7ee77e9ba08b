import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { notificationToggles } from '#domain/catalogue/content/preferences.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import type { ReminderKind } from '#domain/reminders/reminder-events.ts';
import type { ReminderFacts } from '#domain/reminders/reminder-rules.ts';

type Words = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Another screen, where the device shows buttons. */
  readonly button?: { readonly title: string; readonly path: string };
};

type Facts = Pick<ReminderFacts, 'program' | 'isPersonalised'>;

/** The words of a reminder, and the screen that it opens. No health data and no number: everybody can read a lock screen. */
export const wordsOf = (kind: ReminderKind, date: MemberDay, facts: Facts): Words => words[kind](date, facts);

const words: Readonly<Record<ReminderKind, (date: MemberDay, facts: Facts) => Words>> = {
  streakAlerts: () => ({
    title: 'Your streak is waiting',
    body: 'Today doesn’t count yet. Ten minutes will do it.',
    path: '/dashboard#quest',
  }),
  programMilestones: () => ({
    title: 'A new phase starts today',
    body: 'You’ve earned it. See what changes from here.',
    path: '/dashboard',
  }),
  achievementBadges: () => ({
    title: 'You unlocked something',
    body: 'Yesterday’s effort earned you an achievement. Come and see it.',
    path: '/achievements',
  }),
  weeklyProgress: (date) => ({
    title: 'Your week is ready',
    body: 'See how it went, and pick one thing for the next seven days.',
    path: `/recap/${weekOf(addDays(date, -7))}`,
  }),
  weekendCheckIns: () => ({
    title: 'How did your week feel?',
    body: 'Take a minute: what went well, and what will you change?',
    path: '/dashboard',
  }),
  workoutReminders: (_, { program, isPersonalised }) => ({
    title: 'It’s a training day',
    body: 'Your session is ready when you are.',
    path: program?.dailyTemplate ? '/daily-maintenance' : '/workout',
    ...(isPersonalised && { button: { title: 'How are you today?', path: '/dashboard#check-in' } }),
  }),
  questNotifications: () => ({
    title: 'Today’s wheel is ready',
    body: 'One spin, one quest. Go and see what you get.',
    path: '/dashboard#quest',
  }),
  dailyMotivation: (date) => ({ title: 'For today', body: motivationFor(date), path: '/dashboard' }),
};

const titles = new Map(notificationToggles.map(({ id, title }) => [id, title]));

/** Why a member got a reminder, as a sentence. @param clock the time of the member's clock at which it was due */
export const reasonOf = (kind: ReminderKind, clock: string): string =>
  `You have ${titles.get(kind)} on, and ${reasons[kind]} at ${clock}.`;

const reasons: Readonly<Record<ReminderKind, string>> = {
  streakAlerts: 'your streak was at risk: nothing counted for the day yet',
  programMilestones: 'a new phase of your program started that day; we say so',
  achievementBadges: 'you had unlocked an achievement the day before; we say so',
  weeklyProgress: 'a week had ended; we say so on Monday',
  weekendCheckIns: 'the week was nearly over; we ask on Sunday',
  workoutReminders: 'it was a training day of your plan with nothing done yet',
  questNotifications: 'the wheel of the day was waiting for its first spin',
  dailyMotivation: 'we send one line a day',
};
