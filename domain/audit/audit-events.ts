import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** An admin has opened the personal fields of a stored event. */
export type PersonalDataViewed = {
  readonly type: 'PersonalDataViewed';
  readonly viewedBy: MemberId;
  /** Whose data it is; null where it is of somebody without an account, as in a request for access. */
  readonly subject: MemberId | null;
  readonly viewedStream: string;
  readonly viewedRevision: number;
  /** In the admin's words. */
  readonly reason: string;
};

export type AuditEvent = PersonalDataViewed;

/** What an admin looked at on a date of theirs. */
export const auditStream = (admin: MemberId, date: MemberDay): string => `audit-${admin}-${date}`;
