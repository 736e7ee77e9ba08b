import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Any of these says that a proxy has passed the request on, so that the neighbour who connects is not the one who asks. */
const passedOn = ['X-Forwarded-For', 'Forwarded', 'Via'] as const;

/** Whether a name or address, with or without a port, is of this very machine. */
export const isLoopbackName = (host: string): boolean => loopbackName.test(host);

/**
 * Whether a request comes from this machine and was meant for it. The `Host` is checked because a page of another site can point its own
 * name at 127.0.0.1 and then read what is answered.
 */
export const isFromThisMachine = (ctx: Context): boolean =>
  loopbackAddress.test(ctx.req.socket.remoteAddress ?? '') &&
  isLoopbackName(ctx.get('Host')) &&
  passedOn.every((header) => ctx.get(header) === '');

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits count an address by: an IPv4 address, or the /64 that one subscriber has of IPv6 and chooses addresses from. */
export function networkOf(address: string): string {
  const [, ipv4] = ipv4InIpv6.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  return `${groupsOf(withoutZone).slice(0, 4).join(':')}::/64`;
}

/** All eight, without leading zeros, in small letters. */
function groupsOf(address: string): readonly string[] {
  // The parser of URLs writes each address in one way, with at most one gap.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  if (end === undefined) return first ?? [];
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}
