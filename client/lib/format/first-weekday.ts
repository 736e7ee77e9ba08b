import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import { locale as localeOfPage } from './locale.ts';

type WeekInfo = { readonly firstDay: number };
type WithWeekInfo = Intl.Locale & { readonly weekInfo?: WeekInfo; readonly getWeekInfo?: () => WeekInfo };

/** Where weeks begin on another day than Monday (CLDR 48) and one of our languages is spoken, for browsers that do not tell: Firefox. */
const sunday = /US|CA|BR|MX|PT|CO|PE|VE|GT|DO|PR|HN|NI|PA|PY|SV|IN|PH|SG|ZA|JM|SA|YE/;
const saturday = /EG|DZ|AE|IQ|JO|KW|LY|OM|QA|SD|SY|BH|DJ/;

const told = (locale: WithWeekInfo): WeekInfo | undefined => locale.getWeekInfo?.() ?? locale.weekInfo;

/** The first day of a week in the region of a locale: 1 is Monday, 7 is Sunday. @param infoOf what the browser tells */
export function firstWeekday(tag = localeOfPage, infoOf = told): number {
  const locale: WithWeekInfo = new Intl.Locale(tag).maximize();
  const region = locale.region ?? '';
  return infoOf(locale)?.firstDay ?? (sunday.test(region) ? 7 : saturday.test(region) ? 6 : 1);
}

/** The first date of the week in which a date is. @param first as of `firstWeekday` */
export const weekStart = (day: MemberDay, first = firstWeekday()): MemberDay =>
  addDays(mondayOf(addDays(day, 8 - first)), first - 8);
