import { locale } from '#client/lib/format/locale.ts';

/** `20 Nov, 14:03`, by the clock of a zone. */
export const momentText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
