import type { MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';

type BetaRequestSubmitted = {
  readonly type: 'BetaRequestSubmitted';
  readonly requestId: string;
  /** As typed, trimmed. The stream's name uses its canonical form. */
  readonly email: string;
  /** The member who was signed in when asking. Links an approval to the account even when another address was typed. */
  readonly requestedBy: MemberId | null;
};
type Review = {
  readonly requestId: string;
  readonly reviewedBy: MemberId;
  readonly adminNotes: string | null;
};
type BetaRequestApproved = Review & { readonly type: 'BetaRequestApproved' };
type BetaRequestDenied = Review & { readonly type: 'BetaRequestDenied' };
type BetaRequestReopened = Review & { readonly type: 'BetaRequestReopened' };

type Gone = { readonly requestId: string; readonly streams: readonly ErasedStream[] };
/** The request was denied or unanswered until its retention ended, and was deleted. The address may ask again. */
type BetaRequestExpired = Gone & { readonly type: 'BetaRequestExpired' };
/** The account that the request belongs to was deleted. */
type BetaRequestWithdrawn = Gone & { readonly type: 'BetaRequestWithdrawn' };

export type BetaEvent =
  | BetaRequestSubmitted
  | BetaRequestApproved
  | BetaRequestDenied
  | BetaRequestReopened
  | BetaRequestExpired
  | BetaRequestWithdrawn;

export const betaRequestStream = (requestId: string): string => `betaRequest-${requestId}`;
