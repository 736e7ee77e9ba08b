/*
 * The data of a moving figure. Lengths are centimetres of a person of 173 cm, angles are degrees. x points to where the person looks, y up
 * from the ground, and `out` away from the middle of the body to the side of the limb.
 */

/**
 * The ball of a foot. Pitch 0: the sole is flat; 60: the heel is lifted; -90: the toes point up and the heel is below. Swivel turns the knee
 * outward round the line from hip to ankle. Turn is the angle between toes and straight ahead.
 */
export type Foot = readonly [
  x: number,
  y: number,
  pitch?: number,
  out?: number,
  swivel?: number,
  turn?: number,
];

/** The palm. Swivel turns the elbow round the line from shoulder to palm. 0: back and down; 90: outward; 180: forward. */
export type Hand = readonly [x: number, y: number, out?: number, swivel?: number];

/** A free arm. Flex 0: along the trunk; 90: forward; 180: overhead. Twist 90: the forearm bends towards the middle. */
export type Arm = readonly [flex: number, side?: number, bend?: number, twist?: number];

/** One position of the body. What is left out is 0, or the same as on the right. Each arm has a palm or angles. */
export type Pose = {
  /** The middle between the hip joints; z to the right. */
  readonly hip: readonly [x: number, y: number, z?: number];
  /** 0: the trunk is upright; 90: face down; -90: face up. */
  readonly lean?: number;
  /** How much further the chest leans than the pelvis, and the head than the chest. */
  readonly curl?: number;
  readonly nod?: number;
  /** The chest turns to the left round the spine, or bends to the right. */
  readonly turn?: number;
  readonly roll?: number;
  readonly foot: Foot;
  readonly footL?: Foot;
  readonly hand?: Hand;
  readonly handL?: Hand;
  readonly arm?: Arm;
  readonly armL?: Arm;
};

export type Breath = 'in' | 'out' | 'hold' | 'free';

/**
 * A key of the loop: the pose (`~NAME`: mirrored), the seconds that the way to the pose takes, the breath on this way, and the number of the
 * guide's step that tells of it, from 0.
 */
export type Key = readonly [pose: string, seconds: number, breath: Breath, step?: number];

/**
 * A thing around the person, or in the hands. Wall: its x. Box, bench, chair: from x to x, and the height; the back of a chair is at the first
 * x. Blocks are at both sides. Bar: x and y. Ramp: from x to x, and the height at the second. Stairs: x, depth and height of a step. Bike: x of the pedals' middle. Mat:
 * from x to x. Treadmill: the heights of its belt, from x -70 to 70. Cranks: from the pedals' middle of the bike to the feet. Band: along the named points.
 */
export type Prop =
  | readonly [kind: 'wall' | 'bike', x: number]
  | readonly [kind: 'box' | 'blocks' | 'bench' | 'chair' | 'ramp', from: number, to: number, height: number]
  | readonly [kind: 'stairs', from: number, depth: number, height: number]
  | readonly [kind: 'bar', x: number, y: number]
  | readonly [kind: 'mat', from: number, to: number]
  | readonly [kind: 'treadmill', back: number, front: number]
  | readonly [kind: 'cranks', x: number]
  | readonly [kind: Held]
  | readonly [kind: 'band', from: Point, to: Point, ...on: Point[]];

/** Dumbbells and kettlebells are in each hand, a dumbbell in the right, a goblet and a kettlebell between both. */
export type Held =
  | 'dumbbells'
  | 'dumbbell'
  | 'goblet'
  | 'kettlebells'
  | 'kettlebell'
  | 'barbell'
  | 'hipbar'
  | 'hipweight'
  | 'backpack';

/** Points of the body that a test or a prop can name: of the right, unless they end in L. */
export type Point =
  | 'hand'
  | 'handL'
  | 'foot'
  | 'footL'
  | 'knee'
  | 'kneeL'
  | 'elbow'
  | 'elbowL'
  | 'palms'
  | 'hip'
  | 'head'
  | 'neck';

export type Move = {
  /** Where the viewer stands: 0 in front of the person, 90 at the right side. 70 where it is left out. */
  readonly view?: number;
  readonly poses: Readonly<Record<string, Pose>>;
  readonly keys: readonly Key[];
  /** The body does not stop at the keys: walking, cycling. */
  readonly flow?: true;
  readonly props?: readonly Prop[];
  /** Points that stay where they are during the whole loop. */
  readonly fixed?: readonly Point[];
  /** Knees, hips and spine are in one line during the whole loop. */
  readonly straight?: true;
  /** Both feet leave the ground for a moment. */
  readonly jumps?: true;
};

/** Moves by id. */
export type Moves = Readonly<Record<string, Move>>;

/** For each modification of a guide: the id of its move; null where it is a tip and no other posture. By guide id. */
export type Variants = Readonly<Record<string, readonly (string | null)[]>>;
