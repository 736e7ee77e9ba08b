import { expect } from 'chai';
import * as fc from 'fast-check';
import { JsonSpanReader, NotCompact, spansOf } from './json-spans.ts';

const paths = ['id', 'list', 'inputs.rest', 'inputs.deep.zone', 'inputs', null, 'note "x"'];
const scalar = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '"', '\\', '\\"', '{"id":1}', '\n\u0001é'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const list = fc.array(fc.oneof(scalar, fc.dictionary(fc.string(), scalar, { maxKeys: 3 })), { maxLength: 4 });
const partly = { requiredKeys: [] };
const deep = fc.record({ zone: scalar, other: list }, partly);
const inputs = fc.oneof(
  scalar,
  list,
  fc.record({ rest: scalar, deep: fc.oneof(deep, scalar), more: list }, partly),
);
const object = fc
  .record({ id: scalar, list, inputs, 'note "x"': scalar, unknown: list, zone: scalar }, partly)
  .chain((fields) =>
    fc
      .shuffledSubarray(Object.entries(fields), { minLength: Object.keys(fields).length })
      .map((entries) => Object.fromEntries(entries)),
  );

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As the columns of a table have it: an object whose fields are looked for has no value. */
function expectedAt(data: Fields, path: string | null): unknown {
  if (path === null || (path === 'inputs' && isObject(data.inputs))) return null;
  const value = path
    .split('.')
    .reduce<unknown>((found, step) => (isObject(found) ? found[step] : undefined), data);
  return value ?? null;
}

describe('the spans of values in a JSON text', () => {
  const spans = spansOf(paths.length);
  const reader = new JsonSpanReader(paths, spans);
  const read = (text: string): unknown[] => {
    spans.from.fill(-1);
    const bytes = Buffer.from(`before${text},"id":"after"}`);
    reader.read(bytes, 6, 6 + Buffer.byteLength(text));
    return paths.map((_, index) => {
      const [from = -1, to = 0] = [spans.from[index], spans.to[index]];
      if (from === -1) return null;
      const value = bytes.toString('utf8', from, to);
      return bytes[from - 1] === '"'.charCodeAt(0)
        ? (JSON.parse(`"${value}"`) as string)
        : (JSON.parse(value) as unknown);
    });
  };

  it('are those of the values that JSON.parse finds, in any order of the fields', () => {
    fc.assert(
      fc.property(object, (data) => {
        const text = JSON.stringify(data);
        const parsed = JSON.parse(text) as Fields;
        expect(read(text)).to.deep.equal(paths.map((path) => expectedAt(parsed, path)));
      }),
      { numRuns: 300 },
    );
  });

  it('say which texts have escapes', () => {
    read('{"id":"a\\"b","list":["\\n"]}');
    expect([...spans.isEscaped.slice(0, 2)]).to.deep.equal([1, 0]);
    read('{"id":"ab"}');
    expect(spans.isEscaped[0]).to.equal(0);
  });

  it('are not looked for in a text that JSON.stringify has not written', () => {
    for (const text of [
      ' {}',
      '{ }',
      '{"id": 1}',
      '{"id" :1}',
      '{"id":1 }',
      '{"id":1, "zone":2}',
      '{"list":[1, 2]}',
    ])
      expect(() => read(text), text).to.throw(NotCompact);
    for (const text of ['[]', '1', '{"id":1}}', '{"id":1'])
      expect(() => read(text), text).to.throw(NotCompact);
  });
});
