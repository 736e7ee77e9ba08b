import type { zoneCopy as english } from '#client/notices/zone-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const zoneCopy: Translated<typeof english> = {
  zoneChanged: 'Zeitzone geändert',
  zoneChangedLead: 'Ab jetzt zählen deine Tage dort.',
  zoneFailed: 'Deine Zeitzone ließ sich nicht ändern. Versuch es noch einmal.',
  timeZone: 'Zeitzone',
  changeZone: 'Ändern',
  /** `In New York? Deine Tage laufen nach UTC.` */
  zoneLine: (zone: string, timeZone: string): string =>
    `In ${placeOf(zone)}? Deine Tage laufen nach ${placeOf(timeZone)}.`,
  zoneQuestion: (zone: string): string => `Du scheinst in ${zone} zu sein. Sollen deine Tage dort zählen?`,
  pastDays: 'Vergangene Tage ändern sich nicht.',
  stayWith: (timeZone: string): string => `Nein, bei ${timeZone} bleiben`,
  acceptZone: (zone: string): string => `Ja, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
