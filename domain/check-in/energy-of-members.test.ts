import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { energyStart, energyTally, leastMembers, type MemberEnergy } from './energy-of-members.ts';

const monday = asMemberDay('2026-03-02');
const days = (count: number): readonly number[] => Array.from({ length: count }, (_, day) => day);

/** Trained on each even day, with one energy on the days after and another on the rest. */
const member = (after: number, other: number, count = 14): MemberEnergy => ({
  checkIns: days(count).map((day) => ({
    date: addDays(monday, day),
    energy: day % 2 === 1 ? after : other,
    mood: 4,
  })),
  trained: days(count)
    .filter((day) => day % 2 === 0)
    .map((day) => addDays(monday, day)),
});

function resultOf(members: readonly MemberEnergy[]) {
  const tally = energyTally();
  for (const each of members) tally.add(each);
  return tally.result();
}

describe('Energy of all members', () => {
  it('is not compared and has no week with 24 members', () => {
    expect(resultOf(days(24).map(() => member(4, 3)))).to.deep.equal({
      members: 24,
      afterTraining: null,
      weeks: [],
    });
  });

  it('is the mean of the differences of 25 members, each with the same weight', () => {
    const members = [
      ...days(10).map(() => member(4, 3, 40)),
      ...days(10).map(() => member(3, 3)),
      ...days(5).map(() => member(2, 4)),
    ];
    expect(resultOf(members)).to.deep.equal({
      members: 25,
      afterTraining: { difference: 0, higher: 10, same: 10, lower: 5, days: 305, otherDays: 305 },
      weeks: [
        { week: '2026-03-02', members: 25, energy: 3.2, mood: 4 },
        { week: '2026-03-09', members: 25, energy: 3.2, mood: 4 },
      ],
    });
  });

  it('counts a member with few check-ins in the weeks only', () => {
    const members = [...days(25).map(() => member(4, 3)), member(5, 5, 3)];
    const { members: compared, weeks } = resultOf(members);
    expect([compared, ...weeks.map((week) => week.members)]).to.deep.equal([25, 26, 25]);
  });

  it('looks at thirteen weeks from a Monday on', () => {
    expect(energyStart(asMemberDay('2026-03-08'))).to.equal('2025-12-08');
    expect(energyStart(asMemberDay('2026-03-09'))).to.equal('2025-12-15');
  });

  it('does not depend on the order of the members', () => {
    const feeling = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(feeling, feeling, fc.integer({ min: 1, max: 30 })), { minLength: leastMembers }),
        (people) => {
          const members = people.map(([after, other, count]) => member(after, other, count));
          expect(resultOf(members.toReversed())).to.deep.equal(resultOf(members));
        },
      ),
      { numRuns: 50 },
    );
  });
});
