import { expect } from 'chai';
import fc from 'fast-check';
import {
  isInLowerHalf,
  labelLines,
  pegTimes,
  restRotation,
  shortName,
  spinRotation,
  type Turns,
  timeShareAt,
} from './wheel-geometry.ts';

const slot = fc.integer({ min: 0, max: 7 });
const turns = fc.constantFrom<Turns>(3, 4, 5);

describe('the slots in the lower half of a wheel at rest', () => {
  for (const [chosen, expected] of [
    [0, [3, 4, 5]],
    [1, [4, 5, 6]],
    [6, [1, 2, 3]],
  ] as const)
    it(`are ${expected.join(', ')} when slot ${chosen} is under the pointer`, () => {
      const slots = Array.from({ length: 8 }, (_, slot) => slot);
      expect(slots.filter((slot) => isInLowerHalf(slot, restRotation(chosen)))).to.deep.equal(expected);
    });
});

describe('wheel', () => {
  for (const [index, degrees] of [
    [0, 0],
    [1, 315],
    [4, 180],
    [7, 45],
  ] as const)
    it(`is turned ${degrees} degrees when slot ${index} is under the pointer`, () =>
      expect(restRotation(index)).to.equal(degrees));

  it('spins whole turns and the way on to the slot', () => {
    expect(spinRotation(0, 2, 3)).to.equal(3 * 360 + 270);
    expect(spinRotation(270, 2, 4)).to.equal(270 + 4 * 360);
    expect(spinRotation(270, 0, 5)).to.equal(270 + 5 * 360 + 90);
  });

  it('ends with the drawn slot under the pointer, within a turn above its least turns', () => {
    fc.assert(
      fc.property(slot, slot, turns, (from, to, whole) => {
        const start = restRotation(from);
        const end = spinRotation(start, to, whole);
        expect(end % 360).to.equal(restRotation(to));
        expect(end - start).to.be.within(whole * 360, whole * 360 + 359);
      }),
    );
  });

  it('passes eight pegs in its last turn, in order', () => {
    fc.assert(
      fc.property(slot, slot, turns, (from, to, whole) => {
        const start = restRotation(from);
        const times = pegTimes(start, spinRotation(start, to, whole));
        expect(times).to.have.length(8);
        expect(times).to.deep.equal([...times].sort((a, b) => a - b));
        expect(times[0]).to.be.greaterThan(0);
        expect(times[7]).to.be.lessThan(1);
      }),
    );
  });

  it('does most of its way early, as its easing says', () => {
    expect(timeShareAt(0)).to.be.closeTo(0, 1e-6);
    expect(timeShareAt(1)).to.be.closeTo(1, 1e-6);
    expect(timeShareAt(0.5)).to.be.lessThan(0.15);
  });
});

describe('label of a slot', () => {
  it('is cut after 20 characters', () => {
    expect(shortName('12345678901234567890')).to.equal('12345678901234567890');
    expect(shortName('123456789012345678901')).to.equal('12345678901234567890…');
  });

  for (const [name, lines] of [
    ['Burpees', ['Burpees']],
    ['Push-up Pyramid', ['Push-up', 'Pyramid']],
    ['50 Air Squats', ['50 Air', 'Squats']],
    ['Box Breathing', ['Box', 'Breathing']],
    ['A Walk in the Sunshine', ['A Walk in the', 'Sunshi…']],
    ['Pull-ups', ['Pull-', 'ups']],
    ['Ausfall\u00ADschritte', ['Ausfall-', 'schritte']],
    ['Counterproductiveness', ['Counterprod-', 'uctivenes…']],
  ] as const)
    it(`'${name}' stands in ${lines.length === 1 ? 'one line' : 'two lines'}`, () =>
      expect(labelLines(name)).to.deep.equal(lines));
});
