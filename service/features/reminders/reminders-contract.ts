import type { ClockTime } from '#domain/reminders/reminder-events.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

/** A time of the member's clock, `HH:MM`. */
const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:30')) as unknown as z.ZodMiniType<
  ClockTime,
  string
>;

/** The eight toggles. */
const reminderKind = z.enum([
  'workoutReminders',
  'questNotifications',
  'streakAlerts',
  'weeklyProgress',
  'achievementBadges',
  'dailyMotivation',
  'weekendCheckIns',
  'programMilestones',
]);

/** Over midnight when `to` is earlier than `from`. */
const quietHours = z.object({ from: clockTime, to: clockTime });

const ofEachKind = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({
    workoutReminders: schema,
    questNotifications: schema,
    streakAlerts: schema,
    weeklyProgress: schema,
    achievementBadges: schema,
    dailyMotivation: schema,
    weekendCheckIns: schema,
    programMilestones: schema,
  });

const settingsShape = {
  quietHours,
  /** The time of each kind; null when quiet hours leave none. */
  times: ofEachKind(z.nullable(clockTime)),
};

/** Answer of GET /api/me/reminders. */
export const remindersAnswer = z.object({
  ...settingsShape,
  /** Planned reminders, the next one first. */
  planned: z.array(z.object({ kind: reminderKind, date: memberDay, dueAt: z.string() })),
  /** The latest that were sent, the newest first. */
  sent: z.array(
    z.object({
      kind: reminderKind,
      /** The member's date that it was about. */
      date: memberDay,
      sentAt: z.string(),
      /** The reason as a sentence. */
      why: z.string(),
      by: z.enum(['push', 'mail']),
      /** How many devices took it; 0 for a mail. */
      devices: z.number(),
    }),
  ),
});

/** Body of PUT /api/me/reminders. A kind without a time has its usual one. */
export const reminderSettingsBody = z.object({
  quietHours,
  times: z.partial(ofEachKind(clockTime)),
});
export const reminderSettingsAnswer = z.object({ ...commandAnswer, ...settingsShape });

export type RemindersAnswer = z.infer<typeof remindersAnswer>;
