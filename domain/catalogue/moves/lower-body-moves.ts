import type { Moves, Variants } from './move.ts';

export const lowerBodyMoves: Moves = {
  squats: {
    poses: {
      stand: { hip: [-2, 93], foot: [10, 0, 0, 14], arm: [10, 6, 10] },
      low: { hip: [-32, 48], lean: 42, nod: -30, foot: [10, 0, 0, 14], arm: [118, 4, 6] },
    },
    keys: [
      ['stand', 1.2, 'out', 3],
      ['low', 1.8, 'in', 2],
    ],
    fixed: ['foot', 'footL'],
  },
  'glute-bridges': {
    poses: {
      low: { hip: [0, 10], lean: -90, curl: 0, foot: [52, 0], hand: [8, 4, 24, 80] },
      high: { hip: [7, 34], lean: -118, curl: 8, nod: 24, foot: [52, 0], hand: [8, 4, 24, 80] },
    },
    keys: [
      ['low', 1.8, 'in', 3],
      ['high', 1.4, 'out', 2],
      ['high', 1, 'hold', 3],
    ],
    fixed: ['foot', 'footL', 'hand', 'handL'],
  },
};

export const lowerBodyVariants: Variants = {};
