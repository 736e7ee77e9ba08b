import * as z from '#schema';

/**
 * Body of POST /api/client-errors: where and how the client failed. It has no field for the member, and possibly typed text is removed
 * before logging.
 */
export const clientErrorBody = z.object({
  /** `react`: while rendering; `app`: before or outside of it. */
  kind: z.enum(['react', 'app']),
  message: z.string().check(z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
  /** Path of the screen, without query. */
  screen: z.string().check(z.maxLength(200)),
});
export const clientErrorAnswer = z.object({ received: z.literal(true) });

export type ClientErrorBody = z.infer<typeof clientErrorBody>;
