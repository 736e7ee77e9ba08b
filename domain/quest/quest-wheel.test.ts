import { expect } from 'chai';
import fc from 'fast-check';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { landingDegrees, slotCentreDegrees, wheelLabel, wheelOf, wheelSlots } from './quest-wheel.ts';

const mila = asMemberId('mila');
const day = asMemberDay('2026-03-02');
const ids = Array.from({ length: 24 }, (_, index) => `quest-${index}`);

describe('the wheel', () => {
  const wheel = wheelOf(mila, day, 'quest-3', ids);

  it('has the drawn quest and seven others', () => {
    expect(wheel).to.have.lengthOf(8).and.to.include('quest-3');
    expect(new Set(wheel).size).to.equal(8);
  });
  it('does not depend on the order of the catalogue', () => {
    expect(wheelOf(mila, day, 'quest-3', ids.toReversed())).to.deep.equal(wheel);
  });
  it('has the same layout in every version of the app', () => {
    const slots = [2, 20, 5, 11, 4, 7, 16, 3].map((index) => `quest-${index}`);
    expect(wheel).to.deep.equal(slots);
  });
  it('keeps its other slots when a re-spin draws one of them', () => {
    const next = wheelOf(mila, day, wheel.find((id) => id !== 'quest-3') ?? '', ids);
    expect(next.filter((id) => !wheel.includes(id))).to.have.lengthOf.at.most(1);
  });
  it('differs from member to member and from date to date', () => {
    expect(wheelOf(asMemberId('noor'), day, 'quest-3', ids)).not.to.deep.equal(wheel);
    expect(wheelOf(mila, asMemberDay('2026-03-03'), 'quest-3', ids)).not.to.deep.equal(wheel);
  });
  it('can show the drawn quest in any slot', () => {
    const slots = ids.map((id) => wheelOf(mila, day, id, ids).indexOf(id));
    expect(new Set(slots).size).to.be.greaterThan(4);
  });
  it('shows Lucky Day when it is drawn, though it is not eligible', () => {
    expect(wheelOf(mila, day, 'lucky-day', ids))
      .to.have.lengthOf(8)
      .and.to.include('lucky-day');
  });
  it('has fewer slots with fewer eligible quests', () => {
    expect(wheelOf(mila, day, 'a', ['a', 'b', 'c'])).to.have.members(['a', 'b', 'c']);
  });
});

describe('the label of a slot', () => {
  const cases = [
    ['Push-up Pyramid', 'Push-up Pyramid'],
    ['Exactly twenty chars', 'Exactly twenty chars'],
    ['Exactly twenty-1 char', 'Exactly twenty-1 cha…'],
    ['🏃'.repeat(21), `${'🏃'.repeat(20)}…`],
  ] as const;
  for (const [name, label] of cases) {
    it(`of ${name} is ${label}`, () => expect(wheelLabel(name)).to.equal(label));
  }
});

describe('the landing angle', () => {
  it('of a slot is the centre of its 45 degrees', () => {
    expect([0, 1, 7].map(slotCentreDegrees)).to.deep.equal([22.5, 67.5, 337.5]);
  });
  const cases = [
    { slot: 0, turns: 3, degrees: 1417.5 },
    { slot: 7, turns: 3, degrees: 1102.5 },
    { slot: 4, turns: 4, degrees: 1597.5 },
    { slot: 2, turns: 5, degrees: 2047.5 },
  ] as const;
  for (const { slot, turns, degrees } of cases) {
    it(`of slot ${slot} after ${turns} turns is ${degrees} degrees`, () => {
      expect(landingDegrees(slot, turns)).to.equal(degrees);
    });
  }
  it('brings the centre of the slot to the top after 3 to 6 turns', () => {
    const slots = fc.integer({ min: 0, max: wheelSlots - 1 });
    fc.assert(
      fc.property(slots, fc.constantFrom(3 as const, 4 as const, 5 as const), (slot, turns) => {
        const degrees = landingDegrees(slot, turns);
        expect((degrees + slotCentreDegrees(slot)) % 360).to.equal(0);
        expect(degrees).to.be.within(turns * 360, (turns + 1) * 360);
      }),
    );
  });
});
