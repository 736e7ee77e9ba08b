import type { Arm, Foot, Hand, Pose } from './move.ts';
import { dot, lengthOf, minus, plus, scaled, turned, unit, type Vec } from './vector.ts';

/** Centimetres, of a person of 173 cm. Foot: from the ball to the heel, and to the ankle above it. */
export const bones = {
  thigh: 42,
  shin: 41,
  belly: 24,
  chest: 26,
  neck: 17,
  upperArm: 29,
  forearm: 30,
  heel: 17,
  instep: 13,
  ankle: 6,
  toe: 5,
  hips: 9,
  shoulders: 17,
  head: 11,
} as const;

/** How far the middle of a sole or a palm is above what it touches. */
export const sole = 4;

/** An arm or a leg. */
export type Limb = {
  /** Shoulder or hip. */
  readonly root: Vec;
  /** Elbow or knee. */
  readonly mid: Vec;
  /** Palm or ankle. */
  readonly end: Vec;
  /** How far the end is from the place that the pose asks for, in cm. */
  readonly miss: number;
};

export type Leg = Limb & { readonly heel: Vec; readonly ball: Vec; readonly toe: Vec };

export type Side<Part> = { readonly right: Part; readonly left: Part };

/** Every joint of a pose. */
export type Skeleton = {
  readonly hip: Vec;
  readonly waist: Vec;
  readonly neck: Vec;
  readonly head: Vec;
  /** Where the face looks. */
  readonly face: Vec;
  readonly arms: Side<Limb>;
  readonly legs: Side<Leg>;
};

/** Three directions of a part of the trunk. */
type Frame = { readonly up: Vec; readonly front: Vec; readonly right: Vec };

const upright: Frame = { up: [0, 1, 0], front: [1, 0, 0], right: [0, 0, 1] };

/** The frame leant forward, then bent to the right, then turned to the left. */
function moved(frame: Frame, lean: number, roll = 0, turn = 0): Frame {
  const up = turned(frame.up, frame.front, lean);
  const front = turned(frame.front, scaled(frame.up, -1), lean);
  const bent = turned(up, frame.right, roll);
  const right = turned(frame.right, scaled(up, -1), roll);
  return {
    up: bent,
    front: turned(front, scaled(right, -1), turn),
    right: turned(right, front, turn),
  };
}

/** The joints of a pose: feet and palms are where the pose puts them, knees and elbows follow. */
export function skeletonOf(pose: Pose): Skeleton {
  const { lean = 0, curl = 0, nod = 0, roll = 0, turn = 0 } = pose;
  const hip: Vec = [pose.hip[0], pose.hip[1], pose.hip[2] ?? 0];
  const pelvis = moved(upright, lean);
  const chest = moved(pelvis, curl, roll, turn);
  const gaze = moved(chest, nod);
  const waist = plus(hip, pelvis.up, bones.belly);
  const neck = plus(waist, chest.up, bones.chest);
  const head = plus(plus(neck, gaze.up, bones.neck), gaze.front, 2);
  const shoulder = plus(neck, chest.up, -3);
  const arm = (side: number, hand: Hand | undefined, angles: Arm | undefined): Limb => {
    const root = plus(shoulder, chest.right, side * bones.shoulders);
    return hand ? armTo(root, chest, side, hand) : freeArm(root, chest, side, angles ?? [0, 8, 10]);
  };
  const leg = (side: number, foot: Foot): Leg =>
    legTo(plus(hip, pelvis.right, side * bones.hips), pelvis, side, foot);
  return {
    hip,
    waist,
    neck,
    head,
    face: gaze.front,
    arms: {
      right: arm(1, pose.hand, pose.arm),
      left: pose.handL || pose.armL ? arm(-1, pose.handL, pose.armL) : arm(-1, pose.hand, pose.arm),
    },
    legs: { right: leg(1, pose.foot), left: leg(-1, pose.footL ?? pose.foot) },
  };
}

/** The two directions that the swivel of an elbow is counted from: back and down, and outward. */
const elbowFrame = (chest: Frame, side: number): readonly [Vec, Vec] => [
  unit(plus(scaled(chest.front, -1), chest.up, -0.5)),
  scaled(chest.right, side),
];

function armTo(root: Vec, chest: Frame, side: number, [x, y, out, swivel = 25]: Hand): Limb {
  const [back, outward] = elbowFrame(chest, side);
  const palm: Vec = [x, y, side * (out ?? bones.shoulders)];
  return twoBones(root, palm, [bones.upperArm, bones.forearm], turned(back, outward, swivel));
}

function freeArm(root: Vec, chest: Frame, side: number, [flex, out = 0, bend = 0, twist = 0]: Arm): Limb {
  const outward = scaled(chest.right, side);
  const forward = turned(scaled(chest.up, -1), chest.front, flex);
  const ahead = turned(chest.front, chest.up, flex);
  const upper = turned(forward, outward, out);
  const inward = turned(scaled(outward, -1), forward, out);
  const mid = plus(root, upper, bones.upperArm);
  const end = plus(mid, turned(upper, turned(ahead, inward, twist), bend), bones.forearm);
  return { root, mid, end, miss: 0 };
}

/** The palm of a free arm as a place, so that the arm can move to a place. */
export function handOf({ root, mid, end }: Limb, pose: Pose, side: 1 | -1): Hand {
  const pelvis = moved(upright, pose.lean ?? 0);
  const chest = moved(pelvis, pose.curl ?? 0, pose.roll, pose.turn);
  const [back, outward] = elbowFrame(chest, side);
  const way = unit(minus(end, root));
  const bend = plus(minus(mid, root), way, -dot(minus(mid, root), way));
  const swivel = (Math.atan2(dot(bend, outward), dot(bend, back)) * 180) / Math.PI;
  return [end[0], end[1], side * end[2], swivel];
}

function legTo(
  root: Vec,
  pelvis: Frame,
  side: number,
  [x, y, pitch = 0, out = bones.hips, swivel = 0, turn = 8]: Foot,
): Leg {
  const ahead = turned([1, 0, 0], [0, 0, side], turn);
  const toes = turned(ahead, [0, -1, 0], pitch);
  const instep = turned([0, 1, 0], ahead, pitch);
  // Toes stay flat on the ground while the heel is lifted.
  const toePitch = pitch > 0 && pitch < 100 ? pitch * Math.min(1, y / 6) : pitch;
  const ball: Vec = [x, y + sole, side * out];
  const ankle = plus(plus(ball, toes, -bones.instep), instep, bones.ankle);
  // A knee bends towards the toes; with the toes pointed back it bends to the front of the pelvis.
  const weight = Math.min(1, Math.max(0, (140 - pitch) / 50));
  const pole = turned(unit(plus(pelvis.front, toes, weight * 1.2)), scaled(pelvis.right, side), swivel);
  const limb = twoBones(root, ankle, [bones.thigh, bones.shin], pole);
  const shift = minus(limb.end, ankle);
  const toe = plus(plus(ball, turned(ahead, [0, -1, 0], toePitch), bones.toe), shift);
  return {
    ...limb,
    ball: plus(ball, shift),
    heel: plus(plus(ball, toes, -bones.heel), shift),
    toe: [toe[0], Math.max(toe[1], sole - 1), toe[2]],
  };
}

/** Inverse kinematics of two bones: the joint between them bends towards the pole. */
function twoBones(root: Vec, target: Vec, [upper, lower]: readonly [number, number], pole: Vec): Limb {
  const way = unit(minus(target, root));
  const wanted = lengthOf(minus(target, root));
  const reach = Math.min(upper + lower - 0.01, Math.max(wanted, Math.abs(upper - lower) + 1));
  const along = (upper * upper + reach * reach - lower * lower) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along));
  const bend = unit(plus(pole, way, -dot(pole, way)));
  return {
    root,
    mid: plus(plus(root, way, along), bend, aside),
    end: plus(root, way, reach),
    miss: Math.abs(wanted - reach),
  };
}
