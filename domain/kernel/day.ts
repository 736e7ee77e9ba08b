declare const brand: unique symbol;

/** A calendar date in the member's time zone, `YYYY-MM-DD`. Never parsed as a local-time Date. */
export type MemberDay = string & { readonly [brand]: 'MemberDay' };
/** A moment, ISO 8601 in UTC with milliseconds: `2026-03-01T08:00:00.000Z`. Text order equals time order. */
export type Instant = string & { readonly [brand]: 'Instant' };

export const asMemberDay = (text: string): MemberDay => text as MemberDay;
export const asInstant = (text: string): Instant => text as Instant;

const millisecondsPerDay = 86_400_000;
// Cached because parsing and formatting dates dominates the time of a fold. Bounded because members choose which dates they request.
const rememberedDays = 50_000;
const texts: MemberDay[] = [];
const numbers = new Map<MemberDay, number>();
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whole days from 1970-01-01 to `day`; negative before it. */
export function epochDayOf(day: MemberDay): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const epochDay = Date.parse(day) / millisecondsPerDay;
  if (numbers.size < rememberedDays) numbers.set(day, epochDay);
  return epochDay;
}

/** The date that lies `epochDay` whole days after 1970-01-01. Years 0001-9999. */
export function dayOfEpoch(epochDay: number): MemberDay {
  const known = texts[epochDay];
  if (known !== undefined) return known;
  const day = asMemberDay(new Date(epochDay * millisecondsPerDay).toISOString().slice(0, 10));
  if (epochDay >= 0 && epochDay < rememberedDays) texts[epochDay] = day;
  return day;
}

/** True only for real calendar dates of the years 0001-9999; false for 2026-02-30. */
export function isMemberDay(text: string): text is MemberDay {
  const [, year, month, date] = shape.exec(text) ?? [];
  if (date === undefined || year === '0000') return false;
  return Number(month) >= 1 && Number(month) <= 12 && Number(date) >= 1 && Number(date) <= lastDateOf(text);
}

/** The date `n` days later; earlier for a negative `n`. */
export const addDays = (day: MemberDay, n: number): MemberDay => dayOfEpoch(epochDayOf(day) + n);

/** The same day of the month `n` months later, or the last day of a shorter month: 31 Jan + 1 = 28 Feb. */
export function addMonths(day: MemberDay, n: number): MemberDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + n;
  const month = `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
  return asMemberDay(`${month}-${pad(Math.min(Number(day.slice(8)), lastDateOf(month)), 2)}`);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: MemberDay, to: MemberDay): number => epochDayOf(to) - epochDayOf(from);

/** 0 = Sunday ... 6 = Saturday. */
export const weekdayOf = (day: MemberDay): number => new Date(day).getUTCDay();

/** The Monday on or before a date. */
export const mondayOf = (day: MemberDay): MemberDay => addDays(day, -((weekdayOf(day) + 6) % 7));

/** 1 = 1 January ... 366. */
export const dayOfYear = (day: MemberDay): number =>
  daysBetween(asMemberDay(`${day.slice(0, 4)}-01-01`), day) + 1;

const pad = (number: number, width: number): string => String(number).padStart(width, '0');

/** 28-31 for a text that begins with `YYYY-MM`. The leap-year rule is explicit because Date.UTC reads the years 0-99 as 1900-1999. */
function lastDateOf(text: string): number {
  const month = Number(text.slice(5, 7));
  if (month === 2) return isLeap(Number(text.slice(0, 4))) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
