import type { zoneCopy as english } from '#client/notices/zone-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const zoneCopy: Translated<typeof english> = {
  zoneChanged: 'Zona horaria cambiada',
  zoneChangedLead: 'Desde ahora tus días cuentan allí.',
  zoneFailed: 'No se pudo cambiar tu zona horaria. Inténtalo de nuevo.',
  timeZone: 'Zona horaria',
  changeZone: 'Cambiar',
  zoneLine: (zone: string, timeZone: string): string =>
    `¿Estás en ${placeOf(zone)}? Tus días van con ${placeOf(timeZone)}.`,
  zoneQuestion: (zone: string): string => `Parece que estás en ${zone}. ¿Contamos tus días allí?`,
  pastDays: 'Los días pasados no cambian.',
  stayWith: (timeZone: string): string => `No, seguir con ${timeZone}`,
  acceptZone: (zone: string): string => `Sí, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
