import type { Prop } from '#domain/catalogue/moves/move.ts';
import type { Vec } from '#domain/catalogue/moves/vector.ts';
import { type Camera, disc, fill, line, type Shape, stroke } from './camera.ts';

/** Half the depth of a thing, in cm. */
const depth = 20;

/** The thickness of a seat or a board. */
const board = 6;

/** A thing around the person; the numbers are those of its entry in the data. */
type Builder = (camera: Camera, numbers: readonly number[]) => Shape[];

const builders: Readonly<Record<string, Builder>> = {
  wall: (camera, [x = 0]) => [
    fill(line(camera, ring([x, 0, -45], [x, 170, -45], [x, 170, 45], [x, 0, 45]), true), 'thing'),
  ],
  box: (camera, [from = 0, to = 0, height = 0]) => block(camera, [from, to], [0, height]),
  blocks: (camera, [from = 0, to = 0, height = 0]) =>
    [-48, 48].flatMap((z) => block(camera, [from, to], [0, height], [z - 8, z + 8])),
  bench: (camera, [from = 0, to = 0, height = 0]) => [
    ...legs(camera, [from, to], height),
    ...block(camera, [from, to], [height - board, height]),
  ],
  chair: (camera, [from = 0, to = 0, height = 0]) => [
    post(camera, [from, height, -depth], [from - 3, height + 42, -depth]),
    stroke(
      line(camera, [
        [from - 3, height + 36, -depth],
        [from - 3, height + 36, depth],
      ]),
      'thing',
      12,
    ),
    post(camera, [from, height, depth], [from - 3, height + 42, depth]),
    ...legs(camera, [from, to], height),
    ...block(camera, [from, to], [height - board, height]),
  ],
  bar: (camera, [x = 0, y = 0]) => [
    post(camera, [x, 0, -62], [x, y, -62]),
    post(camera, [x, 0, 62], [x, y, 62]),
    stroke(
      line(camera, [
        [x, y, -62],
        [x, y, 62],
      ]),
      'edge',
      7,
    ),
  ],
  ramp: (camera, [from = 0, to = 0, height = 0]) => [
    fill(line(camera, ring([from, 0, depth], [to, height, depth], [to, 0, depth]), true), 'thing'),
  ],
  stairs: (camera, [from = 0, deep = 0, high = 0]) =>
    [3, 2, 1].flatMap((step) =>
      block(camera, [from + (step - 1) * deep, from + step * deep], [0, step * high]),
    ),
  treadmill: (camera, [back = 0, front = 0]) => [
    fill(
      line(
        camera,
        [
          [-74, 0, depth],
          [-74, back - 3, depth],
          [74, front - 3, depth],
          [74, 0, depth],
        ],
        true,
      ),
      'thing',
    ),
    stroke(
      line(camera, [
        [-74, back - 2, 0],
        [74, front - 2, 0],
      ]),
      'edge',
      5,
    ),
    post(camera, [70, front, -depth], [62, front + 95, -depth]),
    post(camera, [70, front, depth], [62, front + 95, depth]),
    stroke(
      line(camera, [
        [62, front + 95, -depth],
        [62, front + 95, depth],
      ]),
      'edge',
      10,
    ),
  ],
  mat: (camera, [from = 0, to = 0]) => [
    stroke(
      line(camera, [
        [from, 0, 0],
        [to, 0, 0],
      ]),
      'thing',
      9,
    ),
  ],
  bike: (camera, [x = 0]) => bike(camera, x),
};

/** Things around the person that do not move. */
export const sceneryOf = (camera: Camera, props: readonly Prop[]): Shape[] =>
  props.flatMap(([kind, ...numbers]) => builders[kind]?.(camera, numbers.map(Number)) ?? []);

const ring = (...points: readonly Vec[]): readonly Vec[] => points;

const post = (camera: Camera, from: Vec, to: Vec): Shape => stroke(line(camera, [from, to]), 'edge', 5);

type Span = readonly [from: number, to: number];

/** A block with its top in another tone. */
const block = (
  camera: Camera,
  [from, to]: Span,
  [low, high]: Span,
  [far, near]: Span = [-depth, depth],
): Shape[] => [
  fill(
    line(
      camera,
      [
        [from, high - 2, far],
        [to, high - 2, far],
        [to, high - 2, near],
        [from, high - 2, near],
      ],
      true,
    ),
    'edge',
  ),
  fill(
    line(
      camera,
      [
        [from, low + 2, near],
        [from, high - 2, near],
        [to, high - 2, near],
        [to, low + 2, near],
      ],
      true,
    ),
    'thing',
  ),
];

const legs = (camera: Camera, [from, to]: Span, height: number): Shape[] =>
  [-depth, depth].flatMap((z) =>
    [from + 3, to - 3].map((x) => post(camera, [x, 2, z], [x, height - board, z])),
  );

/** Where the middle of the pedals of a bike is above the ground, and how long its cranks are. */
const crank = { y: 34, radius: 16 };

/** A bike on a stand, with the pedals at x. */
function bike(camera: Camera, x: number): Shape[] {
  const tube = (...points: readonly Vec[]): Shape => stroke(line(camera, points), 'edge', 6);
  const hub: Vec = [x, crank.y, 0];
  return [
    stroke(disc(camera, [x + 48, 34, 0], 30), 'thing', 6),
    tube([x - 38, 3, 0], [x + 72, 3, 0]),
    tube([x - 2, 3, 0], hub, [x - 20, 86, 0]),
    tube(hub, [x + 34, 84, 0], [x + 30, 106, 0]),
    tube([x + 34, 84, 0], [x + 48, 34, 0]),
    stroke(
      line(camera, [
        [x - 34, 89, 0],
        [x - 10, 89, 0],
      ]),
      'edge',
      10,
    ),
    tube([x + 30, 106, -17], [x + 42, 106, -17]),
    tube([x + 30, 106, -17], [x + 30, 106, 17]),
    tube([x + 30, 106, 17], [x + 42, 106, 17]),
  ];
}
