import { gzipSync } from 'node:zlib';
import { requestSchema } from '#service/api-docs/json-schemas.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hostileParts } from './hostile-json.ts';

export type HostileRequest = {
  readonly route: ApiRoute;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or what pretends to be; null for no body. */
  readonly body: string | Buffer | null;
};

const json = { 'Content-Type': 'application/json' };

/** Every hostile request to a route that its contract suggests. The same ones every time. */
export function hostileRequests(
  route: ApiRoute,
  sample: Readonly<Record<string, unknown>> | undefined,
): readonly HostileRequest[] {
  const to = (part: Partial<HostileRequest>): HostileRequest => ({
    route,
    path: route.path.replace(':id', '2026-03-10'),
    headers: route.body ? json : {},
    body: route.body ? JSON.stringify(sample) : null,
    ...part,
  });
  return [
    ...hostileBodies(route, sample ?? {}).map((body) => to({ body, headers: json })),
    ...paths(route).map((path) => to({ path })),
    ...headers(route).map((more) => to({ headers: { ...to({}).headers, ...more } })),
    ...(route.method === 'GET' ? [] : encodings.map((encoding) => to(encoding))),
  ];
}

function paths({ path, query }: ApiRoute): readonly string[] {
  const inPath = path.includes(':') ? hostileParts.map((part) => path.replace(':id', part)) : [];
  const { properties = {} } = (query ? requestSchema(query) : {}) as { properties?: Record<string, unknown> };
  const inQuery = Object.keys(properties).flatMap((name) => [
    ...hostileParts.map((part) => `${path}?${name}=${part}`),
    `${path}?${name}=1&${name}=2`,
    `${path}?${name}[]=1`,
    `${path}?${name}`,
  ]);
  const anywhere = ['?__proto__=1', '?constructor[prototype]=1', `?${'a=1&'.repeat(2_000)}`, '?%', '?=', '/'];
  const plain = path.replace(':id', 'x');
  return [...inPath, ...inQuery, ...anywhere.map((end) => plain + end)];
}

function headers({ method }: ApiRoute): readonly Readonly<Record<string, string>>[] {
  const zones = ['Etc/Nowhere', '+25:00', 'constructor', 'x'.repeat(4_000), '\u00E9'];
  const always = [
    ...zones.map((zone) => ({ 'X-Time-Zone': zone })),
    { Accept: 'text/html;q=nope,,;;' },
    { Cookie: 'sid=x; sid=; =; zone=%' },
    { 'X-Request-Id': '\u00E9'.repeat(100) },
    { 'X-Forwarded-For': '\u00E9, , 127.0.0.1' },
  ];
  if (method === 'GET') return always;
  const keys = [' ', 'x'.repeat(200), 'x'.repeat(201), '\u00E9', '__proto__', '0'];
  const revisions = ['*', '"x"', '"-1"', '"999999999999999"', 'W/"0"', '"9999999999999999999"', '0', ','];
  return [
    ...always,
    ...['__proto__', '\u00E9'].map((member) => ({ 'X-Member-Id': member })),
    ...keys.map((key) => ({ 'Idempotency-Key': key })),
    ...revisions.map((revision) => ({ 'If-Match': revision })),
  ];
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=nope',
  'a',
  'multipart/form-data',
];
const bomb = gzipSync(Buffer.alloc(4_000_000, '[')).subarray(0);
const encodings: readonly Pick<HostileRequest, 'headers' | 'body'>[] = [
  ...types.map((type) => ({ headers: { 'Content-Type': type }, body: '{}' })),
  { headers: { ...json, 'Content-Encoding': 'gzip' }, body: 'not gzip' },
  { headers: { ...json, 'Content-Encoding': 'gzip' }, body: bomb },
  { headers: { ...json, 'Content-Encoding': 'nope' }, body: '{}' },
  { headers: json, body: `{"a":"${'x'.repeat(70_000)}"}` },
  { headers: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
];
