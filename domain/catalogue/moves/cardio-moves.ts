import type { Arm, Key, Moves, Pose, Variants } from './move.ts';

const tall = { hip: [-2, 93], foot: [10, 0] } as const;

/** An arm of a runner: behind, and before the body. */
const behind: Arm = [-36, 4, 82];
const before: Arm = [44, 4, 86];

const jack: readonly Key[] = [
  ['closed', 0.22, 'in', 0],
  ['rise', 0.22, 'in', 1],
  ['open', 0.22, 'out', 2],
  ['rise', 0.22, 'out', 3],
];

/** @param raised degrees of the arms at the widest */
const jumpingJack = (raised: number) =>
  ({
    view: 0,
    jumps: true,
    poses: {
      closed: { hip: [0, 92], foot: [10, 0, 0, 8], arm: [0, 8, 8] },
      rise: { hip: [0, 103], foot: [8, 15, 50, 18], arm: [0, raised / 2, 8] },
      open: { hip: [0, 84], foot: [10, 0, 0, 38], arm: [0, raised, 10] },
    },
    keys: jack,
  }) as const;

const stepJack = (open: Pose) =>
  ({
    view: 0,
    poses: { closed: { hip: [0, 92.5], foot: [10, 0, 0, 8], arm: [0, 8, 8] }, open },
    keys: [
      ['closed', 0.6, 'in', 2],
      ['open', 0.6, 'out', 1],
      ['closed', 0.6, 'in', 2],
      ['~open', 0.6, 'out', 3],
    ],
  }) as const;

/** A stride: each foot lands, carries, and swings. */
const stride = (land: Pose, pass: Pose, seconds: number, steps: readonly [number, number]) =>
  ({
    poses: { land, pass },
    keys: [
      ['land', seconds, 'in', steps[0]],
      ['pass', seconds, 'in', steps[1]],
      ['~land', seconds, 'out', steps[0]],
      ['~pass', seconds, 'out', steps[1]],
    ],
    flow: true,
  }) as const;

const walkLand: Pose = {
  ...{ hip: [0, 89], lean: 2, foot: [34, 5.2, -18], footL: [-24, 0, 38] },
  ...{ arm: [-24, 4, 14], armL: [24, 4, 18] },
};
const walkPass: Pose = {
  ...{ hip: [0, 92], lean: 2, foot: [11, 0], footL: [-10, 8, 42] },
  ...{ arm: [0, 4, 14], armL: [0, 4, 16] },
};

/** Lifts a stride onto a belt, which rises towards the front. */
const onBelt = (pose: Pose, low: number, slope: number): Pose => {
  const lifted = ([x, y, pitch = 0]: Pose['foot']): Pose['foot'] => [
    x,
    Math.round((y + low + (x + 70) * slope) * 10) / 10,
    pitch - Math.round(slope * 57),
  ];
  return {
    ...pose,
    hip: [pose.hip[0], Math.round((pose.hip[1] + low + 70 * slope) * 10) / 10],
    lean: (pose.lean ?? 0) + slope * 30,
    foot: lifted(pose.foot),
    footL: lifted(pose.footL ?? pose.foot),
  };
};

const jogLand: Pose = {
  ...{ hip: [0, 89], lean: 8, foot: [16, 0, -4], footL: [-36, 34, 84] },
  ...{ arm: [-40, 4, 88], armL: [34, 4, 92] },
};
const jogPush: Pose = {
  ...{ hip: [2, 95], lean: 8, foot: [-30, 5, 62], footL: [22, 28, 18] },
  ...{ arm: [16, 4, 92], armL: [-20, 4, 88] },
};
const runLand: Pose = {
  ...{ hip: [0, 88], lean: 12, foot: [16, 0, -2], footL: [-36, 46, 96] },
  ...{ arm: [-54, 4, 92], armL: [46, 4, 98] },
};
const runPush: Pose = {
  ...{ hip: [2, 97], lean: 12, foot: [-42, 10, 70], footL: [32, 40, 20] },
  ...{ arm: [26, 4, 98], armL: [-34, 4, 90] },
};

/** Hands on the floor between bent knees, a push-up position, and a jump. */
const crouch: Pose = {
  hip: [-22, 47],
  lean: 60,
  curl: 27,
  nod: -24,
  foot: [10, 0, 12, 14],
  hand: [32, 4, 12, 20],
};
const hop: Pose = {
  hip: [-16, 62],
  lean: 78,
  curl: 26,
  nod: -24,
  foot: [-36, 10, 60, 13],
  hand: [33, 4, 14, 20],
};
const rising: Pose = { hip: [-18, 68], lean: 34, nod: -14, foot: [10, 0, 0, 14], arm: [64, 6, 20] };
const plank: Pose = { hip: [-11.4, 46.4], lean: 70, nod: -14, foot: [-92, 0, 76, 12], hand: [34, 4, 16, 30] };
const pushedDown: Pose = {
  hip: [-6.4, 20.1],
  lean: 88.6,
  nod: -20,
  foot: [-92, 0, 76, 12],
  hand: [34, 4, 18, 45],
};
const jump: Pose = { hip: [-2, 110], foot: [8, 16, 50, 12], arm: [172, 8, 6] };
const reach: Pose = { hip: [-2, 93], foot: [10, 0, 0, 12], arm: [172, 8, 6] };
const rest: Pose = { hip: [-2, 92.5], foot: [10, 0, 0, 12], arm: [4, 6, 10] };
const oneBack: Pose = {
  hip: [-14, 50],
  lean: 66,
  curl: 26,
  nod: -18,
  foot: [10, 0, 12, 14],
  footL: [-92, 0, 76, 12],
  hand: [32, 4, 14, 20],
};

const ride = (lean: number, seconds: number) =>
  ({
    view: 82,
    props: [
      ['bike', 0],
      ['cranks', 0],
    ],
    poses: {
      top: {
        hip: [-22, 101],
        lean,
        nod: -lean / 2,
        foot: [2, 46, 4],
        footL: [2, 14, 12],
        hand: [39, 110, 17, 30],
      },
      ahead: {
        hip: [-22, 101],
        lean,
        nod: -lean / 2,
        foot: [18, 30, 0],
        footL: [-14, 30, 18],
        hand: [39, 110, 17, 30],
      },
    },
    keys: [
      ['top', seconds, 'in', 2],
      ['ahead', seconds, 'in', 2],
      ['~top', seconds, 'out', 2],
      ['~ahead', seconds, 'out', 2],
    ],
    flow: true,
    fixed: ['hand', 'handL', 'hip'],
  }) as const;

export const cardioMoves: Moves = {
  'jumping-jacks': jumpingJack(165),
  'jumping-jacks-low': jumpingJack(90),
  'high-knees': {
    jumps: true,
    poses: {
      drive: { hip: [-2, 97], foot: [38, 46, 24], footL: [8, 0, 30], arm: behind, armL: before },
      fly: { hip: [-2, 97], foot: [16, 10, 38], footL: [12, 6, 40], arm: [4, 4, 84], armL: [4, 4, 84] },
    },
    keys: [
      ['drive', 0.17, 'in', 1],
      ['fly', 0.17, 'in', 2],
      ['~drive', 0.17, 'out', 2],
      ['fly', 0.17, 'out', 3],
    ],
    flow: true,
  },
  'step-jacks': stepJack({
    ...{ hip: [0, 89, 12], foot: [10, 0, 0, 40], footL: [10, 0, 0, 8] },
    arm: [0, 165, 10],
  }),
  'step-jacks-low': stepJack({
    ...{ hip: [0, 89, 12], foot: [10, 0, 0, 40], footL: [10, 0, 0, 8] },
    arm: [0, 90, 10],
  }),
  'step-jacks-wide': stepJack({
    ...{ hip: [-4, 70, 20], lean: 8, foot: [10, 0, 0, 58, 20, 20], footL: [10, 0, 0, 8, 20, 20] },
    arm: [0, 165, 10],
  }),
  'high-knees-low': {
    jumps: true,
    poses: {
      drive: { hip: [-2, 96], foot: [28, 26, 20], footL: [8, 0, 30], arm: behind, armL: before },
      fly: { hip: [-2, 96], foot: [14, 8, 38], footL: [12, 6, 38], arm: [4, 4, 84], armL: [4, 4, 84] },
    },
    keys: [
      ['drive', 0.17, 'in', 1],
      ['fly', 0.17, 'in', 2],
      ['~drive', 0.17, 'out', 2],
      ['fly', 0.17, 'out', 3],
    ],
    flow: true,
  },
  'marching-high-knees-low': {
    poses: {
      stand: { ...tall, arm: [0, 4, 80] },
      lift: { hip: [-2, 93], foot: [32, 26, 12], footL: [10, 0], arm: behind, armL: before },
    },
    keys: [
      ['stand', 0.45, 'in', 0],
      ['lift', 0.5, 'in', 1],
      ['stand', 0.45, 'out', 2],
      ['~lift', 0.5, 'out', 2],
    ],
  },
  'marching-high-knees': {
    poses: {
      stand: { ...tall, arm: [0, 4, 80] },
      lift: { hip: [-2, 93], foot: [44, 48, 10], footL: [10, 0], arm: behind, armL: before },
    },
    keys: [
      ['stand', 0.45, 'in', 0],
      ['lift', 0.5, 'in', 1],
      ['stand', 0.45, 'out', 2],
      ['~lift', 0.5, 'out', 2],
    ],
  },
  burpees: {
    jumps: true,
    poses: { rest, rising, crouch, hop, plank, jump },
    keys: [
      ['rest', 0.45, 'in', 3],
      ['rising', 0.35, 'out', 0],
      ['crouch', 0.4, 'out', 0],
      ['hop', 0.25, 'hold', 1],
      ['plank', 0.3, 'hold', 1],
      ['plank', 0.4, 'hold', 1],
      ['hop', 0.3, 'in', 2],
      ['crouch', 0.3, 'in', 2],
      ['rising', 0.3, 'out', 3],
      ['jump', 0.35, 'out', 3],
    ],
  },
  'burpees-step': {
    poses: { rest, rising, crouch, oneBack, plank, reach },
    keys: [
      ['rest', 0.7, 'in', 3],
      ['rising', 0.5, 'out', 0],
      ['crouch', 0.6, 'out', 0],
      ['oneBack', 0.7, 'in', 1],
      ['plank', 0.7, 'out', 1],
      ['~oneBack', 0.7, 'in', 2],
      ['crouch', 0.7, 'out', 2],
      ['rising', 0.5, 'in', 3],
      ['reach', 0.6, 'in', 3],
    ],
  },
  'burpees-bench': {
    props: [['bench', 38, 96, 45]],
    poses: {
      rest,
      crouch: { hip: [-24, 64], lean: 50, nod: -16, foot: [10, 0, 0, 14], hand: [46, 49, 16, 30] },
      plank: { hip: [-2.5, 74.1], lean: 47.6, nod: -8, foot: [-62, 0, 58, 12], hand: [46, 49, 16, 30] },
      rising,
      jump,
    },
    jumps: true,
    keys: [
      ['rest', 0.5, 'in', 3],
      ['crouch', 0.7, 'out', 0],
      ['plank', 0.5, 'hold', 1],
      ['plank', 0.4, 'hold', 1],
      ['crouch', 0.5, 'in', 2],
      ['rising', 0.4, 'out', 3],
      ['jump', 0.35, 'out', 3],
    ],
  },
  'burpees-push-up': {
    jumps: true,
    poses: { rest, rising, crouch, hop, plank, low: pushedDown, jump },
    keys: [
      ['rest', 0.45, 'in', 3],
      ['rising', 0.35, 'out', 0],
      ['crouch', 0.4, 'out', 0],
      ['hop', 0.25, 'hold', 1],
      ['plank', 0.3, 'hold', 1],
      ['low', 0.7, 'in', 1],
      ['plank', 0.6, 'out', 1],
      ['hop', 0.3, 'in', 2],
      ['crouch', 0.3, 'in', 2],
      ['rising', 0.3, 'out', 3],
      ['jump', 0.35, 'out', 3],
    ],
  },
  walking: stride(walkLand, walkPass, 0.28, [1, 2]),
  'walking-treadmill': {
    view: 88,
    ...stride(onBelt(walkLand, 10, 0), onBelt(walkPass, 10, 0), 0.28, [1, 2]),
    props: [['treadmill', 10, 10]],
  },
  'walking-incline': {
    view: 88,
    ...stride(onBelt(walkLand, 8, 0.16), onBelt(walkPass, 8, 0.16), 0.32, [1, 2]),
    props: [['treadmill', 8, 30.4]],
  },
  jogging: { ...stride(jogLand, jogPush, 0.19, [1, 2]), jumps: true },
  running: { ...stride(runLand, runPush, 0.16, [2, 2]), jumps: true },
  'running-treadmill': {
    view: 88,
    ...stride(onBelt(runLand, 10, 0), onBelt(runPush, 10, 0), 0.16, [2, 2]),
    props: [['treadmill', 10, 10]],
    jumps: true,
  },
  'bike-ride': ride(32, 0.19),
  'bike-ride-sprint': ride(48, 0.125),
  'squat-push-plank-circuit': {
    poses: {
      rest,
      squat: { hip: [-32, 48], lean: 42, nod: -28, foot: [10, 0, 0, 12], arm: [112, 4, 6] },
      crouch,
      rising,
      hop,
      plank,
      low: pushedDown,
      forearms: { hip: [-6, 28.5], lean: 83, nod: -10, foot: [-92, 0, 78, 12], hand: [69, 4, 14, 180] },
    },
    keys: [
      ['rest', 0.8, 'out', 0],
      ['squat', 0.9, 'in', 0],
      ['rest', 0.8, 'out', 0],
      ['rising', 0.5, 'in', 1],
      ['crouch', 0.5, 'in', 1],
      ['hop', 0.3, 'out', 1],
      ['plank', 0.4, 'out', 1],
      ['low', 0.9, 'in', 1],
      ['plank', 0.8, 'out', 1],
      ['forearms', 1, 'in', 2],
      ['forearms', 2, 'free', 2],
      ['plank', 0.9, 'out', 3],
      ['hop', 0.4, 'in', 3],
      ['crouch', 0.4, 'in', 3],
      ['rising', 0.5, 'out', 3],
    ],
  },
  'squat-push-plank-circuit-easy': {
    props: [
      ['bench', 38, 96, 45],
      ['chair', -86, -42, 45],
    ],
    poses: {
      rest,
      sit: { hip: [-53, 55], lean: 26, nod: -8, foot: [10, 0, 0, 12], arm: [80, 4, 10] },
      top: { hip: [-2.5, 74.1], lean: 47.6, nod: -8, foot: [-62, 0, 58, 12], hand: [46, 49, 22, 40] },
      back: {
        hip: [-6, 78],
        lean: 58,
        foot: [10, 0, 0, 12],
        footL: [-62, 0, 58, 12],
        hand: [46, 49, 22, 40],
      },
      low: { hip: [12.1, 51.7], lean: 66.2, nod: -14, foot: [-62, 0, 58, 12], hand: [46, 49, 22, 45] },
    },
    keys: [
      ['rest', 0.9, 'out', 0],
      ['sit', 1.1, 'in', 0],
      ['rest', 0.9, 'out', 0],
      ['back', 0.9, 'in', 1],
      ['top', 0.7, 'in', 1],
      ['low', 1.1, 'in', 1],
      ['top', 1, 'out', 1],
      ['back', 0.7, 'out', 3],
    ],
  },
};

export const cardioVariants: Variants = {
  'jumping-jacks': ['step-jacks', 'jumping-jacks-low', null],
  'high-knees': ['marching-high-knees', 'high-knees-low', null],
  'step-jacks': ['step-jacks-low', 'step-jacks-wide'],
  'marching-high-knees': ['marching-high-knees-low', null],
  burpees: ['burpees-step', 'burpees-bench', 'burpees-push-up'],
  walking: [null, 'marching-high-knees', 'walking-incline'],
  jogging: [null, null, null],
  running: [null, 'running-treadmill', null],
  'bike-ride': [null, null, 'bike-ride-sprint'],
  'squat-push-plank-circuit': ['squat-push-plank-circuit-easy', null, null],
};
