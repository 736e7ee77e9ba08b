import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { changeTally } from './change-tally.ts';
import { comparisonLines } from './comparison-lines.ts';

const linesOf = (...points: readonly (readonly [member: string, before: number, after: number])[]) => {
  const tally = changeTally();
  for (const [member, before, after] of points) tally.add({ member, field: 'points', before, after });
  const instant = asInstant('2026-03-01T00:00:00.000Z');
  const comparison = { instant, events: 1234, totals: tally.totals(), changes: tally.changes() };
  return comparisonLines({ points: { workout: 3 }, streak: { earnEvery: 5 } }, comparison);
};

describe('the lines of a comparison of rules', () => {
  it('contain the rules, the totals, a histogram and the members', () => {
    expect(linesOf(['ann', 1200, 1210], ['bob', 7, 7], ['cyd', 9, 9])).to.deep.equal([
      'Under other rules, as of 2026-03-01T00:00:00.000Z, from 1,234 events:',
      '  points.workout = 3',
      '  streak.earnEvery = 5',
      '',
      'points: 1,216 -> 1,226 in all (+10), over 3 members',
      '  1 would have more, 0 less, 2 the same',
      '    0  ############################## 2',
      '  +10  ############### 1',
      '',
      'Who:',
      '  ann  points 1,200 -> 1,210 (+10)',
    ]);
  });

  it('show ranges in wide histograms', () => {
    const many = Array.from({ length: 24 }, (_, delta) => [`m${delta}`, 0, delta] as const);
    expect(linesOf(...many).join('\n')).to.include('  +1 to +5  ');
  });

  it('list only the largest changes, with their total number', () => {
    const many = Array.from({ length: 25 }, (_, delta) => [`m${delta}`, 0, delta] as const);
    const lines = linesOf(...many);
    expect(lines.at(-1)).to.equal('  and 4 more; --json lists them all');
    expect(lines.at(-2)).to.equal('  m5  points 0 -> 5 (+5)');
  });

  it('name the members who keep a streak under a longer night grace, at most', () => {
    const tally = changeTally();
    for (const [member, before, after] of [
      ['ann', 0, 8],
      ['bob', 4, 0],
      ['cyd', 2, 3],
    ] as const)
      tally.add({ member, field: 'current streak', before, after });
    const instant = asInstant('2026-03-01T00:00:00.000Z');
    const comparison = { instant, events: 9, totals: tally.totals(), changes: tally.changes() };
    const lines = comparisonLines({ streak: { nightGraceEndsAtHour: 4 } }, comparison).join('\n');
    expect(lines).to.include('1 would keep a streak that is lost, 1 would lose theirs');
    expect(lines).to.include('At most: the log does not hold refused attempts');
  });

  it('state that nothing would change', () => {
    expect(linesOf(['ann', 3, 3]).at(-1)).to.equal('Nothing would change for anybody.');
  });
});
