import type { Arm, Foot, Hand, Key, Move, Pose } from './move.ts';
import { bones, handOf, skeletonOf } from './skeleton.ts';

/** A pose as numbers: between two of them the figure moves. Arms are both palms or both angles. */
type Numbers = { readonly trunk: readonly number[]; readonly arms: readonly [Side, Side] };
type Side = { readonly isHand: boolean; readonly values: readonly number[] };

/** The seconds of one loop. */
export const loopSeconds = ({ keys }: Move): number => keys.reduce((sum, [, seconds]) => sum + seconds, 0);

/** The move with loops that take so many times as long. */
export const paced = (move: Move, times: number): Move =>
  times === 1
    ? move
    : {
        ...move,
        keys: move.keys.map(([pose, seconds, breath, step]) =>
          step === undefined ? [pose, seconds * times, breath] : [pose, seconds * times, breath, step],
        ),
      };

/** The pose of a key; `~NAME` swaps right and left. */
export function poseOf({ poses }: Move, [name]: Key): Pose {
  const pose = poses[name.replace('~', '')];
  if (!pose) throw new Error(`The move has no pose ${name}`);
  return name.startsWith('~') ? mirrored(pose) : pose;
}

/** Right and left swapped. */
export function mirrored(pose: Pose): Pose {
  const { hip, foot, footL = foot, turn = 0, roll = 0 } = pose;
  const [right, left] = [armOf(pose, ''), armOf(pose, 'L')];
  const { hand: _, handL: _l, arm: _a, armL: _al, ...rest } = pose;
  return {
    ...rest,
    hip: [hip[0], hip[1], -(hip[2] ?? 0)],
    turn: -turn,
    roll: -roll,
    foot: footL,
    footL: foot,
    ...('hand' in left ? { hand: left.hand } : { arm: left.arm }),
    ...('hand' in right ? { handL: right.hand } : { armL: right.arm }),
  };
}

const hanging: Arm = [0, 8, 10];

/** What moves an arm of a pose. */
function armOf(
  { hand, handL, arm, armL }: Pose,
  side: '' | 'L',
): { readonly hand: Hand } | { readonly arm: Arm } {
  if (side === 'L') {
    if (handL) return { hand: handL };
    if (armL) return { arm: armL };
  }
  return hand ? { hand } : { arm: arm ?? hanging };
}

/**
 * The pose at a moment.
 * @param seconds since the first key was reached; of any size
 */
export function poseAt(move: Move, seconds: number): Pose {
  const { keys } = move;
  let left = ((seconds % loopSeconds(move)) + loopSeconds(move)) % loopSeconds(move);
  let to = 1;
  for (; to < keys.length; to++) {
    const takes = keys[to]?.[1] ?? 0;
    if (left < takes) break;
    left -= takes;
  }
  const share = left / (keys[to % keys.length]?.[1] || 1);
  return between(move, to - 1, share);
}

/** Which key the figure moves to at a moment. */
export function keyAt({ keys }: Move, seconds: number): number {
  const loop = keys.reduce((sum, [, takes]) => sum + takes, 0);
  let left = seconds % loop;
  for (let to = 1; to < keys.length; to++) {
    const takes = keys[to]?.[1] ?? 0;
    if (left < takes) return to;
    left -= takes;
  }
  return 0;
}

/** The pose on the way from a key to the next. */
function between(move: Move, from: number, share: number): Pose {
  const poseFrom = (index: number): Pose => {
    const key = move.keys[(index + move.keys.length) % move.keys.length];
    if (!key) throw new Error('The move has no keys');
    return poseOf(move, key);
  };
  const [a, b] = alike(poseFrom(from), poseFrom(from + 1));
  if (!move.flow) return toPose(mixed(a, b, smooth(share)));
  // A curve through all keys (Catmull-Rom), so that nothing stops.
  const before = numbersOf(poseFrom(from - 1));
  const after = numbersOf(poseFrom(from + 2));
  return toPose(curved([before, a, b, after], share));
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

const pairs = (a: readonly number[], b: readonly number[], mix: (a: number, b: number) => number) =>
  a.map((value, index) => mix(value, b[index] ?? value));

function mixed(a: Numbers, b: Numbers, share: number): Numbers {
  const mix = (x: readonly number[], y: readonly number[]) => pairs(x, y, (p, q) => p + (q - p) * share);
  const side = (index: 0 | 1): Side => ({
    isHand: a.arms[index].isHand,
    values: mix(a.arms[index].values, b.arms[index].values),
  });
  const trunk = mix(a.trunk, b.trunk);
  for (const foot of [8, 14]) {
    const lift = liftOf(a.trunk, b.trunk, foot, share);
    trunk[foot + 1] = (trunk[foot + 1] ?? 0) + lift;
    // The heel leaves the ground first.
    trunk[foot + 2] = (trunk[foot + 2] ?? 0) + 4 * lift;
  }
  return { trunk, arms: [side(0), side(1)] };
}

/** How high a foot is that changes its place on the ground, in cm. */
function liftOf(a: readonly number[], b: readonly number[], foot: number, share: number): number {
  const at = (list: readonly number[], index: number): number => list[foot + index] ?? 0;
  if (at(a, 1) > 1 || at(b, 1) > 1) return 0;
  const way = Math.hypot(at(b, 0) - at(a, 0), at(b, 3) - at(a, 3));
  return way < 6 ? 0 : Math.min(12, way * 0.25) * 4 * share * (1 - share);
}

function curved(points: readonly [Numbers, Numbers, Numbers, Numbers], share: number): Numbers {
  const [before, from, to, after] = points;
  const curve = (lists: readonly (readonly number[])[]): number[] =>
    (lists[1] ?? []).map((_, index) => {
      const [p = 0, a = 0, b = 0, q = 0] = lists.map((list) => list[index] ?? 0);
      const [m, n] = [(b - p) / 2, (q - a) / 2];
      const [t2, t3] = [share * share, share * share * share];
      return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + share) * m + (3 * t2 - 2 * t3) * b + (t3 - t2) * n;
    });
  const side = (index: 0 | 1): Side => ({
    isHand: from.arms[index].isHand,
    values: curve([before, from, to, after].map(({ arms }) => arms[index].values)),
  });
  return { trunk: curve(points.map(({ trunk }) => trunk)), arms: [side(0), side(1)] };
}

const footNumbers = ([x, y, pitch = 0, out = bones.hips, swivel = 0, turn = 8]: Foot): number[] => [
  ...[x, y, pitch],
  ...[out, swivel, turn],
];

function numbersOf(pose: Pose): Numbers {
  const { hip, lean = 0, curl = 0, nod = 0, turn = 0, roll = 0, foot, footL = foot } = pose;
  const side = (which: '' | 'L'): Side => {
    const arm = armOf(pose, which);
    if ('hand' in arm) {
      const [x, y, out = bones.shoulders, swivel = 25] = arm.hand;
      return { isHand: true, values: [x, y, out, swivel] };
    }
    const [flex, out = 0, bend = 0, twist = 0] = arm.arm;
    return { isHand: false, values: [flex, out, bend, twist] };
  };
  return {
    trunk: [
      ...[hip[0], hip[1], hip[2] ?? 0],
      ...[lean, curl, nod, turn, roll],
      ...footNumbers(foot),
      ...footNumbers(footL),
    ],
    arms: [side(''), side('L')],
  };
}

/** Two poses as numbers; an arm that has angles in one of them and a palm in the other has palms in both. */
function alike(a: Pose, b: Pose): readonly [Numbers, Numbers] {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const side = (pose: Pose, numbers: Numbers, other: Numbers, index: 0 | 1): Side => {
    const own = numbers.arms[index];
    if (own.isHand || !other.arms[index].isHand) return own;
    const { right, left } = skeletonOf(pose).arms;
    return {
      isHand: true,
      values:
        index === 0
          ? nearSwivel(handOf(right, pose, 1), other, 0)
          : nearSwivel(handOf(left, pose, -1), other, 1),
    };
  };
  return [
    { ...first, arms: [side(a, first, second, 0), side(a, first, second, 1)] },
    { ...second, arms: [side(b, second, first, 0), side(b, second, first, 1)] },
  ];
}

/** The elbow takes the shorter way round. */
function nearSwivel([x, y, out = 0, swivel = 0]: Hand, other: Numbers, index: 0 | 1): readonly number[] {
  const target = other.arms[index].values[3] ?? 0;
  return [x, y, out, swivel + 360 * Math.round((target - swivel) / 360)];
}

function toPose({ trunk, arms: [right, left] }: Numbers): Pose {
  const at = (index: number): number => trunk[index] ?? 0;
  const footFrom = (index: number): Foot => [
    ...([at(index), Math.max(at(index + 1), 0), at(index + 2)] as const),
    ...([at(index + 3), at(index + 4), at(index + 5)] as const),
  ];
  const four = ({ values: [a = 0, b = 0, c = 0, d = 0] }: Side) => [a, b, c, d] as const;
  return {
    hip: [at(0), at(1), at(2)],
    ...{ lean: at(3), curl: at(4), nod: at(5), turn: at(6), roll: at(7) },
    foot: footFrom(8),
    footL: footFrom(14),
    ...(right.isHand ? { hand: four(right) } : { arm: four(right) }),
    ...(left.isHand ? { handL: four(left) } : { armL: four(left) }),
  };
}
