import type { longRunCopy as english } from '#client/achievements/long-run-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { LongRunFamily, QuestFamily } from '#domain/catalogue/content/long-run-badges.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questFamilies: Readonly<Record<QuestFamily, true>> = {
  ...{ strength: true, cardio: true, core: true, mobility: true, recovery: true, mindset: true },
};

const amountWord = (family: LongRunFamily, count: number): string => {
  if (family in questFamilies) return plural(count, { one: 'Quest', other: 'Quests' });
  return family === 'comebacks'
    ? plural(count, { one: 'Comeback', other: 'Comebacks' })
    : plural(count, { one: 'Tag mit Rekord', other: 'Tage mit Rekord' });
};

export const longRunCopy: Translated<typeof english> = {
  title: 'Von allem etwas',
  lead: 'Jedes davon zählt für sich, in deinem Tempo. Keins hat eine Frist.',
  unread: 'Diese Abzeichen ließen sich nicht laden.',
  amount: (family: LongRunFamily, count: number): string =>
    `${numberText(count)} ${amountWord(family, count)}`,
  earned: (name: string, date: string): string => `${name}, geholt am ${date}`,
  open: (name: string, amount: string): string => `${name}, ${amount}, noch offen`,
  next: (name: string, count: string, amount: string): string =>
    `Als Nächstes: ${name}, ${count} / ${amount}`,
  all: 'Du hast alle davon.',
  reasons: 'Wofür du sie bekommen hast',
  reasonsLead: 'Jedes Abzeichen geht auf eine Sache zurück, die du gemacht hast.',
  showReasons: 'Zeig es mir',
  reasonsUnread: 'Wofür du sie bekommen hast, ließ sich nicht laden.',
  noReasons: 'Dein erstes Abzeichen liegt noch vor dir.',
};
