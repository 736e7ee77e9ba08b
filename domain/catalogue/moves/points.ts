import type { Point } from './move.ts';
import type { Skeleton } from './skeleton.ts';
import { minus, plus, type Vec } from './vector.ts';

/** Where a named point of the body is. */
export function pointOf({ arms, legs, hip, head, neck }: Skeleton, point: Point): Vec {
  const points: Readonly<Record<Point, Vec>> = {
    hand: arms.right.end,
    handL: arms.left.end,
    foot: legs.right.ball,
    footL: legs.left.ball,
    knee: legs.right.mid,
    kneeL: legs.left.mid,
    elbow: arms.right.mid,
    elbowL: arms.left.mid,
    hip,
    palms: plus(arms.left.end, minus(arms.right.end, arms.left.end), 0.5),
    head,
    neck,
  };
  return points[point];
}
