import { expect } from 'chai';
import fc from 'fast-check';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questById, quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { refusalOf } from '#domain/testing/given.ts';
import { isLight } from './quest-candidates.ts';
import { drawSlot, layOutWheel, openSlots, wheelOf, wheelSlots } from './quest-wheel.ts';

const mila = asMemberId('mila');
const day = asMemberDay('2026-03-02');
const ids = Array.from({ length: 24 }, (_, index) => `quest-${index}`);

describe('the wheel by rules v1', () => {
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

const hex = (r: bigint) => r.toString(16).padStart(64, '0');
const anyDraw = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(hex);
const anyEquipment = fc.subarray([
  'dumbbells',
  'kettlebells',
  'resistance_bands',
  'pull_up_bar',
  'bench',
  'bike',
]);
const plain = { quests, ownedEquipment: ['none'], isRestDay: false };

describe('the wheel by rules v2', () => {
  it('has eight different slots that fit the equipment, and nothing else but Lucky Day', () => {
    fc.assert(
      fc.property(anyDraw, anyEquipment, fc.boolean(), (draw, ownedEquipment, isRestDay) => {
        const slots = layOutWheel(draw, { quests, ownedEquipment, isRestDay });
        expect(new Set(slots).size).to.equal(wheelSlots);
        const fitting = [
          ...quests.filter(
            ({ requirements: { equipment, alternative } }) =>
              alternative !== null || equipment.every((id) => ownedEquipment.includes(id)),
          ),
          luckyDay,
        ].map(({ id }) => id);
        expect(fitting).to.include.members([...slots]);
      }),
    );
  });
  it('has Lucky Day in the same slot for any equipment and day', () => {
    fc.assert(
      fc.property(anyDraw, anyEquipment, fc.boolean(), (draw, ownedEquipment, isRestDay) => {
        const slots = layOutWheel(draw, { quests, ownedEquipment, isRestDay });
        expect(slots.indexOf(luckyDay.id)).to.equal(layOutWheel(draw, plain).indexOf(luckyDay.id));
      }),
    );
  });
  it('does not depend on the order of the catalogue', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const turned = { ...plain, quests: quests.toReversed() };
        expect(layOutWheel(draw, turned)).to.deep.equal(layOutWheel(draw, plain));
      }),
    );
  });
  it('has every light quest that fits on a rest day, and easy ones beside them', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const slots = layOutWheel(draw, { ...plain, isRestDay: true });
        const shown = slots.flatMap((id) => questById(id) ?? []).filter(({ id }) => id !== luckyDay.id);
        expect(shown.filter(isLight)).to.have.length(6);
        expect(shown.filter((quest) => !isLight(quest) && quest.difficulty !== 'easy')).to.deep.equal([]);
      }),
    );
  });
  it('is the same in every version of the app', () => {
    const hmac = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
    expect(layOutWheel(hmac, plain)).to.deep.equal([
      'backpack-carry',
      'three-good-things',
      'desk-reset',
      'calf-and-foot',
      'lucky-day',
      'deadlift-five',
      'squat-countdown',
      'slow-bridges',
    ]);
  });
  it('is refused with fewer than eight eligible quests', () => {
    const few = { ...plain, quests: quests.slice(0, 7) };
    expect(refusalOf(() => layOutWheel(hex(1n), few)).code).to.equal('no-quests');
  });
});

describe('a spin by rules v2', () => {
  const slots = ['a', 'b', luckyDay.id, 'd', 'e', 'f', 'g', 'h'];

  it('stops at each slot that was not drawn yet, equally often', () => {
    const open = openSlots(slots, ['b', 'g']);
    expect(open).to.deep.equal(['a', luckyDay.id, 'd', 'e', 'f', 'h']);
    const stops = Array.from({ length: 600 }, (_, r) => drawSlot(hex(BigInt(r)), open));
    for (const id of open) expect(stops.filter((stop) => stop === id)).to.have.length(100);
  });
  it('stops only at the last quest or Lucky Day, once resets have used the wheel up', () => {
    expect(openSlots(slots, slots)).to.deep.equal(['a', 'b', 'd', 'e', 'f', 'g']);
  });
});
