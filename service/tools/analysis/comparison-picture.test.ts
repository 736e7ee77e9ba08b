import { expect } from 'chai';
import fc from 'fast-check';
import { changeTally } from './change-tally.ts';
import { comparisonSvg } from './comparison-picture.ts';

const drawn = (changes: readonly (readonly [before: number, after: number])[], name = 'A & "B" <C>') => {
  const tally = changeTally();
  for (const [nth, [before, after]] of changes.entries())
    tally.add({ member: `m${nth}`, field: 'points', before, after });
  const distributions = tally.distributions();
  return { distributions, svg: comparisonSvg({ before: name, after: 'after', distributions }) };
};

describe('the picture of a comparison', () => {
  it('has a bar for each side of each value, as long as its share of the longest', () => {
    const { svg } = drawn([
      [0, 0],
      [0, 2],
      [2, 2],
    ]);
    const bars = [...svg.matchAll(/width="([\d.]+)" height="11"[^>]*>\n<text[^>]*>(\d+)/g)];
    expect(bars.map(([, length, members]) => [Number(length), Number(members)])).to.deep.equal([
      [490, 2],
      [245, 1],
      [245, 1],
      [490, 2],
    ]);
  });

  it('escapes the names of the sides', () => {
    const { svg } = drawn([[1, 1]]);
    expect(svg).to.include('before: A &amp; &quot;B&quot; &lt;C&gt;').and.not.include('<C>');
  });

  const value = fc.integer({ min: 0, max: 5000 });
  const changes = fc.array(fc.tuple(value, value), { minLength: 1 });
  const bucketsOf = (given: readonly (readonly [number, number])[]) =>
    drawn(given).distributions[0]?.buckets ?? [];

  it('counts every member once on each side', () => {
    fc.assert(
      fc.property(changes, (given) => {
        const sums = bucketsOf(given).map(({ before, after }) => [before, after] as const);
        expect(sums.reduce((sum, [before]) => sum + before, 0)).to.equal(given.length);
        expect(sums.reduce((sum, [, after]) => sum + after, 0)).to.equal(given.length);
      }),
    );
  });

  it('has at most twelve buckets, each with the values between its bounds', () => {
    fc.assert(
      fc.property(changes, (given) => {
        const buckets = bucketsOf(given);
        for (const { from, to, before } of buckets)
          expect(before).to.equal(given.filter(([had]) => had >= from && had <= to).length);
        expect(buckets.length).to.be.within(1, 12);
      }),
    );
  });
});
