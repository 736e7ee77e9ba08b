import { numberText } from '#client/lib/format/locale.ts';
import { placeOf } from './zone-copy.ts';

export const rulesNoticeCopy = {
  newRules: 'New rules for skip tokens',
  /** At most 48 characters. */
  line: 'Skip tokens get new rules.',
  whatChanges: 'What changes',
  gotIt: 'Got it',
  unread: 'We couldn’t load the new rules.',
  lead: (from: string): string => `They apply from ${from}. Earlier days stay as they are.`,
  rules: {
    tokenHold: 'Most tokens you can hold',
    earnEvery: 'Active days in a row for a token',
    tokenStart: 'Tokens with a first program',
  },
  yourNumbers: 'Had they applied from your first day, you would have:',
  sameNumbers: 'Had they applied from your first day, your numbers would be the same.',
  fields: { currentStreak: 'Streak', bestStreak: 'Best streak', skipTokens: 'Skip tokens' },
  change: (before: number, after: number): string => `${numberText(after)} instead of ${numberText(before)}`,
};

const days = (count: number): string => `${numberText(count)} ${count === 1 ? 'day' : 'days'}`;

export const recountCopy = {
  label: 'Your days were recounted',
  /** At most 48 characters for most places. */
  line: (zone: string): string => `A law changed the clocks of ${placeOf(zone)}.`,
  whatChanged: 'What changed',
  recounted: (from: string, streak: number, before: number): string =>
    streak === before
      ? `We recounted your days since ${from}. Your streak stays at ${days(streak)}, and nothing you earned was lost.`
      : `We recounted your days since ${from}. Your streak is ${days(streak)}; it was ${numberText(before)}.`,
};
