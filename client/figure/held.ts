import type { Point, Prop } from '#domain/catalogue/moves/move.ts';
import { pointOf } from '#domain/catalogue/moves/points.ts';
import type { Skeleton } from '#domain/catalogue/moves/skeleton.ts';
import { cross, minus, plus, unit, type Vec } from '#domain/catalogue/moves/vector.ts';
import { type Camera, disc, fill, line, type Shape, stroke } from './camera.ts';

/** Drawn after the far arm, behind the near leg, behind the near arm, or before all else. */
type Layer = 'far' | 'leg' | 'near' | 'front';

export const layers: readonly Layer[] = ['far', 'leg', 'near', 'front'];

type Held = {
  readonly camera: Camera;
  readonly body: Skeleton;
  readonly isNear: boolean;
  readonly layer: Layer;
  readonly prop: Prop;
};

const builders: Readonly<Record<string, (held: Held) => Shape[]>> = {
  dumbbells: (held) => dumbbell(held.camera, palmOf(held)),
  dumbbell: (held) => (held.isNear ? dumbbell(held.camera, palmOf(held)) : []),
  goblet: ({ isNear, camera, body }) => (isNear ? dumbbell(camera, pointOf(body, 'palms'), [0, 1, 0]) : []),
  kettlebells: (held) => kettlebell(held.camera, palmOf(held)),
  kettlebell: ({ isNear, camera, body }) => (isNear ? kettlebell(camera, pointOf(body, 'palms')) : []),
  barbell: ({ layer, camera, body }) => barbell(camera, pointOf(body, 'palms'), layer),
  hipbar: ({ layer, camera, body }) => barbell(camera, plus(body.hip, [0, 14, 0]), layer),
  hipweight: ({ isNear, camera, body }) =>
    isNear ? dumbbell(camera, plus(body.hip, [0, 14, 0]), [0, 0, 1]) : [],
  backpack: ({ isNear, camera, body }) => (isNear ? [] : backpack(camera, body)),
  cranks: ({ isNear, camera, body: { legs }, prop }) => {
    const { ball } = isNear ? legs.right : legs.left;
    return [
      stroke(line(camera, [[Number(prop[1]), 34, ball[2]], plus(ball, [0, -4, 0])]), 'edge', 5),
      stroke(line(camera, [plus(ball, [-6, -5, 0]), plus(ball, [6, -5, 0])]), 'edge', 4),
    ];
  },
  band: ({ isNear, camera, body, prop }) =>
    isNear
      ? [
          stroke(
            line(
              camera,
              prop.slice(1).map((name) => pointOf(body, name as Point)),
            ),
            'band',
            4.5,
          ),
        ]
      : [],
};

/** Where the parts of a thing are, if not right after each arm. */
const layersOf: Readonly<Record<string, readonly Layer[]>> = {
  barbell: layers,
  hipbar: layers,
  cranks: ['far', 'leg'],
  kettlebells: ['far', 'front'],
};

const usualLayers: readonly Layer[] = ['far', 'near'];

/** Things that the hands hold or the body carries. */
export const heldShapes = (camera: Camera, props: readonly Prop[], body: Skeleton, layer: Layer): Shape[] =>
  props.flatMap((prop) => {
    if (!(layersOf[prop[0]] ?? usualLayers).includes(layer)) return [];
    return builders[prop[0]]?.({ camera, body, prop, layer, isNear: layer !== 'far' }) ?? [];
  });

const palmOf = ({ body: { arms }, isNear }: Held): Vec => (isNear ? arms.right : arms.left).end;

function dumbbell(camera: Camera, at: Vec, along: Vec = [1, 0, 0]): Shape[] {
  const part = (from: number, to: number, width: number): Shape =>
    stroke(line(camera, [plus(at, along, from), plus(at, along, to)]), 'weight', width);
  return [part(-12, 12, 5), part(-13, -10, 15), part(10, 13, 15)];
}

const kettlebell = (camera: Camera, at: Vec): Shape[] => [
  stroke(
    line(camera, [plus(at, [-5, -9, 0]), plus(at, [-6, 0, 0]), plus(at, [6, 0, 0]), plus(at, [5, -9, 0])]),
    'weight',
    4,
  ),
  fill(disc(camera, plus(at, [0, -15, 0]), 9), 'weight', 3),
];

/** The plates are outside the hands: the near one is before the near arm. */
function barbell(camera: Camera, [x, y]: Vec, layer: Layer): Shape[] {
  const side = layer === 'far' ? -1 : 1;
  const rod = (from: number, to: number): Shape =>
    stroke(
      line(camera, [
        [x, y, side * from],
        [x, y, side * to],
      ]),
      'edge',
      5,
    );
  const plate = fill(disc(camera, [x, y, side * 50], 15), 'weight', 4);
  if (layer === 'far') return [rod(50, 62), plate];
  if (layer === 'near') return [rod(-48, 50)];
  return layer === 'front' ? [plate, rod(52, 62)] : [];
}

/** On the upper back. */
function backpack(camera: Camera, { waist, neck, arms }: Skeleton): Shape[] {
  const up = unit(minus(neck, waist));
  const side = minus(arms.right.root, arms.left.root);
  // Away from the chest: at a right angle to the spine and to the line of the shoulders.
  const back = unit(cross(side, up));
  const at = (high: number, out: number): Vec => plus(plus(waist, up, high), back, out);
  return [fill(line(camera, [at(-8, 8), at(24, 8), at(20, 22), at(-8, 24)], true), 'weight', 8)];
}
