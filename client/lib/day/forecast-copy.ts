import { listText, numberText, plural } from '#client/lib/format/locale.ts';

export const forecastCopy = {
  streakStays: (days: number): string => `Your streak stays ${numberText(days)}.`,
  streakGoes: (before: number, after: number): string =>
    `Your streak goes from ${numberText(before)} to ${numberText(after)}.`,
  tokens: (count: number): string =>
    `${numberText(count)} skip ${plural(count, { one: 'token', other: 'tokens' })}`,
  points: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  keep: (what: readonly string[]): string => `You keep ${listText(what)}.`,
  lose: (what: readonly string[]): string => `You lose ${listText(what)}.`,
  get: (what: readonly string[]): string => `You get ${listText(what)}.`,
  heldAgain: (count: number): string =>
    `${forecastCopy.tokens(count)} ${plural(count, { one: 'holds', other: 'hold' })} it again.`,
  needed: (count: number): string =>
    `${numberText(count)} of your skip tokens will be used when you train next.`,
  noneNeeded: 'No skip token is used for the days you missed.',
};
