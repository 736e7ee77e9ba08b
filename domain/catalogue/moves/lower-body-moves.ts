import type { Key, Moves, Pose, Variants } from './move.ts';

const feet = ['foot', 'footL'] as const;

const downAndUp: readonly Key[] = [
  ['stand', 1.2, 'out', 3],
  ['low', 1.8, 'in', 2],
];

const stand = { hip: [-2, 93], foot: [10, 0, 0, 14, 10, 14] } as const;
const low = { hip: [-32, 48], lean: 42, nod: -28, foot: [10, 0, 0, 14, 10, 14] } as const;

/** One weight against the chest. */
const goblet = {
  stand: { ...stand, hand: [14, 126, 4, 60] },
  low: { ...low, hip: [-28, 48], lean: 30, nod: -14, hand: [16, 78, 4, 60] },
} as const;

/** The front foot, the right one, is on the ground; then the hips are over the back knee. */
const landed: Pose = { hip: [38, 77], foot: [98, 0], footL: [10, 0, 46] };
const forward: Pose = { hip: [43, 50], foot: [98, 0], footL: [10, 0, 68] };
const tall: Pose = { hip: [-2, 93], foot: [10, 0] };
const onHips = [-32, 38, 92, 60] as const;
const byTheSide = [0, 6, 6] as const;

const lunge: readonly Key[] = [
  ['stand', 0.6, 'out', 3],
  ['land', 0.6, 'in', 1],
  ['down', 1, 'in', 2],
  ['land', 0.7, 'out', 3],
  ['stand', 0.6, 'out', 3],
  ['~land', 0.6, 'in', 1],
  ['~down', 1, 'in', 2],
  ['~land', 0.7, 'out', 3],
];

const bridge: readonly Key[] = [
  ['low', 1.8, 'in', 3],
  ['high', 1.4, 'out', 2],
  ['high', 0.9, 'hold', 3],
];

const onBack = { hip: [0, 11], lean: -90, foot: [50, 0], hand: [8, 4, 26, 80] } as const;
/** Head and shoulders stay on the floor. */
const bridged = { ...onBack, hip: [-6, 35], lean: -118.7, nod: 28.7 } as const;
const onFloor = ['head', 'neck'] as const;

const rise: readonly Key[] = [
  ['flat', 2.2, 'in', 3],
  ['high', 1.1, 'out', 1],
  ['high', 0.8, 'hold', 2],
];

const pull: readonly Key[] = [
  ['low', 1.1, 'in', 3],
  ['knees', 0.8, 'out', 2],
  ['stand', 0.8, 'out', 2],
  ['knees', 1.1, 'in', 3],
];

/** The hands pass the knees. */
const atKnees = { hip: [-30, 78], lean: 51, nod: -14, foot: [10, 0] } as const;

const hinged = { hip: [-35, 57], lean: 65, nod: -20, foot: [10, 0] } as const;

export const lowerBodyMoves: Moves = {
  squats: {
    poses: { stand: { ...stand, arm: [10, 6, 10] }, low: { ...low, arm: [112, 4, 6] } },
    keys: downAndUp,
    fixed: feet,
  },
  'squats-chair': {
    props: [['chair', -70, -26, 45]],
    poses: {
      stand: { ...stand, arm: [10, 6, 10] },
      low: { ...low, hip: [-46, 54], lean: 34, nod: -16, arm: [100, 4, 6] },
      sit: { ...low, hip: [-46, 54], lean: 8, nod: -4, arm: [60, 4, 20] },
    },
    keys: [
      ['stand', 1.3, 'out', 3],
      ['low', 1.7, 'in', 1],
      ['sit', 0.7, 'in', 2],
      ['low', 0.6, 'out', 3],
    ],
    fixed: feet,
  },
  'squats-hold': {
    view: 82,
    props: [['wall', 44]],
    poses: {
      stand: { ...stand, hand: [38, 104, 12, 30] },
      low: { ...low, hip: [-36, 48], lean: 28, nod: -14, hand: [38, 104, 12, 30] },
    },
    keys: downAndUp,
    fixed: [...feet, 'hand', 'handL'],
  },
  'squats-goblet': { props: [['goblet']], poses: goblet, keys: downAndUp, fixed: feet },
  'squats-band': {
    view: 50,
    props: [
      ['band', 'hand', 'foot'],
      ['band', 'handL', 'footL'],
    ],
    poses: {
      stand: { ...stand, arm: [30, 8, 132] },
      low: { ...low, hip: [-28, 48], lean: 30, nod: -14, arm: [44, 8, 132] },
    },
    keys: downAndUp,
    fixed: feet,
  },
  lunges: {
    poses: {
      stand: { ...tall, arm: onHips },
      land: { ...landed, arm: onHips },
      down: { ...forward, arm: onHips },
    },
    keys: lunge,
  },
  'lunges-reverse': {
    poses: {
      stand: { ...tall, arm: onHips },
      land: { hip: [-27, 75], foot: [10, 0], footL: [-78, 0, 64], arm: onHips },
      down: { hip: [-45, 50], foot: [10, 0], footL: [-78, 0, 68], arm: onHips },
    },
    keys: lunge,
  },
  'lunges-wall': {
    view: 80,
    props: [['wall', 98]],
    poses: {
      stand: { hip: [38, 80], foot: [84, 0], footL: [10, 0, 50], arm: onHips, handL: [92, 120, 10, 30] },
      down: { hip: [40, 66], foot: [84, 0], footL: [10, 0, 58], arm: onHips, handL: [92, 120, 10, 30] },
    },
    keys: [
      ['stand', 1.1, 'out', 3],
      ['down', 1.5, 'in', 2],
    ],
    fixed: [...feet, 'handL'],
  },
  'lunges-walking': {
    poses: {
      down: { hip: [0, 50], foot: [55, 0], footL: [-33, 0, 68], arm: onHips },
      pass: { hip: [0, 92], foot: [8, 0], footL: [14, 20, 20], arm: onHips },
    },
    keys: [
      ['down', 1, 'in', 2],
      ['pass', 0.9, 'out', 3],
      ['~down', 1, 'in', 2],
      ['~pass', 0.9, 'out', 3],
    ],
    flow: true,
  },
  'lunges-dumbbells': {
    props: [['dumbbells']],
    poses: {
      stand: { ...tall, arm: byTheSide },
      land: { ...landed, arm: byTheSide },
      down: { ...forward, arm: byTheSide },
    },
    keys: lunge,
  },
  'wall-sit': {
    view: 80,
    props: [['wall', -25]],
    poses: {
      high: { hip: [-9, 82], foot: [46, 0], arm: [-2, 10, 8] },
      sit: { hip: [-9, 51], foot: [46, 0], arm: [-2, 10, 8] },
    },
    keys: [
      ['high', 2, 'out', 3],
      ['sit', 2, 'in', 1],
      ['sit', 3, 'free', 2],
    ],
    fixed: feet,
  },
  'wall-sit-high': {
    view: 80,
    props: [['wall', -25]],
    poses: {
      high: { hip: [-9, 86], foot: [36, 0], arm: [-2, 10, 8] },
      sit: { hip: [-9, 66], foot: [36, 0], arm: [-2, 10, 8] },
    },
    keys: [
      ['high', 2, 'out', 3],
      ['sit', 2, 'in', 1],
      ['sit', 3, 'free', 2],
    ],
    fixed: feet,
  },
  'wall-sit-weight': {
    view: 80,
    props: [['wall', -25], ['goblet']],
    poses: {
      high: { hip: [-9, 82], foot: [46, 0], hand: [10, 116, 4, 50] },
      sit: { hip: [-9, 51], foot: [46, 0], hand: [10, 85, 4, 50] },
    },
    keys: [
      ['high', 2, 'out', 3],
      ['sit', 2, 'in', 1],
      ['sit', 3, 'free', 2],
    ],
    fixed: feet,
  },
  'glute-bridges': {
    poses: { low: onBack, high: bridged },
    keys: bridge,
    fixed: [...feet, ...onFloor, 'hand', 'handL'],
  },
  'glute-bridges-barbell': {
    view: 60,
    props: [['hipbar']],
    poses: {
      low: { ...onBack, hand: [0, 25, 24, 60] },
      high: { ...bridged, hand: [0, 48, 24, 60] },
    },
    keys: bridge,
    fixed: [...feet, ...onFloor],
  },
  'glute-bridges-band': {
    view: 55,
    props: [['band', 'knee', 'kneeL']],
    poses: {
      low: { ...onBack, foot: [50, 0, 0, 14] },
      high: { ...bridged, foot: [50, 0, 0, 14, 10] },
    },
    keys: bridge,
    fixed: [...feet, ...onFloor],
  },
  'glute-bridges-single': {
    poses: {
      low: { ...onBack, footL: [42, 87, -45] },
      high: { ...bridged, footL: [80, 74, -60] },
    },
    keys: bridge,
    fixed: ['foot', ...onFloor, 'hand', 'handL'],
  },
  'calf-raises': {
    view: 84,
    props: [['wall', 48]],
    poses: {
      flat: { hip: [-2, 92.9], foot: [10, 0], hand: [42, 128, 14, 30] },
      high: { hip: [6, 100], foot: [10, 0, 45], hand: [42, 132, 14, 30] },
    },
    keys: rise,
    fixed: feet,
  },
  'calf-raises-dumbbell': {
    view: 80,
    props: [['wall', 48], ['dumbbell']],
    poses: {
      flat: { hip: [-2, 92.9], foot: [10, 0], arm: [0, 8, 6], handL: [42, 128, 14, 30] },
      high: { hip: [6, 100], foot: [10, 0, 45], arm: [0, 8, 6], handL: [42, 132, 14, 30] },
    },
    keys: rise,
    fixed: feet,
  },
  'calf-raises-single': {
    view: 84,
    props: [['wall', 48]],
    poses: {
      flat: { hip: [-2, 92.9], foot: [10, 0], footL: [-28, 22, 60], hand: [42, 128, 14, 30] },
      high: { hip: [6, 100], foot: [10, 0, 45], footL: [-20, 29, 60], hand: [42, 132, 14, 30] },
    },
    keys: rise,
    fixed: ['foot'],
  },
  deadlift: {
    view: 50,
    props: [['barbell']],
    poses: {
      low: { ...hinged, hip: [-36, 56], hand: [8, 21, 22] },
      knees: { ...atKnees, hand: [11, 53, 22] },
      stand: { ...tall, hand: [8, 82, 22] },
    },
    keys: pull,
    flow: true,
    fixed: feet,
  },
  'deadlift-dumbbells': {
    props: [['dumbbells']],
    poses: {
      low: { ...hinged, hand: [6, 24, 24] },
      knees: { ...atKnees, hand: [9, 53, 24] },
      stand: { ...tall, hand: [2, 82, 24] },
    },
    keys: pull,
    flow: true,
    fixed: feet,
  },
  'deadlift-kettlebell': {
    view: 60,
    props: [['kettlebell']],
    poses: {
      low: { ...hinged, hip: [-34, 60], foot: [10, 0, 0, 18, 12, 16], hand: [5, 26, 5] },
      knees: { ...atKnees, foot: [10, 0, 0, 18, 12, 16], hand: [12, 57, 5] },
      stand: { ...tall, hip: [-2, 92], foot: [10, 0, 0, 18, 12, 16], hand: [12, 86, 5] },
    },
    keys: pull,
    flow: true,
    fixed: feet,
  },
  'deadlift-band': {
    view: 60,
    props: [
      ['band', 'hand', 'foot'],
      ['band', 'handL', 'footL'],
    ],
    poses: {
      low: { ...hinged, hip: [-35, 66], hand: [10, 34, 16] },
      knees: { ...atKnees, hand: [12, 58, 18] },
      stand: { ...tall, hand: [6, 82, 20] },
    },
    keys: pull,
    flow: true,
    fixed: feet,
  },
  'deadlift-raised': {
    view: 50,
    props: [['blocks', -10, 26, 15], ['barbell']],
    poses: {
      low: { hip: [-34, 68], lean: 57, nod: -18, foot: [10, 0], hand: [10, 36, 22] },
      knees: { ...atKnees, hand: [13, 58, 22] },
      stand: { ...tall, hand: [8, 82, 22] },
    },
    keys: pull,
    flow: true,
    fixed: feet,
  },
};

export const lowerBodyVariants: Variants = {
  squats: ['squats-chair', 'squats-hold', 'squats-goblet'],
  lunges: ['lunges-reverse', 'lunges-wall', 'lunges-walking'],
  'wall-sit': ['wall-sit-high', null, 'wall-sit-weight'],
  'glute-bridges': [null, 'glute-bridges-barbell', 'glute-bridges-single'],
  'calf-raises': [null, 'calf-raises-dumbbell', 'calf-raises-single'],
  deadlift: ['deadlift-raised', 'deadlift-kettlebell', null],
};
