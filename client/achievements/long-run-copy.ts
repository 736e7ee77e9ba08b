import { numberText, plural } from '#client/lib/format/locale.ts';
import type { LongRunFamily, QuestFamily } from '#domain/catalogue/content/long-run-badges.ts';

export const questFamilies: Readonly<Record<QuestFamily, true>> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

export const longRunCopy = {
  title: 'All sorts of things',
  lead: 'Each of these counts by itself, at your own pace. None has a date.',
  unread: 'We couldn’t load these badges.',
  amount: (family: LongRunFamily, count: number): string =>
    `${numberText(count)} ${
      family in questFamilies
        ? plural(count, { one: 'quest', other: 'quests' })
        : family === 'comebacks'
          ? plural(count, { one: 'comeback', other: 'comebacks' })
          : plural(count, { one: 'day with a record', other: 'days with a record' })
    }`,
  earned: (name: string, date: string): string => `${name}, earned ${date}`,
  open: (name: string, amount: string): string => `${name}, ${amount}, not earned yet`,
  next: (name: string, count: string, amount: string): string => `Next: ${name}, ${count} of ${amount}`,
  all: 'All of these are yours.',
  reasons: 'How you earned them',
  reasonsLead: 'Every badge goes back to one thing you did.',
  showReasons: 'Show me',
  reasonsUnread: 'We couldn’t load how you earned them.',
  noReasons: 'Your first badge is still ahead.',
};
