export const zoneCopy = {
  zoneChanged: 'Time Zone Changed',
  zoneChangedLead: 'Your days count there from now on.',
  zoneFailed: 'Failed to change your time zone. Please try again.',
  timeZone: 'Time zone',
  changeZone: 'Change',
  /** `In New York? Your days run on UTC.` */
  zoneLine: (zone: string, timeZone: string): string =>
    `In ${placeOf(zone)}? Your days run on ${placeOf(timeZone)}.`,
  zoneQuestion: (zone: string): string => `You seem to be in ${zone}. Count your days there?`,
  pastDays: 'Past days won’t change.',
  stayWith: (timeZone: string): string => `No, stay with ${timeZone}`,
  acceptZone: (zone: string): string => `Yes, ${zone}`,
};

/** The city of an IANA name: `America/New_York` is New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
