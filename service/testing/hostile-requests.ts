import { gzipSync } from 'node:zlib';
import { type JsonSchema, requestSchema } from '#service/app/api-docs/json-schemas.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import {
  deeplyNested,
  hostileDates,
  hostileInsides,
  hostileInstants,
  hostileNumbers,
  hostileParts,
  hostileStrings,
  wrongTypes,
} from './hostile-json.ts';

export type HostileRequest = {
  readonly route: ApiRoute;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or invalid JSON; null for no body. */
  readonly body: string | Buffer | null;
};

const json = { 'Content-Type': 'application/json' };

/** Every hostile request to a route that its contract suggests, in a deterministic order. */
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

export type Sample = Readonly<Record<string, unknown>>;
/** A field of a body: its path and its schema. */
export type Place = { readonly way: readonly (string | number)[]; readonly schema: JsonSchema };

/** Marks the place for hostile text; occurs nowhere else. */
const gap = '\u0001gap\u0001';
const seed = 20_260_310;
const blendsPerRoute = 60;

/** Bodies that a route's contract suggests, as JSON text or invalid JSON. */
function hostileBodies(route: ApiRoute, sample: Sample): readonly string[] {
  if (route.method === 'GET') return [];
  const whole = [...wrongTypes, ...hostileNumbers, ...deeplyNested, '', '{', '{"a":1,}', '\uFEFF{}', '"x"'];
  if (!route.body) return whole;
  const places = placesIn(requestSchema(route.body));
  return [
    ...whole,
    ...strangers(sample),
    ...places.flatMap((place) => textsFor(place, sample).map((text) => withText(sample, place, text))),
    ...places.slice(0, 2).flatMap((place) => deeplyNested.map((text) => withText(sample, place, text))),
    ...places.map((place) => without(sample, place)),
    ...blends(sample, places),
  ];
}

/** The sample once for each text field of the route's contract, with another text in that field. */
export function bodiesWithText(route: ApiRoute, sample: Sample, text: string): readonly string[] {
  const places = route.body ? placesIn(requestSchema(route.body)) : [];
  const isForText = ({ schema }: Place) => /"string"/.test(JSON.stringify({ ...schema, properties: null }));
  return places.filter(isForText).map((place) => withText(sample, place, JSON.stringify(text)));
}

/** All paths into objects and lists; of a list, its first element. */
export function placesIn(schema: JsonSchema, way: Place['way'] = []): readonly Place[] {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  const here: readonly Place[] = way.length > 0 ? [{ way, schema }] : [];
  const inside = Object.entries(properties ?? {}).flatMap(([name, part]) => placesIn(part, [...way, name]));
  return [...here, ...inside, ...(items ? placesIn(items, [...way, 0]) : [])];
}

/** Wrong types for all fields, edge cases for each type, and the limits of the contract. */
function textsFor({ schema, way }: Place, sample: Sample): readonly string[] {
  const kinds = JSON.stringify(schema);
  const { minimum, maximum, maxLength } = schema as Readonly<Record<string, number | undefined>>;
  const limits = [minimum, maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1],
  );
  return [
    ...wrongTypes,
    ...(/"number"|"integer"/.test(kinds) ? [...hostileNumbers, ...limits.map(String)] : ['0', '1e999']),
    ...(kinds.includes('"date"') ? hostileDates : []),
    ...(kinds.includes('"date-time"') ? hostileInstants : []),
    ...(kinds.includes('"string"') ? hostileStrings : ['"true"', '""']),
    ...spoiled(valueAt(sample, way)),
    ...(maxLength === undefined ? [] : [JSON.stringify('\u{1F9D8}'.repeat(Math.ceil(maxLength / 2)))]),
  ];
}

/** A valid text with hostile characters in the middle. */
function spoiled(value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  const middle = Math.ceil(value.length / 2);
  const [start, end] = [value.slice(0, middle), value.slice(middle)].map((part) =>
    JSON.stringify(part).slice(1, -1),
  );
  return hostileInsides.map((inside) => `"${start}${inside}${end}"`);
}

const valueAt = (value: unknown, way: Place['way']): unknown =>
  way.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], value);

function withText(sample: Sample, { way }: Place, text: string): string {
  return JSON.stringify(changed(sample, way, gap)).replace(JSON.stringify(gap), () => text);
}

const without = (sample: Sample, { way }: Place): string => JSON.stringify(changed(sample, way, undefined));

/** A copy with another value at the end of the path, including missing objects. */
function changed(value: unknown, [step, ...rest]: Place['way'], end: unknown): unknown {
  if (step === undefined) return end;
  if (typeof step === 'number') return [changed(Array.isArray(value) ? value[step] : undefined, rest, end)];
  const object = (typeof value === 'object' && value !== null ? value : {}) as Sample;
  return { ...object, [step]: changed(object[step], rest, end) };
}

/** Undeclared names, some of which every object has, and a duplicate one. */
function strangers(sample: Sample): readonly string[] {
  const text = JSON.stringify(sample);
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toJSON', 'then', 'memberId', '', '\u0000'];
  const [first = 'a'] = Object.keys(sample);
  return [
    ...names.map((name) => text.replace('{', () => `{${JSON.stringify(name)}:{"isAdmin":true},`)),
    text.replace(/}$/, `,"${first}":null}`),
  ];
}

/** Several fields at once: each valid, absent, or hostile. */
function blends(sample: Sample, places: readonly Place[]): readonly string[] {
  const chance = seededRandom(seed);
  const topmost = places.filter(({ way }) => way.length === 1);
  return Array.from({ length: blendsPerRoute }, () => blend(sample, topmost, chance, 0.4));
}

/**
 * The sample as JSON text, in which some fields are hostile, and a quarter of those are absent.
 * @param share of hostile fields, 0 to 1
 */
export function blend(sample: Sample, places: readonly Place[], chance: () => number, share: number): string {
  const texts: string[] = [];
  const body = places.reduce<unknown>((value, { way, schema }) => {
    const dice = chance();
    if (dice >= share) return value;
    if (dice < share / 4) return changed(value, way, undefined);
    const choices = textsFor({ way, schema }, sample).filter((text) => text.length < 1_000);
    texts.push(choices[Math.floor(chance() * choices.length)] ?? 'null');
    return changed(value, way, `${gap}${texts.length - 1}`);
  }, sample);
  const text = JSON.stringify(body);
  return text.replace(/"\\u0001gap\\u0001(\d+)"/g, (_, index) => texts[Number(index)] ?? 'null');
}

/** Deterministic pseudo-random numbers, at least 0 and below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
