import { expect } from 'chai';
import fc from 'fast-check';
import { changeTally, histogramOf } from './change-tally.ts';

const points = (member: string, before: number, after: number) => ({
  member,
  field: 'points',
  before,
  after,
});

describe('the tally of changes', () => {
  it('counts members with more and with less, and lists the largest changes first', () => {
    const tally = changeTally();
    for (const change of [points('ann', 5, 7), points('bob', 9, 9), points('cyd', 8, 2)]) tally.add(change);
    tally.add({ member: 'ann', field: 'streak', before: 1, after: 2 });
    expect(tally.totals()).to.deep.equal([
      {
        field: 'points',
        members: 3,
        sumBefore: 22,
        sumAfter: 18,
        more: 1,
        less: 1,
        fromZero: 0,
        toZero: 0,
        histogram: [
          { from: -6, to: -6, members: 1 },
          { from: 0, to: 0, members: 1 },
          { from: 2, to: 2, members: 1 },
        ],
      },
      {
        field: 'streak',
        members: 1,
        sumBefore: 1,
        sumAfter: 2,
        more: 1,
        less: 0,
        fromZero: 0,
        toZero: 0,
        histogram: [{ from: 1, to: 1, members: 1 }],
      },
    ]);
    expect(tally.changes().map(({ member, field }) => `${member} ${field}`)).to.deep.equal([
      'cyd points',
      'ann points',
      'ann streak',
    ]);
  });

  it('is empty when no member is compared', () => {
    expect([changeTally().totals(), changeTally().changes()]).to.deep.equal([[], []]);
  });
});

describe('the histogram of changes', () => {
  const upTo = (most: number) => new Map(Array.from({ length: most + 1 }, (_, delta) => [delta, 1]));

  it('has one bucket per number when the range is small', () => {
    expect(
      histogramOf(
        new Map([
          [100, 2],
          [-3, 1],
        ]),
      ),
    ).to.deep.equal([
      { from: -3, to: -3, members: 1 },
      { from: 100, to: 100, members: 2 },
    ]);
  });

  const widths: [number, number][] = [
    [12, 2],
    [23, 5],
    [60, 10],
    [111, 20],
    [230, 50],
    [600, 100],
  ];
  for (const [most, width] of widths)
    it(`has buckets of ${width} for 0 to ${most}`, () => {
      const [nought, first] = histogramOf(upTo(most));
      expect([nought, first]).to.deep.equal([
        { from: 0, to: 0, members: 1 },
        { from: 1, to: width, members: width },
      ]);
    });

  it('contains every member once, in at most twelve buckets without overlap', () => {
    const deltas = fc.array(fc.tuple(fc.integer({ min: -500, max: 5000 }), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(deltas, (pairs) => {
        const byDelta = new Map(pairs);
        const buckets = histogramOf(byDelta);
        for (const { from, to, members } of buckets) {
          const inside = [...byDelta].filter(([delta]) => delta >= from && delta <= to);
          expect(members).to.equal(inside.reduce((sum, [, count]) => sum + count, 0));
        }
        const held = buckets.reduce((sum, { members }) => sum + members, 0);
        expect(held).to.equal([...byDelta.values()].reduce((sum, count) => sum + count, 0));
        expect(buckets.length).to.be.at.most(12);
      }),
    );
  });
});
