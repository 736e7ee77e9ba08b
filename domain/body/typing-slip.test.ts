import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { toMass } from './quantity.ts';
import { likelyWeight } from './typing-slip.ts';

const today = asMemberDay('2026-03-03');
const last = (value: number, unit: 'lbs' | 'kg', daysAgo = 1) => ({
  weight: toMass(value, unit),
  date: addDays(today, -daysAgo),
});

describe('a weight that looks like a typing slip', () => {
  for (const [what, typed, unit, before, meant] of [
    ['a missing decimal point is a tenth', 1750, 'lbs', last(176, 'lbs'), 175],
    ['a digit too few is ten times', 17.5, 'lbs', last(176, 'lbs'), 175],
    ['ten times is asked about after a year too', 1750, 'lbs', last(176, 'lbs', 365), 175],
    ['kilograms in a field for pounds are converted', 80, 'lbs', last(176, 'lbs'), 176.4],
    ['any other weight more than 15 % away suggests the last one', 140, 'lbs', last(176, 'lbs'), 176],
    ['15 % away is likely', 115, 'kg', last(100, 'kg'), null],
    [
      'a weight more than 15 % away after more than 60 days is likely',
      140,
      'lbs',
      last(176, 'lbs', 61),
      null,
    ],
    ['a weight 60 days later is asked about', 140, 'lbs', last(176, 'lbs', 60), 176],
    ['a first weight that a person can have is likely', 175, 'lbs', null, null],
    ['a first weight that nobody has is a tenth', 1750, 'lbs', null, 175],
    ['a first weight of a child is ten times', 8, 'kg', null, 80],
    ['the highest first weight that can be sent is a hundredth', 9999, 'lbs', null, 100],
    ['the lowest first weight that can be sent is a thousand times', 0.1, 'lbs', null, 100],
    ['a correction of a weight too high for a person is likely', 176, 'lbs', last(9999, 'lbs'), null],
  ] as const)
    it(what, () => expect(likelyWeight(typed, unit, before, today)).to.equal(meant));

  it('suggests nothing that it would ask about itself', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 600, max: 4000 }), (typed, tenths) => {
        const before = last(tenths / 10, 'lbs');
        const meant = likelyWeight(typed, 'lbs', before, today);
        if (meant !== null) expect(Math.abs(meant - tenths / 10)).to.be.at.most(0.15 * (tenths / 10) + 0.1);
      }),
    ));
});
