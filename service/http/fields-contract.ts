import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import * as z from '#schema';

/** A calendar date, `YYYY-MM-DD`. */
export const memberDay = z
  .string()
  .check(z.refine(isMemberDay, 'must be a date that exists, written YYYY-MM-DD')) as unknown as z.ZodMiniType<
  MemberDay,
  string
>;

/** A moment in UTC, in years that have four digits in every time zone. */
export const instant = z.iso
  .datetime()
  .check(z.refine(isWrittenInFourDigits, 'must be a moment in the years 1970 to 9998'));

function isWrittenInFourDigits(text: string): boolean {
  const time = Date.parse(text);
  return time >= 0 && time < Date.UTC(9999, 0);
}

/** Fields of every command answer. */
export const commandAnswer = {
  /** The events of the command, which drive the client's state machines. Empty when nothing changed. */
  events: z.array(z.looseObject({ type: z.string() })),
  revision: z.nullable(z.number()),
  position: z.nullable(z.string()),
  /** Whether reads already show the change. */
  visible: z.boolean(),
};

/** A finite number, as in JSON, within the product's range. */
export const amount = z.number().check(z.gte(0), z.lte(10_000));
