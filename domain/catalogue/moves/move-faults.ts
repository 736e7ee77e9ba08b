import { loopSeconds, poseAt } from './motion.ts';
import type { Move, Point, Pose } from './move.ts';
import { pointOf } from './points.ts';
import { type Leg, type Limb, type Skeleton, skeletonOf } from './skeleton.ts';
import { cross, dot, minus, plus, unit, type Vec } from './vector.ts';

/** How many moments of a loop are tested. */
const moments = 48;

/** Where and when a move is not what a person does; empty for a right one. Each fault once. */
export function moveFaults(move: Move): readonly string[] {
  const loop = loopSeconds(move);
  const start = skeletonOf(poseAt(move, 0));
  const faults = new Map<string, string>();
  let before: Skeleton | null = null;
  for (let index = 0; index <= moments; index++) {
    const seconds = (index * loop) / moments;
    const pose = poseAt(move, seconds);
    const body = skeletonOf(pose);
    const found = [
      ...reachFaults(body),
      ...jointFaults(pose, body),
      ...placeFaults(move, body),
      ...straightFaults(move, body),
      ...barFaults(move, body),
      ...fixedFaults(move.fixed ?? [], start, body),
      ...(before ? speedFaults(before, body, loop / moments) : []),
    ];
    for (const [what, size] of found)
      if (!faults.has(what)) faults.set(what, `${what} ${size.toFixed(1)} at ${seconds.toFixed(2)} s`);
    before = body;
  }
  return [...faults.values()];
}

type Fault = readonly [what: string, size: number];

const degrees = (a: Vec, b: Vec): number =>
  (Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))) * 180) / Math.PI;

/** Limbs that are too short for the place that the data names, in cm. */
const reachFaults = ({ arms, legs }: Skeleton): Fault[] =>
  Object.entries({ arm: arms.right, armL: arms.left, leg: legs.right, legL: legs.left })
    .filter(([, { miss }]) => miss > 4)
    .map(([name, { miss }]) => [`${name} misses its place by`, miss]);

const outside = (what: string, value: number, [least, most]: readonly [number, number]): Fault[] =>
  value < least || value > most ? [[`${what} (${least} to ${most})`, value]] : [];

/** Angles that no joint has. */
function jointFaults(pose: Pose, body: Skeleton): Fault[] {
  const { curl = 0, nod = 0, turn = 0, roll = 0 } = pose;
  return [
    ...outside('spine', curl, [-35, 80]),
    ...outside('neck', nod, [-50, 55]),
    ...outside('turn', turn, [-65, 65]),
    ...outside('bend to the side', roll, [-35, 35]),
    ...armFaults('elbow', body, body.arms.right),
    ...armFaults('elbowL', body, body.arms.left),
    ...legFaults('', body, body.legs.right),
    ...legFaults('L', body, body.legs.left),
  ];
}

function armFaults(name: string, { neck, waist, arms }: Skeleton, { root, mid, end }: Limb): Fault[] {
  const upper = unit(minus(mid, root));
  const up = unit(minus(neck, waist));
  const right = unit(minus(arms.right.root, arms.left.root));
  const front = cross(up, right);
  return [
    ...outside(name, degrees(upper, minus(end, mid)), [0, 156]),
    ...outside(`${name} behind the trunk`, degrees(front, upper) - 90, [-90, 78]),
  ];
}

function legFaults(side: string, { waist, hip }: Skeleton, { root, mid, end, heel, ball }: Leg): Fault[] {
  const thigh = unit(minus(mid, root));
  const shin = unit(minus(end, mid));
  const spine = unit(minus(waist, hip));
  const front: Vec = [spine[1], -spine[0], 0];
  const flexion = 180 - degrees(thigh, spine);
  const isBehind = dot(thigh, front) < 0;
  const foot = unit(minus(ball, heel));
  // The knee bends backward: the shin is behind the thigh as the toes see it.
  const bend = dot(minus(shin, thigh), foot);
  return [
    ...outside(`knee${side}`, degrees(thigh, shin), [0, 158]),
    // The hip and the lower back bend together.
    ...outside(`hip${side}`, isBehind ? -flexion : flexion, [-35, 170]),
    ...outside(`ankle${side}`, degrees(shin, foot), [15, 152]),
    ...(degrees(thigh, shin) > 12 ? outside(`knee${side} backward`, -bend, [-1, 3]) : []),
  ];
}

/** The smallest height of the middle of a part, in cm. */
const lowest: Readonly<Record<string, number>> = {
  hand: 2.5,
  elbow: 4,
  knee: 4,
  hip: 7,
  head: 9,
  neck: 6,
  heel: 1.9,
  ball: 2.5,
  toe: 2.5,
  ankle: 4,
};

function partsOf({ arms, legs, hip, head, neck }: Skeleton): readonly (readonly [part: string, at: Vec])[] {
  const leg = ({ mid, end, heel, ball, toe }: Leg) =>
    [
      ['knee', mid],
      ['ankle', end],
      ['heel', heel],
      ['ball', ball],
      ['toe', toe],
    ] as const;
  const arm = ({ mid, end }: Limb) =>
    [
      ['elbow', mid],
      ['hand', end],
    ] as const;
  return [
    ['hip', hip],
    ['head', head],
    ['neck', neck],
    ...arm(arms.right),
    ...arm(arms.left),
    ...leg(legs.right),
    ...leg(legs.left),
  ];
}

/** How far a part may be from what carries it, in cm. */
const near = 5.5;

function placeFaults(move: Move, body: Skeleton): Fault[] {
  const parts = partsOf(body);
  const low = parts.flatMap(([part, [, y]]): Fault[] =>
    y < (lowest[part] ?? 0) ? [[`${part} through the floor, height`, y]] : [],
  );
  const blocks = blocksOf(move);
  const inside = parts.flatMap(([part, [x, y, z]]): Fault[] =>
    blocks.some(
      ({ from, to, bottom, top }) =>
        Math.abs(z) < 20 && x > from + 3 && x < to - 3 && y > bottom + 1 && y < top - 1,
    )
      ? [[`${part} inside a thing, height`, y]]
      : [],
  );
  const walls = (move.props ?? []).flatMap((prop) => (prop[0] === 'wall' ? [prop[1]] : []));
  const through = walls.flatMap((wall) =>
    parts.flatMap(([part, [x]]): Fault[] =>
      (x - wall) * Math.sign(body.hip[0] - wall) < 1 ? [[`${part} through the wall, x`, x]] : [],
    ),
  );
  return [
    ...low,
    ...inside,
    ...through,
    ...(isCarried(move, parts) ? [] : [['carried by nothing', 0] as const]),
  ];
}

type Block = { readonly from: number; readonly to: number; readonly bottom: number; readonly top: number };

const blocksOf = ({ props = [] }: Move): readonly Block[] =>
  props.flatMap((prop): Block[] => {
    if (prop[0] === 'box') return [{ from: prop[1], to: prop[2], bottom: 0, top: prop[3] }];
    if (prop[0] === 'bench' || prop[0] === 'chair')
      return [{ from: prop[1], to: prop[2], bottom: prop[3] - 6, top: prop[3] }];
    if (prop[0] === 'stairs') {
      const [, x, deep, high] = prop;
      return [1, 2, 3].map((step) => ({
        ...{ from: x + (step - 1) * deep, to: x + step * deep },
        ...{ bottom: 0, top: step * high },
      }));
    }
    return [];
  });

/** Some part is on the floor, on a thing, at the bar or on the bike. */
function isCarried(move: Move, parts: readonly (readonly [part: string, at: Vec])[]): boolean {
  if (move.jumps || move.props?.some(([kind]) => kind === 'bike' || kind === 'ramp' || kind === 'treadmill'))
    return true;
  const bar = move.props?.find((prop) => prop[0] === 'bar');
  if (bar) return parts.some(([part, [x, y]]) => part === 'hand' && Math.hypot(x - bar[1], y - bar[2]) < 2);
  return parts.some(
    ([part, [x, y]]) =>
      y < (lowest[part] ?? 0) + near ||
      blocksOf(move).some(
        ({ from, to, top }) => x > from - 4 && x < to + 4 && Math.abs(y - top - (lowest[part] ?? 0)) < near,
      ),
  );
}

/** How far, in degrees, a straight body may bend. */
const straightest = 16;

/** Knees and hips that bend, of a body that is one line from the ankles to the shoulders. */
function straightFaults({ straight }: Move, { hip, neck, legs }: Skeleton): Fault[] {
  if (!straight) return [];
  return [legs.right, legs.left].flatMap(({ root, mid, end }): Fault[] => [
    ...outside('straight knee', degrees(minus(mid, root), minus(end, mid)), [0, straightest]),
    ...outside('straight hip', degrees(minus(root, end), minus(neck, hip)), [0, straightest]),
  ]);
}

/** A barbell that is not in both hands, and feet that reach the floor under the bar. */
function barFaults({ props = [] }: Move, { hip, arms, legs }: Skeleton): Fault[] {
  const hands = [arms.right.end, arms.left.end] as const;
  const [[x, y], [xL, yL]] = hands;
  const faults: Readonly<Record<string, () => Fault[]>> = {
    barbell: () => outside('hands apart on the barbell', Math.hypot(x - xL, y - yL), [0, 1]),
    hipbar: () =>
      hands.flatMap((hand) =>
        outside('hand off the barbell', Math.hypot(hand[0] - hip[0], hand[1] - hip[1] - 14), [0, 6]),
      ),
    bar: () =>
      props.some(([kind]) => kind === 'box')
        ? []
        : [legs.right, legs.left].flatMap(({ toe }) => outside('toes under the bar', toe[1], [9, 300])),
  };
  return props.flatMap(([kind]) => faults[kind]?.() ?? []);
}

const fixedFaults = (fixed: readonly Point[], start: Skeleton, body: Skeleton): Fault[] =>
  fixed.flatMap((point): Fault[] => {
    const way = Math.hypot(...minus(pointOf(body, point), pointOf(start, point)));
    return way > 2.5 ? [[`${point} does not stay, by`, way]] : [];
  });

/** Faster than a hand in a jumping jack, in cm a second. */
const fastest = 900;

const speedFaults = (before: Skeleton, body: Skeleton, seconds: number): Fault[] =>
  partsOf(body).flatMap(([part, at], index): Fault[] => {
    const from = partsOf(before)[index]?.[1] ?? at;
    const speed = Math.hypot(...plus(at, from, -1)) / seconds;
    return speed > fastest ? [[`${part} too fast, cm/s`, speed]] : [];
  });
