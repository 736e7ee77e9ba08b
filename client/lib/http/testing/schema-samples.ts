import type { core } from 'zod';
import * as z from 'zod/mini';

/** Values that a leaf is tried with: each leaf of a contract follows one of them. */
const leaves: readonly unknown[] = [
  ...[null, true, [], {}, '', 'word', ' word ', '7', 0, 1, 3, -1, 2.5, 60, 1e9, 12_345.6],
  ...['2026-03-10', '2026-02-30', '2026-03', '2026-W11', '19:30', '24:00', '07:15:30', 'v1'],
  ...['2026-03-10T07:00:00.000Z', '2026-03-10T07:00:00Z', '2026-03-10T07:00Z', '2026-03-10T07:00:00+01:00'],
  ...['1900-01-01T00:00:00Z', '2026-02-30T07:00:00Z', '2026-03-10T24:00:00Z', '2026-03-10T07:00:00.000Z_1/2'],
  ...['/api/stats', '2026-03-10.1', '12/3', 'workout,quest', '3f0c9d52-5b3e-4e0f-9a5e-3d1c2b4a5f60'],
  ...[22, 64, 87, 2500].map((length) => 'a'.repeat(length)),
];

type Node = core.$ZodTypes;
const made = new WeakMap<core.$ZodType, readonly unknown[]>();
const good = new WeakMap<core.$ZodType, unknown>();

/** JSON values that follow a schema, and others that differ from these in one part. */
export function samplesOf(schema: core.$ZodType): readonly unknown[] {
  const samples = made.get(schema) ?? makeSamples(schema);
  made.set(schema, samples);
  return samples;
}

function makeSamples(schema: core.$ZodType): readonly unknown[] {
  const { def } = (schema as Node)._zod;
  switch (def.type) {
    case 'object':
      return samplesOfObject(def.shape);
    case 'array':
      return [[], {}, null, ...samplesOf(def.element).map((part) => [part]), repeated(def.element)];
    case 'tuple':
      return [[], null, ...samplesOfTuple(def.items)];
    case 'record':
      return [{}, [], null, ...samplesOfRecord(def.keyType, def.valueType)];
    case 'nullable':
    case 'optional':
    case 'readonly':
      return [null, ...samplesOf(def.innerType)];
    case 'pipe':
      return samplesOf(def.in);
    case 'union':
      return def.options.flatMap(samplesOf);
    case 'enum':
      return [...Object.values(def.entries), ...leaves];
    case 'literal':
      return [...def.values, ...leaves];
    default:
      return leaves;
  }
}

/** @returns undefined where no sample follows the schema */
function goodOf(schema: core.$ZodType): unknown {
  if (!good.has(schema))
    good.set(
      schema,
      samplesOf(schema).find((sample) => z.safeParse(schema, sample).success),
    );
  return good.get(schema);
}

const repeated = (schema: core.$ZodType): unknown => Array.from({ length: 120 }, () => goodOf(schema));

function samplesOfObject(shape: Readonly<Record<string, core.$ZodType>>): readonly unknown[] {
  const fields = Object.entries(shape);
  const base = Object.fromEntries(fields.map(([name, schema]) => [name, goodOf(schema)]));
  const without = fields.map(([name]) => ({ ...base, [name]: undefined }));
  const changed = fields.flatMap(([name, schema]) =>
    samplesOf(schema).map((sample) => ({ ...base, [name]: sample })),
  );
  return [base, { ...base, added: 1 }, null, [], 'word', ...without, ...changed];
}

function samplesOfTuple(items: readonly core.$ZodType[]): readonly unknown[] {
  const base = items.map(goodOf);
  return [
    base,
    [...base, 1],
    ...items.flatMap((item, nth) => samplesOf(item).map((part) => base.with(nth, part))),
  ];
}

function samplesOfRecord(names: core.$ZodType, values: core.$ZodType): readonly unknown[] {
  const name = String(goodOf(names));
  const named = samplesOf(names).filter((sample) => typeof sample === 'string');
  return [
    ...named.map((sample) => ({ [sample]: goodOf(values) })),
    ...samplesOf(values).map((part) => ({ [name]: part })),
  ];
}
