import { expect } from 'chai';
import fc from 'fast-check';
import {
  centimetresOf,
  feetAndInchesOf,
  inchesOf,
  kilogramsOf,
  lengthIn,
  massIn,
  massOfGrams,
  poundsOf,
  roundHalfToEven,
  toLength,
  toMass,
  toTenths,
} from './quantity.ts';

const tenths = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((value) => value / 10);

describe('a mass', () => {
  const cases = [
    { value: 180, unit: 'lbs', grams: 81_647 },
    { value: 150, unit: 'lbs', grams: 68_039 },
    { value: 0.1, unit: 'lbs', grams: 45 },
    { value: 81.6, unit: 'kg', grams: 81_600 },
    { value: 81.65, unit: 'kg', grams: 81_650 },
    { value: 32.3, unit: 'kg', grams: 32_300 },
    { value: 10_000, unit: 'lbs', grams: 4_535_924 },
    { value: 0, unit: 'kg', grams: 0 },
  ] as const;
  for (const { value, unit, grams } of cases) {
    it(`of ${value} ${unit} is ${grams} g`, () => {
      expect(toMass(value, unit)).to.deep.equal({ value, unit, grams });
    });
  }
  it('of 180 lb is 81.6 kg, and back in pounds 180.0, never 179.9', () => {
    const mass = toMass(180, 'lbs');
    expect([toTenths(kilogramsOf(mass)), toTenths(poundsOf(mass))]).to.deep.equal(['81.6', '180.0']);
    expect(toTenths(poundsOf(toMass(81.6, 'kg')))).to.equal('179.9');
  });
  it('that was calculated is given in kilograms', () => {
    expect(massOfGrams(63_930)).to.deep.equal({ value: 63.93, unit: 'kg', grams: 63_930 });
  });
  it('of 79 kg is 174.17 lb', () => expect(poundsOf(toMass(79, 'kg'))).to.be.closeTo(174.165, 0.001));
  it('does not drift when its unit is toggled many times', () => {
    fc.assert(
      fc.property(tenths(1500), fc.constantFrom('lbs' as const, 'kg' as const), (value, unit) => {
        const mass = toMass(value, unit);
        expect([massIn('kg', mass), massIn('lbs', mass), massIn(unit, mass)].at(-1)).to.equal(value);
        const other = unit === 'kg' ? 'lbs' : 'kg';
        expect(toTenths(massIn(unit, toMass(massIn(other, mass), other)))).to.equal(value.toFixed(1));
      }),
    );
  });
});

describe('a length', () => {
  const cases = [
    { value: 70, unit: 'in', millimetres: 1778 },
    { value: 71.6, unit: 'in', millimetres: 1819 },
    { value: 2.5, unit: 'in', millimetres: 64 },
    { value: 7.5, unit: 'in', millimetres: 190 },
    { value: 12.5, unit: 'in', millimetres: 318 },
    { value: 177.8, unit: 'cm', millimetres: 1778 },
    { value: 177.85, unit: 'cm', millimetres: 1778 },
    { value: 177.95, unit: 'cm', millimetres: 1780 },
  ] as const;
  for (const { value, unit, millimetres } of cases) {
    it(`of ${value} ${unit} is ${millimetres} mm`, () => {
      expect(toLength(value, unit)).to.deep.equal({ value, unit, millimetres });
    });
  }
  it('is converted to either unit', () => {
    expect([inchesOf(toLength(177.8, 'cm')), centimetresOf(toLength(70, 'in'))]).to.deep.equal([70, 177.8]);
    expect([inchesOf(toLength(33.1, 'in')), centimetresOf(toLength(80.5, 'cm'))]).to.deep.equal([33.1, 80.5]);
  });
  it('does not drift when its unit is toggled twice', () => {
    fc.assert(
      fc.property(tenths(300), (value) => {
        const length = toLength(value, 'in');
        expect(lengthIn('in', length)).to.equal(value);
        expect(toTenths(lengthIn('in', toLength(lengthIn('cm', length), 'cm')))).to.equal(value.toFixed(1));
      }),
    );
  });
});

describe('a height in feet and inches', () => {
  const cases = [
    { length: toLength(70, 'in'), said: [5, 10] },
    { length: toLength(71.6, 'in'), said: [6, 0] },
    { length: toLength(71.4, 'in'), said: [5, 11] },
    { length: toLength(72, 'in'), said: [6, 0] },
    { length: toLength(178, 'cm'), said: [5, 10] },
    { length: toLength(182, 'cm'), said: [6, 0] },
  ];
  for (const { length, said } of cases) {
    it(`of ${length.value} ${length.unit} is ${said[0]}'${said[1]}"`, () => {
      expect(Object.values(feetAndInchesOf(length))).to.deep.equal(said);
    });
  }
});

describe('rounding half to even', () => {
  const cases = [
    [0.5, 0],
    [1.5, 2],
    [2.5, 2],
    [2.51, 3],
    [2.49, 2],
    [3, 3],
  ] as const;
  for (const [value, rounded] of cases) {
    it(`takes ${value} to ${rounded}`, () => expect(roundHalfToEven(value)).to.equal(rounded));
  }
});

describe('a quantity on the screen', () => {
  const cases = [
    [180, '180.0'],
    [81.64, '81.6'],
    [81.65, '81.7'],
    [21.85, '21.9'],
    [21.849, '21.8'],
    [3.45 - 1e-12, '3.5'],
    [99.96, '100.0'],
    [0.04, '0.0'],
  ] as const;
  for (const [value, text] of cases) {
    it(`of ${value} reads ${text}`, () => expect(toTenths(value)).to.equal(text));
  }
});
