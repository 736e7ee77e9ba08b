import * as z from 'zod/mini';
import { commandAnswer, instant } from '#service/http/fields-contract.ts';

const numbers = z.object({ currentStreak: z.number(), bestStreak: z.number(), skipTokens: z.number() });
const field = z.object({ raised: z.number(), lowered: z.number(), sum: z.number() });
const comparison = z.object({
  /** The instant of the numbers. */
  asOf: instant,
  members: z.number(),
  changed: z.number(),
  fields: z.object({ currentStreak: field, bestStreak: field, skipTokens: field }),
});

const times = { from: instant, to: instant };
const reason = z.string().check(z.maxLength(500));
/** Of the preview that the admin has seen. */
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview'));
const outageId = z.string().check(z.minLength(1), z.maxLength(200));

/** Newest first. */
export const outagesAnswer = z.object({
  outages: z.array(
    z.object({ outageId, ...times, reason: z.nullable(z.string()), isRevoked: z.boolean(), comparison }),
  ),
});
/** Either the times of an outage to declare, or one to revoke. */
export const outagePreviewQuery = z.union([z.object(times), z.object({ revoke: outageId })]);
export const outagePreviewAnswer = z.object({
  comparison,
  digest,
  /** The 100 largest changes. `npm run outages -- preview` lists all. */
  largest: z.array(z.object({ memberId: z.string(), before: numbers, after: numbers })),
});
export const declareOutageBody = z.object({ ...times, reason, digest });
export const revokeOutageBody = z.object({ reason, digest });
export const outageAnswer = z.object({ ...commandAnswer, outageId });

export type OutagesAnswer = z.infer<typeof outagesAnswer>;
export type OutagePreview = z.infer<typeof outagePreviewAnswer>;
export type DeclareOutageBody = z.infer<typeof declareOutageBody>;
export type RevokeOutageBody = z.infer<typeof revokeOutageBody>;
export type OutageAnswer = z.infer<typeof outageAnswer>;
