import * as z from '#schema';
import { commandAnswer, instant, memberDay } from '#service/http/fields-contract.ts';

const numbers = z.object({
  currentStreak: z.number(),
  bestStreak: z.number(),
  skipTokens: z.number(),
});
const field = z.object({ raised: z.number(), lowered: z.number(), sum: z.number() });
export const comparison = z.object({
  /** The instant of the numbers. */
  asOf: instant,
  members: z.number(),
  changed: z.number(),
  fields: z.object({ currentStreak: field, bestStreak: field, skipTokens: field }),
});
export const reason = z.string().check(z.maxLength(500));
/** Digest of the preview that the admin has seen. */
export const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview'));

/** Whose numbers an event about everybody would change. */
export const previewAnswer = z.object({
  comparison,
  digest,
  /** The 100 largest changes. */
  largest: z.array(z.object({ memberId: z.string(), before: numbers, after: numbers })),
});

const count = z.coerce.number().check(z.int(), z.gte(0), z.lte(1000));
const tokenRulesShape = { tokenHold: count, tokenStart: count, earnEvery: count };
const tokenRules = z.object(tokenRulesShape);

export const rulesAnswer = z.object({
  /** Those that hold after all that were adopted. */
  current: tokenRules,
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      from: memberDay,
      rules: tokenRules,
      reason: z.nullable(z.string()),
      comparison,
    }),
  ),
});
export const rulesPreviewQuery = z.object({ from: memberDay, ...tokenRulesShape });
export const adoptRulesBody = z.object({ from: memberDay, rules: tokenRules, reason, digest });
export const adoptedAnswer = z.object({ ...commandAnswer, version: z.string() });

/** Answer of GET /api/me/rules: what the newest rules change. */
export const memberRulesAnswer = z.object({
  version: z.string(),
  from: memberDay,
  before: tokenRules,
  after: tokenRules,
  /** The numbers of the day of adoption, and as if the rules had held on all dates; null for members who came later. */
  numbers: z.nullable(z.object({ before: numbers, after: numbers })),
});
/** No other text, because the event holds it in plain text. */
const rulesVersion = z
  .string()
  .check(
    z.regex(
      /^(?:v[1-9]\d{0,5}|\d{4}[a-z]{1,2})$/,
      'must be a version of the rules, such as v2, or of zone rules, such as 2026g',
    ),
  );
export const seenBody = z.object({ version: rulesVersion });
export const seenAnswer = z.object(commandAnswer);

export type EverybodyPreview = z.infer<typeof previewAnswer>;
export type RulesAnswer = z.infer<typeof rulesAnswer>;
export type AdoptRulesBody = z.infer<typeof adoptRulesBody>;
export type AdoptedAnswer = z.infer<typeof adoptedAnswer>;
export type MemberRulesAnswer = z.infer<typeof memberRulesAnswer>;
