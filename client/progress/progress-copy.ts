import { numberText, plural } from '#client/lib/format/locale.ts';

/** The words right after a number of a goal. */
export type Unit = '' | '%';

export const progressCopy = {
  history: 'See your history',
  achievements: 'Achievements',
  daysInARow: (streak: number): string => `${numberText(streak)} days in a row.`,
  goalProgress: 'Goal progress',
  numbersUnread: 'We couldn’t load your numbers.',
  yourNumbers: 'Your numbers',
  totalPoints: 'Total Points',
  dayStreak: 'Day Streak',
  thisWeek: 'This week',
  noGoal: 'No goal yet',
  goalProgressTile: 'Goal Progress',
  timeOver: 'Time is over',
  planIsOver: (isMeasured: boolean): string =>
    isMeasured
      ? 'Your planned time is over, and your target is still ahead. Choose what comes next.'
      : 'Your planned time is over. Take a breath, then choose the next goal.',
  allReached: 'All reached',
  aheadOf: (rest: number, unit: Unit, milestone: number): string =>
    `${numberText(rest)}${unit} more to ${numberText(milestone)}${unit}.`,
  streak: 'Streak',
  daysInARowUnit: (currentStreak: number): string =>
    plural(currentStreak, { one: 'day in a row', other: 'days in a row' }),
  workouts: 'Workouts',
  completed: 'completed',
  pointsThisWeek: (points: number): string => `${points > 0 ? '+' : ''}${numberText(points)} this week`,
  progress: 'Progress',
  energy: 'Energy',
  weight: 'Weight',
  progressMode: 'Progress mode',
  showAsTable: 'Show as table',
  progressUnread: 'We couldn’t load your progress.',
  progressOverview: 'Progress Overview',
  workoutsCompleted: 'Workouts completed',
  workoutCount: (totalWorkouts: number): string => `${numberText(totalWorkouts)} workouts`,
  charts: 'See your charts',
};

export const weightCopy = {
  currentWeight: 'Current Weight',
  weightUnread: 'We couldn’t load your weight.',
  targetWeight: 'Target Weight',
  programPhase: 'Program Phase',
  logTodaysWeight: "Log Today's Weight",
  chartLead: 'Log your weight now and then. The line shows where it’s going.',
  firstWeight: 'Your first weight starts your chart.',
  last: (current: string): string => `Last: ${current}.`,
  logging: 'Logging...',
  logWeight: 'Log Weight',
  weightIn: (unit: string): string => `Weight in ${unit}`,
  logWeightTitle: 'Log weight',
  lastWeightUnread: 'We couldn’t load your last weight.',
  lastWeight: (current: string): string => `Last: ${current}`,
  log: 'Log',
  invalidWeight: 'Invalid weight',
  invalidWeightLead: 'Please enter a valid weight.',
  logFailed: 'Failed to log weight. Please try again.',
  weightLogged: 'Weight logged',
  weightOf: (date: string, weight: string, unit: string): string => `Weight of ${date}, ${weight} ${unit}`,
  sinceStart: (unit: string): string => `${unit} since start`,
  toGo: (toGo: string): string => `${toGo} to go`,
  targetReached: 'Target reached',
  weight: 'Weight',
  lostOnTheWay: 'Weight lost on the way to the target',
  target: (target: string): string => `Target ${target}`,
  noWeight: 'No weight logged in the last 90 days.',
  aim: (targetText: string): string => ` Target ${targetText}.`,
  oneWeight: (weight: string, aim: string): string => `One weight so far, ${weight}.${aim}`,
  change: (first: string, last: string, span: string, aim: string): string =>
    `From ${first} to ${last} ${span}.${aim}`,
  inDays: (days: number): string => `in ${numberText(days)} ${plural(days, { one: 'day', other: 'days' })}`,
  inWeeks: (weeks: number): string => `in ${numberText(weeks)} weeks`,
};

export const streakCopy = {
  done: 'Done',
  protectedByToken: 'Protected by a skip token',
  heldByToken: 'Held by a skip token, not spent yet',
  missed: 'Missed',
  doesNotCount: 'Does not count',
  paused: 'Paused',
  pauseYourStreak: 'Pause your streak',
  changePause: 'Change your pause',
  restDay: 'Planned rest',
  restToday: 'A planned rest day: your streak waits.',
  pausedUntil: (date: string): string => `Paused until ${date}.`,
  todayOpen: 'Today, open',
  streak: (currentStreak: string): string => `Streak: ${currentStreak}`,
  days: (days: number): string => `${numberText(days)} ${plural(days, { one: 'day', other: 'days' })}`,
  next: (value: string): string => `Next: ${value}`,
  to: (daysText: string, value: number): string => `${daysText} to ${numberText(value)}`,
  best: (bestStreak: string): string => `Best ${bestStreak}`,
  rescueLead: 'You missed yesterday. A skip token can still save your streak.',
  bestSoFar: (bestStreak: string): string =>
    `Your best is ${bestStreak}. A quest or a workout starts the next run.`,
  noStreak: 'One quest or workout starts your streak.',
  skipTokensHold: (tokensAtRisk: number): string =>
    `${numberText(tokensAtRisk)} ${plural(tokensAtRisk, { one: 'skip token holds', other: 'skip tokens hold' })} your streak.`,
  todayProtected: 'A skip token protects today.',
  todayCounts: 'Today counts.',
  keepItAliveToday: 'Keep it alive today.',
  heldOn: (date: string): string => ` A skip token held it on ${date}.`,
  activeDays: (active: number, count: number): string =>
    `${numberText(active)} of the last ${numberText(count)} ${plural(count, { one: 'day', other: 'days' })} active`,
  firstDay: 'Each day gets a dot here.',
  lastSevenDays: 'The last seven days',
  date: 'Date',
  day: 'Day',
};
