import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Each of these headers means that a proxy forwarded the request, so the connecting address is not the sender's. */
const passedOn = ['X-Forwarded-For', 'Forwarded', 'Via'] as const;

/** Whether a host name or address, with or without a port, is loopback. */
export const isLoopbackName = (host: string): boolean => loopbackName.test(host);

/**
 * Whether a request comes from and is addressed to this machine. The `Host` is checked because a page of another site can point its own
 * name at 127.0.0.1 and then read the answer.
 */
export const isFromThisMachine = (ctx: Context): boolean =>
  loopbackAddress.test(ctx.req.socket.remoteAddress ?? '') &&
  isLoopbackName(ctx.get('Host')) &&
  passedOn.every((header) => ctx.get(header) === '');

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key of address limits: an IPv4 address, or the IPv6 /64 from which one subscriber chooses addresses. */
export function networkOf(address: string): string {
  const [, ipv4] = ipv4InIpv6.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  return `${groupsOf(withoutZone).slice(0, 4).join(':')}::/64`;
}

/** All eight groups, without leading zeros, in lower case. */
function groupsOf(address: string): readonly string[] {
  // The URL parser normalizes addresses to at most one gap.
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  if (end === undefined) return first ?? [];
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}
