import type { MemberId } from '#domain/kernel/ids.ts';

export type ViewPersonalData = {
  readonly type: 'ViewPersonalData';
  readonly viewedBy: MemberId;
  readonly subject: MemberId | null;
  readonly viewedStream: string;
  readonly viewedRevision: number;
  /** As typed. */
  readonly reason: string;
};
