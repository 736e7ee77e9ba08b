import { expect } from 'chai';
import { diskState } from './disk-space.ts';

describe('the free space of a disk, as doctor judges it', () => {
  const [mega, giga] = [1e6, 1e9];
  for (const [free, size, is] of [
    [0, 40 * giga, 'full'],
    [999 * mega, 4_000 * giga, 'full'],
    [2 * giga, 40 * giga, 'nearly full'],
    [2 * giga, 10 * giga, 'roomy'],
    [30 * giga, 4_000 * giga, 'roomy'],
  ] as const)
    it(`is ${is} with ${free / giga} of ${size / giga} GB free`, () => {
      const state = diskState('/data', { free, size });
      expect(state.is).to.equal(is);
      expect(state.says).to.include(
        `/data, ${(free / giga).toFixed(1)} GB of ${(size / giga).toFixed(1)} GB free`,
      );
    });
});
