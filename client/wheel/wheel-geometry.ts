/** The wheel has 8 slots of 45 degrees; slot 0 is under the pointer, at the top, before the first spin. */
export const slotDegrees = 45;
export const spinMilliseconds = 3500;
/** Whole turns of a spin. */
export type Turns = 3 | 4 | 5;

const longestName = 20;
/** Letters of a word that still can be read in one line of a slot. */
const longestWord = 14;

/** How far the wheel is turned, in degrees clockwise from 0 to below 360, when the slot is under the pointer. */
export const restRotation = (slot: number): number => (360 - slot * slotDegrees) % 360;

/** Whether a slot is below the middle of a wheel at rest: a name that runs clockwise is upside down there. */
export const isInLowerHalf = (slot: number, rotation: number): boolean =>
  Math.abs(((slot * slotDegrees + rotation) % 360) - 180) < 90;

/** Where a spin from `rotation` ends: after the whole turns and the way on to the slot. Degrees, not reduced to one turn. */
export function spinRotation(rotation: number, slot: number, turns: Turns): number {
  const wayOn = (restRotation(slot) - rotation) % 360;
  return rotation + turns * 360 + (wayOn < 0 ? wayOn + 360 : wayOn);
}

/** A name of more than 20 characters is cut there and ends in an ellipsis. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name;

/** The second line runs on a shorter arc: a letter takes more of it. */
const innerWeight = 1.2;

/**
 * The short name in one line, or in the two that leave most room to the fuller one. One long word is divided at its soft hyphen, else in its
 * middle.
 */
export function labelLines(name: string): readonly string[] {
  const [start = '', end] = name.split('\u00AD');
  if (end) return [`${start}-`, end];
  const text = shortName(name);
  if (text.length > longestWord && !/[ -]/.test(text)) {
    const middle = Math.ceil(text.length / 2);
    return [`${text.slice(0, middle)}-`, text.slice(middle)];
  }
  const breaks = [...text.matchAll(/[ -](?=\S)/g)].map(({ index }) => index + 1);
  const splits = breaks.map((at) => [text.slice(0, at).trimEnd(), text.slice(at)]);
  const fullest = (lines: readonly string[]): number =>
    Math.max(...lines.map((line, place) => line.length * (place === 0 ? 1 : innerWeight)));
  return splits.reduce((best, lines) => (fullest(lines) < fullest(best) ? lines : best), [text]);
}

/** The spin's easing, `cubic-bezier(.12, .7, .08, 1)`, as in the theme. */
const ease = { x1: 0.12, y1: 0.7, x2: 0.08, y2: 1 };
const bezier = (t: number, p1: number, p2: number): number =>
  3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t ** 2 * (1 - t) + t ** 3;

/** The share of the spin's time, 0 to 1, at which the given share of its way is done. */
export function timeShareAt(wayShare: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(middle, ease.y1, ease.y2) < wayShare) low = middle;
    else high = middle;
  }
  return bezier(high, ease.x1, ease.x2);
}

/** Shares of the spin's time at which a peg passes the pointer in the last turn: eight, in order. Pegs are between the slots. */
export function pegTimes(from: number, to: number): readonly number[] {
  const first = Math.ceil((to - 360) / slotDegrees - 0.5) + 0.5;
  return Array.from({ length: 360 / slotDegrees }, (_, peg) => (first + peg) * slotDegrees).map((rotation) =>
    timeShareAt((rotation - from) / (to - from)),
  );
}
