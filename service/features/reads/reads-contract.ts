import * as z from '#schema';

/** More than any screen reads as it begins. */
const mostReads = 20;

const path = z.string().check(z.startsWith('/api/'), z.maxLength(200));

/** Query of GET /api/reads: paths with their queries, separated by commas. */
export const readsQuery = z.strictObject({
  paths: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(2_000)),
        z.transform((text: string) => text.split(',')),
      ),
      z.array(path).check(z.maxLength(mostReads)),
    ),
  ),
});

/** Answer: the separate answer of each path. */
export const readsAnswer = z.record(z.string(), z.unknown());
