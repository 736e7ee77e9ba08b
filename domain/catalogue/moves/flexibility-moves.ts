import type { Hand, Moves, Pose, Variants } from './move.ts';

/** On hands and knees. */
const knees: Pose['foot'] = [-55, 2, 150];
const hands: Hand = [46, 4, 16, 30];
const round: Pose = { hip: [0, 49], lean: 62, curl: 44, nod: 36, foot: knees, hand: hands };
const arched: Pose = { hip: [0, 49], lean: 98, curl: -26, nod: -36, foot: knees, hand: hands };
const tent: Pose = { hip: [-16, 84], lean: 139.6, nod: 18, foot: [-45, 0, 10], hand: [52, 4, 18, 100] };
const longLunge: Pose = {
  ...{ hip: [-14, 42], lean: 48, curl: 18, nod: -14, turn: -58, foot: [38, 0, 0, 18], footL: [-96, 0, 72] },
  ...{ arm: [90, 118, 4], handL: [44, 4, 6, 30] },
};
/** The arm on its way between the floor and the ceiling. */
const opening: Pose = { ...longLunge, turn: -30, arm: [90, 40, 4] };
const hang: Pose = { hip: [-10, 90], lean: 114, curl: 34, nod: 20, foot: [10, 0], arm: [146, 4, 14] };
const stand: Pose = { hip: [-2, 93], foot: [10, 0], arm: [2, 8, 10] };

/** On a chair, one hand on the belly. */
const seated: Pose = { hip: [-4, 57], foot: [52, 0], hand: [12, 78, 3, 40], handL: [21, 65, 10, 20] };

/** Legs straight, soles against a wall. */
const soles: Pose['foot'] = [89, 17, -85];

/** One arm over the shoulder, one up the back from below. */
const reaching: Pose = { hip: [-2, 93], foot: [10, 0], hand: [-15, 124, 2, 170], handL: [-16, 116, 2, 70] };

/** On the edge of a bed: both knees hugged, and one leg over the edge. */
const hugged: Pose['foot'] = [20, 76, -60];

export const flexibilityMoves: Moves = {
  'mobility-flow': {
    poses: { round, arched, tent, opening, lunge: longLunge, hang, stand },
    keys: [
      ['round', 1.5, 'out', 0],
      ['arched', 1.5, 'in', 0],
      ['round', 1.5, 'out', 0],
      ['tent', 1.6, 'out', 1],
      ['tent', 1.4, 'free', 1],
      ['opening', 1.2, 'out', 2],
      ['lunge', 1, 'in', 2],
      ['lunge', 1.2, 'free', 2],
      ['opening', 0.9, 'out', 2],
      ['tent', 1.1, 'out', 2],
      ['~opening', 1.2, 'out', 2],
      ['~lunge', 1, 'in', 2],
      ['~lunge', 1.2, 'free', 2],
      ['~opening', 0.9, 'out', 2],
      ['tent', 1.1, 'out', 3],
      ['hang', 1.6, 'out', 3],
      ['stand', 1.8, 'in', 3],
      ['hang', 1.6, 'out', 3],
      ['tent', 1.4, 'out', 3],
    ],
  },
  'mobility-flow-chair': {
    props: [['bench', 34, 84, 45]],
    poses: {
      round: { hip: [-34, 84], lean: 50, curl: 44, nod: 30, foot: [-30, 0], hand: [42, 49, 14, 30] },
      arched: { hip: [-34, 84], lean: 84, curl: -26, nod: -30, foot: [-30, 0], hand: [42, 49, 14, 30] },
      tent: { hip: [-46, 88], lean: 112, nod: 4, foot: [-34, 0], hand: [46, 49, 14, 30] },
      stand: { hip: [-42, 93], foot: [-30, 0], arm: [2, 8, 10] },
    },
    keys: [
      ['round', 1.5, 'out', 0],
      ['arched', 1.5, 'in', 0],
      ['tent', 1.6, 'out', 1],
      ['tent', 1.6, 'free', 1],
      ['stand', 1.8, 'in', 3],
    ],
  },
  'box-breathing': {
    view: 60,
    props: [['chair', -22, 24, 45]],
    poses: {
      empty: { ...seated, lean: 2, curl: 8, nod: 4 },
      full: { ...seated, lean: -3, curl: -7, nod: 0, hand: [15, 81, 3, 40] },
    },
    keys: [
      ['empty', 4, 'out', 2],
      ['empty', 4, 'hold', 3],
      ['full', 4, 'in', 1],
      ['full', 4, 'hold', 2],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'sit-and-reach': {
    view: 78,
    props: [['wall', 99]],
    poses: {
      sit: { hip: [0, 11], lean: -2, foot: soles, hand: [40, 26, 6, 20] },
      reach: { hip: [0, 11], lean: 34, curl: 38, nod: 4, foot: soles, hand: [89, 30, 3, 20] },
    },
    keys: [
      ['sit', 1.8, 'in', 4],
      ['reach', 2.4, 'out', 2],
      ['reach', 2, 'hold', 3],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'sit-and-reach-cushion': {
    view: 78,
    props: [
      ['wall', 99],
      ['box', -20, 14, 12],
    ],
    poses: {
      sit: { hip: [0, 21], lean: -2, foot: [87, 17, -80], hand: [40, 42, 6, 20] },
      reach: { hip: [0, 21], lean: 30, curl: 32, nod: 4, foot: [87, 17, -80], hand: [82, 38, 3, 40] },
    },
    keys: [
      ['sit', 1.8, 'in', 4],
      ['reach', 2.4, 'out', 2],
      ['reach', 2, 'hold', 3],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'sit-and-reach-one-leg': {
    view: 70,
    props: [['wall', 99]],
    poses: {
      sit: { hip: [0, 11], lean: -2, foot: soles, footL: [44, 3, 40, 4, 70], hand: [40, 26, 6, 20] },
      reach: {
        ...{ hip: [0, 11], lean: 34, curl: 38, nod: 4, foot: soles, footL: [44, 3, 40, 4, 70] },
        hand: [89, 30, 3, 20],
      },
    },
    keys: [
      ['sit', 1.8, 'in', 4],
      ['reach', 2.4, 'out', 2],
      ['reach', 2, 'hold', 3],
    ],
    fixed: ['foot', 'footL', 'hip'],
  },
  'shoulder-reach': {
    view: 168,
    poses: {
      stand: { ...stand, arm: [2, 10, 10] },
      lift: { ...stand, arm: [170, 12, 20], armL: [-20, 24, 40] },
      reach: reaching,
    },
    keys: [
      ['stand', 1.2, 'out', 4],
      ['lift', 1.2, 'in', 1],
      ['reach', 1.4, 'out', 2],
      ['reach', 2, 'free', 3],
      ['lift', 1.2, 'in', 4],
      ['stand', 1.2, 'out', 4],
      ['~lift', 1.2, 'in', 1],
      ['~reach', 1.4, 'out', 2],
      ['~reach', 2, 'free', 3],
      ['~lift', 1.2, 'in', 4],
    ],
    fixed: ['foot', 'footL'],
  },
  'shoulder-reach-towel': {
    view: 168,
    props: [['band', 'hand', 'handL']],
    poses: {
      wide: { ...reaching, hand: [-13, 136, 4, 170], handL: [-16, 98, 6, 70] },
      close: { ...reaching, hand: [-13, 134, 4, 170], handL: [-16, 108, 4, 70] },
    },
    keys: [
      ['wide', 2, 'in', 2],
      ['close', 2.4, 'out', 3],
    ],
    fixed: ['foot', 'footL'],
  },
  'shoulder-reach-upper': {
    view: 168,
    poses: {
      lift: { ...stand, arm: [170, 12, 20], armL: [-32, 38, 92, 60] },
      reach: { ...stand, hand: [-15, 124, 2, 170], armL: [-32, 38, 92, 60] },
    },
    keys: [
      ['lift', 1.4, 'in', 1],
      ['reach', 1.6, 'out', 1],
      ['reach', 2, 'free', 3],
    ],
    fixed: ['foot', 'footL'],
  },
  'hip-flexor-reach': {
    view: 76,
    props: [['bench', -100, 2, 45]],
    poses: {
      both: { hip: [-6, 57], lean: -90, foot: hugged, hand: [-8, 88, 10, 60] },
      sink: {
        ...{ hip: [-6, 57], lean: -90, foot: [48, 6, 34, 9], footL: hugged },
        ...{ hand: [-8, 90, -4, 60], handL: [-8, 88, 12, 60] },
      },
    },
    keys: [
      ['both', 1.8, 'in', 4],
      ['sink', 2.4, 'out', 2],
      ['sink', 2.4, 'free', 3],
      ['both', 1.8, 'in', 4],
      ['~sink', 2.4, 'out', 2],
      ['~sink', 2.4, 'free', 3],
    ],
    fixed: ['hip'],
  },
  'hip-flexor-reach-kneeling': {
    poses: {
      tall: { hip: [-8, 50], foot: [46, 0], footL: [-64, 2, 150], arm: [-32, 38, 92, 60] },
      tucked: {
        hip: [2, 49],
        lean: -8,
        curl: 8,
        foot: [46, 0],
        footL: [-64, 2, 150],
        arm: [-32, 38, 92, 60],
      },
    },
    keys: [
      ['tall', 1.6, 'in', 4],
      ['tucked', 1.8, 'out', 2],
      ['tucked', 2.2, 'free', 3],
    ],
    fixed: ['foot', 'footL'],
  },
};

export const flexibilityVariants: Variants = {
  'mobility-flow': ['mobility-flow-chair', null, null],
  'box-breathing': [null, null, null],
  'sit-and-reach': ['sit-and-reach-cushion', 'sit-and-reach-one-leg', null],
  'shoulder-reach': ['shoulder-reach-towel', 'shoulder-reach-upper', null],
  'hip-flexor-reach': ['hip-flexor-reach-kneeling', null, null],
};
