import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { NotificationPreferences } from '#domain/member/member-events.ts';

/** A reminder has the kind of the toggle that turns it on and off. */
export type ReminderKind = keyof NotificationPreferences;

/** A time of the member's clock, `HH:MM`. */
export type ClockTime = string & { readonly [brand]: 'ClockTime' };
declare const brand: unique symbol;

/** From `from` until before `to`; over midnight when `to` is earlier. */
export type QuietHours = { readonly from: ClockTime; readonly to: ClockTime };

/** When the member wants reminders. A kind without a time has its usual one. */
export type ReminderSettings = {
  readonly quietHours: QuietHours;
  readonly times: { readonly [Kind in ReminderKind]?: ClockTime };
};

export type CancelReason =
  /** The toggle or the frequency was turned off. */
  | 'turned-off'
  /** No device and no mail reaches the member. */
  | 'no-device'
  | 'paused'
  | 'quiet-hours'
  /** It could not be sent within two hours. */
  | 'too-late'
  /** Two were sent on the date, or one of a later date. */
  | 'limit'
  /** The subject of the reminder is done, or no longer applies. */
  | 'not-needed';

export type SentBy = 'push' | 'mail';

type OfMember = { readonly memberId: MemberId };
type OfReminder = OfMember & {
  readonly kind: ReminderKind;
  /** The member's date that it is about. */
  readonly date: MemberDay;
};

type ReminderSettingsChanged = OfMember & ReminderSettings & { readonly type: 'ReminderSettingsChanged' };
/** A timer was set. It takes the place of an earlier one of the same kind. */
type ReminderScheduled = OfReminder & { readonly type: 'ReminderScheduled'; readonly dueAt: Instant };
type ReminderSent = OfReminder & {
  readonly type: 'ReminderSent';
  readonly by: SentBy;
  /** When it was due. */
  readonly dueAt: Instant;
  /** How many devices took it; 0 for a mail. */
  readonly devices: number;
};
type ReminderCancelled = OfReminder & { readonly type: 'ReminderCancelled'; readonly why: CancelReason };

export type ReminderEvent = ReminderSettingsChanged | ReminderScheduled | ReminderSent | ReminderCancelled;

/** One stream for all reminders of a member. */
export const reminderStream = (memberId: MemberId): string => `reminders-${memberId}`;
