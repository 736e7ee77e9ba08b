import type { Arm, Moves, Pose } from './move.ts';

/** A weight in each hand. */
const loaded: Arm = [0, 6, 4];

const elbows = (flex: number, side: number): Pose => ({
  ...{ hip: [-2, 93], foot: [10, 0] },
  arm: [flex, side, 142, 20],
});

/** On a chair, arms crossed. */
const seated: Pose = { hip: [-4, 57], foot: [52, 0], arm: [42, -4, 128, 62] };
const ankle = (pitch: number, turn: number): Pose => ({
  ...{ hip: [-4, 57], lean: -4, foot: [78, 34, pitch, 9, 0, turn], footL: [52, 0] },
  hand: [20, 60, 14, 20],
});

const pulled = { hip: [-2, 93], foot: [10, 0, 0, 12] } as const;
const wallLegs: Pose['foot'] = [37.7, 101.7, -150];
const stretch = {
  ease: { hip: [-4, 82], lean: 12, foot: [40, 0], footL: [-28, 0], hand: [64, 122, 14, 30] },
  deep: { hip: [5, 79.5], lean: 14, foot: [40, 0], footL: [-28, 0], hand: [64, 122, 14, 40] },
} as const;
const sole = (along: number): Pose => ({
  ...{ hip: [-4, 57], lean: 14, curl: 16, nod: 14, foot: [44, 60, 10, -8, 70], footL: [52, 0] },
  ...{ hand: [along, 62, 2, 40], handL: [30, 66, 2, 40] },
});
const onBack = { hip: [0, 11], lean: -90, hand: [-47, 4, 73, 100] } as const;
const straight: Pose['foot'] = [89, 17, -85];

/** The moves of quests that no guide describes. */
export const questMoves: Moves = {
  'loaded-carry': {
    props: [['kettlebells']],
    poses: {
      land: { hip: [0, 90], foot: [30, 5.2, -16], footL: [-20, 0, 34], arm: loaded },
      pass: { hip: [0, 92], foot: [11, 0], footL: [-10, 8, 42], arm: loaded },
    },
    keys: [
      ['land', 0.34, 'in'],
      ['pass', 0.34, 'in'],
      ['~land', 0.34, 'out'],
      ['~pass', 0.34, 'out'],
    ],
    flow: true,
  },
  stairs: {
    props: [['stairs', 16, 28, 17]],
    poses: {
      ground: { hip: [-14, 93], foot: [-2, 0], arm: [0, 6, 30] },
      lift: {
        hip: [-12, 93],
        lean: 5,
        foot: [14, 30, 24],
        footL: [-2, 0],
        arm: [-16, 6, 50],
        armL: [16, 6, 50],
      },
      up: {
        hip: [4, 94],
        lean: 10,
        foot: [36, 17],
        footL: [-2, 0, 34],
        arm: [-30, 6, 60],
        armL: [30, 6, 60],
      },
      through: {
        hip: [16, 104],
        lean: 8,
        foot: [36, 17],
        footL: [12, 32, 24],
        arm: [-10, 6, 45],
        armL: [10, 6, 45],
      },
      top: { hip: [24, 110], foot: [36, 17], arm: [0, 6, 30] },
    },
    keys: [
      ['ground', 0.4, 'in'],
      ['lift', 0.35, 'in'],
      ['up', 0.35, 'out'],
      ['through', 0.35, 'out'],
      ['top', 0.4, 'out'],
      ['~through', 0.4, 'in'],
      ['~up', 0.4, 'in'],
      ['~lift', 0.35, 'in'],
    ],
  },
  'shoulder-rolls': {
    view: 40,
    poses: {
      down: elbows(8, 14),
      front: elbows(62, 10),
      high: elbows(92, 50),
      back: elbows(-10, 62),
    },
    keys: [
      ['down', 1.4, 'out'],
      ['front', 1.4, 'in'],
      ['high', 1.4, 'in'],
      ['back', 1.4, 'out'],
    ],
    flow: true,
    fixed: ['foot', 'footL', 'hip'],
  },
  'seated-twists': {
    view: 40,
    props: [['chair', -22, 24, 45]],
    poses: { middle: seated, side: { ...seated, turn: 46 } },
    keys: [
      ['middle', 1.8, 'in'],
      ['side', 2, 'out'],
      ['middle', 1.8, 'in'],
      ['~side', 2, 'out'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'ankle-circles': {
    view: 66,
    props: [['chair', -22, 24, 45]],
    poses: { up: ankle(-50, 8), out: ankle(-20, 40), down: ankle(16, 8), in: ankle(-20, -24) },
    keys: [
      ['up', 1.2, 'in'],
      ['out', 1.2, 'in'],
      ['down', 1.2, 'out'],
      ['in', 1.2, 'out'],
    ],
    flow: true,
    fixed: ['footL', 'hip'],
  },
  'pull-aparts': {
    view: 24,
    props: [['band', 'hand', 'handL']],
    poses: {
      close: { ...pulled, hand: [50, 132, 14, 60] },
      apart: { ...pulled, hand: [20, 132, 64, 60] },
    },
    keys: [
      ['close', 2.6, 'in'],
      ['apart', 2.2, 'out'],
      ['apart', 0.8, 'hold'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'legs-up-the-wall': {
    view: 78,
    props: [['wall', 60]],
    poses: {
      out: { hip: [42, 12], lean: -90, foot: wallLegs, hand: [34, 4, 30, 80] },
      in: { hip: [42, 12], lean: -90, nod: 4, foot: wallLegs, hand: [34, 4, 33, 80] },
    },
    keys: [
      ['out', 5, 'out'],
      ['in', 3, 'in'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'calf-stretch': {
    view: 76,
    props: [['wall', 72]],
    poses: stretch,
    keys: [
      ['ease', 2, 'in'],
      ['deep', 2.4, 'out'],
      ['deep', 3, 'free'],
    ],
    fixed: ['foot', 'footL', 'hand', 'handL'],
  },
  'sole-press': {
    view: 62,
    props: [['chair', -22, 24, 45]],
    poses: { heel: sole(34), ball: sole(52) },
    keys: [
      ['heel', 2.4, 'in'],
      ['ball', 2.4, 'out'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'childs-pose': {
    poses: {
      out: { hip: [-26, 26], lean: 98, curl: 4, nod: 4, foot: [-45, 2, 150], hand: [77, 4, 17, 30] },
      in: { hip: [-26, 27], lean: 96, curl: 4, nod: 4, foot: [-45, 2, 150], hand: [77, 4, 17, 30] },
    },
    keys: [
      ['out', 4, 'out'],
      ['in', 3, 'in'],
    ],
    fixed: ['foot', 'footL', 'hand', 'handL'],
  },
  'knees-side-to-side': {
    view: 42,
    poses: {
      middle: { ...onBack, foot: [46, 0] },
      side: { ...onBack, foot: [46, 0, 0, 9, 52], footL: [46, 0, 0, 9, -52] },
    },
    keys: [
      ['middle', 2, 'in'],
      ['side', 2.4, 'out'],
      ['middle', 2, 'in'],
      ['~side', 2.4, 'out'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'seated-forward-fold': {
    view: 78,
    poses: {
      tall: { hip: [0, 11], foot: straight, hand: [44, 24, 10, 20] },
      fold: { hip: [0, 11], lean: 36, curl: 40, nod: 10, foot: straight, hand: [84, 28, 10, 20] },
    },
    keys: [
      ['tall', 2, 'in'],
      ['fold', 3, 'out'],
      ['fold', 3, 'free'],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
};
