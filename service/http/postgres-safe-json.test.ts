import { expect } from 'chai';
import { isPostgresSafe } from './postgres-safe-json.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('JSON that Postgres can store', () => {
  for (const [what, value, isKept] of [
    ['nothing', null, true],
    ['an empty text', '', true],
    ['letters and signs of the whole world', 'é ß 🧘‍♀️', true],
    ['what a body of ours looks like', { results: [{ notes: null, value: -0, done: false }] }, true],
    ['NUL', 'a\u0000b', false],
    ['half of a pair', '\ud83e', false],
    ['a pair the wrong way round', '\uddd8\ud83e', false],
    ['NUL deep inside', { results: [{ notes: '\u0000' }] }, false],
    ['NUL in a name', { 'a\u0000': 1 }, false],
    ['a number beyond all numbers', JSON.parse('{"a":[1e999]}'), false],
    ['lists in lists, sixteen deep', nested(16), true],
    ['lists in lists, eighteen deep', nested(18), false],
    ['lists in lists, ten thousand deep', nested(10_000), false],
  ] as const) {
    it(`${isKept ? 'includes' : 'excludes'} ${what}`, () => {
      expect(isPostgresSafe(value)).to.equal(isKept);
    });
  }
});
