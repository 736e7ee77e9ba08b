import { numberText, plural } from '#client/lib/format/locale.ts';

export const questEndCopy = {
  ifUndone: 'Undo?',
  streakIsSafe: 'Your streak is safe',
  todayIsOnTheWheel: 'Today is on the wheel.',
  tryAgainTomorrow: 'Try again tomorrow.',
  wheelAtMidnight: 'A new wheel at midnight, with three spins.',
  newWheelTomorrow: 'Tomorrow, a new wheel',
  todaysWheel: 'Today’s wheel is waiting',
  threeSpins: 'Three spins are waiting for you.',
  medal: (points: string, pegs: string): string => `Medal, ${points}. ${pegs} around its rim`,
  shield: (pegs: string): string => `Shield. ${pegs} around its rim, today protected`,
  pegs: (days: number, goal: number): string => `${numberText(days)} of ${numberText(goal)} days`,
  days: (days: number): string => `${numberText(days)} ${plural(days, { one: 'day', other: 'days' })}.`,
  daysStand: (days: number): string =>
    `${numberText(days)} ${plural(days, { one: 'day stands', other: 'days stand' })}.`,
  tokenCovers: (left: number): string =>
    `One skip token covers today, ${left === 0 ? 'none' : wordOf(left)} ${plural(left, { one: 'is', other: 'are' })} left.`,
  nothingToDo: (points: number): string =>
    `${capital(wordOf(points))} ${plural(points, { one: 'point', other: 'points' })}, nothing to do.`,
  toGo: (rest: number, goal: number): string => `${capital(wordOf(rest))} to go for ${numberText(goal)}.`,
  bestIsNext: 'Each day from here is a bonus.',
};

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `two`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
