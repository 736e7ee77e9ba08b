import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Whether an endpoint belongs to one of the listed origins. Members give endpoints, so without a list or a guard the service could be made to
 * call any machine that it reaches.
 * @param origins such as `https://push.example`; `https://*.push.example` for every host below it.
 */
export function isOfOrigins(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, host, protocol, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return origins.some((allowed) => {
    const [scheme = '', parent] = allowed.split('//*');
    return parent === undefined ? origin === allowed : protocol === scheme && host.endsWith(parent);
  });
}

type Post = {
  readonly endpoint: string;
  /**
   * `listed`: an operator has listed the origin, so that an address in place of a name is not checked. `public`: only https, and only to a public
   * address.
   */
  readonly guard: 'listed' | 'public';
  /** Looks up the name of a `public` endpoint; the name servers of this machine when absent. */
  readonly resolve?: ResolveName | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
};
/** An answer: the status, the seconds of `Retry-After` (null without that header), and the beginning of the text of a refusal. */
export type PostAnswer = {
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly refusal: string;
};

/**
 * Posts to an address that a member gave. Redirects are not followed. A name that leads to a private address is refused. The connection goes to the
 * address that was checked, so that a name cannot lead to another one in between.
 * @throws Error when no answer comes: `signal` has aborted, the connection failed, or the address is refused.
 */
export async function postGuarded(post: Post): Promise<PostAnswer> {
  const { endpoint, headers, body, signal } = post;
  const url = new URL(endpoint);
  refusePrivateTarget(post, url);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sized = { ...headers, 'Content-Length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: sized, signal, lookup: lookupFor(post) });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const answered = { status, retryAfterSeconds: retryAfter(response) };
      response.on('error', () => {});
      // Only these have a reason in their text. The end of other texts is not waited for.
      if (![400, 401, 403].includes(status)) {
        void drain(response);
        resolve({ ...answered, refusal: '' });
      } else void beginningOf(response).then((refusal) => resolve({ ...answered, refusal }));
    });
    sent.end(body);
  });
}

/** Long enough for the end of a short text, after which the connection is used again. */
const drainMs = 1_000;

/** Reads a text that is not needed. A receiver that never ends its text would hold the connection for ever. */
async function drain(response: IncomingMessage): Promise<void> {
  const limit = setTimeout(() => void response.destroy(), drainMs);
  await beginningOf(response);
  clearTimeout(limit);
}

/** A receiver could send without end. */
const mostReadBytes = 16_000;

/** Reads a response up to its end, the longest useful length, or a broken connection. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece as Buffer);
      bytes += (piece as Buffer).length;
      if (bytes >= mostReadBytes) break;
    }
  } catch {
    // The status says enough.
  }
  return Buffer.concat(pieces).toString('utf8', 0, mostReadBytes);
}

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
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo and 6to4 hold an address of IPv4.
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.ipv6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is not one of the public Internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return privateNetworks[family].check(address, family);
}

/** The addresses of a name. */
export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>;

const resolveMs = 4_000;

/**
 * Looks names up without a thread: `dns.lookup` has four for the whole process, and a name whose server is silent would hold one for ten seconds.
 * @param servers `address:port`; those of this machine when absent
 */
export function createNameResolver(servers: readonly string[] | null = null): ResolveName {
  const resolver = new Resolver({ timeout: resolveMs, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (addresses.length === 0 && failed) throw failed.reason;
    return addresses;
  };
}

const ownResolver = createNameResolver();

/** @throws Error for an endpoint that a member may not name. */
function refusePrivateTarget({ guard }: Pick<Post, 'guard'>, { protocol, hostname }: URL): void {
  if (guard === 'listed') return;
  if (protocol !== 'https:') throw new Error('Only https is called.');
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && isPrivateAddress(address))
    throw new Error(`${hostname} is a private address, which is not called.`);
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (hostname: string, options: LookupOptions, found: Found) => void;

/** A `lookup` that fails for names of private addresses. It is not asked for an endpoint with an address in place of a name. */
function lookupFor({ guard, resolve = ownResolver }: Pick<Post, 'guard' | 'resolve'>): Lookup {
  if (guard === 'listed')
    return (hostname, options, found) =>
      dnsLookup(hostname, { ...options, all: true }, (error, addresses) =>
        error ? found(error, []) : onlyPublic(hostname, options, addresses, found),
      );
  return (hostname, options, found) => {
    resolve(hostname).then(
      (addresses) => onlyPublic(hostname, options, addresses, found),
      (error: Error) => found(error, []),
    );
  };
}

function onlyPublic(
  hostname: string,
  { all }: LookupOptions,
  addresses: readonly LookupAddress[],
  found: Found,
): void {
  const [first] = addresses;
  const isPublic = first && !addresses.some(({ address }) => isPrivateAddress(address));
  if (!isPublic) found(new Error(`${hostname} leads to a private address, which is not called.`), []);
  else if (all) found(null, [...addresses]);
  else found(null, first.address, first.family);
}
