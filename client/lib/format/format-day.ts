import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { onFirstUse } from '#domain/kernel/words-of.ts';
import { dateFormat } from './date-format.ts';
import { factsText, formatCopy } from './format-copy.ts';

/** Formats instants of midnight UTC, as days are. The formatter is made at its first use. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => dateFormat({ ...options, timeZone: 'UTC' }));
const weekday = dayFormat({ weekday: 'long' });
const weekdayBrief = dayFormat({ weekday: 'short' });
const weekdayInitial = dayFormat({ weekday: 'narrow' });
const dayAndMonth = dayFormat({ day: 'numeric', month: 'short' });
const weekdayAndDate = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const monthOnly = dayFormat({ month: 'long' });
const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
const wholeDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Without the point of an abbreviation at the end, where a sentence may end too. */
const unpointed = (text: string): string => text.replace(/\.$/, '');

/** `Monday`. */
export const weekdayName = (day: MemberDay): string => weekday().format(new Date(day));

/** `Mon`. */
export const weekdayShort = (day: MemberDay): string => unpointed(weekdayBrief().format(new Date(day)));

/** `M`. */
export const weekdayLetter = (day: MemberDay): string => weekdayInitial().format(new Date(day));

/** `20 Nov`. */
export const shortDate = (day: MemberDay): string => unpointed(dayAndMonth().format(new Date(day)));

/** `Sat 21 Nov`, with the comma that the language wants. */
export const weekdayDate = (day: MemberDay): string => unpointed(weekdayAndDate().format(new Date(day)));

/** `Saturday, 20 Nov`. */
export const spokenDay = (day: MemberDay): string => factsText([weekdayName(day), shortDate(day)]);

/** `November 2026`. */
export const monthText = (day: MemberDay): string => monthAndYear().format(new Date(day));

/** `November`, with the year when it is not that of today. */
export const recentMonth = (day: MemberDay, today: MemberDay): string =>
  day.slice(0, 4) === today.slice(0, 4) ? monthOnly().format(new Date(day)) : monthText(day);

/** A calendar date as it is read: `2026-01-05` is `5 Jan 2026`. */
export const dayText = (day: string): string => wholeDate().format(new Date(day));

/** `Today`, `Yesterday`, the weekday of the last six days, else the date. */
export function recentDay(day: MemberDay, today: MemberDay): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return formatCopy.today;
  if (ago === 1) return formatCopy.yesterday;
  return ago > 1 && ago < 7 ? weekdayName(day) : shortDate(day);
}
