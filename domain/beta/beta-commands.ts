import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';

export type SubmitBetaRequest = {
  readonly type: 'SubmitBetaRequest';
  readonly requestId: string;
  /** As typed. */
  readonly email: string;
  /** Null for a visitor, and for a member whose sign-in address is not verified. */
  readonly requestedBy: MemberId | null;
  readonly today: MemberDay;
  /** Of the browser. */
  readonly language?: Language;
  /** Whether the sender has proven that the address is theirs, and so may learn the status of its request. */
  readonly isOwner: boolean;
};
type Review = {
  readonly requestId: string;
  readonly reviewedBy: MemberId;
  readonly adminNotes: string | null;
  /** For the person who asked; the notes are for admins only. */
  readonly words?: string | null;
};
type ApproveBetaRequest = Review & { readonly type: 'ApproveBetaRequest' };
type DenyBetaRequest = Review & { readonly type: 'DenyBetaRequest'; readonly today: MemberDay };
/** When no notes are given, the notes of the withdrawn decision are kept. */
type ReopenBetaRequest = Review & { readonly type: 'ReopenBetaRequest' };

export type ReviewCommand = ApproveBetaRequest | DenyBetaRequest | ReopenBetaRequest;
type Remove = { readonly requestId: string; readonly streams: readonly ErasedStream[] };
type ExpireBetaRequest = Remove & {
  readonly type: 'ExpireBetaRequest';
  /** The date on which the request was made or last decided. */
  readonly untouchedSince: MemberDay;
  readonly today: MemberDay;
};
type WithdrawBetaRequest = Remove & { readonly type: 'WithdrawBetaRequest' };

/** For an account whose verified address was that of the request, and is another one now. */
type KeepBetaAccess = {
  readonly type: 'KeepBetaAccess';
  readonly requestId: string;
  readonly memberId: MemberId;
};

export type RemovalCommand = ExpireBetaRequest | WithdrawBetaRequest;
export type BetaCommand = SubmitBetaRequest | ReviewCommand | KeepBetaAccess | RemovalCommand;
