import { numberText, plural } from '#client/lib/format/locale.ts';

const memberWord = (count: number): string => plural(count, { one: 'member', other: 'members' });

export const insightsCopy = {
  unread: 'We couldn’t load the insights.',
  lead: (count: number): string =>
    `${numberText(count)} ${memberWord(count)} with an account. Counts only, no names.`,
  asOf: 'As of (UTC)',
  asOfHint: 'Empty for now. The numbers are those that were known at that moment.',
  show: 'Show',
  now: 'Now',
  ofMoment: (moment: string, position: string | null): string =>
    position === null
      ? `As of ${moment} UTC, before the first event`
      : `As of ${moment} UTC, log read to position ${position}`,
  folding: (events: number, total: number | null): string =>
    total === null
      ? 'Reading the history…'
      : `Reading the history: ${numberText(events)} of ${numberText(total)} events.`,
  waiting: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'question is', other: 'questions are' })} before this one.`,
  table: 'Table',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title: string): string => `Table: ${title}`,
  sqlOf: (title: string): string => `SQL: ${title}`,
  csvOf: (title: string): string => `CSV: ${title}`,
  repeat: 'To repeat it, fold the history until this moment and run the statement there:',

  streaks: 'Streak distribution',
  days: (bucket: string): string => `${bucket} ${bucket === '1' ? 'day' : 'days'}`,
  bucket: 'Days in a row',
  members: 'Members',
  memberWord,
  share: 'Share',

  retention: 'Retention by week of joining',
  retentionLead: 'Percent active in each week after the first sign-in. Week 0 is the week of joining.',
  noCohorts: 'No week has ended since the first member joined.',
  joined: 'Joined',
  week: (nth: number): string => `W${nth}`,
  percent: (share: number): string => `${numberText(share, 0)}%`,
  activeOf: (active: number, of: number): string => `${numberText(active)} of ${numberText(of)}`,

  quests: 'Quest funnel',
  questsLead: 'Each bar holds its spins. Inside: accepted, and of these completed.',
  noQuests: 'Nobody has spun the wheel.',
  order: 'Order',
  bySpun: 'Most spun',
  bySpunAway: 'Most spun away',
  spunAwayLead: (least: number): string => `Of the quests with at least ${numberText(least)} spins.`,
  quest: 'Quest',
  spun: 'Spun',
  spunAway: 'Spun away',
  accepted: 'Accepted',
  completed: 'Completed',
  skipped: 'Skipped',
  shareSpunAway: 'Share spun away',
  firstOf: (shown: number, all: number): string =>
    `${numberText(shown)} of ${numberText(all)} quests. The table has all.`,

  refused: 'Refused commands',
  refusedLead: 'What the rules refused in the seven days before the moment. Who asked is not recorded.',
  noneRefused: 'Nothing was refused.',
  reason: 'Reason',
  command: 'Command',
  lastDay: 'Last 24 hours',
  lastWeek: 'Last 7 days',

  energy: 'Energy after training',
  energyLead: (least: number): string =>
    `From the check-ins of the latest thirteen weeks. They are encrypted for each member, so the history is read once. Nothing is shown of fewer than ${numberText(least)} members.`,
  readEnergy: 'Read check-ins',
  readingEnergy: 'Reading…',
  energyUnread: 'The check-ins could not be read. Please try again.',
  tooFewMembers: (members: number, least: number): string =>
    `${numberText(members)} of ${numberText(least)} members have enough check-ins to compare their days.`,
  afterTraining: ({
    difference,
    members,
    days,
    otherDays,
  }: {
    readonly difference: number;
    readonly members: number;
    readonly days: number;
    readonly otherDays: number;
  }): string =>
    `On days after training the energy of ${numberText(members)} members was ${
      difference === 0
        ? 'the same as on others'
        : `${numberText(Math.abs(difference), 1)} ${difference > 0 ? 'higher' : 'lower'}`
    } on average (${numberText(days)} days, ${numberText(otherDays)} others). No cause is claimed.`,
  bySign: (higher: number, same: number, lower: number): string =>
    `Higher for ${numberText(higher)}, the same for ${numberText(same)}, lower for ${numberText(lower)}.`,
  energyWeeks: 'Mean energy and mood by week',
  noWeeks: (least: number): string => `No week has check-ins of ${numberText(least)} members.`,
  energyLines: { energy: 'Energy, mean of the week', mood: 'Mood, mean of the week' },
  weekFrom: 'Week from',
  meanEnergy: 'Energy',
  meanMood: 'Mood',

  effect: 'What if: a rules file',
  effectLead:
    'Folds the history under other rules. Nothing is adopted. Name only the rules that change; npm run replay -- --rules-template prints all.',
  rules: 'Rules (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'Choose file',
  compare: 'Compare',
  comparing: 'Comparing…',
  failed: 'The rules could not be compared. Please try again.',
  measures: { 'current-streak': 'Current streak', points: 'Points' },
  before: 'Before',
  after: 'After',
  gainLose: (gaining: number, losing: number, unchanged: number): string =>
    `${numberText(gaining)} gain, ${numberText(losing)} lose, ${numberText(unchanged)} unchanged.`,
  gains: 'Gain most',
  losses: 'Lose most',
  member: 'Member',
  change: 'Change',
  gainsBy: (by: number): string => `Gains ${numberText(by)}`,
  losesBy: (by: number): string => `Loses ${numberText(by)}`,
  nobody: 'Nobody.',
  listed: (count: number): string => `The ${numberText(count)} largest.`,
};
