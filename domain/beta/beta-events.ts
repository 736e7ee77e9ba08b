import type { ErasedStream } from '#domain/kernel/erased-stream.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

export type BetaRequestSubmitted = {
  readonly type: 'BetaRequestSubmitted';
  readonly requestId: string;
  /** As typed, trimmed. The stream's name comes from its case-folded form. */
  readonly email: string;
  /** The member who asked while signed in: ties an approval to the account, whatever address was typed. */
  readonly requestedBy: MemberId | null;
};
type Review = {
  readonly requestId: string;
  readonly reviewedBy: MemberId;
  readonly adminNotes: string | null;
};
export type BetaRequestApproved = Review & { readonly type: 'BetaRequestApproved' };
export type BetaRequestDenied = Review & { readonly type: 'BetaRequestDenied' };
export type BetaRequestReopened = Review & { readonly type: 'BetaRequestReopened' };

type Gone = { readonly requestId: string; readonly streams: readonly ErasedStream[] };
/** Denied or unanswered for so long that it is kept no longer: the address may ask anew. */
export type BetaRequestExpired = Gone & { readonly type: 'BetaRequestExpired' };
/** Whose it is has deleted the account. */
export type BetaRequestWithdrawn = Gone & { readonly type: 'BetaRequestWithdrawn' };

export type BetaEvent =
  | BetaRequestSubmitted
  | BetaRequestApproved
  | BetaRequestDenied
  | BetaRequestReopened
  | BetaRequestExpired
  | BetaRequestWithdrawn;

export const betaRequestStream = (requestId: string): string => `betaRequest-${requestId}`;
