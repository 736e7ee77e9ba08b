import type { Hand, Key, Moves, Prop, Variants } from './move.ts';

const pushUp = {
  keys: [
    ['top', 0.6, 'out', 3],
    ['half', 0.9, 'in', 2],
    ['low', 0.9, 'in', 2],
    ['half', 0.6, 'out', 3],
  ],
  flow: true,
} as const;

const pullUp: readonly Key[] = [
  ['hang', 2.4, 'in', 3],
  ['up', 1.4, 'out', 2],
];

const pressUp: readonly Key[] = [
  ['low', 2, 'in', 2],
  ['top', 1.4, 'out', 3],
];

const pullBack: readonly Key[] = [
  ['long', 1.6, 'in', 3],
  ['pulled', 1.2, 'out', 2],
];

const bothHands = ['hand', 'handL'] as const;
const handsAndFeet = [...bothHands, 'foot', 'footL'] as const;

const bar: Prop = ['bar', 0, 212];
const highBar: Prop = ['bar', 0, 226];
/** Straight arms at the high bar. */
const hanging: Hand = [0, 226, 18, 100];
const overhead: Hand = [0, 212, 26, 100];

/** Lying on the back, feet flat. */
const lying = { hip: [0, 11], lean: -90, foot: [50, 0] } as const;
/** The hips lifted; head and shoulders stay on the floor. */
const bridged = { hip: [-6, 35], lean: -118.7, nod: 28.7, foot: [50, 0] } as const;
const overChest: Hand = [-47, 70, 17, 40];
const elbowsDown: Hand = [-27, 35, 36, 60];

/** Bent forward from the hips, and what the arms do. */
const bent = { hip: [-24, 83], lean: 58, nod: -12, foot: [10, 0] } as const;
const longArms: Hand = [18, 52];
const pulledArms: Hand = [2, 84];

const pressed = {
  top: { ...lying, hand: overChest },
  low: { ...lying, hand: elbowsDown },
};
const rowed = {
  long: { ...bent, hand: longArms },
  pulled: { ...bent, hand: pulledArms },
};
const press = { poses: pressed, keys: pressUp, fixed: ['foot', 'footL', 'hip'] } as const;
const row = { poses: rowed, keys: pullBack, fixed: ['foot', 'footL', 'hip'] } as const;

const dip = {
  view: 78,
  keys: [
    ['top', 1.3, 'out', 3],
    ['low', 1.8, 'in', 2],
  ],
  fixed: handsAndFeet,
} as const;

export const upperBodyMoves: Moves = {
  'push-ups': {
    poses: {
      top: { hip: [0.6, 46.4], lean: 70, nod: -14, foot: [-80, 0, 76], hand: [48, 4, 22, 40] },
      half: { hip: [3.4, 37], lean: 76.8, nod: -17, foot: [-80, 0, 76], hand: [48, 4, 22, 42] },
      low: { hip: [5.6, 20.1], lean: 88.6, nod: -20, foot: [-80, 0, 76], hand: [48, 4, 22, 45] },
    },
    ...pushUp,
    fixed: handsAndFeet,
    straight: true,
  },
  'push-ups-incline': {
    props: [['bench', 38, 96, 45]],
    poses: {
      top: { hip: [-2.5, 74.1], lean: 47.6, nod: -8, foot: [-62, 0, 58], hand: [46, 49, 22, 40] },
      half: { hip: [5.8, 63.4], lean: 57, nod: -11, foot: [-62, 0, 58], hand: [46, 49, 22, 42] },
      low: { hip: [12.1, 51.7], lean: 66.2, nod: -14, foot: [-62, 0, 58], hand: [46, 49, 22, 45] },
    },
    ...pushUp,
    fixed: handsAndFeet,
    straight: true,
  },
  'push-ups-knee': {
    poses: {
      top: { hip: [0, 34], lean: 52, nod: -8, foot: [-87, 2, 150], hand: [38, 4, 22, 40] },
      half: { hip: [5, 26.5], lean: 65, nod: -13, foot: [-87, 2, 150], hand: [38, 4, 22, 42] },
      low: { hip: [8, 18.5], lean: 80, nod: -18, foot: [-87, 2, 150], hand: [38, 4, 22, 45] },
    },
    ...pushUp,
    fixed: [...handsAndFeet, 'knee', 'kneeL'],
  },
  'push-ups-decline': {
    props: [['bench', -128, -80, 40]],
    poses: {
      top: { hip: [0.4, 61.3], lean: 88.5, nod: -18, foot: [-88, 42, 88], hand: [47, 4, 22, 40] },
      half: { hip: [0.1, 51.9], lean: 95, nod: -24, foot: [-88, 42, 88], hand: [47, 4, 22, 42] },
      low: { hip: [-2.1, 38.8], lean: 104.2, nod: -30, foot: [-88, 42, 88], hand: [47, 4, 22, 45] },
    },
    ...pushUp,
    fixed: handsAndFeet,
    straight: true,
  },
  'tricep-dips': {
    ...dip,
    props: [['bench', -46, 0, 45]],
    poses: {
      top: { hip: [12, 57], lean: -4, foot: [64, 0], hand: [-5, 49, 20, 0] },
      low: { hip: [13, 37], lean: -2, foot: [64, 0], hand: [-5, 49, 20, 0] },
    },
  },
  'tricep-dips-floor': {
    ...dip,
    poses: {
      top: { hip: [0, 24], lean: -38, nod: 14, foot: [54, 0], hand: [-42, 4, 22, 10] },
      low: { hip: [0, 13], lean: -34, nod: 12, foot: [54, 0], hand: [-42, 4, 22, 10] },
    },
  },
  'tricep-dips-straight': {
    ...dip,
    props: [['bench', -46, 0, 45]],
    poses: {
      top: { hip: [12, 57], lean: -4, foot: [88, 15, -70], hand: [-5, 49, 20, 0] },
      low: { hip: [13, 37], lean: -2, foot: [91, 15.5, -80], hand: [-5, 49, 20, 0] },
    },
    fixed: bothHands,
  },
  'floor-press': { ...press, props: [['dumbbells']] },
  'floor-press-barbell': {
    ...press,
    view: 118,
    props: [['barbell']],
    poses: {
      top: { ...lying, hand: [-45, 69, 24, 50] },
      low: { ...lying, hand: [-27, 35, 30, 60] },
    },
  },
  'floor-press-kettlebell': { ...press, props: [['kettlebells']] },
  'floor-press-one-arm': {
    ...press,
    props: [['dumbbell']],
    poses: {
      top: { ...lying, hand: overChest, handL: [-12, 24, 4, 100] },
      low: { ...lying, hand: elbowsDown, handL: [-12, 24, 4, 100] },
    },
  },
  'floor-press-bridge': {
    ...press,
    props: [['dumbbells']],
    poses: {
      top: { ...bridged, hand: overChest },
      low: { ...bridged, hand: elbowsDown },
    },
    fixed: ['foot', 'footL', 'hip', 'head', 'neck'],
  },
  row: { ...row, props: [['dumbbells']] },
  'row-barbell': {
    ...row,
    view: 50,
    props: [['barbell']],
    poses: {
      long: { ...bent, hand: [18, 54, 22] },
      pulled: { ...bent, hand: [6, 80, 22] },
    },
  },
  'row-kettlebell': { ...row, props: [['kettlebells']] },
  'row-band': {
    ...row,
    props: [
      ['band', 'hand', 'foot'],
      ['band', 'handL', 'footL'],
    ],
  },
  'row-one-arm': {
    props: [['bench', -86, 46, 45], ['dumbbell']],
    poses: {
      long: {
        ...{ hip: [-22, 92], lean: 73, nod: -16, foot: [-12, 0, 0, 24], footL: [-77, 46, 150] },
        ...{ hand: [27, 47, 20], handL: [26, 49, 14] },
      },
      pulled: {
        ...{ hip: [-22, 92], lean: 73, nod: -16, turn: -8, foot: [-12, 0, 0, 24], footL: [-77, 46, 150] },
        ...{ hand: [2, 86, 20, 10], handL: [26, 49, 14] },
      },
    },
    keys: pullBack,
    fixed: ['foot', 'footL', 'handL', 'kneeL'],
  },
  'pull-ups': {
    view: 20,
    props: [bar],
    poses: {
      hang: { hip: [-2, 108], foot: [-14, 13, 60], hand: overhead },
      up: { hip: [-8, 148], lean: -6, nod: -8, foot: [-28, 56, 60], hand: overhead },
    },
    keys: pullUp,
    fixed: bothHands,
  },
  'pull-ups-lowering': {
    view: 45,
    props: [['box', -26, 22, 50], bar],
    poses: {
      up: { hip: [-8, 148], lean: -6, nod: -8, foot: [6, 50, 30], hand: overhead },
      loose: { hip: [-8, 147], lean: -6, nod: -8, foot: [-46, 80, 60], hand: overhead },
      hang: { hip: [-2, 108], foot: [-56, 62, 70], hand: overhead },
      box: { hip: [-2, 112], foot: [6, 50, 24], hand: overhead },
    },
    keys: [
      ['up', 0.8, 'in', 2],
      ['loose', 0.7, 'hold', 2],
      ['hang', 4, 'out', 3],
      ['box', 0.8, 'in', 0],
    ],
    fixed: bothHands,
  },
  'pull-ups-band': {
    view: 20,
    props: [bar, ['band', 'palms', 'foot']],
    poses: {
      hang: { hip: [-2, 108], foot: [4, 20, 10, 3], footL: [-30, 34, 60], hand: overhead },
      up: { hip: [-8, 148], lean: -6, nod: -8, foot: [-2, 60, 10, 3], footL: [-40, 76, 60], hand: overhead },
    },
    keys: pullUp,
    fixed: bothHands,
  },
  'dead-hang': {
    view: 30,
    props: [highBar],
    poses: {
      long: { hip: [0, 120], foot: [4, 23, 60], hand: hanging },
      drawn: { hip: [1, 120.3], lean: -5, curl: -5, nod: -4, foot: [2, 23.3, 60], hand: hanging },
    },
    keys: [
      ['long', 2.4, 'out', 1],
      ['drawn', 2.4, 'in', 2],
    ],
    fixed: bothHands,
  },
  'dead-hang-toes': {
    view: 45,
    props: [['box', -30, 20, 30], bar],
    poses: {
      long: { hip: [-4, 106.2], foot: [-10, 30, 40], hand: [0, 212, 18, 100] },
      drawn: { hip: [-3, 106.6], lean: -5, curl: -5, nod: -4, foot: [-10, 30, 42], hand: [0, 212, 18, 100] },
    },
    keys: [
      ['long', 2.4, 'out', 1],
      ['drawn', 2.4, 'in', 2],
    ],
    fixed: handsAndFeet,
  },
  'dead-hang-knees': {
    view: 45,
    props: [highBar],
    poses: {
      long: { hip: [0, 120], foot: [4, 23, 60], hand: hanging },
      lifted: { hip: [0, 120.2], lean: -6, foot: [36, 84, 20], hand: hanging },
    },
    keys: [
      ['long', 1.6, 'in', 1],
      ['lifted', 1.4, 'out', 2],
      ['lifted', 2, 'hold', 2],
    ],
    fixed: bothHands,
  },
};

export const upperBodyVariants: Variants = {
  'push-ups': ['push-ups-incline', 'push-ups-knee', 'push-ups-decline'],
  'tricep-dips': ['tricep-dips-floor', null, 'tricep-dips-straight'],
  'floor-press': ['floor-press-one-arm', null, 'floor-press-bridge'],
  row: ['row-one-arm', null, null],
  'pull-ups': ['pull-ups-lowering', 'pull-ups-band', null],
  'dead-hang': ['dead-hang-toes', null, 'dead-hang-knees'],
};
