import type { MemberDay } from '#domain/kernel/day.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';

/** An admin viewed the personal fields of one stored event, or an operator those of many. */
export type PersonalDataViewed = {
  readonly type: 'PersonalDataViewed';
  /** `system` for an operator on the command line who gave no admin. */
  readonly viewedBy: Actor;
  /** The member whose data was viewed; null for data of several people or of a person without an account, such as a beta request. */
  readonly subject: MemberId | null;
  /** The stream's name. On the command line also a pattern (`quest*`) or `$all`. */
  readonly viewedStream: string;
  readonly viewedRevision: number;
  /** As typed by the admin. */
  readonly reason: string;
};

/** An operator ended sessions on the command line. Members who end their own sessions leave no event. */
export type SessionsEnded = {
  readonly type: 'SessionsEnded';
  /** `system` for an operator who gave no admin. */
  readonly endedBy: Actor;
  /** The member whose sessions ended; null when all sessions ended. */
  readonly subject: MemberId | null;
  /** As typed by the operator. */
  readonly reason: string | null;
};

/** An operator ended access tokens on the command line. Each of them has a `TokenRevoked` as well. */
export type TokensEnded = {
  readonly type: 'TokensEnded';
  /** `system` for an operator who gave no admin. */
  readonly endedBy: Actor;
  /** The member whose tokens ended; null when all tokens ended. */
  readonly subject: MemberId | null;
  /** As typed by the operator. */
  readonly reason: string | null;
};

/** An admin stopped a webhook, or all. Each of them gets a `WebhookStopped` as well. */
export type WebhooksHalted = {
  readonly type: 'WebhooksHalted';
  readonly haltedBy: MemberId;
  /** The member whose webhook was stopped; null when all were. */
  readonly subject: MemberId | null;
  /** Null for all that were on at that place of the log. */
  readonly webhookId: string | null;
  /** As typed by the admin. */
  readonly reason: string;
};

/** An event is passed over by a projection that cannot process it, in every fold from now on. */
export type DeadLetterSkipped = {
  readonly type: 'DeadLetterSkipped';
  /** `system` for an operator on the command line who gave no admin. */
  readonly skippedBy: Actor;
  readonly projection: string;
  /** The event's id. */
  readonly skippedEvent: string;
  /** As typed by the admin. */
  readonly reason: string;
};

/** An operator has deleted an export that might still hold erased people. */
export type ExportedCopyRemoved = {
  readonly type: 'ExportedCopyRemoved';
  /** `system` for an operator who gave no admin. */
  readonly removedBy: Actor;
  /** The id under which the export was registered. */
  readonly copy: string;
  /** As typed by the operator. */
  readonly note: string;
};

export type AuditEvent =
  | PersonalDataViewed
  | SessionsEnded
  | TokensEnded
  | WebhooksHalted
  | DeadLetterSkipped
  | ExportedCopyRemoved;

/** One stream for all skipped events, because every fold reads them first. */
export const skippedEventsStream = 'deadLetters-skipped';

/** The audit stream of an admin for one date of that admin. */
export const auditStream = (admin: Actor, date: MemberDay): string => `audit-${admin}-${date}`;
