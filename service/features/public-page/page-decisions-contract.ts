import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

/** Answer of GET /api/admin/public-pages: those that admins took down, at most 100. */
export const pagesTakenDownAnswer = z.object({
  pages: z.array(
    z.object({
      memberId: z.string(),
      /** Null when its member gave it up meanwhile. */
      handle: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export type PagesTakenDown = z.infer<typeof pagesTakenDownAnswer>;

/** Body of POST /api/admin/public-pages. */
export const takeDownBody = z.object({
  handle: z.string().check(z.maxLength(100)),
  /** The member reads it. */
  reason: z.string().check(z.maxLength(500)),
});

/** Body of POST /api/admin/public-pages/:memberId/give-back. */
export const giveBackBody = z.object({ note: z.string().check(z.maxLength(500)) });

export const pageDecisionAnswer = z.object({ ...commandAnswer, ...pagesTakenDownAnswer.shape });
