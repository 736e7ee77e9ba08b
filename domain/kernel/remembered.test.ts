import { expect } from 'chai';
import { remembered } from './remembered.ts';

describe('what is remembered', () => {
  let made: string[];
  let of: (key: string) => { readonly key: string };

  beforeEach(() => {
    made = [];
    of = remembered(2, (key) => {
      made.push(key);
      return { key };
    });
  });

  it('is made once', () => {
    expect(of('a')).to.equal(of('a'));
    expect(made).to.deep.equal(['a']);
  });

  it('is never more than there is room for: the oldest is forgotten, and made again', () => {
    for (const key of ['a', 'b', 'c', 'b', 'c']) expect(of(key)).to.deep.equal({ key });
    expect(made).to.deep.equal(['a', 'b', 'c']);
    of('a');
    of('c');
    expect(made).to.deep.equal(['a', 'b', 'c', 'a']);
  });

  it('is not what could not be made', () => {
    const failing = remembered(2, (key) => {
      if (key === 'bad') throw new RangeError(key);
      return { key };
    });
    expect(() => failing('bad')).to.throw(RangeError);
    expect(() => failing('bad')).to.throw(RangeError);
  });
});
