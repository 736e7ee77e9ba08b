import type { Arm, Hand, Moves, Pose, Variants } from './move.ts';

const bothHands = ['hand', 'handL'] as const;
const feet = ['foot', 'footL'] as const;

/** Forearms on the floor, elbows under the shoulders. */
const forearms: Hand = [76, 4, 14, 180];
const onForearms: Pose = { hip: [0, 28.2], lean: 83, nod: -10, foot: [-85.4, 0, 78], hand: forearms };

/** The top of a push-up. */
const high: Pose = { hip: [0.6, 46.4], lean: 70, nod: -14, foot: [-80, 0, 76], hand: [48, 4, 18, 30] };
const highWide: Pose = { ...high, hip: [0, 46], foot: [-80, 0, 76, 20] };
const onBench: Pose = { hip: [-2.5, 74.1], lean: 47.6, nod: -8, foot: [-62, 0, 58], hand: [46, 49, 18, 30] };
const onKnees: Pose = { hip: [0, 34], lean: 52, nod: -8, foot: [-87, 2, 150], hand: [38, 4, 18, 30] };

const breathing = (low: Pose, up: Pose) =>
  ({
    poses: { low, up },
    keys: [
      ['low', 2, 'out', 2],
      ['up', 2, 'in', 2],
    ],
  }) as const;

const crossed: Arm = [16, -2, 135, 72];
const lying: Pose = { hip: [0, 11], lean: -90, nod: 12, foot: [44, 0] };
const curled: Pose = { hip: [0, 11], lean: -74, curl: 40, nod: 26, foot: [44, 0] };
const upright: Pose = { hip: [0, 11], lean: -16, curl: 38, nod: 14, foot: [44, 0] };
const sitUp = (arm: Arm, reach: Arm) =>
  ({
    poses: { lying: { ...lying, arm }, curled: { ...curled, arm }, up: { ...upright, arm: reach } },
    keys: [
      ['lying', 1.1, 'in', 3],
      ['curled', 0.9, 'out', 1],
      ['up', 0.9, 'out', 2],
      ['curled', 1.1, 'in', 3],
    ],
    flow: true,
    fixed: [...feet, 'hip'],
  }) as const;

const leant: Pose = { hip: [0, 11], lean: -38, curl: 8, nod: 12, foot: [54, 5, -20], hand: [22, 50, 4, 40] };
const besideHip = { hand: [12, 20, 31, 60], handL: [14, 21, -27, 40] } as const;
const twist = (pose: Pose, arms: Partial<Pose>) =>
  ({
    view: 58,
    poses: { middle: pose, side: { ...pose, turn: -46, ...arms } },
    keys: [
      ['middle', 0.9, 'in', 3],
      ['side', 1, 'out', 2],
      ['middle', 0.9, 'in', 3],
      ['~side', 1, 'out', 3],
    ],
    fixed: [...feet, 'hip'],
  }) as const;

const climb = (pose: Pose, drawn: Pose['foot'], away: Pose['foot']) =>
  ({
    poses: {
      drawn: { ...pose, foot: drawn, footL: pose.foot },
      change: { ...pose, foot: away, footL: away },
    },
    keys: [
      ['drawn', 0.22, 'out', 1],
      ['change', 0.22, 'in', 2],
      ['~drawn', 0.22, 'out', 2],
      ['change', 0.22, 'in', 3],
    ],
    flow: true,
    fixed: bothHands,
  }) as const;

/** On hands and toes, knees just above the floor. */
const bear = { hip: [0, 57], lean: 84, nod: -22 } as const;

const tap = (pose: Pose, touch: Hand) =>
  ({
    view: 52,
    poses: { plank: pose, tap: { ...pose, hand: touch, handL: pose.hand ?? touch } },
    keys: [
      ['plank', 0.8, 'in', 3],
      ['tap', 0.8, 'out', 2],
      ['plank', 0.8, 'in', 3],
      ['~tap', 0.8, 'out', 3],
    ],
    fixed: feet,
  }) as const;

export const coreMoves: Moves = {
  plank: {
    ...breathing(onForearms, { ...onForearms, hip: [0, 29.2] }),
    fixed: [...feet, ...bothHands],
    straight: true,
  },
  'plank-knees': breathing(
    { hip: [0, 20.5], lean: 73, nod: -10, foot: [-95, 2, 150], arm: [73, 0, 90] },
    { hip: [0, 21.5], lean: 73, nod: -10, foot: [-95, 2, 150], arm: [73, 0, 90] },
  ),
  'plank-bench': {
    ...breathing(
      { hip: [0, 57], lean: 62, nod: -8, foot: [-71.5, 0, 60], arm: [62, 0, 90] },
      { hip: [0, 58.2], lean: 62, nod: -8, foot: [-71.5, 0, 60], arm: [62, 0, 90] },
    ),
    props: [['bench', 32, 96, 45]],
    fixed: [...bothHands, ...feet],
  },
  'plank-one-foot': {
    poses: { low: onForearms, lifted: { ...onForearms, footL: [-84, 20, 78] } },
    keys: [
      ['low', 1, 'in', 2],
      ['lifted', 1, 'out', 2],
      ['lifted', 1.6, 'free', 2],
      ['low', 1, 'in', 2],
      ['~lifted', 1, 'out', 2],
      ['~lifted', 1.6, 'free', 2],
    ],
    fixed: bothHands,
  },
  'sit-ups': sitUp(crossed, crossed),
  'sit-ups-half': {
    poses: { lying: { ...lying, arm: crossed }, half: { ...curled, lean: -70, arm: crossed } },
    keys: [
      ['lying', 1.3, 'in', 3],
      ['half', 1.1, 'out', 1],
    ],
    fixed: [...feet, 'hip'],
  },
  'sit-ups-reach': sitUp([30, 6, 10], [78, 4, 6]),
  'russian-twists': twist(leant, besideHip),
  'russian-twists-upright': twist(
    { ...leant, lean: -16, nod: 4, hand: [30, 54, 3, 40] },
    { hand: [24, 46, 20, 40], handL: [26, 46, -14, 40], turn: -28 },
  ),
  'russian-twists-crossed': twist(
    { hip: [0, 11], lean: -38, curl: 8, nod: 12, foot: [54, 5, -20], arm: crossed },
    {},
  ),
  'russian-twists-lifted': {
    ...twist({ ...leant, foot: [58, 26, -10, 9, 180] }, besideHip),
    props: [['goblet']],
    fixed: ['hip'],
  },
  'mountain-climbers': climb(high, [0, 8, 60], [-42, 9, 76]),
  'mountain-climbers-step': {
    poses: { high, drawn: { ...high, foot: [-12, 8, 80], footL: [-80, 0, 76] } },
    keys: [
      ['high', 0.7, 'in', 0],
      ['drawn', 0.8, 'out', 1],
      ['high', 0.7, 'in', 2],
      ['~drawn', 0.8, 'out', 2],
    ],
    fixed: bothHands,
  },
  'mountain-climbers-bench': {
    ...climb(onBench, [4, 14, 50], [-26, 9, 50]),
    props: [['bench', 38, 96, 45]],
  },
  'bear-crawl': {
    poses: {
      step: {
        ...bear,
        ...{ hand: [56, 4, 16], handL: [37, 4, 16], foot: [-50, 0, 75], footL: [-34, 0, 75] },
      },
      pass: {
        ...bear,
        ...{ hand: [46, 4, 16], handL: [48, 8, 16], foot: [-42, 7, 75], footL: [-42, 0, 75] },
      },
    },
    keys: [
      ['step', 0.45, 'in', 2],
      ['pass', 0.45, 'in', 2],
      ['~step', 0.45, 'out', 2],
      ['~pass', 0.45, 'out', 3],
    ],
    flow: true,
  },
  'bear-crawl-hold': {
    poses: {
      down: { ...bear, hip: [0, 48], lean: 78, hand: [46, 4, 16], foot: [-43, 0, 88] },
      lifted: { ...bear, hand: [46, 4, 16], foot: [-43, 0, 75] },
    },
    keys: [
      ['down', 1, 'in', 0],
      ['lifted', 1, 'out', 1],
      ['lifted', 3, 'free', 1],
    ],
    fixed: [...feet, ...bothHands],
  },
  'bear-crawl-knees': {
    poses: {
      step: {
        ...{ hip: [0, 48], lean: 76, nod: -16 },
        ...{ hand: [56, 4, 16], handL: [37, 4, 16], foot: [-62, 2, 150], footL: [-48, 2, 150] },
      },
      pass: {
        ...{ hip: [0, 49], lean: 76, nod: -16 },
        ...{ hand: [46, 4, 16], handL: [47, 9, 16], foot: [-55, 4, 150], footL: [-55, 2, 150] },
      },
    },
    keys: [
      ['step', 0.5, 'in', 2],
      ['pass', 0.5, 'in', 2],
      ['~step', 0.5, 'out', 2],
      ['~pass', 0.5, 'out', 3],
    ],
    flow: true,
  },
  'bear-crawl-sideways': {
    view: 30,
    poses: {
      wide: {
        ...bear,
        hand: [46, 4, 28],
        handL: [46, 4, 14],
        foot: [-42, 0, 75, 16],
        footL: [-42, 0, 75, 4],
      },
      close: {
        ...bear,
        hand: [46, 4, 12],
        handL: [46, 4, 24],
        foot: [-42, 0, 75, 4],
        footL: [-42, 0, 75, 14],
      },
    },
    keys: [
      ['wide', 0.6, 'in', 2],
      ['close', 0.6, 'out', 2],
    ],
  },
  'plank-shoulder-taps': tap(highWide, [49, 53, -13, 120]),
  'plank-shoulder-taps-knees': tap({ ...onKnees, foot: [-87, 2, 150, 14] }, [41, 54, -13, 120]),
  'plank-shoulder-taps-bench': {
    ...tap({ ...onBench, hip: [-3, 73.5], foot: [-62, 0, 58, 18] }, [38, 97, -13, 120]),
    props: [['bench', 38, 96, 45]],
  },
};

export const coreVariants: Variants = {
  plank: ['plank-knees', 'plank-bench', 'plank-one-foot'],
  'sit-ups': ['sit-ups-half', 'sit-ups-reach', null],
  'russian-twists': ['russian-twists-upright', 'russian-twists-crossed', 'russian-twists-lifted'],
  'mountain-climbers': ['mountain-climbers-bench', 'mountain-climbers-step', null],
  'bear-crawl': ['bear-crawl-hold', 'bear-crawl-knees', 'bear-crawl-sideways'],
  'plank-shoulder-taps': ['plank-shoulder-taps-knees', 'plank-shoulder-taps-bench', null],
};
