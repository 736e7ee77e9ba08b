export type Level = {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** Points from which on a member has the level. */
  readonly from: number;
};

/** Names for the sum of a member's points. Nothing is bought with points, and no level is compared with that of others. */
export const levels: readonly Level[] = [
  { number: 1, name: 'Newcomer', from: 0 },
  { number: 2, name: 'Starter', from: 10 },
  { number: 3, name: 'Mover', from: 40 },
  { number: 4, name: 'Regular', from: 90 },
  { number: 5, name: 'Steady', from: 170 },
  { number: 6, name: 'Strong', from: 300 },
  { number: 7, name: 'Tireless', from: 500 },
  { number: 8, name: 'Seasoned', from: 800 },
  { number: 9, name: 'Veteran', from: 1_200 },
  { number: 10, name: 'Master', from: 1_600 },
  { number: 11, name: 'Legend', from: 2_200 },
];

export type LevelStanding = {
  readonly level: Level;
  /** Null at the last level. */
  readonly next: Level | null;
  /** Of the way from this level to the next, in whole percent; 100 at the last level. */
  readonly percent: number;
};

/** @param points the sum, from 0 */
export function levelOf(points: number): LevelStanding {
  const index = levels.findLastIndex(({ from }) => from <= points);
  const [level, next = null] = levels.slice(Math.max(0, index));
  if (!level) throw new RangeError('there is no level');
  const percent = next ? Math.floor((100 * (points - level.from)) / (next.from - level.from)) : 100;
  return { level, next, percent };
}
