import { numberText, plural } from '#client/lib/format/locale.ts';
import type { Quest } from '#service/quest/quest-contract.ts';

export const questCopy = {
  title: "Today's quest",
  spinForDay: (day: number): string => `Spin for day ${numberText(day)}`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Record<Quest['difficulty'], string>,
  spin: 'SPIN',
  hubSpinsLeft: (spins: number): string => `${numberText(spins)} left`,
  points: (points: number): string => plural(points, { one: 'point', other: 'points' }),
  pointsText: (points: number): string =>
    `${numberText(points)} ${plural(points, { one: 'point', other: 'points' })}`,
  pointsEarned: (points: number): string => `You earned ${questCopy.pointsText(points)}`,
  updateFailed: 'Failed to update quest. Please try again.',
  wheelOff: 'The quest wheel is off.',
  turnWheelOn: 'Turn the wheel on',
  questUnread: 'We couldn’t load your quest.',
  questFound: 'Quest Found',
  assignedForToday: 'Assigned for today',
  questCompleted: 'Quest Completed',
  questSkipped: 'Quest Skipped',
  bonus: 'Bonus',
  spinsLeft: (remainingSpins: number): string =>
    `${numberText(remainingSpins)} ${plural(remainingSpins, { one: 'spin', other: 'spins' })} left`,
  wheelLandedOn: (name: string): string => `Quest wheel, landed on ${name}`,
  questWheel: 'Quest wheel',
  readyLead: 'Eight challenges, one for today. Don’t like it? You can swap it.',
  yesterdaysQuest: "This is yesterday's quest. Until 03:00 it counts for yesterday.",
  minutes: (estimatedMinutes: number): string => `${numberText(estimatedMinutes)} min`,
  noEquipment: 'No equipment',
  withAlternative: (alternative: string): string => `With ${alternative}`,
  accept: 'Accept',
  reSpin: 'Re-spin',
  complete: 'Complete',
  spinning: 'Spinning...',
  spinTheWheel: 'Spin the Wheel',
  skip: 'Skip',
  resetQuest: 'Reset Quest',
  undo: 'Undo',
  ifUndone: 'Undo?',
  setup: 'Quest System Setup',
  setupLead: 'Quest database is being initialized. Please try again in a moment.',
  noMoreSpins: 'No More Spins',
  noMoreSpinsLead: "You've used all your spins. Accept the current quest or skip it.",
  resultLine: (name: string, estimatedMinutes: number): string =>
    `${name} - ${numberText(estimatedMinutes)} minutes`,
  luckyLine: (points: string): string => `Bonus: ${points}. Nothing to do but enjoy it: today counts.`,
  questAccepted: 'Quest Accepted',
  used1SkipToken: 'Used 1 skip token',
  questReset: 'Quest Reset',
  reSpinFailed: 'Re-spin Failed',
  reSpinFailedLead: 'Unable to get a new quest. Please try again.',
  acceptFailed: 'Accept Failed',
  acceptFailedLead: 'Unable to accept quest. Please try again.',
  skipFailed: 'Skip Failed',
  skipFailedLead: 'Unable to skip quest. Please try again.',
  resetFailed: 'Reset Failed',
  wheelSpinFailed: 'Wheel Spin Failed',
  wheelSpinFailedLead: 'Please try again in a moment.',
  spinFailed: 'Spin Failed',
  spinFailedLead: 'Unable to spin the wheel',
  adminAccessRequired: 'Admin access required',
  resetFailedLead: 'Failed to reset quest. Please try again.',
  skipTokens: (tokens: number): string =>
    `${numberText(tokens)} skip ${plural(tokens, { one: 'token', other: 'tokens' })}`,
  questsDone: (quests: number): string =>
    `${numberText(quests)} ${plural(quests, { one: 'quest', other: 'quests' })} done`,
  noSkipTokens: (days: number): string => `No skip tokens. Earn one every ${days} active days.`,
  noSkipNeeded: (isPaused: boolean): string =>
    `Your streak ${isPaused ? 'is paused' : 'holds today'}: you can leave this quest, and keep your token.`,
  skipCost: (skipTokens: number): string => `Skipping uses 1 skip token. You have ${numberText(skipTokens)}`,
  skipOrYesterday: (cost: string): string => `${cost}, and it can still save yesterday.`,
  skipOrStreak: (cost: string, tokensAtRisk: number): string =>
    `${cost}, and your streak needs ${numberText(tokensAtRisk)}.`,
  streakIsSafe: 'Your streak is safe',
  todayIsOnTheWheel: 'Today is on the wheel.',
  tryAgainTomorrow: 'Try again tomorrow.',
  wheelAtMidnight: 'A new wheel at midnight, with three spins.',
  newWheelTomorrow: 'Tomorrow, a new wheel',
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
  landedOn: (name: string): string => `The wheel landed on ${name}.`,
};

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `two`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
