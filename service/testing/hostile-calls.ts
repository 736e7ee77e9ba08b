import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { JsonSchema } from '#service/app/api-docs/json-schemas.ts';
import { deeplyNested, hostileNumbers, hostileParts, hostileStrings, wrongTypes } from './hostile-json.ts';
import { blend, type Place, placesIn, type Sample } from './hostile-requests.ts';
import { sampleDay } from './sample-calls.ts';

/** A call in the API description. */
export type Operation = {
  readonly method: string;
  /** `/api/workouts/{id}` */
  readonly path: string;
  readonly query: readonly string[];
  readonly places: readonly Place[];
  /** An accepted body; null without a body. */
  readonly sample: Sample | null;
  /** Error codes by status. */
  readonly refusals: ReadonlyMap<number, readonly string[]>;
};
export type HostileCall = {
  readonly operation: Operation;
  readonly kind: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
export type Chance = () => number;

type Described = {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<string, { readonly headers?: Readonly<Record<string, { readonly schema: { enum?: string[] } }>> }>
  >;
};
export type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

/** All calls in `/api/openapi.json`. */
export const operationsOf = ({ paths }: Description): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );

function operationOf(method: string, path: string, described: Described): Operation {
  const { parameters = [], requestBody, responses } = described;
  const sample = sampleDay.find(
    (call) => call.method === method && call.path.replace(/:(\w+)/g, '{$1}') === path,
  );
  return {
    method,
    path,
    query: parameters.flatMap(({ name, in: place }) =>
      place === 'query' && name !== undefined ? [name] : [],
    ),
    places: requestBody ? placesIn(requestBody.content['application/json']?.schema ?? {}) : [],
    sample: requestBody ? (sample?.body ?? {}) : null,
    refusals: new Map(
      Object.entries(responses).map(([status, { headers }]) => [
        Number(status),
        headers?.['X-Error-Code']?.schema.enum ?? [],
      ]),
    ),
  };
}

export const oneOf = <Value>(chance: Chance, values: readonly Value[]): Value =>
  values[Math.floor(chance() * values.length)] as Value;

const json = { 'Content-Type': 'application/json' };
const zones = ['Etc/Nowhere', '+25:00', 'constructor', 'x'.repeat(4_000), '\u00E9', 'Europe/Paris'];
const headersAnywhere: readonly Readonly<Record<string, string>>[] = [
  ...zones.map((zone) => ({ 'X-Time-Zone': zone })),
  { Accept: 'application/problem+json' },
  { Accept: 'text/html;q=nope,,;;' },
  { 'Accept-Encoding': 'gzip;q=2, br;;, *' },
  { 'X-Request-Id': '\u00E9'.repeat(100) },
  { 'X-Forwarded-For': '\u00E9, , 127.0.0.1' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'never' },
  { Range: 'bytes=0-18446744073709551615' },
  { Expect: '100-continue' },
  { 'Sec-Fetch-Site': 'same-site' },
];
const headersOfMutations: readonly Readonly<Record<string, string>>[] = [
  ...['*', '"x"', '"-1"', '"0"', '"999999999999999"', 'W/"0"', '"9999999999999999999"', ','].map(
    (revision) => ({ 'If-Match': revision }),
  ),
  ...[' ', 'x'.repeat(200), 'x'.repeat(201), '\u00E9', '__proto__', '0'].map((key) => ({
    'Idempotency-Key': key,
  })),
  ...['__proto__', '\u00E9', ''].map((member) => ({ 'X-Member-Id': member })),
  ...['__proto__', '0'.repeat(16)].map((id) => ({ 'X-Device-Key-Id': id })),
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
];
const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=nope',
  'application/json;',
  'a',
  '',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
];

/** A hostile call of an operation. @param ids existing ids for `{id}` */
export function hostileCall(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const kind = chance();
  if (operation.method === 'GET' || kind < 0.15) return strangeAddress(operation, ids, chance);
  if (kind < 0.55) return strangeBody(operation, ids, chance);
  if (kind < 0.7) return strangeHeaders(operation, ids, chance);
  return strangeEncoding(operation, ids, chance);
}

/** An acceptable call, according to the sample. */
export function plainCall(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const { path, sample } = operation;
  return {
    operation,
    kind: 'plain',
    path: path.replace(/\{\w+\}/, () => encodeURIComponent(oneOf(chance, ids.length > 0 ? ids : ['x']))),
    headers: sample ? json : {},
    body: Buffer.from(sample ? JSON.stringify(sample) : ''),
  };
}

function strangeAddress(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const call = plainCall(operation, ids, chance);
  const path =
    chance() < 0.6 ? operation.path.replace(/\{\w+\}/, () => oneOf(chance, hostileParts)) : call.path;
  const names = [...operation.query, ...operation.query, '__proto__', 'constructor[prototype]', 'a', ''];
  const pairs = Array.from({ length: Math.floor(chance() * 4) }, () =>
    [oneOf(chance, names), oneOf(chance, [...hostileParts, '1', '2026-03-10', '2026-03-10T12:00:00Z'])].join(
      '=',
    ),
  );
  const ends = ['', '', '', '/', '//', ';', '%2f', '#a', '?'];
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : oneOf(chance, ends);
  const headers = chance() < 0.3 ? { ...call.headers, ...oneOf(chance, headersAnywhere) } : call.headers;
  return { ...call, kind: 'address', path: path + query, headers };
}

function strangeBody(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const call = plainCall(operation, ids, chance);
  return { ...call, kind: 'body', headers: json, body: Buffer.from(bodyText(operation, chance)) };
}

const whole = [
  ...wrongTypes,
  ...hostileNumbers,
  ...hostileStrings,
  ...deeplyNested,
  '{',
  '{"a":1,}',
  '\uFEFF{}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  `{"a":"${'x'.repeat(70_000)}"}`,
  `[${'1,'.repeat(20_000)}1]`,
];

function bodyText({ sample, places }: Operation, chance: Chance): string {
  if (sample === null || chance() < 0.15) return oneOf(chance, whole);
  const text = blend(sample, places, chance, oneOf(chance, [0, 0.1, 0.3, 0.6]));
  if (chance() < 0.85) return text;
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toJSON', 'then', 'memberId', '', '\u0000'];
  return text.replace('{', () => `{${JSON.stringify(oneOf(chance, names))}:${oneOf(chance, wrongTypes)},`);
}

function strangeHeaders(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const call = plainCall(operation, ids, chance);
  const more = Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
    oneOf(chance, [...headersAnywhere, ...headersOfMutations, { 'Content-Type': oneOf(chance, types) }]),
  );
  const headers = { ...call.headers, ...Object.fromEntries(more.flatMap((each) => Object.entries(each))) };
  return { ...call, kind: 'headers', headers };
}

const packers: readonly (readonly [name: string, pack: (body: Buffer) => Buffer])[] = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['gzip, br', (body) => brotliCompressSync(gzipSync(body))],
  ['identity', (body) => body],
  ['nope', (body) => body],
  ['', (body) => body],
];
const bomb = Buffer.alloc(4_000_000, '[');
const bombs = new Map(packers.map(([name, pack]) => [name, pack(bomb)] as const));

/** The body with a `Content-Encoding` that may be wrong, or with truncated or changed bytes. */
function strangeEncoding(operation: Operation, ids: readonly string[], chance: Chance): HostileCall {
  const call = plainCall(operation, ids, chance);
  const [name, pack] = oneOf(chance, packers);
  const headers = { ...json, 'Content-Encoding': name };
  const dice = chance();
  if (dice < 0.01) return { ...call, kind: 'bomb', headers, body: bombs.get(name) ?? Buffer.alloc(0) };
  const text = dice < 0.5 ? bodyText(operation, chance) : call.body.toString() || '{}';
  const packed = Buffer.from(pack(Buffer.from(text)));
  return { ...call, kind: `encoding ${name || 'none'}`, headers, body: spoiled(packed, chance) };
}

function spoiled(packed: Buffer, chance: Chance): Buffer {
  const dice = chance();
  const at = Math.floor(chance() * packed.length);
  if (dice < 0.3 || packed.length === 0) return packed;
  if (dice < 0.5) return packed.subarray(0, at);
  if (dice < 0.6) return Buffer.concat([packed, packed]);
  if (dice < 0.7) return Buffer.concat([packed, Buffer.from('trailing')]);
  if (dice < 0.8) return Buffer.from('neither this nor that');
  const changed = Buffer.from(packed);
  changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(chance() * 255));
  return changed;
}
