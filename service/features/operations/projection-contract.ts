import * as z from '#schema';
import { commandAnswer, instant } from '#service/http/fields-contract.ts';

const deadLetter = z.object({
  eventId: z.string(),
  eventType: z.string(),
  position: z.string(),
  stream: z.string(),
  /** The member or request whose rows are held back; null when the whole read model is parked. */
  owner: z.nullable(z.string()),
  /** Without personal data; null when it was not tried. */
  error: z.nullable(z.string()),
  attempts: z.number(),
  firstSeen: instant,
});

const overview = z.object({
  name: z.string(),
  state: z.enum(['live', 'rebuilding', 'parked']),
  position: z.string(),
  /** Null when the store cannot count them. */
  lagEvents: z.nullable(z.number()),
  /** Null when the rows are from another log. */
  lagSeconds: z.nullable(z.number()),
  /** That of this release; another release beside it has its own. */
  version: z.number(),
  /** An estimate for large tables. */
  rows: z.number(),
  /** Why and since when it is parked; null when it is not. */
  parked: z.nullable(z.object({ error: z.string(), since: instant })),
  /** Those that are open. */
  deadLetters: z.number(),
  /** At most 20 that are open: the ones that park it, then the oldest. */
  letters: z.array(deadLetter),
});

export const projectionsAnswer = z.object({
  projections: z.array(overview),
  /** Null when no process leads. */
  leader: z.nullable(z.object({ holder: z.string(), since: instant })),
  /** Into how many parts the members are divided, and who leads which; null when they are not, absent from a release before there were any. */
  division: z.optional(
    z.nullable(
      z.object({
        parts: z.number(),
        leaders: z.array(z.object({ holder: z.string(), since: instant, parts: z.array(z.number()) })),
      }),
    ),
  ),
});
/** A long retry continues after the answer. */
export const retryAnswer = z.object({
  isDone: z.boolean(),
  /** Members that are still held back; null while the retry runs. */
  stillHeld: z.nullable(z.number()),
  isResumed: z.boolean(),
});
/** False when it is not parked. */
export const resumeAnswer = z.object({ isResumed: z.boolean() });
export const skipBody = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(200)),
  reason: z.string().check(z.maxLength(500)),
});
/** False when there is no such dead letter, or not any more, or somebody else has just skipped it. */
export const skipAnswer = z.object({ ...commandAnswer, isSkipped: z.boolean() });
export const skipAllBody = z.object({ reason: z.string().check(z.maxLength(500)) });
/** How many it has passed over. At most 200 for each call, so that more may be open. */
export const skipAllAnswer = z.object({ ...commandAnswer, skipped: z.number() });

export type ProjectionsAnswer = z.infer<typeof projectionsAnswer>;
export type ProjectionEntry = z.infer<typeof overview>;
export type DeadLetterEntry = z.infer<typeof deadLetter>;
export type SkipBody = z.infer<typeof skipBody>;
export type SkipAllBody = z.infer<typeof skipAllBody>;
export type RetryAnswer = z.infer<typeof retryAnswer>;
export type ResumeAnswer = z.infer<typeof resumeAnswer>;
