import type { zoneCopy as english, placeOf as englishPlace } from '#client/notices/zone-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const zoneCopy: Translated<typeof english> = {
  zoneChanged: 'تغيّرت المنطقة الزمنية',
  zoneChangedLead: 'تُحسب أيامك هناك من الآن.',
  zoneFailed: 'تعذّر تغيير منطقتك الزمنية. حاول مجددًا.',
  timeZone: 'المنطقة الزمنية',
  changeZone: 'تغيير',
  zoneLine: (zone, timeZone) => `أنت في ${placeOf(zone)}؟ أيامك بتوقيت ${placeOf(timeZone)}.`,
  zoneQuestion: (zone) => `يبدو أنك في ${zone}. هل نحسب أيامك هناك؟`,
  pastDays: 'الأيام الماضية لا تتغير.',
  stayWith: (timeZone) => `لا، أبقِ ${timeZone}`,
  acceptZone: (zone) => `نعم، ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf: Translated<typeof englishPlace> = (zone) =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
