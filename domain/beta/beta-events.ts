import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';

type BetaRequestSubmitted = {
  readonly type: 'BetaRequestSubmitted';
  readonly requestId: string;
  /** As typed, trimmed. The stream's name uses its canonical form. */
  readonly email: string;
  /** The member who was signed in when asking. Links an approval to the account even when another address was typed. */
  readonly requestedBy: MemberId | null;
  /** The language of the answer, as a BCP 47 tag; absent for English. */
  readonly language?: string;
};
type Review = {
  readonly requestId: string;
  readonly reviewedBy: MemberId;
  readonly adminNotes: string | null;
};
/** Words of the admin to the person who asked; absent when there are none. */
type Words = { readonly words?: string };
type BetaRequestApproved = Review & Words & { readonly type: 'BetaRequestApproved' };
type BetaRequestDenied = Review &
  Words & {
    readonly type: 'BetaRequestDenied';
    /** The first date on which the address may ask again; absent in denials of earlier releases. */
    readonly askAgainFrom?: MemberDay;
  };
type BetaRequestReopened = Review & { readonly type: 'BetaRequestReopened' };

/** The approved address left the account, which keeps its access: an account is an issuer and a subject, and addresses change. */
type BetaAccessKept = {
  readonly type: 'BetaAccessKept';
  readonly requestId: string;
  readonly keptFor: MemberId;
};

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
  | BetaAccessKept
  | BetaRequestExpired
  | BetaRequestWithdrawn;

export const betaRequestStream = (requestId: string): string => `betaRequest-${requestId}`;
