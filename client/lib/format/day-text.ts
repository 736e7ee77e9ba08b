import { locale } from '#client/lib/format/locale.ts';

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date as it is read: `2026-01-05` is `5 Jan 2026`. */
export const dayText = (day: string): string => format.format(new Date(day));
