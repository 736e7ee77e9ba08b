import * as z from 'zod/mini';

/** Answer of GET /api/support, for everyone: where help is asked for. */
export const supportAnswer = z.object({ email: z.string() });

export type Support = z.infer<typeof supportAnswer>;
