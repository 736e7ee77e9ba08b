import * as z from 'zod/mini';

/** Answer of GET /api/support, which is public: the support address. */
export const supportAnswer = z.object({ email: z.string() });

export type Support = z.infer<typeof supportAnswer>;
