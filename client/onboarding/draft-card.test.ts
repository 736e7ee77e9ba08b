import { expect } from 'chai';
import { afterTick, comparable, lengthText, pickedText } from './draft-card.tsx';

describe('quick compare', () => {
  it('is for the first four programs', () => {
    expect(comparable).to.deep.equal(['bulk', 'lean', 'cardio_fitness', 'maintain']);
  });

  it('takes two programs in the order of picking', () => {
    expect(afterTick(['lean'], 'bulk')).to.deep.equal(['lean', 'bulk']);
    expect(pickedText(['lean', 'bulk'])).to.equal('2 of 2 picked');
  });

  it('refuses a third and swaps nothing', () => {
    expect(afterTick(['lean', 'bulk'], 'maintain')).to.equal(null);
  });

  it('lets a program go', () => {
    expect(afterTick(['lean', 'bulk'], 'lean')).to.deep.equal(['bulk']);
  });

  for (const [program, text] of [
    ['bulk', '21 weeks, 4 phases'],
    ['lean', '24 weeks, 4 phases'],
    ['cardio_fitness', '18 weeks, 3 phases'],
    ['maintain', '52 weeks, 3 phases'],
  ] as const)
    it(`says that ${program} takes ${text}`, () => expect(lengthText(program)).to.equal(text));
});
