/** A point or a direction: forward, up, to the right; centimetres. */
export type Vec = readonly [x: number, y: number, z: number];

export const plus = (a: Vec, b: Vec, times = 1): Vec => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const minus = (a: Vec, b: Vec): Vec => plus(a, b, -1);
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (a: Vec): number => Math.hypot(...a);
export const scaled = (a: Vec, times: number): Vec => [a[0] * times, a[1] * times, a[2] * times];
export const unit = (a: Vec): Vec => scaled(a, 1 / (lengthOf(a) || 1));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** `a` turned towards `b`, which is at a right angle to `a`. */
export function turned(a: Vec, b: Vec, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return plus(scaled(a, Math.cos(angle)), b, Math.sin(angle));
}
