import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ReminderKind } from '#domain/reminders/reminder-events.ts';

/** A reminder on a device. It has no health data, because everybody can read a lock screen. */
export type ReminderMessage = {
  /** The same for every attempt, so that a device can drop a message that it has shown. */
  readonly id: string;
  readonly kind: ReminderKind;
  readonly title: string;
  readonly body: string;
  /** The path of the screen that it opens. */
  readonly path: string;
  /** Another screen, where the device shows buttons. */
  readonly button?: { readonly title: string; readonly path: string };
  /** A message replaces an earlier one of the same topic that has not been delivered. At most 32 characters of base64url. */
  readonly topic: string;
  /** How long a push service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high';
};

/** How many devices a member has, and how many of them the push services accepted or refused the message for. */
export type DeliveryResult = { readonly devices: number; readonly sent: number; readonly failed: number };

/** How reminders leave the service. Implemented by the features that send, which know nothing of reminders. */
export type ReminderDelivery = {
  /** Sends a message to all devices of the member. Throws, or counts as failed, what is to be tried again. */
  deliver(memberId: MemberId, message: ReminderMessage, signal: AbortSignal): Promise<DeliveryResult>;
  /**
   * Mails the recap of the past week that begins on a Monday. `sent: false` when the member did not choose the recap or it cannot be sent.
   * May be called again for a week that was sent.
   */
  sendRecap(memberId: MemberId, monday: MemberDay, signal: AbortSignal): Promise<{ readonly sent: boolean }>;
  /** Which of the members have a device. */
  withDevice(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
  /** Which of the members chose the recap by mail, and can get it. */
  withRecapByMail(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
};
