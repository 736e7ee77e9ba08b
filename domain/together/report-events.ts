import type { MemberId } from '#domain/kernel/ids.ts';

/** Why somebody is reported. */
export const reportReasons = ['harassment', 'name', 'pretending', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

type OfReport = { readonly memberId: MemberId; readonly reportId: string; readonly reportedId: MemberId };

/** A member asks the admins to look at another one. Both ids stay until the account of the member who reported is erased. */
export type MemberReported = OfReport & {
  readonly type: 'MemberReported';
  readonly reason: ReportReason;
  /** In the words of the member; empty for none. */
  readonly words: string;
};

/** An admin has dealt with it. */
export type ReportClosed = OfReport & {
  readonly type: 'ReportClosed';
  readonly closedBy: MemberId;
  /** As typed by the admin. */
  readonly note: string;
};

export type ReportEvent = MemberReported | ReportClosed;

export const reportStream = (memberId: MemberId): string => `reports-${memberId}`;
