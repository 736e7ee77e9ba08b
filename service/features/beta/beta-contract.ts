import { placeOf } from '#domain/beta/request-cursor.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const betaRequestStatus = z.enum(['pending', 'approved', 'denied']);

/** Not validated as an address here: the domain refuses with a message for the member. */
export const betaRequestBody = z.object({ email: z.string().check(z.maxLength(1_000)) });
/** Contains nothing that a stranger may not know. */
export const betaRequestAnswer = z.object({ id: z.string(), status: z.literal('pending') });

/** The status of the signed-in account's request. */
export const betaStandingAnswer = z.object({
  /** `none` when nothing was asked; `approved` also for accounts that need no request. */
  status: z.enum(['none', 'pending', 'approved', 'denied']),
  /** Words of the admin; null when there are none. */
  words: z.nullable(z.string()),
  /** The first date on which the account may ask again, after a denied request. */
  askAgainFrom: z.nullable(memberDay),
  supportEmail: z.string(),
  /**
   * How the account confirms its address at the built-in sign-in; absent where that is not needed. `code`: the people who run the site give
   * one, because the service sends no mail.
   */
  confirmBy: z.optional(z.enum(['mail', 'code'])),
});

export const betaRequest = z.object({
  id: z.string(),
  email: z.string(),
  /** The account that asked for this address, when its own address differs: an approval admits both. */
  askedBy: z.nullable(z.string()),
  status: betaRequestStatus,
  /** Instant. */
  requestedAt: z.string(),
  requestedOn: memberDay,
  /** Instant; null before a decision and after a reopening. */
  reviewedAt: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
  adminNotes: z.nullable(z.string()),
  revision: z.number(),
  /** Pending for more than the promised two business days. */
  isOverdue: z.boolean(),
});
/** Pending requests first, oldest first; then decided ones, newest first. */
export const betaRequestsAnswer = z.array(betaRequest);

export const betaRequestsQuery = z.object({
  /** Only requests after this cursor: `cursorOf` the last one of the previous page. */
  after: z.optional(
    z.string().check(z.refine((text) => placeOf(text) !== null, 'must be a place in the list')),
  ),
  /** 100 when absent, at most 500. */
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
      z.transform((text: string) => Math.min(Number(text), 500)),
    ),
  ),
});

export const betaReviewBody = z.object({
  status: betaRequestStatus,
  adminNotes: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  /** Words to the person who asked, with an approval or a denial. */
  words: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});
export const betaReviewAnswer = z.object({ ...commandAnswer, ...betaRequest.shape });

export type BetaStanding = z.infer<typeof betaStandingAnswer>;
export type BetaRequest = z.infer<typeof betaRequest>;
export type BetaRequestBody = z.infer<typeof betaRequestBody>;
export type BetaReviewBody = z.infer<typeof betaReviewBody>;
