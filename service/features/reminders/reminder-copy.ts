import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { notificationToggles } from '#domain/catalogue/content/preferences.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import type { Language } from '#domain/kernel/language.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import type { ReminderKind } from '#domain/reminders/reminder-events.ts';
import type { ReminderFacts } from '#domain/reminders/reminder-rules.ts';
import { nameIn, textsIn } from '#service/languages/texts.ts';

type Words = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Another screen, where the device shows buttons. */
  readonly button?: { readonly title: string; readonly path: string };
};

type Facts = Pick<ReminderFacts, 'program' | 'isPersonalised'>;
type About = { readonly date: MemberDay; readonly facts: Facts; readonly language: Language };
/** Of another screen than that of the message. */
type Place = Pick<Words, 'path'> & { readonly button?: 'check-in' };

/** The words of a reminder, and the screen that it opens. No health data and no number: everybody can read a lock screen. */
export function wordsOf(kind: ReminderKind, about: About): Words {
  const { messages } = textsIn(about.language);
  const { path, button } = places[kind](about);
  const body =
    kind === 'dailyMotivation' ? nameIn(about.language, motivationFor(about.date)) : messages[kind].body;
  const checkIn = { title: messages.workoutReminders.checkIn, path: '/dashboard#check-in' };
  return { title: messages[kind].title, body, path, ...(button && { button: checkIn }) };
}

const places: Readonly<Record<ReminderKind, (about: About) => Place>> = {
  streakAlerts: () => ({ path: '/dashboard#quest' }),
  programMilestones: () => ({ path: '/dashboard' }),
  achievementBadges: () => ({ path: '/achievements' }),
  weeklyProgress: ({ date }) => ({ path: `/recap/${weekOf(addDays(date, -7))}` }),
  weekendCheckIns: () => ({ path: '/dashboard' }),
  workoutReminders: ({ facts: { program, isPersonalised } }) => ({
    path: program?.dailyTemplate ? '/daily-maintenance' : '/workout',
    ...(isPersonalised && { button: 'check-in' as const }),
  }),
  questNotifications: () => ({ path: '/dashboard#quest' }),
  dailyMotivation: () => ({ path: '/dashboard' }),
};

const titles = new Map(notificationToggles.map(({ id, title }) => [id, title]));

/** Why a member got a reminder, as a sentence. @param clock the time of the member's clock at which it was due */
export const reasonOf = (kind: ReminderKind, clock: string, language: Language): string =>
  textsIn(language).reminderReasons[kind](nameIn(language, titles.get(kind) ?? kind), clock);
