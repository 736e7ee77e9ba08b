/** IANA name of the device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the cookie that names the zone. Over https it has the `__Host-` prefix, which plain http cannot set. */
export const zoneCookie = (protocol: string): string => {
  const pair = protocol === 'https:' ? `__Host-zone=${deviceZone()}; Secure` : `zone=${deviceZone()}`;
  return `${pair}; SameSite=Lax; Path=/`;
};
