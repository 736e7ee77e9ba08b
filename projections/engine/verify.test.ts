import { expect } from 'chai';
import { differingPaths } from './verify.ts';

describe('the paths in which two rows differ', () => {
  const examples: readonly (readonly [title: string, live: unknown, rebuilt: unknown, places: unknown])[] = [
    ['none', { a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, []],
    ['a column', { a: 1 }, { a: 2 }, [{ path: 'a', live: 1, rebuilt: 2 }]],
    ['deep inside', { s: { d: [1, 2] } }, { s: { d: [1, 3] } }, [{ path: 's.d.1', live: 2, rebuilt: 3 }]],
    ['one side has more', { s: { a: 1 } }, { s: {} }, [{ path: 's.a', live: 1, rebuilt: null }]],
    ['a list is no object', { s: [] }, { s: {} }, [{ path: 's', live: [], rebuilt: {} }]],
    ['a row that is missing', null, { a: 1 }, [{ path: '', live: null, rebuilt: { a: 1 } }]],
  ];
  for (const [title, live, rebuilt, places] of examples) {
    it(`are found: ${title}`, () => {
      expect(differingPaths(live, rebuilt)).to.deep.equal(places);
    });
  }
});
