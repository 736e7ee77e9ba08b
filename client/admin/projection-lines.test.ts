import { expect } from 'chai';
import { conditionOf, lagText, positionText, retryToast } from './projection-lines.ts';

describe('a read model in the admin area', () => {
  const live = { state: 'live', deadLetters: 0, lagSeconds: 0 } as const;

  it('is live while it is less than a second behind', () => {
    expect(conditionOf({ ...live, lagSeconds: 0.9 })).to.equal('live');
    expect(conditionOf({ ...live, lagSeconds: 1 })).to.equal('behind');
  });

  it('holds rows back where it has open dead letters', () => {
    expect(conditionOf({ ...live, deadLetters: 1 })).to.equal('held');
  });

  it('is parked or rebuilding also with dead letters and with rows of another log', () => {
    expect(conditionOf({ state: 'parked', deadLetters: 1, lagSeconds: null })).to.equal('parked');
    expect(conditionOf({ state: 'rebuilding', deadLetters: 1, lagSeconds: 4 })).to.equal('rebuilding');
  });

  it('says by how many events and seconds it is behind, as far as that is known', () => {
    expect(lagText({ lagEvents: 0, lagSeconds: 0 })).to.equal('No');
    expect(lagText({ lagEvents: 1, lagSeconds: 0.04 })).to.equal('1 event, 0 s');
    expect(lagText({ lagEvents: 1200, lagSeconds: 3.26 })).to.equal('1,200 events, 3.3 s');
    expect(lagText({ lagEvents: null, lagSeconds: 0 })).to.equal('No');
    expect(lagText({ lagEvents: null, lagSeconds: 3 })).to.equal('3 s');
    expect(lagText({ lagEvents: null, lagSeconds: null })).to.equal('Unknown');
  });

  it('shows positions without leading zeros', () => {
    expect(positionText('00000000000000000012/00000000000000000012')).to.equal('12');
    expect(positionText('00000000000000000012/00000000000000000010')).to.equal('12/10');
    expect(positionText('00000000000000000000/00000000000000000000')).to.equal('0');
  });

  it('says after a retry whether the rows follow, are still held back, or are still being folded', () => {
    const titleOf = (...answer: Parameters<typeof retryToast>) => retryToast(...answer).title;
    expect(titleOf('a', { isDone: true, stillHeld: 0, isResumed: false })).to.equal('Folded again');
    expect(titleOf('a', { isDone: true, stillHeld: 2, isResumed: true })).to.equal('Still held back');
    expect(titleOf('a', { isDone: true, stillHeld: 0, isResumed: true })).to.equal('Resumed');
    expect(titleOf('a', { isDone: false, stillHeld: null, isResumed: false })).to.equal('Still folding');
  });
});
