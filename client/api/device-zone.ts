/** IANA name of the device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
