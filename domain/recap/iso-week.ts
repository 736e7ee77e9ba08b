import { addDays, asMemberDay, type MemberDay, mondayOf } from '#domain/kernel/day.ts';

declare const brand: unique symbol;

/** A week from Monday to Sunday by ISO 8601, `2026-W47`. Week 1 is the one with 4 January. Text order equals time order. */
export type IsoWeek = string & { readonly [brand]: 'IsoWeek' };

const shape = /^(\d{4})-W(\d{2})$/;

/** True only for weeks that exist, of the years 1000-9998: not every year has a week 53. */
export function isIsoWeek(text: string): text is IsoWeek {
  const [, year = '', week] = shape.exec(text) ?? [];
  if (week === undefined || year < '1000' || year === '9999') return false;
  return weekOf(firstDateOf(text)) === text;
}

/** The week of a date. Its year is that of its Thursday. */
export function weekOf(day: MemberDay): IsoWeek {
  const monday = mondayOf(day);
  const year = addDays(monday, 3).slice(0, 4);
  const nth = Math.round((Date.parse(monday) - Date.parse(firstMondayOf(year))) / weekMs) + 1;
  return `${year}-W${String(nth).padStart(2, '0')}` as IsoWeek;
}

/** The seven dates of a week, Monday first. */
export const datesOf = (week: IsoWeek): readonly MemberDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(firstDateOf(week), after));

const weekMs = 7 * 86_400_000;

const firstMondayOf = (year: string): MemberDay => mondayOf(asMemberDay(`${year}-01-04`));

const firstDateOf = (week: string): MemberDay =>
  addDays(firstMondayOf(week.slice(0, 4)), 7 * (Number(week.slice(6)) - 1));
