import { withDe } from '#client/languages/fr/lib/format/locale.ts';
import type { zoneCopy as english } from '#client/notices/zone-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const zoneCopy: Translated<typeof english> = {
  zoneChanged: 'Fuseau horaire modifié',
  zoneChangedLead: 'Tes jours suivent désormais ce fuseau.',
  zoneFailed: 'Ton fuseau horaire n’a pas pu être modifié. Réessaie.',
  timeZone: 'Fuseau horaire',
  changeZone: 'Changer',
  /** `New York ? Tes jours suivent l’heure de Paris.` */
  zoneLine: (zone: string, timeZone: string): string =>
    `${placeOf(zone)} ? Tes jours suivent l’heure ${withDe(placeOf(timeZone))}.`,
  zoneQuestion: (zone: string): string => `Tu sembles être ici : ${zone}. Compter tes jours à cette heure ?`,
  pastDays: 'Les jours passés ne changent pas.',
  stayWith: (timeZone: string): string => `Non, garder ${timeZone}`,
  acceptZone: (zone: string): string => `Oui, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
