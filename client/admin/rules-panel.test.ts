import { expect } from 'chai';
import { questionIn } from './rules-panel.tsx';

const typed = { from: '2026-03-10', tokenHold: '3', tokenStart: '1', earnEvery: '10' };

describe('the question about other rules', () => {
  it('has its numbers in Western digits after any keyboard', () => {
    expect(questionIn(typed)).to.deep.equal(typed);
    expect(questionIn({ ...typed, tokenHold: '٣', earnEvery: '۱۰' })).to.deep.equal(typed);
  });

  it('is none without a date, or without a whole number in each field', () => {
    expect(questionIn({ ...typed, from: '' })).to.equal(null);
    expect(questionIn({ ...typed, earnEvery: '1.5' })).to.equal(null);
  });
});
