import type { Moves, Variants } from './move.ts';

export const upperBodyMoves: Moves = {
  'push-ups': {
    poses: {
      top: { hip: [0, 46], lean: 70, nod: -14, foot: [-80, 0, 75], hand: [46, 4, 22, 40] },
      low: { hip: [5, 20], lean: 88, nod: -20, foot: [-80, 0, 80], hand: [46, 4, 22, 40] },
    },
    keys: [
      ['top', 1.2, 'out', 3],
      ['low', 1.8, 'in', 2],
    ],
    fixed: ['hand', 'handL', 'foot', 'footL'],
  },
  'pull-ups': {
    view: 20,
    props: [['bar', 0, 212]],
    poses: {
      hang: { hip: [-2, 108], foot: [-14, 13, 60], hand: [0, 212, 26, 100] },
      up: { hip: [-6, 146], lean: -8, nod: -8, foot: [-20, 55, 60], hand: [0, 212, 26, 100] },
    },
    keys: [
      ['hang', 2.4, 'in', 3],
      ['up', 1.4, 'out', 2],
    ],
    fixed: ['hand', 'handL'],
  },
};

export const upperBodyVariants: Variants = {};
