import * as z from '#schema';
import { commandAnswer, instant } from '#service/http/fields-contract.ts';
import { comparison, digest, reason } from './rules-contract.ts';

const times = { from: instant, to: instant };
const outageId = z.string().check(z.minLength(1), z.maxLength(200));

/** Newest first. */
export const outagesAnswer = z.object({
  outages: z.array(
    z.object({ outageId, ...times, reason: z.nullable(z.string()), isRevoked: z.boolean(), comparison }),
  ),
});
/** Either the times of an outage to declare, or one to revoke. */
export const outagePreviewQuery = z.union([z.object(times), z.object({ revoke: outageId })]);
export const declareOutageBody = z.object({ ...times, reason, digest });
export const revokeOutageBody = z.object({ reason, digest });
export const outageAnswer = z.object({ ...commandAnswer, outageId });

export type OutagesAnswer = z.infer<typeof outagesAnswer>;
export type DeclareOutageBody = z.infer<typeof declareOutageBody>;
export type RevokeOutageBody = z.infer<typeof revokeOutageBody>;
export type OutageAnswer = z.infer<typeof outageAnswer>;
