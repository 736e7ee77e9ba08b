import type { MonthPaths } from '#domain/month-path/month-path.ts';
import type { ShownPath } from '#domain/month-path/path-view.ts';
import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

/** What the path follows from, for the numbers with commands that wait on the device. */
const pathBasis = z.object({
  program: z.nullable(z.string()),
  points: z.number(),
  months: z.array(
    z.object({
      month: z.string(),
      program: z.nullable(z.string()),
      band: z.number(),
      isShort: z.boolean(),
      facts: z.array(z.string()),
      /** The last date of the month before had training. */
      followsTraining: z.optional(z.literal(true)),
    }),
  ),
});

const pathOfMonth = {
  /** `2026-11`, by the member's date. */
  month: z.string(),
  /** Twelve, the same for the whole month. */
  things: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** How often it asks for something, and how often that was done so far. */
      target: z.number(),
      count: z.number(),
      /** The date that finished it; null while it is open. */
      doneOn: z.nullable(memberDay),
    }),
  ),
};

export const monthPathAnswer = z.object({
  ...pathOfMonth,
  /** The month before, until the eighth: late entries count for it, and so does the rest on its last date. */
  earlier: z.optional(z.object(pathOfMonth)),
  basis: pathBasis,
});

export type ShownMonthPath = ShownPath & { readonly basis: MonthPaths };
