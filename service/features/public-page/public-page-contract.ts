import { publicFacts } from '#domain/public-page/public-fact-rules.ts';
import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

const fact = z.enum(publicFacts);

/** The facts of a page; absent are those that are not shown or not there. */
const factsShown = z.object({
  firstName: z.optional(z.string()),
  /** In days. */
  streak: z.optional(z.number()),
  /** Monday to Sunday. */
  activeDays: z.optional(z.readonly(z.array(z.enum(['active', 'quiet', 'open'])))),
  quests: z.optional(z.number()),
  badges: z.optional(z.readonly(z.array(z.string()))),
  level: z.optional(z.object({ number: z.number(), name: z.string() })),
});

/** Answer of GET /api/me/public-page. */
export const publicPageAnswer = z.object({
  /** Null without one. */
  handle: z.nullable(z.string()),
  /** From when on another name can be chosen; null when one can be chosen now. */
  changeableFrom: z.nullable(z.iso.datetime()),
  /** The chosen facts, in the order of the list. */
  facts: z.readonly(z.array(fact)),
  /** Whether search engines may list the page. */
  isIndexed: z.boolean(),
  /** Why no visitor sees the page; null when it is public. */
  hiddenBy: z.nullable(z.enum(['switch', 'no-handle', 'age-unknown', 'under-age', 'taken-down'])),
  /** What the admin wrote who took the page down; null while it is not taken down. */
  takenDownFor: z.nullable(z.string()),
  /** The address of the page without the origin; null without a handle. */
  path: z.nullable(z.string()),
  /** Every fact as a visitor would see it now, chosen or not. */
  preview: factsShown,
});
export type PublicPageAnswer = z.infer<typeof publicPageAnswer>;

/** Body of PUT /api/me/public-page/handle. */
export const handleBody = z.object({ handle: z.string().check(z.maxLength(100)) });

/** Body of PUT /api/me/public-page. */
export const publicPageBody = z.object({
  facts: z.array(fact).check(z.maxLength(publicFacts.length)),
  isIndexed: z.boolean(),
});

/** Answer of every command on the public page, with what is chosen now. */
export const publicPageCommandAnswer = z.object({ ...commandAnswer, ...publicPageAnswer.shape });
