import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { contractModule, isSchema, NoShape, shapeOf } from '#client/contract-shapes.ts';
import { parseAs, type Shape } from './answer-shape.ts';

const service = join(import.meta.dirname, '../../service');

const files = (await readdir(service, { recursive: true })).filter((file) => file.endsWith('-contract.ts'));
const contracts: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = await Promise.all(
  files.map(async (file) => [file, await import(join(service, file))] as const),
);
const schemas = contracts.flatMap(([, exported]) =>
  Object.entries(exported).flatMap(([name, schema]) => {
    const shape = isSchema(schema) ? shapeIfAny(schema) : null;
    return shape === null ? [] : [{ name, schema: schema as z.ZodMiniType, shape }];
  }),
);

function shapeIfAny(schema: Parameters<typeof shapeOf>[0]): Shape | null {
  try {
    return shapeOf(schema);
  } catch (error) {
    if (error instanceof NoShape) return null;
    throw error;
  }
}

const texts = fc.constantFrom(
  '2026-03-04',
  '2026-02-30',
  '2026-03-04T05:06:07.000Z',
  '2026-03-04T05:06:07',
  '',
  'x',
  'x'.repeat(200),
);
const numbers = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.5, 7, 8, 100_001),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Mostly what the shape asks for, so that what lies deep is reached too. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: rightValues(shape) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function rightValues(shape: Shape): fc.Arbitrary<unknown> {
  if (shape === 'text') return texts;
  if (shape === 'number') return numbers;
  if (shape === 'boolean') return fc.boolean();
  if (shape === 'anything') return fc.jsonValue();
  if (!Array.isArray(shape)) return objectsOf(shape as Readonly<Record<string, Shape>>);
  const [kind, of, inner] = shape as unknown as readonly [string, Shape, Shape];
  switch (kind) {
    case 'one of':
      return fc.constantFrom(...(shape.slice(1) as unknown[]));
    case 'null':
      return fc.option(valuesOf(of));
    case 'optional':
      return fc.option(valuesOf(of), { nil: undefined });
    case 'list':
      return fc.array(valuesOf(of), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.string(), valuesOf(of), { maxKeys: 3 });
    case 'record of':
      return fc.dictionary(fc.constantFrom(...(of as unknown as string[]), 'more'), valuesOf(inner), {
        maxKeys: 3,
      });
    default:
      return valuesOf(of);
  }
}

const objectsOf = (fields: Readonly<Record<string, Shape>>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)]))),
      fc.constantFrom({}, { more: 1 }),
      fc.option(fc.constantFrom(...Object.keys(fields), 'none'), { freq: 20, nil: 'none' }),
    )
    .map(([object, more, missing]) => {
      const { [missing]: _, ...rest } = { ...object, ...more } as Record<string, unknown>;
      return rest;
    });

/** As it comes out of an answer: without what JSON cannot say. */
const sent = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function outcome(parse: () => unknown): unknown {
  try {
    return { parsed: parse() };
  } catch {
    return 'refused';
  }
}

describe('the shape of a contract', () => {
  for (const { name, schema, shape } of schemas)
    it(`parses as its schema: ${name}`, () => {
      fc.assert(
        fc.property(rightValues(shape), (value) => {
          const content = sent(value);
          expect(outcome(() => parseAs(shape, content))).to.deep.equal(outcome(() => schema.parse(content)));
        }),
        { numRuns: 100 },
      );
    });

  it('says where an answer is not as agreed', () => {
    const shape = { quest: { steps: ['list', { at: 'number' }] } } as const;
    expect(() => parseAs(shape, { quest: { steps: [{ at: 1 }, { at: '2' }] } })).to.throw(
      '.quest.steps.1.at',
    );
  });

  it('is made of every schema that the client reads answers by', () => {
    const unread = contracts.flatMap(([, exported]) =>
      Object.keys(exported).filter(
        (name) => name.endsWith('Answer') && !schemas.some((one) => one.name === name),
      ),
    );
    // The parts that every command's answer is made of.
    expect(unread).to.deep.equal(['commandAnswer']);
  });

  it('is refused where it would say less than the schema', () => {
    for (const [, exported] of contracts)
      for (const name of ['auditQuery', 'ledgerQuery', 'instant'])
        if (isSchema(exported[name])) expect(() => shapeOf(exported[name] as never), name).to.throw(NoShape);
  });

  it('stands in the place of the contract in the built client, with what else is data', () => {
    const [, clientRoutes] = contracts.find(([file]) => file.endsWith('client-routes-contract.ts')) ?? [];
    expect(contractModule(clientRoutes ?? {})).to.include(`export const clientRoutes = ["/dashboard"`);
    const [, help] = contracts.find(([file]) => file.endsWith('help-contract.ts')) ?? [];
    expect(contractModule(help ?? {})).to.include(
      `export const supportAnswer = { parse: (content) => parseAs({"email":"text"}, content) };`,
    );
  });
});
