import { addDays, daysBetween, type MemberDay, weekdayOf } from '#domain/kernel/day.ts';

/** Maximum length of an email address by RFC 5321 and its errata, in characters. */
const maximumEmailLength = 254;
/** Business days within which a request should be reviewed. */
const reviewBusinessDays = 2;
/** Days after which a denied or unanswered request is deleted. */
const retentionDays = 180;

/** Days after a denial from which the same address may ask again. */
const askAgainDays = 30;

/** Two parts around exactly one at-sign, without spaces, angle brackets, control characters, invisible characters or lone surrogates. */
const emailShape = /^[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}<>@]+@[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}<>@]+$/u;

/**
 * The form that makes an address unique: trimmed, with A to Z in lower case. Only ASCII is folded, because Unicode folding merges addresses
 * of different people, such as `k` and the Kelvin sign U+212A.
 */
export const canonicalEmail = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Whether a trimmed text is an acceptable address of at most 254 characters. Unicode compatibility characters, such as full-width letters,
 * are refused: mail servers map their domain to another one.
 */
export const isEmail = (email: string): boolean =>
  email.length <= maximumEmailLength && emailShape.test(email) && email.normalize('NFKC') === email;

/** Weekdays, Monday to Friday, after `from` up to and including `to`: Friday to Monday is 1. Never negative; ignores holidays. */
export function businessDaysBetween(from: MemberDay, to: MemberDay): number {
  const days = Math.max(0, daysBetween(from, to));
  const beyondWholeWeeks = Array.from({ length: days % 7 }, (_, index) =>
    weekdayOf(addDays(from, index + 1)),
  );
  return Math.floor(days / 7) * 5 + beyondWholeWeeks.filter(isBusinessDay).length;
}

/** Whether a pending request has waited longer than the promised two business days. */
export const isReviewOverdue = (requestedOn: MemberDay, today: MemberDay): boolean =>
  businessDaysBetween(requestedOn, today) > reviewBusinessDays;

/** The first date on which a denied address may ask again. */
export const askAgainFrom = (deniedOn: MemberDay): MemberDay => addDays(deniedOn, askAgainDays);

/** The first date after the retention of a request that was last touched on a date. The address may then ask again in any case. */
export const retentionEnd = (untouchedSince: MemberDay): MemberDay => addDays(untouchedSince, retentionDays);

/** Whether a denied or unanswered request is 180 days old. */
export const isRetentionOver = (untouchedSince: MemberDay, today: MemberDay): boolean =>
  daysBetween(untouchedSince, today) >= retentionDays;

/** The latest `untouchedSince` date of requests whose retention is over. */
export const retentionEndsBefore = (today: MemberDay): MemberDay => addDays(today, -retentionDays);

const isBusinessDay = (weekday: number): boolean => weekday >= 1 && weekday <= 5;
