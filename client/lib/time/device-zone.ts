/** IANA name of the device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the service the zone. Over https under the name that browsers take from no other host; plain http cannot set that one. */
export const zoneCookie = (protocol: string): string => {
  const pair = protocol === 'https:' ? `__Host-zone=${deviceZone()}; Secure` : `zone=${deviceZone()}`;
  return `${pair}; SameSite=Lax; Path=/`;
};
