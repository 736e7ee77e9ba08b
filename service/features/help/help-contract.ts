import * as z from '#schema';

/** Answer of GET /api/support, which is public: the support address. */
export const supportAnswer = z.object({ email: z.string() });

export type Support = z.infer<typeof supportAnswer>;
