import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { onFirstUse } from '#domain/kernel/words-of.ts';

/** Dates in the words of a language; of a moment, its date in UTC. @param locale a BCP 47 tag */
export function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = onFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return (date: MemberDay | Instant): string => made().format(new Date(date));
  };
  return {
    /** `8 April 2026`. */
    dateText: format({ dateStyle: 'long' }),
    /** `8 April`. */
    dayText: format({ day: 'numeric', month: 'long' }),
  };
}
