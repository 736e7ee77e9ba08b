import type { MemberDay } from '#domain/kernel/day.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';

/** An admin has opened the personal fields of a stored event, or an operator those of many. */
export type PersonalDataViewed = {
  readonly type: 'PersonalDataViewed';
  /** `system` for an operator on the command line who named no admin. */
  readonly viewedBy: Actor;
  /** Whose data it is; null where it is of several people, or of somebody without an account, as in a request for access. */
  readonly subject: MemberId | null;
  /** On the command line also a pattern (`quest*`), or `$all`. */
  readonly viewedStream: string;
  readonly viewedRevision: number;
  /** In the admin's words. */
  readonly reason: string;
};

/** An operator has ended sessions on the command line. Members who end their own leave no event: their sessions are their own affair. */
export type SessionsEnded = {
  readonly type: 'SessionsEnded';
  /** `system` for an operator who named no admin. */
  readonly endedBy: Actor;
  /** Whose sessions; null for everybody's. */
  readonly subject: MemberId | null;
  /** In the operator's words. */
  readonly reason: string | null;
};

export type AuditEvent = PersonalDataViewed | SessionsEnded;

/** What an admin looked at or ended on a date of theirs. */
export const auditStream = (admin: Actor, date: MemberDay): string => `audit-${admin}-${date}`;
