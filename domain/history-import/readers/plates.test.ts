import { expect } from 'chai';
import fc from 'fast-check';
import { plates } from './plates.ts';

describe('plates', () => {
  for (const [value, unit, expected] of [
    [6.80388555, 'kg', '15 lbs'],
    [11.33980925, 'kg', '25 lbs'],
    [7.937875915123695, 'kg', '17.5 lbs'],
    [6.803893642, 'kg', '15 lbs'],
    [61.24, 'kg', '135 lbs'],
    [102.06, 'kg', '225 lbs'],
    [83.91, 'kg', '185 lbs'],
    [77.16, 'lbs', '35 kg'],
    [143.3, 'lbs', '65 kg'],
    [88.18, 'lbs', '40 kg'],
    [64.9998, 'kg', '65 kg'],
    [37.49999999999999, 'lbs', '37.5 lbs'],
    [61.25, 'kg', '61.25 kg'],
    [20.4, 'kg', '20.4 kg'],
    [12.34567, 'kg', '12.346 kg'],
  ] as const)
    it(`of ${value} ${unit} are ${expected}`, () => {
      const found = plates(value, unit);
      expect(`${found.value} ${found.unit}`).to.equal(expected);
    });

  it('never change a load by more than rounding explains', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 500, noNaN: true }),
        fc.constantFrom('kg', 'lbs'),
        (value, unit) => {
          const found = plates(value, unit);
          const kilograms = (amount: number, of: string) => (of === 'kg' ? amount : amount * 0.45359237);
          const change = Math.abs(kilograms(found.value, found.unit) - kilograms(value, unit));
          expect(change).to.be.at.most(0.0055);
        },
      ),
    );
  });
});
