import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIPv4 } from 'node:net';

/**
 * Whether an endpoint belongs to one of the allowed push services. Members give endpoints, so without this list the service could be made to
 * call any machine that it reaches.
 * @param origins such as `https://push.example`; `https://*.push.example` for every host below it.
 */
export function isAllowedEndpoint(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, host, protocol, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return origins.some((allowed) => {
    const [scheme = '', parent] = allowed.split('//*');
    return parent === undefined ? origin === allowed : protocol === scheme && host.endsWith(parent);
  });
}

type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
};
/** The answer of a push service: the status, the seconds of `Retry-After` (null without that header), and the beginning of the text of a refusal. */
export type PushResponse = {
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly refusal: string;
};

/**
 * Posts a message to a push service (RFC 8030). Redirects are not followed. A name that leads to a private address is refused, because the
 * list of allowed services has only names and no addresses.
 * @throws Error when no answer comes: `signal` has aborted, the connection failed, or the address is refused.
 */
export function postMessage({ endpoint, headers, body, signal }: PushRequest): Promise<PushResponse> {
  const url = new URL(endpoint);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sized = { ...headers, 'Content-Length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: sized, signal, lookup: publicAddress });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const answered = { status, retryAfterSeconds: retryAfter(response) };
      response.on('error', () => {});
      // Only these have a reason in their text. The end of other texts is not waited for.
      if (![400, 401, 403].includes(status)) {
        response.resume();
        resolve({ ...answered, refusal: '' });
      } else void beginningOf(response).then((refusal) => resolve({ ...answered, refusal }));
    });
    sent.end(body);
  });
}

const mostRefusalBytes = 2_000;

/** Reads a response up to its end, the longest useful length, or a broken connection. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece as Buffer);
      bytes += (piece as Buffer).length;
      if (bytes >= mostRefusalBytes) break;
    }
  } catch {
    // The status says enough.
  }
  return Buffer.concat(pieces).toString('utf8', 0, mostRefusalBytes);
}

/**
 * Whether a push service refuses a message because the browser has subscribed with another key: Apple by a reason, Google and Mozilla by a
 * sentence. A wrong signature or clock is another refusal.
 */
export const isOfOtherKey = ({ status, refusal }: Pick<PushResponse, 'status' | 'refusal'>): boolean =>
  [400, 401, 403].includes(status) &&
  /VapidPkHashMismatch|do not correspond to the credentials used to create the subscription|VAPID public key mismatch/i.test(
    refusal,
  );

/** In seconds, from both forms of the header: a number, or a date. */
function retryAfter({ headers }: IncomingMessage): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** Two lists, because a list that blocks the mapped IPv4 addresses of IPv6 blocks all of IPv4. */
const privateNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.ipv6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is not one of the public Internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return privateNetworks[family].check(address, family);
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A `lookup` that fails for names of private addresses. An endpoint with an address in place of a name needs no look-up: that address is in
 * the list of services.
 */
function publicAddress(hostname: string, options: LookupOptions, found: Found): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return found(new Error(`${hostname} leads to a private address, which is not called.`), []);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}
