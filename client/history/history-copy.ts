import { shortDate } from '#client/lib/format/format-day.ts';
import { itemsText, listText, numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { HistoryKind } from '#service/features/history/history-contract.ts';
import type { SinceKind } from '#service/features/stats/recap-contract.ts';

export const historyCopy = {
  title: 'Everything you did',
  history: 'History',
  streak: (days: number): string =>
    days === 0
      ? 'Your next active day starts a new streak.'
      : `${numberText(days)} ${plural(days, { one: 'day', other: 'days' })} in a row.`,

  calendar: 'Active days',
  earlier: 'Earlier month',
  later: 'Later month',
  activeDays: (count: number): string =>
    `${numberText(count)} active ${plural(count, { one: 'day', other: 'days' })}.`,
  band: 'The band joins the days of a streak. Tap a day to see why it counts.',
  dayIs: (weekday: string, date: string, marks: readonly string[]): string =>
    `${weekday}, ${date}: ${itemsText(marks.map((mark, index) => (index === 0 ? mark : mark.toLowerCase())))}`,
  calendarUnread: "We couldn't load your calendar.",
  open: 'open',
  waiting: 'Waiting to be sent',
  pending: 'pending',

  show: 'Show',
  all: 'All',
  kinds: {
    workout: 'Workouts',
    quest: 'Quests',
    routine: 'Routines',
    weight: 'Weight',
    measurements: 'Measurements',
    assessment: 'Assessment',
  } satisfies Record<HistoryKind, string>,
  search: 'Search by name',
  searchExample: 'Core Circuit',
  entries: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
  showOlder: 'Show older',
  unread: "We couldn't load your history.",
  offline: "You're offline. Here is what you've seen so far.",
  empty: 'Nothing here yet',
  emptyLead: 'Your first workout, quest or weigh-in will show up here.',
  startAWorkout: 'Start a workout',
  bringHistory: 'Bring your years from another app',
  nothingFound: 'Nothing found',
  nothingFoundLead: 'Try another name, or show all kinds.',
  showAll: 'Show all',

  weightTitle: (weight: string, unit: string): string => `Weight, ${weight} ${unit}`,
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  points: (points: number): string => `+${numberText(points)} ${plural(points, { one: 'pt', other: 'pts' })}`,
  unfinished: 'unfinished',
  corrected: 'corrected',
  quest: (difficulty: string | null): string => (difficulty === null ? 'quest' : `quest, ${difficulty}`),
  skipped: 'quest, skipped',
  routine: 'daily routine',
  felt: (mood: string, effort: number, effortWord: string): string =>
    `Felt ${mood}, effort ${numberText(effort)} (${effortWord}).`,
  changed: (changes: readonly string[], on: string): string => `You changed ${listText(changes)} on ${on}.`,
  change: (before: string, after: string): string => `${before} to ${after}`,
  effort: (effort: number): string => `effort ${numberText(effort)}`,
  mood: (word: string): string => `mood ${word}`,
  setsDone: (done: number, sets: number): string => `${numberText(done)} of ${numberText(sets)}`,
  setCount: (sets: number): string => `${numberText(sets)} ${plural(sets, { one: 'set', other: 'sets' })}`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  load: 'Load',
  bodyWeight: 'body weight',
  assistance: (weight: string): string => `${weight} assistance`,
  setReps: (exercise: string, set: number): string => `${exercise}, set ${numberText(set)}: reps`,
  setSeconds: (exercise: string, set: number): string => `${exercise}, set ${numberText(set)}: seconds`,
  setLoad: (exercise: string, set: number, unit: string): string =>
    `${exercise}, set ${numberText(set)}: ${unit}`,
  setsFault: 'A set needs whole reps or seconds, and a load above 0.',
  exercise: 'Exercise',
  sets: 'Sets',
  whatYouDid: 'What you did',
  exercises: 'Exercises of this workout',
  result: 'Result',
  measurement: 'Measurement',
  value: 'Value',
  level: (level: string): string => `Your level: ${level}.`,
  detailsUnread: "We couldn't load the details.",
  fields: {
    weight: 'Weight',
    height: 'Height',
    bodyFatPercent: 'Body fat',
    waistCircumference: 'Waist',
    hipCircumference: 'Hips',
    chestCircumference: 'Chest',
    leanBodyMass: 'Lean mass',
  },
  quantity: (value: number, unit: string): string =>
    unit === '%' ? `${numberText(value, 1)}%` : `${numberText(value, 1)} ${unit}`,
  resultOf: (value: number, type: string): string =>
    type === 'measurement' ? numberText(value) : `${numberText(value)} ${type}`,

  edit: 'Edit',
  delete: 'Delete',
  editOf: (name: string): string => `Edit ${name}`,
  deleteOf: (name: string): string => `Delete ${name}`,
  takesBack: (points: number): string =>
    `Deleting takes back ${numberText(points)} ${plural(points, { one: 'point', other: 'points' })}.`,
  dayStays: (name: string): string => `The day still counts: ${name} holds it.`,
  dayMayFall: 'The day may stop counting for your streak.',
  deleted: (name: string): string => `${name} deleted`,
  deletedLead: '10 seconds to change your mind.',
  undoKeeps: (streak: number, points: number): string =>
    `Undo keeps your streak at ${numberText(streak)} and all ${numberText(points)} ${plural(points, { one: 'point', other: 'points' })}.`,
  ifDeleted: 'Delete?',
  undo: 'Undo',
  undoTooLate: 'That was too late',
  undoTooLateLead: 'It’s deleted already.',
  deleteLabel: (name: string, date: string): string => `Delete ${name}, ${date}`,
  correctLabel: (name: string, date: string): string => `Change ${name}, ${date}`,

  date: 'Date',
  fromApp: (app: string): string => `from ${app}`,
  anyDateHint: 'Any day up to today.',
  anyDateFault: 'Choose today or an earlier day.',
  dateHint: 'Today or one of the last 7 days, or leave it as it is.',
  dateFault: 'Choose today, one of the last 7 days, or leave it as it is.',
  duration: 'Minutes',
  durationFault: 'Use whole minutes from 1 to 1,440.',
  howHard: 'How hard was it?',
  howFelt: 'How did you feel?',
  scale: (step: number, word: string): string => `${numberText(step)}, ${word}`,
  weightIn: (unit: string): string => `Weight (${unit})`,
  weightFault: 'Use a number above 0, such as 172.4.',
  keepsBoth: 'Your history says what you changed, and you earn nothing twice.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Changed',
  saveFailed: "We couldn't save the change. Please try again.",
};

/** Means of a week, of 5. */
type Felt = { readonly energy: number; readonly mood: number };

export const recapCopy = {
  title: 'Weekly recap',
  dates: (from: MemberDay, until: MemberDay): string => `${shortDate(from)} to ${shortDate(until)}`,
  lastWeek: 'Recap of last week',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  days: 'Your days',
  ofSeven: 'of 7 days active',
  dayIs: (weekday: string, mark: string): string => `${weekday}: ${mark}`,
  numbers: {
    workouts: 'Workouts',
    quests: 'Quests',
    points: 'Points',
    streak: 'Days in a row on Sunday',
  },
  activeDays: 'Active days',
  praise: (days: number): string => {
    if (days === 0) return 'A quiet week. Today can start a new streak.';
    if (days === 7) return 'Every single day.';
    return `You showed up on ${numberText(days)} ${plural(days, { one: 'day', other: 'days' })}.`;
  },
  since: 'Since then',
  sinceLead: (on: MemberDay): string => `The recap shows what was known on ${shortDate(on)}.`,
  unchanged: 'Nothing about this week has changed since.',
  settled: 'An open day was settled.',
  what: 'What',
  thenColumn: 'Then',
  nowColumn: 'Now',
  sinceKinds: {
    added: 'You added something late.',
    corrected: 'You corrected a workout.',
    removed: 'You took something back.',
    outage: 'An outage on our side was recorded, so its days don’t count against you.',
    rules: 'The rules changed.',
    pause: 'Your pause changed.',
    token: 'You used a skip token.',
    zone: 'You set your time zone.',
    reset: 'You started over.',
  } satisfies Record<SinceKind, string>,
  byMail: 'By email',
  energyTitle: 'Your energy this week',
  energy: ({ energy, mood }: Felt, days: number): string =>
    `Your energy was ${numberText(energy, 1)} of 5 and your mood ${numberText(mood, 1)}, by ${numberText(days)} check-ins.`,
  energyBefore: ({ energy, mood }: Felt): string =>
    `The week before: ${numberText(energy, 1)} and ${numberText(mood, 1)}.`,
  mailIt: 'Email me every recap on Monday',
  mailLead: (to: string): string =>
    `Goes to ${to}. Only counts of days, workouts, quests and points, never your weight.`,
  notSaved: {
    title: 'Not saved',
    description: 'The setting is as it was. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
  unread: 'We couldn’t load this recap.',
  notOver: 'This week isn’t over yet',
  notOverLead: 'Its recap is here from Monday on.',
  noWeek: 'There is no recap for this week',
  noWeekLead: 'It’s from before you joined, or there’s no such week.',
};
