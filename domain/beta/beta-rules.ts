import { addDays, daysBetween, type MemberDay, weekdayOf } from '#domain/kernel/day.ts';

/** Characters that an e-mail address may have, as in RFC 5321 with its errata. */
const maximumEmailLength = 254;
/** Business days within which a request is said to be reviewed. */
const reviewBusinessDays = 2;
/** Days after which a request that is denied or unanswered is kept no longer. */
const retentionDays = 180;

/** Two parts around exactly one at-sign, without spaces, angle brackets, control characters, invisible characters and lone surrogates. */
const emailShape = /^[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}<>@]+@[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}<>@]+$/u;

/**
 * The form of an address under which it is unique: trimmed, with A to Z in lower case. Only ASCII is folded: Unicode folding makes
 * one address of two that belong to different people, such as `k` and the Kelvin sign U+212A.
 */
export const canonicalEmail = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Whether a trimmed text may stand as an address, 254 characters at most. Characters that Unicode calls compatible with others, such
 * as full-width letters, are refused: mail to a domain that is written with them goes to the domain that is written with the others.
 */
export const isEmail = (email: string): boolean =>
  email.length <= maximumEmailLength && emailShape.test(email) && email.normalize('NFKC') === email;

/** Weekdays, Monday to Friday, that begin after `from` and up to `to`: Friday to Monday is 1. Never negative; knows no holidays. */
export function businessDaysBetween(from: MemberDay, to: MemberDay): number {
  const days = Math.max(0, daysBetween(from, to));
  const beyondWholeWeeks = Array.from({ length: days % 7 }, (_, index) =>
    weekdayOf(addDays(from, index + 1)),
  );
  return Math.floor(days / 7) * 5 + beyondWholeWeeks.filter(isBusinessDay).length;
}

/** Whether a pending request has waited for more than the two business days that are promised. */
export const isReviewOverdue = (requestedOn: MemberDay, today: MemberDay): boolean =>
  businessDaysBetween(requestedOn, today) > reviewBusinessDays;

/** Whether a request that was denied, or was never answered, has been kept for 180 days. */
export const isRetentionOver = (untouchedSince: MemberDay, today: MemberDay): boolean =>
  daysBetween(untouchedSince, today) >= retentionDays;

/** The latest day since which a request must be untouched to have been kept for its time. */
export const retentionEndsBefore = (today: MemberDay): MemberDay => addDays(today, -retentionDays);

const isBusinessDay = (weekday: number): boolean => weekday >= 1 && weekday <= 5;
