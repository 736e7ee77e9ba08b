import { listText, numberText, plural } from '#client/lib/format/locale.ts';

export const dayCopy = {
  active: 'Active',
  protected: 'Protected',
  held: 'Held by a token',
  neutral: 'Neutral',
  paused: 'Paused',
  outage: 'On us',
  rest: 'Planned rest',
  missed: 'Missed',
  open: 'Still open',
  idle: 'Before your streak',
  late: (days: number): string =>
    `Arrived ${numberText(days)} ${plural(days, { one: 'day', other: 'days' })} late`,
  unread: 'We couldn’t load this day.',
  whatHappened: 'What happened',
  nothing: 'You logged nothing on this day.',
  counts: 'Counts: ',
  streak: 'Streak',
  tokens: 'Skip tokens',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, unchanged` : `from ${numberText(from)} to ${numberText(to)}`,
  countedIn: (place: string): string => `Counted in ${place} time.`,
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  lookBack: 'Look back',
  lookBackLead: 'See your numbers as you knew them on any day, and what we now know.',
  lookBackUnread: 'We couldn’t load your earlier numbers.',
  lookBackTo: (day: string): string => `Look back to ${day}`,
  knownOn: (day: string): string => `As I knew it on ${day}`,
  knownNow: 'What we now know',
  knownValue: (day: string, then: number, now: number): string =>
    `${day}: known then ${numberText(then)}, known now ${numberText(now)}`,
  knownThenColumn: 'Known then',
  knownNowColumn: 'Known now',
  todayEnd: 'Today',
  inARow: 'Days in a row',
  numbers: {
    bestStreak: 'Best streak',
    skipTokens: 'Skip tokens',
    totalPoints: 'Points',
    totalWorkouts: 'Workouts',
    completedQuests: 'Quests',
  },
  sameNow: 'Nothing about this day has changed since.',
  changedNow: 'Something came in later, or was corrected. The bold numbers include it.',
};

export const forecastCopy = {
  keepIt: 'Keep it',
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
