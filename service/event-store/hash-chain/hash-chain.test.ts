import { expect } from 'chai';
import { assert, jsonValue, property } from 'fast-check';
import { canonicalJson } from './hash-chain.ts';

/** The same value with reversed key order in every object. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([name, each]) => [name, turned(each)]));
}

describe('canonical JSON', () => {
  it('is the same for every order of keys, and after storage', () => {
    assert(
      property(jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(turned(value))).to.equal(text);
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).to.equal(text);
        expect(canonicalJson(JSON.parse(text))).to.equal(text);
      }),
    );
  });

  it('omits and replaces the same values as storage', () => {
    const value = { b: undefined, a: [undefined, Number.NaN, -0], at: new Date(0), f: () => {} };
    expect(canonicalJson(value)).to.equal('{"a":[null,null,0],"at":"1970-01-01T00:00:00.000Z"}');
    expect(canonicalJson(JSON.parse(JSON.stringify(value)))).to.equal(canonicalJson(value));
  });

  it('distinguishes different values', () => {
    const texts = [{ a: 1 }, { a: '1' }, [1], { a: [1] }, { a: null }, {}, { b: 1 }].map(canonicalJson);
    expect(new Set(texts).size).to.equal(texts.length);
  });
});
