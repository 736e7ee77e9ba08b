import { type JsonSchema, requestSchema } from '#service/api-docs/json-schemas.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import {
  deeplyNested,
  hostileDates,
  hostileInsides,
  hostileInstants,
  hostileNumbers,
  hostileStrings,
  wrongTypes,
} from './hostile-json.ts';
import { chanceFrom } from './seeded-chance.ts';

type Sample = Readonly<Record<string, unknown>>;
/** A field of a body: the way to it, and what may stand there. */
type Place = { readonly way: readonly (string | number)[]; readonly schema: JsonSchema };

/** Stands where hostile text goes; nothing else contains it. */
const gap = '\u0001gap\u0001';
const seed = 20_260_310;
const blendsPerRoute = 60;

/** Bodies that a route's contract suggests, each as JSON text or what pretends to be. */
export function hostileBodies(route: ApiRoute, sample: Sample): readonly string[] {
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

/** The whole way into objects and lists; of a list, its first element. */
function placesIn(schema: JsonSchema, way: Place['way'] = []): readonly Place[] {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  const here: readonly Place[] = way.length > 0 ? [{ way, schema }] : [];
  const inside = Object.entries(properties ?? {}).flatMap(([name, part]) => placesIn(part, [...way, name]));
  return [...here, ...inside, ...(items ? placesIn(items, [...way, 0]) : [])];
}

/** Wrong types for all, and for each type its own edges; what the contract itself names as limits too. */
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

/** A text that would be taken, with something hostile in the middle. */
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

/** A copy with another value at the end of the way, and whatever the way needs to get there. */
function changed(value: unknown, [step, ...rest]: Place['way'], end: unknown): unknown {
  if (step === undefined) return end;
  if (typeof step === 'number') return [changed(Array.isArray(value) ? value[step] : undefined, rest, end)];
  const object = (typeof value === 'object' && value !== null ? value : {}) as Sample;
  return { ...object, [step]: changed(object[step], rest, end) };
}

/** Names that nobody declared, some of which every object has; and one that comes twice. */
function strangers(sample: Sample): readonly string[] {
  const text = JSON.stringify(sample);
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toJSON', 'then', 'memberId', '', '\u0000'];
  const [first = 'a'] = Object.keys(sample);
  return [
    ...names.map((name) => text.replace('{', () => `{${JSON.stringify(name)}:{"isAdmin":true},`)),
    text.replace(/}$/, `,"${first}":null}`),
  ];
}

/** Several fields at once: each as it should be, absent, or hostile. */
function blends(sample: Sample, places: readonly Place[]): readonly string[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: blendsPerRoute }, () => {
    const texts: string[] = [];
    const body = places.reduce<unknown>((value, { way, schema }) => {
      const dice = chance();
      if (dice < 0.6 || way.length > 1) return value;
      if (dice < 0.7) return changed(value, way, undefined);
      const choices = textsFor({ way, schema }, sample).filter((text) => text.length < 1_000);
      texts.push(choices[Math.floor(chance() * choices.length)] ?? 'null');
      return changed(value, way, `${gap}${texts.length - 1}`);
    }, sample);
    const text = JSON.stringify(body);
    return text.replace(/"\\u0001gap\\u0001(\d+)"/g, (_, index) => texts[Number(index)] ?? 'null');
  });
}
