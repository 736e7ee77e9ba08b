import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { SinceKind } from '#service/stats/recap-contract.ts';

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
