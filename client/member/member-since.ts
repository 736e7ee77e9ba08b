import { locale } from '#client/lib/format/locale.ts';
import { profileCopy } from './member-copy.ts';
/** Month and year in the member's zone: `March 2026`; 'Recently' where the moment is not known. */
export function memberSince(createdAt: string | null, timeZone: string): string {
  const moment = new Date(createdAt ?? '');
  if (Number.isNaN(moment.getTime())) return profileCopy.recently;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(moment);
}
