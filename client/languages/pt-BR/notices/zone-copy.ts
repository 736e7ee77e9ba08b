import type { zoneCopy as english } from '#client/notices/zone-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const zoneCopy: Translated<typeof english> = {
  zoneChanged: 'Fuso horário alterado',
  zoneChangedLead: 'A partir de agora seus dias contam lá.',
  zoneFailed: 'Não foi possível mudar seu fuso horário. Tente de novo.',
  timeZone: 'Fuso horário',
  changeZone: 'Mudar',
  zoneLine: (zone: string, timeZone: string): string =>
    `Está em ${placeOf(zone)}? Seus dias seguem ${placeOf(timeZone)}.`,
  zoneQuestion: (zone: string): string => `Parece que você está em ${zone}. Contar seus dias lá?`,
  pastDays: 'Os dias passados não mudam.',
  stayWith: (timeZone: string): string => `Não, ficar com ${timeZone}`,
  acceptZone: (zone: string): string => `Sim, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
