import type { Moves, Variants } from './move.ts';

export const cardioMoves: Moves = {
  'jumping-jacks': {
    view: 0,
    jumps: true,
    poses: {
      closed: { hip: [0, 92], foot: [10, 0, 0, 8], arm: [0, 8, 8] },
      rise: { hip: [0, 95], foot: [8, 8, 45, 18], arm: [0, 88, 8] },
      open: { hip: [0, 84], foot: [10, 0, 0, 38], arm: [0, 165, 10] },
    },
    keys: [
      ['closed', 0.22, 'in', 0],
      ['rise', 0.22, 'in', 1],
      ['open', 0.22, 'out', 2],
      ['rise', 0.22, 'out', 3],
    ],
  },
  'marching-high-knees': {
    poses: {
      stand: { hip: [-2, 93], foot: [10, 0], arm: [0, 4, 80] },
      lift: { hip: [-2, 93], foot: [44, 48, 10], footL: [10, 0], arm: [-35, 4, 80], armL: [45, 4, 85] },
    },
    keys: [
      ['stand', 0.45, 'in', 0],
      ['lift', 0.5, 'in', 1],
      ['stand', 0.45, 'out', 2],
      ['~lift', 0.5, 'out', 2],
    ],
  },
};

export const cardioVariants: Variants = {};
