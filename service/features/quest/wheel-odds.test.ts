import { expect } from 'chai';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { drawSlot, layOutWheel, openSlots } from '#domain/quest/quest-wheel.ts';
import { drawsOf } from './quest-draw.ts';

const spins = 100_000;
/** The value that chi-square with 7, 6 and 27 degrees of freedom stays below in 999 of 1000 cases. */
const limits = { 7: 24.32, 6: 22.46, 27: 55.48 } as const;

const date = asMemberDay('2026-12-01');
const plain = { quests, ownedEquipment: ['none'], isRestDay: false };

/** Sum of the squared differences from equal counts, each divided by that count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const tally = <Value>(values: readonly Value[]): readonly number[] => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
};

describe('100,000 spins by the real draws', function () {
  this.timeout(60_000);
  const wheels = Array.from({ length: spins }, (_, nth) => {
    const { draws, wheelDraw } = drawsOf('a seed for the odds', asMemberId(`member-${nth}`), date);
    const slots = layOutWheel(wheelDraw, plain);
    const first = drawSlot(draws[0], slots);
    const second = drawSlot(draws[1], openSlots(slots, [first]));
    return { slots, first, second };
  });

  it('stop at each of the eight slots equally often', () => {
    const counts = tally(wheels.map(({ slots, first }) => slots.indexOf(first)));
    expect(counts).to.have.length(8);
    expect(chiSquare(counts)).to.be.below(limits[7]);
  });

  it('stop at each of the seven other slots equally often when they are repeated', () => {
    const places = wheels.map(
      ({ slots, first, second }) => (slots.indexOf(second) - slots.indexOf(first) + 8) % 8,
    );
    const counts = tally(places);
    expect(counts).to.have.length(7);
    expect(chiSquare(counts)).to.be.below(limits[6]);
  });

  it('give the Lucky Day in one of sixteen, and it is on half of the wheels', () => {
    const shown = wheels.filter(({ slots }) => slots.includes(luckyDay.id)).length;
    const drawn = wheels.filter(({ first }) => first === luckyDay.id).length;
    // Four standard deviations.
    expect(shown).to.be.closeTo(spins / 2, 633);
    expect(drawn).to.be.closeTo(spins / 16, 307);
  });

  it('give each quest that fits equally often', () => {
    const counts = tally(wheels.map(({ first }) => first).filter((id) => id !== luckyDay.id));
    expect(counts).to.have.length(22);
    expect(chiSquare(counts)).to.be.below(limits[27]);
  });
});
