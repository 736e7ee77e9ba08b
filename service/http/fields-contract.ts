import * as z from 'zod/mini';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';

/** A calendar date, `YYYY-MM-DD`. */
export const memberDay = z
  .string()
  .check(z.refine(isMemberDay, 'must be a date that exists, written YYYY-MM-DD')) as unknown as z.ZodMiniType<
  MemberDay,
  string
>;

/** A moment in UTC, in years that every clock on earth writes with four digits. */
export const instant = z.iso
  .datetime()
  .check(z.refine(isWrittenInFourDigits, 'must be a moment in the years 1970 to 9998'));

function isWrittenInFourDigits(text: string): boolean {
  const time = Date.parse(text);
  return time >= 0 && time < Date.UTC(9999, 0);
}

/** What every command answers beside its own fields. */
export const commandAnswer = {
  /** The events that the command yielded: the client's machines move on them. Empty when it changed nothing. */
  events: z.array(z.looseObject({ type: z.string() })),
  revision: z.nullable(z.number()),
  position: z.nullable(z.string()),
  /** Whether reads already show it; if not, they will in a moment. */
  visible: z.boolean(),
};

/** A finite number, as JSON knows no other, within what the product can mean. */
export const amount = z.number().check(z.gte(0), z.lte(10_000));
