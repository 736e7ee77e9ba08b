import { numberText, plural } from '#client/lib/format/locale.ts';

const days = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'day', other: 'days' })} in a row`;
const tokens = (count: number): string =>
  `${numberText(count)} skip ${plural(count, { one: 'token', other: 'tokens' })}`;
const points = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'point', other: 'points' })}`;

/** Counted as the dashboard shows them. */
export type ShownNumbers = {
  readonly currentStreak: number;
  readonly skipTokens: number;
  readonly totalPoints: number;
};
const all = ({ currentStreak, skipTokens, totalPoints }: ShownNumbers): string =>
  `${days(currentStreak)}, ${tokens(skipTokens)}, ${points(totalPoints)}`;

export const forecastCopy = {
  same: (numbers: ShownNumbers): string => `Your numbers stay as they are: ${all(numbers)}.`,
  after: (numbers: ShownNumbers): string => `Your numbers after that: ${all(numbers)}.`,
  needed: (count: number): string =>
    `${numberText(count)} of your skip tokens will be used when you train next.`,
  noneNeeded: 'No skip token is used for the days you missed.',
};
