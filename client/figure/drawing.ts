import type { Muscle } from '#domain/catalogue/guides/exercise-guide.ts';
import { loopSeconds, poseAt, poseOf } from '#domain/catalogue/moves/motion.ts';
import type { Move, Pose } from '#domain/catalogue/moves/move.ts';
import {
  bones,
  type Leg,
  type Limb,
  type Skeleton,
  skeletonOf,
  sole,
} from '#domain/catalogue/moves/skeleton.ts';
import { plus, type Vec } from '#domain/catalogue/moves/vector.ts';
import { type Camera, cameraAt, circle, line, type Shape, type Tone } from './camera.ts';
import { heldShapes, layers } from './held.ts';
import { sceneryOf } from './scenery.ts';

/** Where the muscles of the guides are in the figure. */
export type Part = 'chest' | 'belly' | 'hip' | 'upperArm' | 'forearm' | 'thigh' | 'shin';

const partOf: Readonly<Record<Muscle, Part>> = {
  chest: 'chest',
  'upper back': 'chest',
  'heart and lungs': 'chest',
  diaphragm: 'belly',
  abdominals: 'belly',
  obliques: 'belly',
  'lower back': 'belly',
  'hip flexors': 'hip',
  glutes: 'hip',
  shoulders: 'upperArm',
  triceps: 'upperArm',
  biceps: 'upperArm',
  forearms: 'forearm',
  quadriceps: 'thigh',
  hamstrings: 'thigh',
  calves: 'shin',
};

/** How many of the guide's muscles are shown: those that work most. */
const shownMuscles = 3;

export const partsOf = (muscles: readonly Muscle[]): ReadonlySet<Part> =>
  new Set(muscles.slice(0, shownMuscles).map((muscle) => partOf[muscle]));

const width = { thigh: 16, shin: 12.5, foot: 9, upperArm: 11.5, forearm: 10, trunk: 15, neck: 11 };

const viewOf = ({ view = 70 }: Move): number => view;

/** The parts that do not move: the floor and the things around the person. */
export const settingOf = (move: Move, frame: Frame): readonly Shape[] => [
  floorOf(frame),
  ...sceneryOf(cameraAt(viewOf(move)), move.props ?? []),
];

/** All paths of a pose, from the back to the front. */
export function shapesOf(move: Move, pose: Pose, works: ReadonlySet<Part>): readonly Shape[] {
  const camera = cameraAt(viewOf(move));
  const body = skeletonOf(pose);
  const props = move.props ?? [];
  const view = viewOf(move);
  const left = view < 40 || view > 140 ? 'ink' : 'far';
  const leftArm = [
    ...armShapes({ camera, works, tone: left }, body.arms.left),
    ...heldShapes(camera, props, body, 'far'),
  ];
  const leftLeg = legShapes({ camera, works, tone: left }, body.legs.left);
  // A weight between both hands is before the legs.
  const isBetween = props.some(([kind]) => kind === 'kettlebell' || kind === 'goblet');
  const farSide = isBetween ? [...leftLeg, ...leftArm] : [...leftArm, ...leftLeg];
  return [
    ...(view > 140 ? leftLeg : farSide),
    ...trunkShapes({ camera, works }, body),
    // From behind, both arms are before the trunk where they are on the back.
    ...(view > 140 ? leftArm : []),
    ...heldShapes(camera, props, body, 'leg'),
    ...legShapes({ camera, works, tone: 'ink' }, body.legs.right),
    ...heldShapes(camera, props, body, 'near'),
    ...armShapes({ camera, works, tone: 'ink' }, body.arms.right),
    ...heldShapes(camera, props, body, 'front'),
  ];
}

type Drawing = { readonly camera: Camera; readonly works: ReadonlySet<Part> };
type LimbDrawing = Drawing & { readonly tone: 'ink' | 'far' };

const edge = 3.2;

function armShapes({ camera, works, tone }: LimbDrawing, { root, mid, end }: Limb): Shape[] {
  const upper = line(camera, [root, mid]);
  const lower = line(camera, [mid, end]);
  return [
    { d: line(camera, [root, mid, end]), tone: 'back', width: width.upperArm + edge },
    { d: upper, tone, width: width.upperArm },
    { d: lower, tone, width: width.forearm },
    ...worked(works, { upperArm: upper, forearm: lower }, tone),
  ];
}

function legShapes({ camera, works, tone }: LimbDrawing, { root, mid, end, heel, ball, toe }: Leg): Shape[] {
  const thigh = line(camera, [root, mid]);
  const shin = line(camera, [mid, end]);
  const foot = line(camera, [heel, ball, toe]);
  return [
    { d: line(camera, [root, mid, end]), tone: 'back', width: width.thigh + edge },
    { d: foot, tone: 'back', width: width.foot + edge },
    { d: thigh, tone, width: width.thigh },
    { d: shin, tone, width: width.shin },
    { d: foot, tone, width: width.foot },
    ...worked(works, { thigh, shin }, tone),
  ];
}

/** A line along each part that works. Of the far side, none. */
function worked(works: ReadonlySet<Part>, lines: Partial<Record<Part, string>>, tone: Tone): Shape[] {
  if (tone !== 'ink') return [];
  return Object.entries(lines).flatMap(([part, d]) =>
    works.has(part as Part) ? [{ d, tone: 'work' as const, width: 4 }] : [],
  );
}

function trunkShapes({ camera, works }: Drawing, body: Skeleton): Shape[] {
  const { hip, waist, neck, head, arms, legs } = body;
  const inner = (joint: Vec, middle: Vec, share: number): Vec => [
    middle[0] + (joint[0] - middle[0]) * share,
    middle[1] + (joint[1] - middle[1]) * share,
    middle[2] + (joint[2] - middle[2]) * share,
  ];
  const [right, left] = [arms.right.root, arms.left.root];
  const chest: Vec = [(right[0] + left[0]) / 2, (right[1] + left[1]) / 2, (right[2] + left[2]) / 2];
  const waistAt = (joint: Vec): Vec =>
    plus(waist, [joint[0] - chest[0], joint[1] - chest[1], joint[2] - chest[2]], 0.45);
  const outline = [
    inner(right, chest, 0.72),
    waistAt(right),
    inner(legs.right.root, hip, 0.8),
    inner(legs.left.root, hip, 0.8),
    waistAt(left),
    inner(left, chest, 0.72),
  ];
  const trunk = line(camera, outline, true);
  const parts = {
    chest: line(camera, [waist, chest]),
    belly: line(camera, [hip, waist]),
    hip: circle(camera, hip, 3),
  };
  return [
    { d: trunk, tone: 'back', width: width.trunk + edge, isFilled: true },
    { d: line(camera, [neck, head]), tone: 'ink', width: width.neck },
    { d: trunk, tone: 'ink', width: width.trunk, isFilled: true },
    ...worked(works, parts, 'ink'),
    { d: circle(camera, head, bones.head), tone: 'ink', width: 0, isFilled: true },
  ];
}

/** The part of the plane that the loop needs. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const samples = 24;
const margin = 14;
const smallest = { width: 130, height: 120 };

type Place = readonly [x: number, y: number];

/** Input for the picture of a pose. */
function placesOf(camera: Camera, { props = [] }: Move, body: Skeleton): readonly Place[] {
  const { arms, legs, head } = body;
  const [x, y] = camera(head);
  return [
    ...[arms.right, arms.left, legs.right, legs.left].map(({ mid }) => camera(mid)),
    ...[arms.right, arms.left].map(({ end }) => camera(end)),
    ...[legs.right, legs.left].flatMap(({ toe, heel, root }) => [toe, heel, root].map(camera)),
    ...([
      [x - bones.head, y - bones.head],
      [x + bones.head, y],
    ] as const),
    // The margin is for a limb; a thing needs less.
    ...layers
      .flatMap((layer) => heldShapes(camera, props, body, layer))
      .flatMap(({ d, width: stroke }) => cornersOf(d, stroke / 2 + 6 - margin)),
  ];
}

/** Around all that moves, and the things, with the floor at the foot. */
export function frameOf(move: Move): Frame {
  const camera = cameraAt(viewOf(move));
  const loop = loopSeconds(move);
  const poses = Array.from({ length: samples }, (_, index) => poseAt(move, (index * loop) / samples));
  const points = [...poses, ...move.keys.map((key) => poseOf(move, key))].flatMap((pose) =>
    placesOf(camera, move, skeletonOf(pose)),
  );
  for (const { d, width: stroke } of sceneryOf(camera, move.props ?? []))
    points.push(...cornersOf(d, stroke / 2));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const top = Math.min(...ys) - margin;
  const bottom = Math.max(sole + 6, ...ys) + 6;
  const wide = Math.max(smallest.width, right - left);
  const tall = Math.max(smallest.height, bottom - top);
  return {
    x: Math.round((left + right - wide) / 2),
    y: Math.round(bottom - tall),
    width: Math.round(wide),
    height: Math.round(tall),
  };
}

const cornersOf = (d: string, pad: number): Place[] =>
  (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).flatMap((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return [[x - pad, y - pad] as const, [x + pad, y + pad] as const];
  });

/** The floor under a frame. */
const floorOf = ({ x, width: wide }: Frame): Shape => ({
  d: `M${x + 8} 1h${wide - 16}`,
  tone: 'floor',
  width: 11,
});
