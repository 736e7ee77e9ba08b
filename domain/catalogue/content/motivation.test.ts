import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { motivationFor, motivationLines } from './motivation.ts';

describe('motivation', () => {
  it('has 14 different lines', () => {
    expect(motivationLines).to.have.length(14);
    expect(new Set(motivationLines)).to.have.property('size', 14);
  });

  for (const [day, index] of [
    ['2026-01-01', 1],
    ['2026-01-13', 13],
    ['2026-01-14', 0],
    ['2026-01-15', 1],
    ['2026-12-31', 1],
    ['2024-12-31', 2],
  ] as const)
    it(`shows line ${index} on ${day}`, () =>
      expect(motivationFor(asMemberDay(day))).to.equal(motivationLines[index]));
});
