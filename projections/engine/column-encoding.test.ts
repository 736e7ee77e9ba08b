import { expect } from 'chai';
import { jsonText, plainText, textOf } from './column-encoding.ts';

describe('the Postgres text of a column', () => {
  const examples: readonly (readonly [sqlType: string, value: unknown, text: string | null])[] = [
    ['text', 'plain', 'plain'],
    ['text', 'a\0b', 'a\ufffdb'],
    ['text', null, null],
    ['integer', 0, '0'],
    ['numeric', 1.5, '1.5'],
    ['boolean', false, 'false'],
    ['date', '2026-03-01', '2026-03-01'],
    ['text[]', [], '{}'],
    ['text[]', ['a b', 'q"t', 'b\\s', '', 'NULL', '{x,y}'], '{"a b","q\\"t","b\\\\s","","NULL","{x,y}"}'],
    ['text[]', null, null],
    ['jsonb', { a: [1, 'x'] }, '{"a":[1,"x"]}'],
    ['jsonb', null, null],
  ];
  for (const [sqlType, value, text] of examples) {
    it(`of type ${sqlType} is ${text} for ${JSON.stringify(value)}`, () => {
      expect(textOf(sqlType)(value)).to.equal(text);
    });
  }

  it('replaces only characters that Postgres refuses in JSON, in values and in names', () => {
    const value = { 'k\0': ['\ud83d', '😀', '\\u0000', '\\\\ud800', 'tab\t', '\u0001'] };
    expect(JSON.parse(jsonText(value))).to.deep.equal({
      'k\ufffd': ['\ufffd', '😀', '\\u0000', '\\\\ud800', 'tab\t', '\u0001'],
    });
  });

  it('keeps characters outside the basic plane', () => {
    expect(plainText('a😀\udc00b\ud800')).to.equal('a😀\ufffdb\ufffd');
  });
});
