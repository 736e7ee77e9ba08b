import type { NotificationPreferences } from '#domain/member/member-events.ts';

/** A reminder has the kind of the toggle that turns it on and off. */
export type ReminderKind = keyof NotificationPreferences;
